import { describe, expect, it } from 'vitest';
import type { GameOffer } from '../wire';
import { botTable, isThisDevice, levelAt } from './newTable';

const offer = { id: 'river', usual_least: 3, levels: ['random', 'easy', 'medium', 'hard'] } as unknown as GameOffer;

describe('the level of bots', () => {
  it.each([
    ['hard', 'hard'],
    ['expert', 'medium'],
    [null, 'medium'],
  ])('%s is %s', (wished, expected) => {
    expect(levelAt(offer, wished)).toBe(expected);
  });

  it('is the strongest where there is no usual one', () => {
    expect(levelAt({ ...offer, levels: ['random', 'easy'] }, 'expert')).toBe('easy');
  });

  it('is that of every seat but mine', () => {
    expect(botTable(offer, 'hard').bots).toEqual([null, 'hard', 'hard']);
  });
});

describe('a link works only on this device', () => {
  it.each(['localhost', 'updown.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('at %s', (hostname) => {
    expect(isThisDevice(hostname)).toBe(true);
  });

  it.each(['192.168.1.20', '10.127.0.1', 'localhost.example.org', '127.example.org'])('but not at %s', (hostname) => {
    expect(isThisDevice(hostname)).toBe(false);
  });
});
