import { expect, it } from 'vitest';
import { askedBy, momentAddress } from './address';

it('asks for nothing unless it names a moment', () => {
  expect(askedBy('', 4, 0)).toBeNull();
  expect(askedBy('?key=abc&seat=1', 4, 0)).toBeNull();
});

it('takes what makes no sense as not said', () => {
  const plain = { at: 0, seat: 2, open: false };
  for (const query of ['?at=', '?at=-1', '?at=x', '?at=1e3', '?at=0&seat=4', '?at=0&seat=-1', '?at=0&hands=mine'])
    expect(askedBy(query, 4, 2)).toEqual(plain);
});

it('reads what it writes', () => {
  for (const key of [null, 'a key&more'])
    for (const asked of [
      { at: 37, seat: 2, open: false },
      { at: 0, seat: 1, open: true },
    ]) {
      const address = momentAddress('abc', key, asked.at, asked);
      expect(askedBy(address.slice(address.indexOf('?')), 4, 3)).toEqual(asked);
      expect(new URLSearchParams(address.slice(address.indexOf('?'))).get('key')).toBe(key);
    }
});

it('leaves everybody their own view if it names none', () => {
  expect(momentAddress('abc', null, 37)).toBe('/t/abc?at=37');
  expect(askedBy('?at=37', 4, 3)).toEqual({ at: 37, seat: 3, open: false });
});
