/** What a bot's figures mean for people: a verdict beside the first choice, and places on a common scale. */
import type { WeighedAction } from '../wire';

export type Verdict = 'first' | 'as-good' | 'worse' | 'much-worse';

/** From here on a difference is clear to anybody. */
const CLEAR = 0.05;
/** A smaller one tells nothing. */
const SLIGHT = 0.005;
/** The scale is never finer than this, so that small differences look small. */
const NARROWEST = 0.12;

type Worth = Pick<WeighedAction, 'value' | 'error'>;

/** How it stands to the bot's first choice, doubt included. */
export function verdict(first: Worth, other: Worth): Verdict {
  if (first === other) return 'first';
  const behind = first.value - other.value;
  const doubt = Math.hypot(first.error ?? 1, other.error ?? 1);
  if (behind <= Math.max(doubt, SLIGHT)) return 'as-good';
  return behind < CLEAR ? 'worse' : 'much-worse';
}

export interface Place {
  /** In per cent of the scale. */
  at: number;
  from: number;
  to: number;
}

/** Where each value and its doubt lie on a scale that holds them all. */
export function places(all: readonly Worth[]): Place[] {
  const lowest = Math.min(...all.map(low));
  const highest = Math.max(...all.map(high));
  const middle = (lowest + highest) / 2;
  const width = Math.max(NARROWEST, (highest - lowest) * 1.1);
  const onScale = (value: number) => 100 * Math.min(1, Math.max(0, (value - middle) / width + 0.5));
  return all.map((worth) => ({ at: onScale(worth.value), from: onScale(low(worth)), to: onScale(high(worth)) }));
}

/** A value from 0 to 1 as a whole number from 0 to 100. */
export const outOf100 = (value: number): number => Math.round(100 * value);

/** The doubt in the same measure; never none. */
export const doubtOf = (error: number): number => Math.max(1, Math.round(100 * error));

const low = ({ value, error }: Worth): number => Math.max(0, value - (error ?? 1));
const high = ({ value, error }: Worth): number => Math.min(1, value + (error ?? 1));
