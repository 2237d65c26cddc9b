import { expect, it } from 'vitest';
import { whyNoPasskeys } from './passkeys';

const page = { isSecureContext: true, hostname: 'cards.example', hasWebAuthn: true };

it('offers passkeys on https and on localhost', () => {
  expect(whyNoPasskeys(page)).toBeNull();
  expect(whyNoPasskeys({ ...page, hostname: 'localhost' })).toBeNull();
});

it('says why there are none', () => {
  expect(whyNoPasskeys({ ...page, isSecureContext: false, hostname: '192.168.1.7' })).toBe('insecure');
  expect(whyNoPasskeys({ ...page, hostname: '127.0.0.1' })).toBe('address');
  expect(whyNoPasskeys({ ...page, hostname: '[::1]' })).toBe('address');
  expect(whyNoPasskeys({ ...page, hasWebAuthn: false })).toBe('browser');
});
