import { beforeAll, describe, expect, it } from 'vitest';
import { useLanguage } from '../../text/texts.svelte';
import { resultHeading, resultLine } from './resultWords';

const names = ['Mara', 'Nikos', 'Ira'];

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as never;
  await useLanguage('en');
});

describe('the result in words', () => {
  const won = { names, totals: [62, 55, 51], ranks: [1, 2, 3] };
  const shared = { names, totals: [72, 72, 65], ranks: [1, 1, 3] };

  it('for the winner', () => {
    const standing = { ...won, seat: 0 };
    expect([resultHeading(standing), resultLine(standing)]).toEqual(['You win with 62', '7 points more than Nikos.']);
  });

  it('for another player', () => {
    const standing = { ...won, seat: 2 };
    expect(resultHeading(standing)).toBe('Mara wins with 62');
    expect(resultLine(standing)).toBe('You came third with 51, 11 points behind.');
  });

  it('for who watched', () => {
    expect([resultHeading({ ...won, seat: null }), resultLine({ ...won, seat: null })]).toEqual([
      'Mara wins with 62',
      '',
    ]);
  });

  it('of a shared victory', () => {
    expect(resultHeading({ ...shared, seat: 1 })).toBe('You share first place with 72');
    expect(resultLine({ ...shared, seat: 1 })).toBe('');
    expect(resultHeading({ ...shared, seat: null })).toBe('Mara and Nikos share first place with 72');
  });
});
