/** How this person likes to play, kept in the browser and mirrored on the root element for the style sheets. */
import type { Preferences } from '../games/contract';
import { recall, remember } from './storage';

export type Theme = 'light' | 'dark' | 'contrast';

export interface Settings extends Preferences {
  theme: Theme;
  language: string | null;
  /** Two notes when it becomes the person's turn. */
  sounds: boolean;
  vibration: boolean;
  /** Told of their turn when they are not looking. */
  notifications: boolean;
  remind: 'late' | 'at_once';
}

function prefers(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

const defaults: Settings = {
  theme: prefers('(prefers-contrast: more)') ? 'contrast' : prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light',
  language: null,
  sounds: false,
  vibration: false,
  notifications: false,
  remind: 'late',
  confirm: false,
  oneTap: false,
  palette: 'standard',
  deck: 'four',
  reducedMotion: prefers('(prefers-reduced-motion: reduce)'),
};

export const settings: Settings = $state({ ...defaults, ...recall<Partial<Settings>>('settings', {}) });

let tell: () => void = () => {};

/** Who wants to know when the person has changed a setting; one listener is enough. */
export function onSetting(listener: () => void): void {
  tell = listener;
}

/** Changes a setting for good. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  adopt({ [name]: value });
  tell();
}

/** Takes over settings that were made elsewhere. */
export function adopt(made: Partial<Settings>): void {
  Object.assign(settings, made);
  remember('settings', $state.snapshot(settings));
  showSettings();
}

export function showSettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.palette = settings.palette;
  root.dataset.deck = settings.deck;
  root.dataset.motion = settings.reducedMotion ? 'reduced' : 'full';
}
