import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentMs, momentOf, Playback, roundsOf } from './playback.svelte';

describe('Playback', () => {
  let playback: Playback;

  beforeEach(() => {
    vi.useFakeTimers();
    playback = new Playback(10, [0, 4, 8]);
  });

  afterEach(() => {
    playback.stop();
    vi.useRealTimers();
  });

  it('goes step by step and never past either end', () => {
    playback.step(-1);
    expect(playback.at).toBe(0);
    playback.step(1);
    expect(playback.at).toBe(1);
    playback.goTo(99);
    expect(playback.at).toBe(10);
    playback.step(1);
    expect(playback.at).toBe(10);
  });

  it('lets cards fly only on one step on', () => {
    playback.step(1);
    expect(playback.stepped).toBe(true);
    playback.step(-1);
    expect(playback.stepped).toBe(false);
    playback.goTo(7);
    expect(playback.stepped).toBe(false);
    playback.goTo(10);
    playback.step(1);
    expect(playback.stepped).toBe(false);
  });

  it('plays on to the end and stops there', () => {
    playback.goTo(8);
    playback.toggle();
    vi.advanceTimersByTime(momentMs);
    expect([playback.at, playback.playing]).toEqual([9, true]);
    vi.advanceTimersByTime(momentMs);
    expect([playback.at, playback.playing]).toEqual([10, false]);
    vi.advanceTimersByTime(10 * momentMs);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts over from the end', () => {
    playback.goTo(10);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
  });

  it('changes speed in mid-play, without two clocks running', () => {
    playback.toggle();
    playback.speed = 4;
    vi.advanceTimersByTime(momentMs);
    expect(playback.at).toBe(4);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('changing speed starts nothing', () => {
    playback.speed = 2;
    vi.advanceTimersByTime(10 * momentMs);
    expect(playback.at).toBe(0);
  });

  it('stops when somebody takes hold of it', () => {
    playback.toggle();
    playback.goTo(3);
    vi.advanceTimersByTime(10 * momentMs);
    expect([playback.at, playback.playing]).toEqual([3, false]);
  });

  it('goes by rounds', () => {
    playback.stepRound(1);
    expect(playback.at).toBe(4);
    playback.step(1);
    playback.stepRound(-1);
    expect(playback.at).toBe(4);
    playback.stepRound(-1);
    expect(playback.at).toBe(0);
    playback.goTo(9);
    playback.stepRound(1);
    expect(playback.at).toBe(10);
  });
});

it('finds where rounds begin', () => {
  const moments = [1, 1, 2, 2, 2, 3].map((round) => ({ progress: [round, 3] }));
  expect(roundsOf(moments)).toEqual([0, 2, 5]);
});

it('finds the moment of a line of the log, be it one of somebody coming back', () => {
  const moments = [6, 7, 9, 12].map((version) => ({ version }));
  expect([6, 7, 8, 9, 12, 13].map((version) => momentOf(moments, version))).toEqual([0, 1, 2, 2, 3, 3]);
});
