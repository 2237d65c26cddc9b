import { beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../text/texts.svelte';
import { seatNames } from './words';

beforeAll(() => {
  globalThis.document ??= { documentElement: {} } as never;
  return useLanguage('en');
});

const ANA = { player: 'p', name: 'Ana', level: null };
const easy = { player: null, name: null, level: 'easy' };
const medium = { player: null, name: null, level: 'medium' };

it('gives no bot the name of another one when the seats are shuffled', () => {
  const [, first, second] = seatNames([ANA, easy, medium]);
  expect(first).not.toBe(second);
  expect(seatNames([medium, ANA, easy])).toEqual([second, 'Ana', first]);
});

it('calls a person by name while a bot plays for them', () => {
  expect(seatNames([{ ...ANA, level: 'medium' }, easy])[0]).toBe('Ana');
});
