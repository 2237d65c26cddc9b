import { expect, it } from 'vitest';
import { deviceName } from './devices';

it('names browser and system', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
  expect([phone, mac].map(deviceName)).toEqual(['Chrome · Android', 'Safari · macOS']);
});

it('shows what it does not know as it is', () => {
  expect(deviceName('my-script/1.0')).toBe('my-script/1.0');
});
