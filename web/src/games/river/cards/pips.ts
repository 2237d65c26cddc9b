/** The four suits as outlines around the origin, 100 units high, and where pips lie on a card of 200 by 280. */
import type { Suit } from '../views';

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const PIP: Readonly<Record<Suit, string>> = {
  H: 'M0 45C-12 28-46 8-46-18c0-17 12-27 25-27 11 0 18 7 21 17 3-10 10-17 21-17 13 0 25 10 25 27C46 8 12 28 0 45Z',
  D: 'M0-50Q13-22 38 0 13 22 0 50-13 22-38 0-13-22 0-50Z',
  S: 'M0-48C12-28 46-8 46 17c0 15-11 23-23 23-8 0-15-4-18-11 1 9 4 16 13 20h-36c9-4 12-11 13-20-3 7-10 11-18 11-12 0-23-8-23-23C-46-8-12-28 0-48Z',
  C: `M-4 14h8c0 15 4 29 15 35h-38c11-6 15-20 15-35Z${disc(0, -24, 21.5)}${disc(-23.5, 11, 21.5)}${disc(23.5, 11, 21.5)}${disc(0, 2, 12)}`,
};

type Point = readonly [number, number];

const [LEFT, MIDDLE, RIGHT, TOP, BOTTOM] = [68, 100, 132, 62, 218];
const CORNERS: readonly Point[] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, BOTTOM],
  [RIGHT, BOTTOM],
];
const SIX: readonly Point[] = [...CORNERS, [LEFT, 140], [RIGHT, 140]];
const EIGHT: readonly Point[] = [...CORNERS, [LEFT, 114], [RIGHT, 114], [LEFT, 166], [RIGHT, 166]];

/** By printed rank; pips below the middle stand on their heads. */
export const LAYOUT: Readonly<Record<string, readonly Point[]>> = {
  2: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, 140],
    [MIDDLE, BOTTOM],
  ],
  4: CORNERS,
  5: [...CORNERS, [MIDDLE, 140]],
  6: SIX,
  7: [...SIX, [MIDDLE, 101]],
  8: [...SIX, [MIDDLE, 101], [MIDDLE, 179]],
  9: [...EIGHT, [MIDDLE, 140]],
  10: [...EIGHT, [MIDDLE, 88], [MIDDLE, 192]],
};
