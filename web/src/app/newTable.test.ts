import { describe, expect, it } from 'vitest';
import { isThisDevice } from './newTable';

describe('a link works only on this device', () => {
  it.each(['localhost', 'updown.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('at %s', (hostname) => {
    expect(isThisDevice(hostname)).toBe(true);
  });

  it.each(['192.168.1.20', '10.127.0.1', 'localhost.example.org', '127.example.org'])('but not at %s', (hostname) => {
    expect(isThisDevice(hostname)).toBe(false);
  });
});
