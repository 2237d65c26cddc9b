import { afterEach, expect, it, vi } from 'vitest';
import { recall, remember } from './storage';

afterEach(() => vi.unstubAllGlobals());

it('remembers under a name of our own', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  remember('game', { id: 'river' });
  expect([...kept.keys()]).toEqual(['updown.game']);
  expect(recall('game', null)).toEqual({ id: 'river' });
});

it('does without when the browser forbids it or keeps nonsense', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{broken',
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  remember('game', 'river');
  expect(recall('game', 'none')).toBe('none');
});
