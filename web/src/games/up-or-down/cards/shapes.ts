/** The outline of each colour's shape around the origin, as an SVG path; all weigh the same to the eye at one radius. */
import type { Shape } from '../colours';

type Point = readonly [number, number];

const OUTLINES: Record<Shape, (radius: number) => string> = {
  circle: (r) => disc(r * 0.92),
  square: (r) => roundedSquare(r * 0.82, r * 0.08),
  diamond: (r) =>
    polygon([
      [0, -r * 1.18],
      [r * 0.8, 0],
      [0, r * 1.18],
      [-r * 0.8, 0],
    ]),
  star: (r) =>
    polygon(
      lowered(
        corners(10, (i) => r * (i % 2 ? 0.54 : 1.16), -90),
        r * 0.06,
      ),
    ),
  hexagon: (r) => polygon(corners(6, () => r * 1.02, 0)),
  triangle: (r) =>
    polygon(
      lowered(
        corners(3, () => r * 1.2, -90),
        r * 0.22,
      ),
    ),
};

export function outline(shape: Shape, radius: number): string {
  return OUTLINES[shape](radius);
}

function corners(count: number, radius: (index: number) => number, turn: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (i * 360) / count) * Math.PI) / 180;
    return [radius(i) * Math.cos(angle), radius(i) * Math.sin(angle)];
  });
}

function lowered(points: Point[], by: number): Point[] {
  return points.map(([x, y]) => [x, y + by]);
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}

function disc(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function roundedSquare(half: number, corner: number): string {
  const side = 2 * (half - corner);
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return `M${corner - half} ${-half}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}Z`;
}
