/** Settings kept with the person on the server, so that they are the same on every device. */
import { Problem } from '../net/api';
import { accountApi } from '../net/account';
import { language, useLanguage } from '../text/texts.svelte';
import { adopt, settings, type Settings } from '../ui/preferences.svelte';
import type { KeptPreferences } from '../wire';

/** Changes that come together are sent together. */
const gatherMs = 400;

/** As last read: what this client has no switch for stays as it was set elsewhere. */
let known: Partial<KeptPreferences> = {};
let waiting: ReturnType<typeof setTimeout> | undefined;

export async function applyKeptPreferences(): Promise<void> {
  const kept = await unlessRefused(accountApi.preferences());
  known = kept ?? {};
  if (kept === null) return;
  adopt(fromKept(kept));
  if (kept.language && kept.language !== language()) await useLanguage(kept.language);
}

export function keepPreferences(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    known = { ...known, ...toKept(settings) };
    void unlessRefused(accountApi.setPreferences(known as KeptPreferences));
  }, gatherMs);
}

export function fromKept(kept: KeptPreferences): Partial<Settings> {
  const { language: spoken, palette, deck, confirm, one_tap: oneTap, theme, reduced_motion: reducedMotion } = kept;
  const { sounds, vibration, notifications, remind } = kept;
  return {
    ...{ palette, deck, confirm, oneTap, sounds, vibration, notifications, remind },
    ...(spoken && { language: spoken }),
    ...(theme && { theme }),
    ...(typeof reducedMotion === 'boolean' && { reducedMotion }),
  };
}

export function toKept(made: Settings): Partial<KeptPreferences> {
  const { theme, palette, deck, confirm, oneTap, reducedMotion } = made;
  const { sounds, vibration, notifications, remind } = made;
  const spoken = made.language as KeptPreferences['language'];
  return {
    ...{ language: spoken, theme, palette, deck, confirm, one_tap: oneTap, reduced_motion: reducedMotion },
    ...{ sounds, vibration, notifications, remind },
  };
}

/** The settings of this browser serve as well. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
