/** One line of the log: a happening's sentence, cut into words and cards. */
import type { ClientGame } from '../games/contract';
import type { Happening } from '../wire';

export type Piece = string | { card: string };

/** Private-use marks that stand for the cards while Fluent builds the sentence. */
const open = '\uE000';
const close = '\uE001';

type Words = (id: string, args: Record<string, unknown>) => string;

export function logLine(game: ClientGame, happening: Happening, names: readonly string[], words: Words): Piece[] {
  const cards: string[] = [];
  const args: Record<string, unknown> = { ...game.logArguments?.(happening) };
  for (const [name, value] of Object.entries(happening.arguments)) {
    if (game.cardArguments.includes(name)) args[name] = cardMarks(value, cards);
    else if (game.seatArguments.includes(name)) args[name] = names[value] ?? value;
    else args[name] ??= value;
  }
  return cut(words(`${game.id}-log-${happening.code.replaceAll('_', '-')}`, args), cards);
}

function cardMarks(value: unknown, cards: string[]): string {
  const list = Array.isArray(value) ? value : [value];
  return list.map((card) => `${open}${cards.push(String(card)) - 1}${close}`).join(' ');
}

function cut(sentence: string, cards: readonly string[]): Piece[] {
  const pieces = sentence.split(new RegExp(`${open}(\\d+)${close}`));
  return pieces
    .map((piece, index) => (index % 2 ? { card: cards[Number(piece)]! } : piece))
    .filter((piece) => piece !== '');
}
