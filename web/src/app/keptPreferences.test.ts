import { expect, it } from 'vitest';
import type { KeptPreferences } from '../wire';
import type { Settings } from '../ui/preferences.svelte';
import { fromKept, toKept } from './keptPreferences';

const made: Settings = {
  sounds: true,
  vibration: false,
  notifications: true,
  remind: 'at_once',
  theme: 'dark',
  language: 'el',
  confirm: true,
  oneTap: false,
  palette: 'okabe',
  deck: 'two',
  reducedMotion: true,
};

it('comes back as it was kept', () => {
  expect(fromKept(toKept(made) as KeptPreferences)).toEqual(made);
});

it('leaves to the device what was never chosen', () => {
  const kept = { ...toKept(made), theme: null, language: null, reduced_motion: null } as KeptPreferences;
  const { theme, language, reducedMotion, ...chosen } = made;
  expect(fromKept(kept)).toEqual(chosen);
  expect([theme, language, reducedMotion]).not.toContain(null);
});
