import { describe, expect, it } from 'vitest';
import { cardSpot, clockwiseFrom, placesAfter, RAISED, seatSpot, trickSize } from './seating';

const tables = [2, 3, 4, 5, 6, 7, 8];

/** How far right of the middle the corners of a raised, turned card lie. */
function cornersOf(x: number, tilt: number): number[] {
  const turn = (tilt * Math.PI) / 180;
  return [-0.5, 0.5].flatMap((right) =>
    [-0.7, 0.7].map((down) => x + RAISED * (right * Math.cos(turn) - down * Math.sin(turn))),
  );
}

describe('seats', () => {
  it('go clockwise from the viewer', () => {
    expect(clockwiseFrom(3, 5)).toEqual([3, 4, 0, 1, 2]);
    expect(clockwiseFrom(3, 5).map((seat) => placesAfter(seat, 3, 5))).toEqual([0, 1, 2, 3, 4]);
  });

  it.each(tables)('of %i stand at places of their own, on the table', (seats) => {
    const spots = clockwiseFrom(0, seats).map((places) => seatSpot(places, seats));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
    for (const { x, y } of spots) expect(x >= 10 && x <= 90 && y > 5 && y < 80).toBe(true);
  });

  it.each(tables)('of %i: cards lie on the side of their owner', (seats) => {
    for (const places of clockwiseFrom(0, seats).slice(1)) {
      const fromMiddle = seatSpot(places, seats).x - 50;
      if (Math.abs(fromMiddle) > 10) expect(cardSpot(places, seats).x * fromMiddle).toBeGreaterThan(0);
    }
  });
});

describe('a trick', () => {
  it.each(tables)('of %i fits the size that it claims, tilted by five degrees at most', (seats) => {
    const [across, down] = trickSize(seats);
    for (const places of clockwiseFrom(0, seats)) {
      const { x, y, tilt } = cardSpot(places, seats);
      for (const corner of cornersOf(x, tilt)) expect(Math.abs(corner)).toBeLessThanOrEqual(across / 2 + 1e-9);
      expect(Math.abs(y) + 0.7).toBeLessThanOrEqual(down / 2 + 1e-9);
      expect(Math.abs(tilt)).toBeLessThanOrEqual(5);
    }
  });

  it.each(tables)('of %i shows the rank of every card: what lies over it leaves its left edge free', (seats) => {
    const spots = clockwiseFrom(0, seats).map((places) => cardSpot(places, seats));
    for (const under of spots) {
      for (const over of spots.filter((spot) => spot.x > under.x + 0.01)) {
        const touches = over.x - under.x < 1 && Math.abs(over.y - under.y) < 1.4;
        if (touches) expect(over.x - under.x).toBeGreaterThan(0.3);
      }
    }
  });
});
