/** Geometry of a line chart: scales, ticks, and labels that keep out of each other's way. */

export interface Series {
  label: string;
  values: readonly number[];
  /** Drawn thick, in the accent colour. */
  lit: boolean;
}

export const FRAME = { width: 560, height: 276, left: 34, right: 74, top: 20, bottom: 26 };

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** Round numbers from at most zero to at least the highest value. */
export function ticks(series: readonly Series[]): number[] {
  const all = series.flatMap((line) => line.values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find((each) => (high - low) / each <= 5) ?? 200;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export function xOf(index: number, count: number): number {
  const room = FRAME.width - FRAME.left - FRAME.right;
  return FRAME.left + (count < 2 ? room / 2 : (index * room) / (count - 1));
}

export function yOf(value: number, marks: readonly number[]): number {
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const room = FRAME.height - FRAME.top - FRAME.bottom;
  return FRAME.height - FRAME.bottom - ((value - low) / (high - low)) * room;
}

/** Heights for labels that want to stand at these ones, at least a line apart, in the same order. */
export function spread(wanted: readonly number[], apart = 15): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  const placed: number[] = [];
  let least = -Infinity;
  for (const { y, i } of order) placed[i] = least = Math.max(y, least + apart);
  const below = Math.max(0, least - (FRAME.height - FRAME.bottom + 4));
  return placed.map((y) => y - below);
}

/** Which of the columns are named on the axis: the first, the last, and a few between. */
export function namedColumns(count: number): number[] {
  const step = Math.max(1, Math.round(count / 6));
  const all = Array.from({ length: count }, (_, i) => i);
  return all.filter((i) => i === count - 1 || (i % step === 0 && count - 1 - i >= step / 2));
}
