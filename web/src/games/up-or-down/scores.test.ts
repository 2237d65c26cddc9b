import { expect, it } from 'vitest';
import { scoresByTurn } from './scores';

const turn = (seat: number, gain: number) => ({ version: 1, code: 'turn_taken', arguments: { seat, gain } });
const match = [turn(1, 1), turn(0, 2), turn(1, -1), turn(0, 5)];

it('adds the gains up, seat by seat', () => {
  expect(scoresByTurn(match, [7, 0])).toEqual([
    [2, 7],
    [1, 0],
  ]);
});

it('draws nothing from a log that does not hold the whole match', () => {
  expect(scoresByTurn(match.slice(1), [7, 0])).toBeNull();
});
