import { expect, it } from 'vitest';
import { bestColour, COLOURS, colourOf, shapeOf } from './colours';

it('U2: the colours take turns by number', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 126].map(colourOf)).toEqual([...COLOURS, 'yellow', 'teal']);
});

it('gives each colour a shape of its own', () => {
  expect(new Set(COLOURS.map(shapeOf)).size).toBe(COLOURS.length);
});

it('U13: finds the commonest colour of a row', () => {
  expect(bestColour([42, 38, 28, 26, 20])).toBe('red');
});
