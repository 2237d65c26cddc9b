import { expect, it } from 'vitest';
import { bendOf, inRows, placeOf } from './fan';

const cards = (count: number) => Array.from({ length: count }, (_, i) => i);

it.each([
  [8, 390, [8]],
  [9, 390, [5, 4]],
  [10, 390, [5, 5]],
  [10, 600, [10]],
  [1, 390, [1]],
  [10, 0, [10]],
])('%i cards in %i pixels lie in rows of %j', (count, width, rows) => {
  expect(inRows(cards(count), width).map((row) => row.length)).toEqual(rows);
});

it('bends a long fan no more at its ends than a fan of eight', () => {
  const sinks = (count: number) => bendOf(count).bend * placeOf(0, count) ** 2;
  expect(sinks(10)).toBeCloseTo(sinks(8));
  expect(sinks(3)).toBeLessThan(sinks(8));
});
