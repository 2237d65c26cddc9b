/** A match of four players in its twelfth turn. */
import type { Happening } from '../../wire';
import type { Sample } from './sample';

export const MIDDLE: Sample = {
  deck: 78,
  turn: 12,
  toAct: 0,
  circle: [7, 8, 17, 37, 45, 68],
  faceUp: 24,
  piles: [7, 7],
  seats: [
    {
      rows: [
        [57, 51, 48],
        [42, 38, 28, 26, 20],
        [3, 9, 21],
      ],
      known: [16],
      hand: [16, 33, 73],
    },
    {
      rows: [
        [77, 74, 69, 59],
        [18, 14, 2],
        [36, 31, 30, 19],
      ],
    },
    {
      rows: [
        [72, 66, 60, 58, 41],
        [27, 39, 63, 65, 75],
        [54, 44],
      ],
      known: [50],
    },
    {
      rows: [
        [76, 70],
        [62, 78],
        [23, 35, 40, 43, 49],
      ],
      discards: [4, 10, 22],
    },
  ],
};

const TURNS: readonly (readonly [
  seat: number,
  card: number,
  taken: number,
  row: string,
  gain: number,
  gaveUp?: number[],
])[] = [
  [0, 69, 48, 'A', 2],
  [1, 68, 69, 'A', 1],
  [2, 70, 75, 'B', 8],
  [3, 59, 43, 'C', 3],
  [0, 49, 21, 'C', 5],
  [1, 41, 19, 'C', 4],
  [2, 17, 41, 'A', 1],
  [3, 20, 49, 'C', 3],
  [0, 44, 20, 'B', 7],
  [1, 45, 59, 'A', 5],
  [2, 37, 44, 'C', 1],
  [3, 7, 70, 'A', -2, [4, 10, 22]],
];

export const LOG: readonly Happening[] = TURNS.map(([seat, card, taken, row, gain, gave_up = []], index) => ({
  version: 40 + index,
  code: 'turn_taken',
  arguments: { seat, card, side: '<', taken, row, gave_up, gain, pile: '^' },
}));
