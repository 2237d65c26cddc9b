import { expect, it } from 'vitest';
import { toldAction } from './advised';
import { match } from './fixtures/my-turn';

it('tells all of a turn that is advised', () => {
  expect(toldAction(match, '33<B^', 'now')).toEqual({
    code: 'turn',
    arguments: { card: '33', taken: 17, row: 'B', way: 'extends', pile: 'up', drawn: match.public.face_up },
  });
  expect(toldAction(match, '33>!A_', 'now').arguments).toMatchObject({ row: 'A', way: 'gives-up', pile: 'down' });
});

it('tells only the card of what may follow', () => {
  expect(toldAction(match, '33<B^', 'later')).toEqual({ code: 'later', arguments: { card: '33' } });
});
