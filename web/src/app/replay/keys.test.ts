import { beforeEach, expect, it } from 'vitest';
import { pressKey } from './keys';
import { Playback } from './playback.svelte';

let playback: Playback;
const plain = { ctrlKey: false, metaKey: false, altKey: false };
const press = (code: string, held = {}) => pressKey(playback, { code, ...plain, ...held });

beforeEach(() => {
  playback = new Playback(10, [0, 4, 8]);
  playback.goTo(5);
});

it.each([
  ['ArrowLeft', 4],
  ['ArrowRight', 6],
  ['Home', 0],
  ['End', 10],
  ['BracketLeft', 4],
  ['BracketRight', 8],
])('%s leads to %i', (code, at) => {
  expect(press(code)).toBe(true);
  expect(playback.at).toBe(at);
});

it('plays and pauses with space', () => {
  press('Space');
  expect(playback.playing).toBe(true);
  press('Space');
  expect(playback.playing).toBe(false);
});

it('leaves other keys, and those of the browser, alone', () => {
  expect(press('KeyS')).toBe(false);
  expect(press('ArrowLeft', { altKey: true })).toBe(false);
  expect(playback.at).toBe(5);
});
