import { expect, it } from 'vitest';
import { toldAction } from './advised';
import { piecesOf } from '../../ui/logLine';
import { game } from './index';
import { match } from './fixtures/my-turn';

it('tells all of a turn that is advised', () => {
  expect(toldAction(match, '33<B^', 'now')).toEqual({
    code: 'turn',
    arguments: { card: '33', taken: 17, row: 'B', placing: 'extends', pile: 'up', drawn: match.public.face_up },
  });
  expect(toldAction(match, '33>!A_', 'now').arguments).toMatchObject({ row: 'A', placing: 'gives-up', pile: 'down' });
});

it('tells only the card of what may follow', () => {
  expect(toldAction(match, '33<B^', 'later')).toEqual({ code: 'later', arguments: { card: '33' } });
});

it('says so when a row is given up, whatever the log calls that', () => {
  const spoken = (_id: string, args: Record<string, unknown>) => `${args.placing} ${args.row}`;
  expect(piecesOf(game, 'action', toldAction(match, '33>!A_', 'now'), [], spoken)).toEqual(['gives-up A']);
});
