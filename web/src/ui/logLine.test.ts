import { expect, it } from 'vitest';
import type { ClientGame } from '../games/contract';
import { logLine, piecesOf } from './logLine';

const game = {
  id: 'some-game',
  cardArguments: ['card', 'gave_up'],
  seatArguments: ['winner'],
} as unknown as ClientGame;
const names = ['Ana', 'Nikos'];
const spoken = (id: string, args: Record<string, unknown>) => `${id}: ${Object.values(args).join(' | ')}!`;

it('cuts a sentence into words and cards', () => {
  const happening = { version: 1, code: 'card_played', arguments: { card: 'QH', winner: 1 } };
  expect(logLine(game, happening, names, spoken)).toEqual(['some-game-log-card-played: ', { card: 'QH' }, ' | Nikos!']);
});

it('takes several cards in one argument', () => {
  const happening = { version: 1, code: 'up', arguments: { gave_up: [7, 33] } };
  const pieces = logLine(game, happening, names, spoken);
  expect(pieces).toEqual(['some-game-log-up: ', { card: '7' }, ' ', { card: '33' }, '!']);
});

it('tells actions and reasons in the same way', () => {
  const told = { code: 'wins-needed-trick', arguments: { card: 'AS', winner: 0 } };
  const id = 'some-game-reason-wins-needed-trick';
  expect(piecesOf(game, 'reason', told, names, spoken)).toEqual([`${id}: `, { card: 'AS' }, ' | Ana!']);
});

it('tells in the same words for every game what happens at the table', () => {
  const codes = ['bot_took_over', 'player_returned', 'timed_out', 'forfeited', 'paused', 'resumed'];
  const told = codes.map((code) => logLine(game, { code, arguments: { seat: 0 } }, names, (id) => id));
  expect(told.flat()).toEqual(codes.map((code) => `log-${code.replaceAll('_', '-')}`));
});
