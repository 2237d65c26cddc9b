/** Rebuilds the deals of a match (docs/records.md) and checks that they explain what was played. */
import { shuffle, stream } from '../../verify/deal';
import type { MatchRecord } from '../../verify/record';

const ranks = '23456789TJQKA';
const suits = 'CDHS';
const pack = [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));

/** The hand sizes of all rounds (R4). */
export function handSizes(schedule: unknown, start: number): number[] {
  const down = Array.from({ length: start }, (_, index) => start - index);
  const up = [...down].reverse();
  if (schedule === 'down') return down;
  if (schedule === 'up') return up;
  return schedule === 'up-down' ? [...up, ...down.slice(1)] : [...down, ...up.slice(1)];
}

export interface Dealt {
  /** Per seat, in the order dealt. */
  hands: string[][];
  trump: string;
}

/** Round k: one card at a time from the seat left of the dealer on; the first dealer is seat 1 (R5). */
export function deal(matchSeed: string, k: number, handSize: number, seats: number): Dealt {
  const deck = shuffle(stream(matchSeed, 'deck', k), pack);
  const first = (1 + k + 1) % seats;
  const dealtTo = (seat: number) => (seat - first + seats) % seats;
  const hands = Array.from({ length: seats }, (_, seat) =>
    deck.filter((_, at) => at < handSize * seats && at % seats === dealtTo(seat)),
  );
  return { hands, trump: deck[handSize * seats]! };
}

/** Whether each card played was dealt in that round to who played it, and the rounds come out even. */
export function explain(matchSeed: string, record: MatchRecord): boolean {
  const sizes = handSizes(record.options.schedule, Number(record.options.start));
  const played = record.deeds.filter(({ action }) => !action.startsWith('b'));
  let from = 0;
  const explained = sizes.every((size, k) => {
    const held = deal(matchSeed, k, size, record.seats).hands.map((hand) => new Set(hand));
    const round = played.slice(from, (from += size * record.seats));
    return round.every(({ seat, action }) => held[seat]?.delete(action) ?? false);
  });
  return explained && from === played.length;
}
