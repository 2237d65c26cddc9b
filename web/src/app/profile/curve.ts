/** Where the steps of a rating stand in a picture. */
import type { Curve } from '../../wire';

export const frame = { width: 640, height: 220, left: 60, right: 12, top: 14, bottom: 16 };

export interface Drawn {
  /** The middle of the rating, match by match. */
  line: string;
  /** What it may be off by, as an area around the line. */
  band: string;
  last: { x: number; y: number };
  /** Points at which lines are drawn across. */
  marks: { points: number; y: number }[];
}

/** Of at least one step. */
export function drawn(steps: Curve['steps']): Drawn {
  const [low, high, mark] = range(steps);
  const x = (at: number) =>
    frame.left + (frame.width - frame.left - frame.right) * (steps.length === 1 ? 0.5 : at / (steps.length - 1));
  const y = (points: number) =>
    frame.top + ((frame.height - frame.top - frame.bottom) * (high - points)) / (high - low);
  const place = (at: number, points: number) => `${x(at).toFixed(1)},${y(points).toFixed(1)}`;
  const upper = steps.map(({ rating }, at) => place(at, rating.points + rating.give_or_take));
  const lower = steps.map(({ rating }, at) => place(at, rating.points - rating.give_or_take));
  const marks = Array.from({ length: Math.round((high - low) / mark) + 1 }, (_, at) => low + at * mark);
  return {
    line: steps.map(({ rating }, at) => place(at, rating.points)).join(' '),
    band: [...upper, ...lower.reverse()].join(' '),
    last: { x: x(steps.length - 1), y: y(steps.at(-1)!.rating.points) },
    marks: marks.map((points) => ({ points, y: y(points) })),
  };
}

/** The lowest and highest mark around all that is drawn, and how far marks are apart. */
export function range(steps: Curve['steps']): [low: number, high: number, mark: number] {
  const low = Math.min(...steps.map(({ rating }) => rating.points - rating.give_or_take));
  const high = Math.max(...steps.map(({ rating }) => rating.points + rating.give_or_take));
  const mark = [20, 50, 100, 200, 500].find((each) => (high - low) / each <= 6) ?? 1000;
  return [Math.floor(low / mark) * mark, Math.max(Math.ceil(high / mark), Math.floor(low / mark) + 1) * mark, mark];
}
