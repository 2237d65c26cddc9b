/** The keys of a replay. A focused button keeps its own space, and a slider its arrows. */
import type { Playback } from './playback.svelte';

export const replayKeys = [
  ['← →', 'key-replay-step'],
  ['Home End', 'key-replay-ends'],
  ['[ ]', 'key-replay-round'],
  ['Space', 'key-replay-play'],
] as const;

type Press = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const deeds: Readonly<Record<string, (playback: Playback) => void>> = {
  ArrowLeft: (playback) => playback.step(-1),
  ArrowRight: (playback) => playback.step(1),
  Home: (playback) => playback.goTo(0),
  End: (playback) => playback.goTo(playback.last),
  Space: (playback) => playback.toggle(),
  // by the place of the key, so that they work on a Greek or Cyrillic keyboard
  BracketLeft: (playback) => playback.stepRound(-1),
  BracketRight: (playback) => playback.stepRound(1),
};

/** Does what the key stands for; false when it stands for nothing. */
export function pressKey(playback: Playback, press: Press): boolean {
  const deed = deeds[press.code];
  if (!deed || press.ctrlKey || press.metaKey || press.altKey) return false;
  deed(playback);
  return true;
}

/** Whether what has the focus wants this key for itself. */
export function isTaken(press: Press, target: Element): boolean {
  if (target.closest('dialog, [popover], textarea, select, input:not([type="range"])')) return true;
  if (press.code === 'Space') return target.closest('button, a, summary') !== null;
  return target.matches('input') && !press.code.startsWith('Bracket');
}
