/** The sentence of a happening, an action or a reason, cut into words and cards. */
import type { ClientGame, Told } from '../games/contract';

export type Piece = string | { card: string };

/** Private-use marks that stand for the cards while Fluent builds the sentence. */
const open = '\uE000';
const close = '\uE001';

type Words = (id: string, args: Record<string, unknown>) => string;

/** What happens at a table whatever is played there: said in the same words for every game. */
const OF_THE_TABLE = [
  'bot_took_over',
  'player_returned',
  'timed_out',
  'forfeited',
  'paused',
  'resumed',
  'vacation_began',
  'vacation_ended',
  'by_moderator',
];

type Kind = 'log' | 'action' | 'reason';

/** One line of the log. */
export function logLine(game: ClientGame, happening: Told, names: readonly string[], words: Words): Piece[] {
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
  const code = told.code.replaceAll('_', '-');
  return cut(words(OF_THE_TABLE.includes(told.code) ? `log-${code}` : `${game.id}-${kind}-${code}`, args), cards);
}

function cardMarks(value: unknown, cards: string[]): string {
  const list = Array.isArray(value) ? value : [value];
  return list.map((card) => `${open}${cards.push(String(card)) - 1}${close}`).join(' ');
}

function cut(sentence: string, cards: readonly string[]): Piece[] {
  const parts = sentence.split(new RegExp(`${open}(\\d+)${close}`));
  return parts.map((part, index) => (index % 2 ? { card: cards[Number(part)]! } : part)).filter((part) => part !== '');
}
