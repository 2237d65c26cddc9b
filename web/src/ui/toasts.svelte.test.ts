import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, toast, toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('comes and goes by itself', () => {
  toast('Link copied');
  expect(toasts.map(({ words }) => words)).toEqual(['Link copied']);
  vi.advanceTimersByTime(6000);
  expect(toasts).toEqual([]);
});

it('does not say the same thing twice at once, and can be sent away', () => {
  toast('No', 'bad');
  toast('No', 'bad');
  expect(toasts).toHaveLength(1);
  dismiss(toasts[0]!.id);
  expect(toasts).toHaveLength(0);
});
