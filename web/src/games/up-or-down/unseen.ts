/** How many cards of each colour the receiver has not seen yet: the closed piles and the others' hands. */
import { COLOURS, colourOf, type Colour } from './colours';
import type { OwnView, PublicView, SeatView } from './views';

export function unseen(open: PublicView, own: OwnView | null): Record<Colour, number> {
  const seen = seenCards(open, own);
  const left = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;
  for (let card = 1; card <= open.deck; card++) if (!seen.has(card)) left[colourOf(card)]++;
  return left;
}

function seenCards(open: PublicView, own: OwnView | null): Set<number> {
  const seats = open.seats.flatMap(cardsShownBy);
  const faceUp = open.face_up === null ? [] : [open.face_up];
  return new Set([...open.circle, ...faceUp, ...seats, ...(own?.hand ?? [])]);
}

function cardsShownBy(seat: SeatView): number[] {
  return [...seat.rows.flatMap((row) => row?.cards ?? []), ...seat.discards, ...seat.known, ...(seat.hand ?? [])];
}
