import { describe, expect, it } from 'vitest';
import { drawn, frame, range } from './curve';

const step = (points: number, give_or_take = 50) => ({
  number: points,
  rating: { points, give_or_take, provisional: false },
});

describe('a curve', () => {
  it('has marks around all that it may be off by', () => {
    expect(range([step(1500, 250), step(1620, 240)])).toEqual([1200, 2000, 200]);
    expect(range([step(1500, 0)])).toEqual([1500, 1520, 20]);
  });

  it('of one match stands in the middle', () => {
    const { last, line } = drawn([step(1500)]);
    expect(last.x).toBeCloseTo((frame.left + frame.width - frame.right) / 2);
    expect(line.split(' ')).toHaveLength(1);
  });

  it('rises with the rating, inside the frame', () => {
    const { last, band, marks } = drawn([step(1500), step(1700)]);
    const first = Number(
      drawn([step(1500), step(1700)])
        .line.split(' ')[0]!
        .split(',')[1],
    );
    expect(last.y).toBeLessThan(first);
    const heights = band.split(' ').map((place) => Number(place.split(',')[1]));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(marks.at(-1)!.y - 0.1);
    expect(Math.max(...heights)).toBeLessThanOrEqual(marks[0]!.y + 0.1);
  });
});
