/** The score after each turn, added up from what happened. */
import type { Happening } from '../../wire';

/** Per seat its score after each of its turns; null when the log does not hold the whole match. */
export function scoresByTurn(log: readonly Happening[], totals: readonly number[]): number[][] | null {
  const lines: number[][] = totals.map(() => []);
  for (const { code, arguments: given } of log) {
    if (code !== 'turn_taken') continue;
    const line = lines[given.seat]!;
    line.push((line.at(-1) ?? 0) + given.gain);
  }
  const whole = lines.every((line, seat) => line.length > 1 && line.at(-1) === totals[seat]);
  return whole ? lines : null;
}
