/** Two notes and a buzz when it becomes one's turn, for those who asked for them. Made here: nothing is loaded. */
import { settings } from '../../ui/preferences.svelte';

const notes = [659.26, 880];
const apart = 0.14;
const long = 0.5;
const loudness = 0.12;
const buzz = [60, 60, 60];

let player: AudioContext | null = null;

export function alertOfTurn(): void {
  if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(buzz);
  if (settings.sounds) void chime();
}

/** Silent until the person has touched the page once: browsers want it so. */
async function chime(): Promise<void> {
  player ??= new AudioContext();
  if (player.state === 'suspended' && !navigator.userActivation?.hasBeenActive) return;
  await player.resume();
  notes.forEach((pitch, at) => ring(player!, pitch, player!.currentTime + at * apart));
}

function ring(context: AudioContext, pitch: number, at: number): void {
  const string = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const swell = new GainNode(context, { gain: 0 });
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loudness, at + 0.015);
  swell.gain.exponentialRampToValueAtTime(0.0005, at + long);
  string.connect(swell).connect(context.destination);
  string.start(at);
  string.stop(at + long);
}
