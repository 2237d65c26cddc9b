/** The sentence of a happening, an action or a reason, cut into words and cards. */
import type { ClientGame, Told } from '../games/contract';

export type Piece = string | { card: string };

/** Private-use marks that stand for the cards while Fluent builds the sentence. */
const open = '\uE000';
const close = '\uE001';

type Words = (id: string, args: Record<string, unknown>) => string;

type Kind = 'log' | 'action' | 'reason';

/** What happens at the table and not in the game: their sentences are `table-log-<code>`. */
const ofTheTable = ['bot_took_over', 'player_returned', 'timed_out', 'forfeited', 'paused', 'resumed'];

/** One line of the log. */
export function logLine(game: ClientGame, happening: Told, names: readonly string[], words: Words): Piece[] {
  if (ofTheTable.includes(happening.code)) return [words(`table-log-${happening.code.replaceAll('_', '-')}`, {})];
  return piecesOf(game, 'log', happening, names, words);
}

/** The sentence `<game>-<kind>-<code>` of the catalogue with cards and names put in. */
export function piecesOf(game: ClientGame, kind: Kind, told: Told, names: readonly string[], words: Words): Piece[] {
  const cards: string[] = [];
  const args: Record<string, unknown> = { ...game.logArguments?.(told) };
  for (const [name, value] of Object.entries(told.arguments)) {
    if (game.cardArguments.includes(name)) args[name] = cardMarks(value, cards);
    else if (game.seatArguments.includes(name)) args[name] = names[value] ?? value;
    else args[name] ??= value;
  }
  return cut(words(`${game.id}-${kind}-${told.code.replaceAll('_', '-')}`, args), cards);
}

function cardMarks(value: unknown, cards: string[]): string {
  const list = Array.isArray(value) ? value : [value];
  return list.map((card) => `${open}${cards.push(String(card)) - 1}${close}`).join(' ');
}

function cut(sentence: string, cards: readonly string[]): Piece[] {
  const parts = sentence.split(new RegExp(`${open}(\\d+)${close}`));
  return parts.map((part, index) => (index % 2 ? { card: cards[Number(part)]! } : part)).filter((part) => part !== '');
}
