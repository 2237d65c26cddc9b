/** Where the circle's cards and gaps lie: fixed slots on an ellipse, lowest card lower left, then clockwise. */

/** A point of the ellipse in units of its half axes, and a slight tilt in degrees, fixed so that nothing jitters. */
export interface Spot {
  x: number;
  y: number;
  tilt: number;
}

const NEAR = 0.93;

export const CARD_SPOTS: readonly Spot[] = [
  { x: -0.38, y: NEAR, tilt: 1.5 },
  { x: -1, y: 0, tilt: -2 },
  { x: -0.38, y: -NEAR, tilt: -1 },
  { x: 0.38, y: -NEAR, tilt: 1 },
  { x: 1, y: 0, tilt: 2.5 },
  { x: 0.38, y: NEAR, tilt: -1.5 },
];

/** Gap i follows card i; the last one, between the highest and the lowest, is the bridge at the bottom. */
export const GAP_SPOTS: readonly Spot[] = [
  { x: -0.72, y: 0.66, tilt: 0 },
  { x: -0.72, y: -0.66, tilt: 0 },
  { x: 0, y: -NEAR, tilt: 0 },
  { x: 0.72, y: -0.66, tilt: 0 },
  { x: 0.72, y: 0.66, tilt: 0 },
  { x: 0, y: NEAR, tilt: 0 },
];

export const WRAP_GAP = GAP_SPOTS.length - 1;

/** The gap that lies behind this card of the circle, going clockwise. */
export function gapAfter(circle: readonly number[], lower: number): number {
  return circle.indexOf(lower);
}

export function place(spot: Spot): string {
  return `--x:${spot.x};--y:${spot.y};--tilt:${spot.tilt}deg`;
}
