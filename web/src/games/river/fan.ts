/** How a hand is spread: bent and turned a little, in two rows when strips would be too narrow for a finger. */

export interface Fan {
  /** Pixels that a card of 122 pixels sinks, per square of its places from the middle. */
  bend: number;
  /** Degrees per place from the middle. */
  turn: number;
}

/** Half a fan of eight: a longer one is bent no more at its ends. */
const HALF = 3.5;

export function bendOf(cards: number): Fan {
  const half = Math.max(HALF, (cards - 1) / 2);
  return { bend: (1.6 * HALF * HALF) / (half * half), turn: (2.1 * HALF) / half };
}

/** Places from the middle of its row: -0.5 and 0.5 for two cards. */
export const placeOf = (index: number, cards: number): number => index - (cards - 1) / 2;

/** Narrowest strip of a card that a finger still hits, and the width of the card that lies on top. */
const [NARROWEST, CARD] = [42, 76];

/** One row, or two of nearly equal length; `width` is the room in pixels, 0 while it is not known. */
export function inRows<T>(cards: readonly T[], width: number): T[][] {
  const fits = width === 0 || (cards.length - 1) * NARROWEST + CARD <= width;
  if (fits) return [[...cards]];
  const half = Math.ceil(cards.length / 2);
  return [cards.slice(0, half), cards.slice(half)];
}
