import { expect, it } from 'vitest';
import { sample } from './sample';
import { bestRound, biddingOf, pointsByHandSize, worstRound } from './statistics';
import type { PublicView, RoundScore } from './views';

const line = (hand_size: number, bid: number, tricks: number, points: number): RoundScore => ({
  hand_size,
  dealer: 0,
  trump: '2C',
  bids: [bid],
  tricks: [tricks],
  points: [points],
  totals: [0],
});

const sheet = [line(2, 1, 1, 11), line(1, 0, 0, 10), line(2, 0, 2, 2), line(2, 1, 0, 0)];
const base = sample().public;
const view: PublicView = { ...base, seats: base.seats.slice(0, 1), sheet };

it('counts exact, over and under', () => {
  expect(biddingOf(view, 0)).toEqual({ seat: 0, rounds: 4, exact: 2, over: 1, under: 1, surplus: 1 });
});

it('finds the round that paid most and the one farthest off', () => {
  expect(bestRound(view, 0)).toMatchObject({ round: 0, points: 11 });
  expect(worstRound(view, 0)).toMatchObject({ round: 2, bid: 0, tricks: 2 });
});

it('has no worst round when every bid was met', () => {
  expect(worstRound({ ...view, sheet: sheet.slice(0, 2) }, 0)).toBeUndefined();
});

it('means points by the size of the hand, smallest first', () => {
  expect(pointsByHandSize(view)).toEqual([
    { handSize: 1, means: [10] },
    { handSize: 2, means: [13 / 3] },
  ]);
});
