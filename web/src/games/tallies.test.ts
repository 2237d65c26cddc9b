import { describe, expect, it } from 'vitest';
import type { PlayerTally } from '../wire';
import { partsOf, percent, scoresBySize, sum } from './tallies';

const tally = (name: string, part: number, count: number, size: PlayerTally['size'] = '2'): PlayerTally => ({
  game: 'river',
  size,
  name,
  part,
  count,
});

const tallies = [tally('exact', 3, 2), tally('exact', 1, 5), tally('exact', 3, 4, '5-8'), tally('over', 7, 1)];

describe('tallies', () => {
  it('are added up over all sizes', () => {
    expect(sum(tallies, 'exact')).toBe(11);
    expect(sum(tallies, 'exact', 3)).toBe(6);
    expect(sum(tallies, 'under')).toBe(0);
  });

  it('know their parts in order', () => {
    expect(partsOf(tallies, ['exact', 'over'])).toEqual([1, 3, 7]);
  });

  it('give a mean score for each size that was played', () => {
    const scored = [tally('matches', 0, 4), tally('score', 0, 50), tally('score', 0, 9, '5-8')];
    expect(scoresBySize(scored)).toEqual([{ size: '2', matches: 4, mean: 12.5 }]);
  });
});

it('nothing of nothing is no share', () => {
  expect([percent(1, 3), percent(0, 0)]).toEqual([33, 0]);
});
