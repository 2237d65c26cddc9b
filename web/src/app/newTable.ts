/** Setting up a table: the wish that is sent, and going there. */
import { api } from '../net/api';
import { newId } from '../net/commands';
import type { GameOffer, NewPairing, NewTable } from '../wire';
import { go } from './route.svelte';
import { beSomebody } from './session.svelte';
import { attempt } from './words';

const usualLevel = 'medium';

/** The level asked for if the game has it, else the usual one, else its strongest. */
export function levelAt(offer: GameOffer, wished: string | null): string {
  const found = [wished, usualLevel].find((level) => level !== null && offer.levels.includes(level));
  return found ?? offer.levels.at(-1) ?? 'random';
}

/** A table against bots of a level that starts at once. */
export function botTable(offer: GameOffer, level: string): NewTable {
  const seats = offer.usual_least;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level));
  return {
    id: newId(),
    game: offer.id,
    seats,
    options: {},
    bots,
    private: true,
    password: null,
    keep_order: false,
    rated: false,
    clock: null,
    expiry: 'bot',
    spectators: true,
    programs: true,
    sit: true,
    start: true,
  };
}

/** Opens the table and goes there, as a guest if need be. */
export async function openTable(wish: NewTable): Promise<void> {
  const opened = await attempt(async () => {
    await beSomebody();
    return api.openTable(wish);
  });
  if (opened) go(tableAddress(opened.id, opened.key));
}

/** Goes to where others look for the same, as a guest if need be. */
export async function findMatch(search: Omit<NewPairing, 'id'>): Promise<void> {
  const id = newId();
  const found = await attempt(async () => {
    await beSomebody();
    return api.findMatch({ id, ...search });
  });
  if (found) go(tableAddress(found.id, found.key));
}

export function tableAddress(id: string, key: string | null): string {
  return `/t/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

/** Such a name leads every device to itself: a link with it invites nobody. */
export const isThisDevice = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
