/** How a hand is spread: bent and turned a little, in two rows when strips would be too narrow for a finger. */

export interface Place {
  /** Places from the middle of its row. */
  place: number;
  row: number;
  first: boolean;
}

export interface Fan {
  rows: number;
  perRow: number;
  /** Pixels that a card sinks, per square of its places from the middle. */
  bend: number;
  /** Degrees per place. */
  turn: number;
  at: (index: number) => Place;
}

/** Narrowest strip of a card that a finger still hits, and the width of the card that lies on top. */
const [NARROWEST, CARD] = [42, 76];
/** Half a fan of eight: a longer one is bent no more at its ends. */
const HALF = 3.5;

/** `width` is that of the row in pixels; 0 while it is not known. */
export function fan(cards: number, width: number): Fan {
  const fits = width === 0 || (cards - 1) * NARROWEST + CARD <= width;
  const rows = fits ? 1 : 2;
  const perRow = Math.ceil(cards / rows);
  const half = Math.max(HALF, (perRow - 1) / 2);
  return {
    rows,
    perRow,
    bend: (1.6 * HALF * HALF) / (half * half),
    turn: (2.1 * HALF) / half,
    at: (index) => placeOf(index, cards, perRow),
  };
}

function placeOf(index: number, cards: number, perRow: number): Place {
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, cards - row * perRow);
  const place = index - row * perRow;
  return { place: place - (inRow - 1) / 2, row, first: place === 0 };
}
