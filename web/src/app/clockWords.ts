/** Game clocks in words, and what is left of them. */
import { t } from '../text/texts.svelte';
import type { GameClock } from '../wire';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** '10 min + 15 s', '2 days a turn'. */
export function clockWords(clock: GameClock): string {
  if (clock.kind === 'live') {
    return t('clock-minutes-and-seconds', { minutes: clock.bank / 60, seconds: clock.increment });
  }
  const days = clock.hours / 24;
  return Number.isInteger(days) ? t('clock-days', { count: days }) : t('clock-hours', { count: clock.hours });
}

/** What is left, rounded down: no clock promises a second that is not there. */
export function timeWords(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 2 * day) return t('time-days', { days: whole(left, day), hours: whole(left % day, hour) });
  if (left >= 2 * hour) return t('time-hours', { hours: whole(left, hour), minutes: whole(left % hour, minute) });
  return `${whole(left, minute)}:${String(whole(left % minute, second)).padStart(2, '0')}`;
}

/** At so few seconds and fewer a person is told. */
export const warnings = [10, 30] as const;

/** The sharpest warning that holds now. */
export function warningAt(ms: number): number | null {
  return warnings.find((seconds) => ms <= seconds * second) ?? null;
}

const whole = (ms: number, unit: number) => Math.floor(ms / unit);
