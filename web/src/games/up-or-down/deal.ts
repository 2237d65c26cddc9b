/** Rebuilds the deal of a match (docs/records.md) and checks that it explains what was played. */
import { shuffle, stream } from '../../verify/deal';
import type { MatchRecord } from '../../verify/record';

const handSize = 3;
const circleSize = 6;

/** The size of the deck by number of seats (U3). */
const decks: Readonly<Record<string, readonly number[]>> = {
  short: [42, 60, 78, 96, 96],
  long: [54, 78, 102, 126, 126],
};

export interface Dealt {
  hands: number[][];
  circle: number[];
  /** Both piles with the top card first. */
  down: number[];
  up: number[];
}

export function deal(matchSeed: string, record: Pick<MatchRecord, 'options' | 'seats'>): Dealt {
  const { options, seats } = record;
  const size = decks[String(options.length)]?.[seats - 2] ?? 0;
  const deck = shuffle(
    stream(matchSeed, 'deck', 0),
    Array.from({ length: size }, (_, index) => index + 1),
  );
  const hands = Array.from({ length: seats }, (_, seat) =>
    deck.filter((_, at) => at < handSize * seats && at % seats === seat),
  );
  const circle = deck.slice(handSize * seats, handSize * seats + circleSize);
  const rest = deck.slice(handSize * seats + circleSize);
  const downSize = Math.ceil(rest.length / 2);
  return { hands, circle: circle.sort((a, b) => a - b), down: rest.slice(0, downSize), up: rest.slice(downSize) };
}

/** Whether each card played was in the hand of who played it: dealt, or drawn from the piles before. */
export function explain(matchSeed: string, record: MatchRecord): boolean {
  const { hands, down, up } = deal(matchSeed, record);
  const held = hands.map((hand) => new Set(hand));
  return record.deeds.every(({ seat, action }) => {
    const drawn = action.endsWith('^') ? up.shift() : action.endsWith('_') ? down.shift() : undefined;
    const had = held[seat]?.delete(parseInt(action, 10)) ?? false;
    if (drawn !== undefined) held[seat]?.add(drawn);
    return had;
  });
}
