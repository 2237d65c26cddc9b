/** Which cards fly when a new view arrives: from where to where, and after how long. Pure, so that it can be tested. */
import type { Happening } from '../../wire';

/** A card's own place, or a named place of the table: `hand-2`, `discards-2`, `down`, `up`. */
export type Place = { card: number } | { anchor: string };

export interface Flight {
  card: number;
  /** Where it comes from if it was not on the table before. */
  from: Place;
  to: Place;
  delay: number;
  /** It comes from the closed pile and turns over on the way. */
  turnsOver?: boolean;
  /** Its face is nobody's business: a back flies. */
  hidden?: boolean;
}

/** The parts of a turn overlap a little, one card after the other. */
const BEAT = 130;
const DEAL_BEAT = 40;

export function flights(fresh: readonly Happening[], mySeat: number | null): Flight[] {
  return fresh.flatMap((happening) => {
    const given = happening.arguments;
    switch (happening.code) {
      case 'turn_taken':
        return [...givenUp(given), played(given), taken(given)];
      case 'drew':
        return [drawn(given)];
      case 'drew_hidden':
        return given.seat === mySeat ? [] : [drawnUnseen(given)];
      case 'dealt':
        return given.circle.map(dealt);
      default:
        return [];
    }
  });
}

function played({ seat, card }: Happening['arguments']): Flight {
  return { card, from: { anchor: `hand-${seat}` }, to: { card }, delay: 0 };
}

function taken({ taken: card }: Happening['arguments']): Flight {
  return { card, from: { card }, to: { card }, delay: BEAT };
}

function givenUp({ seat, gave_up: cards }: Happening['arguments']): Flight[] {
  return cards.map((card: number) => ({ card, from: { card }, to: { anchor: `discards-${seat}` }, delay: 0 }));
}

function drawn({ card, pile, seat }: Happening['arguments']): Flight {
  const closed = pile === '_';
  const to: Place = closed ? { card } : { anchor: `hand-${seat}` };
  return { card, from: { anchor: closed ? 'down' : 'up' }, to, delay: 2 * BEAT, turnsOver: closed };
}

function drawnUnseen({ seat }: Happening['arguments']): Flight {
  return { card: 0, from: { anchor: 'down' }, to: { anchor: `hand-${seat}` }, delay: 2 * BEAT, hidden: true };
}

function dealt(card: number, index: number): Flight {
  return { card, from: { anchor: 'down' }, to: { card }, delay: index * DEAL_BEAT, turnsOver: true };
}
