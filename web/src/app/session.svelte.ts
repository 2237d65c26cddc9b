/** Who this browser is. Nobody has to sign up: the first thing done at a table makes a guest. */
import { api } from '../net/api';
import { t } from '../text/texts.svelte';
import { onSetting } from '../ui/preferences.svelte';
import type { Me } from '../wire';
import { applyKeptPreferences, keepPreferences } from './keptPreferences';

let person = $state.raw<Me | null>(null);
let arrivals = $state(0);

export function me(): Me | null {
  return person;
}

/** How often this page has made somebody of nobody: sockets opened before do not know it. */
export function arrived(): number {
  return arrivals;
}

/** Asks the server once, at the start. */
export async function recognise(): Promise<void> {
  person = await api.me().catch(() => null);
  await applyKept();
}

/** Somebody else from now on: after signing in or out. */
export async function become(next: Me | null): Promise<void> {
  person = next;
  arrivals += 1;
  await applyKept();
}

/** The person can sign in elsewhere from now on. */
export function becomeAccount(): void {
  if (person !== null) person = { ...person, account: true };
}

/** Settings are the same on every device of a person. */
async function applyKept(): Promise<void> {
  if (person !== null) await applyKeptPreferences();
}

onSetting(() => {
  if (person !== null) keepPreferences();
});

/** The person, made a guest under a proposed name if need be. */
export async function beSomebody(): Promise<Me> {
  person ??= await becomeGuest(proposedName());
  return person;
}

export async function changeName(name: string): Promise<void> {
  person = person === null ? await becomeGuest(name) : await api.changeName(name);
}

async function becomeGuest(name: string): Promise<Me> {
  const guest = await api.becomeGuest(name);
  arrivals += 1;
  return guest;
}

/** A friendly name with two digits, so that two guests are rarely called the same. */
export function proposedName(random: () => number = Math.random): string {
  const names = t('guest-names').split(',');
  const name = names[Math.floor(random() * names.length)]!.trim();
  return `${name} ${Math.floor(10 + random() * 90)}`;
}
