/** Adding up what is remembered of a player. */
import type { PlayerTally } from '../wire';

/** Over all sizes and, unless one is named, all parts. */
export function sum(tallies: readonly PlayerTally[], name: string, part?: number): number {
  const counted = tallies.filter((tally) => tally.name === name && (part === undefined || tally.part === part));
  return counted.reduce((total, { count }) => total + count, 0);
}

/** The parts of these names that occur, ascending. */
export function partsOf(tallies: readonly PlayerTally[], names: readonly string[]): number[] {
  const parts = tallies.filter(({ name }) => names.includes(name)).map(({ part }) => part);
  return [...new Set(parts)].sort((a, b) => a - b);
}

/** As a whole number of hundredths; 0 of nothing. */
export const percent = (share: number, of: number): number => (of === 0 ? 0 : Math.round((100 * share) / of));

/** Of a player's matches of each size: how many, and what they scored on average. */
export function scoresBySize(
  tallies: readonly PlayerTally[],
): { size: PlayerTally['size']; matches: number; mean: number }[] {
  return sizes
    .map((size) => tallies.filter((tally) => tally.size === size))
    .map((of, at) => ({ size: sizes[at]!, matches: sum(of, 'matches'), mean: sum(of, 'score') / sum(of, 'matches') }))
    .filter(({ matches }) => matches > 0);
}

export const sizes = ['2', '3-4', '5-8'] as const;
