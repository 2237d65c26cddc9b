import { describe, expect, it } from 'vitest';
import { sample } from './sample';
import { exactCounts, ranking, sheetRows, signed } from './sheet';

describe('the score sheet', () => {
  const view = sample({ round: 3, bids: [1, 2, 0, 3, 0], tricks: [1, 0, 0, 0, 0] }).public;

  it('has a row for every round: past, present and ahead', () => {
    const rows = sheetRows(view);
    expect(rows.map((row) => row.handSize)).toEqual(view.hand_sizes);
    expect(rows.slice(0, 5).map((row) => row.when)).toEqual(['past', 'past', 'past', 'now', 'ahead']);
  });

  it('shows won and bid of the present round, without a total', () => {
    expect(sheetRows(view)[3]?.cells[0]).toEqual({ bid: 1, tricks: 1, total: null, exact: false });
  });

  it('ticks exactly the bids that were met', () => {
    const ticked = sheetRows(view).flatMap((row) => row.cells.map((cell) => cell.exact));
    expect(ticked.filter(Boolean)).toHaveLength(exactCounts(view).reduce((sum, count) => sum + count, 0));
  });
});

it('gives equal totals the same rank', () => {
  const base = sample({ seats: 3 }).public;
  const scores = [72, 65, 72];
  const view = { ...base, seats: base.seats.map((seat, i) => ({ ...seat, score: scores[i] ?? 0 })) };
  expect(ranking(view).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});

it('writes points with a sign', () => {
  expect([13, 0, -3].map(signed)).toEqual(['+13', '0', '−3']);
});
