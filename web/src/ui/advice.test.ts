import { expect, it } from 'vitest';
import { doubtOf, outOf100, places, verdict } from './advice';

const first = { value: 0.6, error: 0.01 };

it.each([
  ['as-good', { value: 0.59, error: 0.01 }],
  ['as-good', { value: 0.61, error: 0.01 }],
  ['worse', { value: 0.57, error: 0.01 }],
  ['much-worse', { value: 0.5, error: 0.01 }],
  ['as-good', { value: 0.5, error: 0.2 }],
  ['as-good', { value: 0.1, error: null }],
])('calls it %s', (expected, other) => {
  expect(verdict(first, other)).toBe(expected);
});

it('calls the first choice so, whatever its value', () => {
  expect(verdict(first, first)).toBe('first');
});

it('puts better further right, and doubt around each', () => {
  const [best, worse] = places([first, { value: 0.4, error: 0.05 }]);
  expect(best!.at).toBeGreaterThan(worse!.at);
  for (const place of [best!, worse!]) {
    expect(place.from).toBeLessThan(place.at);
    expect(place.to).toBeGreaterThan(place.at);
    expect(place.from).toBeGreaterThanOrEqual(0);
    expect(place.to).toBeLessThanOrEqual(100);
  }
  expect(worse!.to - worse!.from).toBeGreaterThan(best!.to - best!.from);
});

it('lets small differences look small', () => {
  const [best, next] = places([
    { value: 0.5, error: 0.001 },
    { value: 0.499, error: 0.001 },
  ]);
  expect(best!.at - next!.at).toBeLessThan(2);
});

it('stays on the scale when the bot knows nothing', () => {
  const [only] = places([{ value: 0.5, error: null }]);
  expect(only).toEqual({ at: 50, from: expect.closeTo(4.5, 0), to: expect.closeTo(95.5, 0) });
});

it('counts to a hundred and never claims certainty', () => {
  expect(outOf100(0.567)).toBe(57);
  expect(doubtOf(0.0001)).toBe(1);
  expect(doubtOf(0.034)).toBe(3);
});
