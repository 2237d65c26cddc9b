import { expect, it } from 'vitest';
import { CARD_SPOTS, GAP_SPOTS, gapAfter, WRAP_GAP } from './ring';

const CIRCLE = [10, 24, 45, 70, 91, 102];

it('finds the gap of a card behind its lower neighbour', () => {
  expect(gapAfter(CIRCLE, 45)).toBe(2);
  expect(gapAfter(CIRCLE, 102)).toBe(WRAP_GAP);
});

it('puts the lowest card lower left, goes clockwise, and closes at the bottom', () => {
  const [lowest, , third] = CARD_SPOTS;
  expect(lowest!.x).toBeLessThan(0);
  expect(lowest!.y).toBeGreaterThan(0);
  expect(third!.y).toBeLessThan(0);
  expect(GAP_SPOTS[WRAP_GAP]).toMatchObject({ x: 0, y: lowest!.y });
});
