import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Afterglow, ROUND_STAYS, TRICK_STAYS } from './afterglow.svelte';
import { match as playing } from './fixtures/playing';
import { match as roundDone } from './fixtures/round-done';
import { match as trickDone } from './fixtures/trick-done';
import type { RiverMatch } from './views';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function see(match: RiverMatch, glow = new Afterglow()): Afterglow {
  glow.see(match.fresh, match.public);
  return glow;
}

describe('a finished trick', () => {
  it('stays for a moment and then goes', () => {
    const glow = see(trickDone);
    vi.advanceTimersByTime(TRICK_STAYS - 1);
    expect(glow.trick?.winner).toBe(0);
    vi.advanceTimersByTime(1);
    expect(glow.isOver).toBe(true);
  });

  it('goes at a tap, and says so once', () => {
    const taken = vi.fn();
    const glow = see(trickDone, new Afterglow(taken));
    glow.skip();
    vi.advanceTimersByTime(TRICK_STAYS);
    expect(glow.trick).toBeNull();
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it('is not shown again after a reconnect', () => {
    expect(see({ ...trickDone, fresh: [] }).isOver).toBe(true);
  });

  it('stays when the match moves on meanwhile', () => {
    const glow = see(trickDone);
    expect(see(playing, glow).trick?.winner).toBe(0);
  });
});

describe('in a replay', () => {
  it('a trick lies there as long as its moment is looked at', () => {
    const glow = new Afterglow();
    glow.stand(trickDone.fresh, trickDone.public);
    vi.advanceTimersByTime(10 * TRICK_STAYS);
    expect(glow.trick?.winner).toBe(0);
    glow.stand(playing.fresh, playing.public);
    expect(glow.isOver).toBe(true);
  });

  it('nothing that was running goes on', () => {
    const glow = see(roundDone);
    glow.stand([], playing.public);
    vi.advanceTimersByTime(10 * ROUND_STAYS);
    expect([glow.trick, glow.round]).toEqual([null, null]);
  });
});

describe('the points of a round', () => {
  it('follow its last trick, and go by themselves', () => {
    const glow = see(roundDone);
    expect(glow.round).toBeNull();
    vi.advanceTimersByTime(TRICK_STAYS);
    expect([glow.trick, glow.round]).toEqual([null, 2]);
    vi.advanceTimersByTime(ROUND_STAYS);
    expect(glow.isOver).toBe(true);
  });

  it('go at once when the next trick is taken', () => {
    const glow = see(roundDone);
    glow.skip();
    expect(see(trickDone, glow).round).toBeNull();
  });

  it('go at a tap', () => {
    const glow = see(roundDone);
    glow.skip();
    glow.skip();
    expect(glow.isOver).toBe(true);
  });
});
