import { expect, it } from 'vitest';
import { flights } from './flights';

const happening = (code: string, given: Record<string, unknown>) => ({ version: 1, code, arguments: given });
const turn = (given: Record<string, unknown> = {}) =>
  happening('turn_taken', {
    seat: 2,
    card: 33,
    side: '<',
    taken: 17,
    row: 'B',
    gave_up: [],
    gain: 3,
    pile: '_',
    ...given,
  });

it('lets the played card come from its seat and then the taken one go to its row', () => {
  const [played, taken] = flights([turn()], 0);
  expect(played).toMatchObject({ card: 33, from: { anchor: 'hand-2' }, to: { card: 33 } });
  expect(taken).toMatchObject({ card: 17, to: { card: 17 } });
  expect(taken!.delay).toBeGreaterThan(played!.delay);
});

it('turns given up cards over to the discards', () => {
  const given = flights([turn({ gave_up: [4, 10] })], 0).filter((flight) => 'anchor' in flight.to);
  expect(given.map((flight) => flight.card)).toEqual([4, 10]);
  expect(given[0]!.to).toEqual({ anchor: 'discards-2' });
});

it('shows only a back of what another seat draws from the closed pile', () => {
  const [drawn] = flights([happening('drew_hidden', { seat: 2 })], 0);
  expect(drawn).toMatchObject({ card: 0, hidden: true, from: { anchor: 'down' }, to: { anchor: 'hand-2' } });
  expect(flights([happening('drew_hidden', { seat: 0 })], 0)).toEqual([]);
});

it('turns my own closed card over on its way', () => {
  const [drawn] = flights([happening('drew', { seat: 0, card: 61, pile: '_' })], 0);
  expect(drawn).toMatchObject({ card: 61, turnsOver: true, from: { anchor: 'down' }, to: { card: 61 } });
});

it('deals the circle from the pile', () => {
  const dealt = flights([happening('dealt', { circle: [1, 2, 3, 4, 5, 6], face_up: 7, start: 0 })], 0);
  expect(dealt.map((flight) => flight.card)).toEqual([1, 2, 3, 4, 5, 6]);
});
