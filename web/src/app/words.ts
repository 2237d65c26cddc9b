/** Sentences put together from codes: refusals, seats, options. */
import type { Refusal } from '../games/contract';
import type { Options, OptionValue, SeatState } from '../wire';
import { Problem } from '../net/api';
import { hasText, t } from '../text/texts.svelte';
import { toast } from '../ui/toasts.svelte';

/** Why something was refused, for people. */
export function refusalWords({ code, arguments: args }: Refusal): string {
  const ids = [`reason-${args.reason}`, `error-${code}`, 'error-refused'];
  return t(ids.find(hasText) ?? 'error-refused', args);
}

export function complain(refusal: Refusal): void {
  toast(refusalWords(refusal), 'bad');
}

/** Runs what a person asked for; a refusal is told, and null comes back. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    complain({ code: error.code, arguments: error.args });
    return null;
  }
}

/** What the server says in place of the name of somebody whose account was deleted. */
const deleted = 'deleted:player';

/** A name as it is read: that of a program says that it is one. */
export function shownName(name: string, bot = false): string {
  if (name === deleted) return t('deleted-player');
  return bot ? t('bot-name', { name }) : name;
}

type Named = Omit<SeatState, 'bot'> & { readonly bot?: boolean };

/** Display names in seat order; a bot is always called one. */
export function seatNames(seats: readonly Named[]): string[] {
  const bots = botsByLevel(seats);
  const botNames = t('bot-names').split(',');
  return seats.map(({ name, level, bot }, seat) => {
    if (name !== null) return shownName(name, bot);
    if (level === null) return t('seat-free');
    return t('bot-name', { name: botNames[bots.indexOf(seat) % botNames.length]!.trim() });
  });
}

/** Seats of bots by level, then in order: when seats are shuffled at the start, no bot seems to be another one. */
function botsByLevel(seats: readonly Named[]): number[] {
  const bots = [...seats.keys()].filter((seat) => seats[seat]!.player === null && seats[seat]!.level !== null);
  return bots.sort((a, b) => seats[a]!.level!.localeCompare(seats[b]!.level!) || a - b);
}

export function gameName(game: string): string {
  return t(`${game}-name`);
}

export function optionName(game: string, option: string): string {
  return t(`${game}-option-${option}`);
}

export function optionValue(game: string, option: string, value: OptionValue): string {
  const id = `${game}-option-${option}-${value}`;
  if (hasText(id)) return t(id);
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
}

/** Every option as 'Length: short'. */
export function optionLines(game: string, options: Options): string[] {
  return Object.entries(options).map(([name, value]) => `${optionName(game, name)}: ${optionValue(game, name, value)}`);
}
