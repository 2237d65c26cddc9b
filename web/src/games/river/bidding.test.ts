import { describe, expect, it } from 'vitest';
import { meter, standing } from './bidding';
import { sample, type Sample } from './sample';

const view = (given: Sample) => sample(given).public;

describe('the bid meter', () => {
  it('waits for those who have not bid', () => {
    const open = meter(view({ round: 16, phase: 'bidding', bids: [null, 3, 0, 2, 1] }));
    expect(open).toEqual({ sum: 6, of: 8, missing: 1, relation: 'open', by: 0 });
  });

  it.each([
    [[4, 0, 2, 4, 1], 'over', 1],
    [[3, 0, 2, 3, 1], 'under', 1],
    [[4, 0, 2, 3, 1], 'even', 0],
  ] as const)('compares %j with ten cards', (bids, relation, by) => {
    expect(meter(view({ round: 18, bids }))).toMatchObject({ relation, by });
  });

  it('has no sum while fists are closed', () => {
    const secret = meter(view({ phase: 'bidding', bidding: 'simultaneous', bids: [2, 'fist', null, null, null] }));
    expect(secret).toMatchObject({ sum: null, missing: 3 });
  });
});

describe('a badge', () => {
  const badges = (given: Sample) => {
    const shown = view(given);
    return shown.seats.map((seat) => standing(shown, seat).kind);
  };

  it('says who has bid', () => {
    expect(badges({ phase: 'bidding', bids: [null, 'fist', 3, null, null] }).slice(0, 3)).toEqual([
      'to-bid',
      'has-bid',
      'bid',
    ]);
  });

  it('says needs, exact and over while cards are left', () => {
    expect(badges({ round: 18, bids: [4, 0, 2, 4, 1], tricks: [0, 1, 0, 0, 1] })).toEqual([
      'needs',
      'over',
      'needs',
      'needs',
      'exact',
    ]);
  });

  it('says short once too few tricks are left', () => {
    expect(badges({ seats: 4, round: 8, bids: [2, 0, 0, 0], tricks: [0, 1, 0, 0] })[0]).toBe('short');
  });
});
