import { expect, test } from 'vitest';
import { deviceOf } from './push';

test('a subscription becomes a device in the language of the page', () => {
  const keys = { p256dh: 'p', auth: 'a' };
  expect(deviceOf({ endpoint: 'https://push.example/1', keys }, 'el')).toEqual({
    endpoint: 'https://push.example/1',
    p256dh: 'p',
    auth: 'a',
    language: 'el',
  });
});

test('one without keys cannot be written to', () => {
  expect(deviceOf({ endpoint: 'https://push.example/1' }, 'en')).toBeNull();
  expect(deviceOf({ keys: { p256dh: 'p', auth: 'a' } }, 'en')).toBeNull();
});
