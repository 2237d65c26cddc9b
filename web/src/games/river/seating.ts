/** Where seats and their cards lie: clockwise on an oval, the viewer (or seat 0) at the bottom. */

/** A place: per cent of the table for seats, card widths from the centre for cards. */
export interface Spot {
  x: number;
  y: number;
}

/** All seats, clockwise from the one at the bottom. */
export const clockwiseFrom = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** How many places after the bottom seat, clockwise. */
export const placesAfter = (seat: number, bottom: number, seats: number): number => (seat - bottom + seats) % seats;

const LEFT = 13;
const RIGHT = 87;
const TOP = 9.5;

/** Places of the others by their number, clockwise from lower left. */
const OTHERS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, TOP]],
  [
    [36, TOP],
    [64, TOP],
  ],
  [
    [LEFT, 45],
    [50, TOP],
    [RIGHT, 45],
  ],
  [
    [LEFT, 48],
    [36, TOP],
    [64, TOP],
    [RIGHT, 48],
  ],
  [
    [LEFT, 48],
    [33, TOP],
    [52, TOP],
    [71, TOP],
    [RIGHT, 48],
  ],
  [
    [LEFT, 53],
    [LEFT, 38],
    [37, TOP],
    [63, TOP],
    [RIGHT, 38],
    [RIGHT, 53],
  ],
  [
    [LEFT, 53],
    [LEFT, 38],
    [33, TOP],
    [52, TOP],
    [71, TOP],
    [RIGHT, 38],
    [RIGHT, 53],
  ],
];

/** Where the seat so many places after the bottom one sits. */
export function seatSpot(places: number, seats: number): Spot {
  const [x, y] = OTHERS[seats - 1]?.[places - 1] ?? [LEFT, 71];
  return { x, y };
}

/** Half axes of the ellipse of cards, in card widths, by number of seats. */
const SPREAD: readonly (readonly [number, number])[] = [
  [0, 0.75],
  [0, 0.75],
  [0, 0.78],
  [1.2, 0.78],
  [1.3, 0.82],
  [1.58, 0.84],
  [1.8, 0.92],
  [2.05, 0.98],
  [2.25, 1.02],
];

/** Where the card of that seat lies, and how it is turned: at most 5 degrees, always the same for a place. */
export function cardSpot(places: number, seats: number): Spot & { tilt: number } {
  const [across, along] = SPREAD[seats] ?? [0, 0];
  const angle = (2 * Math.PI * places) / seats;
  const x = -across * Math.sin(angle);
  return { x, y: along * Math.cos(angle), tilt: across === 0 ? 0 : (5 * x) / across };
}

/** How much larger the card that leads is drawn. */
export const RAISED = 1.06;

/** The room that a full trick takes, in card widths: [across, down]. Any card of it may be the one that leads. */
export function trickSize(seats: number): readonly [number, number] {
  const [, along] = SPREAD[seats] ?? [0, 0];
  const reaches = clockwiseFrom(0, seats).map((places) => reach(cardSpot(places, seats)));
  return [2 * Math.max(...reaches), 2 * along + 1.4];
}

/** How far from the middle the outer corner of a raised card lies; a turned card is wider than an upright one. */
function reach({ x, tilt }: { x: number; tilt: number }): number {
  const turn = (Math.abs(tilt) * Math.PI) / 180;
  return Math.abs(x) + (RAISED * (Math.cos(turn) + 1.4 * Math.sin(turn))) / 2;
}
