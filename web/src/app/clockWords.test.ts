import { expect, it, vi } from 'vitest';
import { clockWords, timeWords, warningAt } from './clockWords';

vi.mock('../text/texts.svelte', () => ({
  t: (id: string, args: object) => [id, ...Object.values(args)].join(' '),
}));

it('names a clock', () => {
  expect(clockWords({ kind: 'live', bank: 600, increment: 15 })).toBe('clock-minutes-and-seconds 10 15');
  expect(clockWords({ kind: 'turns', hours: 8 })).toBe('clock-hours 8');
  expect(clockWords({ kind: 'turns', hours: 72 })).toBe('clock-days 3');
});

it('rounds down, so that no second is promised that is not there', () => {
  expect(timeWords(59_999)).toBe('0:59');
  expect(timeWords(-5)).toBe('0:00');
  expect(timeWords(3_601_000)).toBe('60:01');
  expect(timeWords(7_259_999)).toBe('time-hours 2 0');
  expect(timeWords(4 * 86_400_000 - 1)).toBe('time-days 3 23');
});

it('warns at thirty seconds and again at ten', () => {
  expect([30_001, 30_000, 10_001, 10_000, 0].map(warningAt)).toEqual([null, 30, 30, 10, 10]);
});
