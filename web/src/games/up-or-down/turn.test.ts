import { describe, expect, it } from 'vitest';
import { match } from './fixtures/my-turn';
import { match as start } from './fixtures/start';
import * as turn from './turn';
import type { Draft } from './turn';

const view = match.own!.view;
const legal = match.own!.legal;

function compose(...choices: ((draft: Draft) => Draft)[]): Draft {
  return choices.reduce((draft, choose) => choose(draft), turn.NOTHING);
}
const card = (number: number) => (draft: Draft) => turn.chooseCard(view, draft, number);
const side = (sign: '<' | '>') => (draft: Draft) => turn.chooseSide(view, draft, sign);
const put = (placement: turn.Draft['placement']) => (draft: Draft) => turn.choosePlacement(view, draft, placement!);
const draw = (pile: '^' | '_') => (draft: Draft) => turn.choosePile(view, draft, pile);

describe('composing a turn', () => {
  it('walks from the card over the neighbour and the row to the pile', () => {
    expect(turn.step(turn.NOTHING)).toBe('card');
    expect(turn.step(compose(card(33)))).toBe('take');
    expect(turn.step(compose(card(33), side('<')))).toBe('row');
    expect(turn.step(compose(card(33), side('<'), put('B')))).toBe('draw');
    expect(turn.step(compose(card(33), side('<'), put('B'), draw('^')))).toBe('confirm');
  });

  it('says the finished turn in notation', () => {
    expect(turn.action(compose(card(33), side('<'), put('B'), draw('^')), legal)).toBe('33<B^');
    expect(turn.action(compose(card(33), side('>'), put('!A'), draw('_')), legal)).toBe('33>!A_');
  });

  it('sends nothing before it is finished, and nothing that is not legal', () => {
    expect(turn.action(compose(card(33), side('<'), put('B')), legal)).toBeNull();
    expect(turn.action({ card: 33, side: '<', placement: 'C', pile: '^' }, legal)).toBeNull();
  });

  it('ignores what is not offered', () => {
    expect(compose(card(34))).toEqual(turn.NOTHING);
    expect(compose(side('<'))).toEqual(turn.NOTHING);
    expect(compose(card(33), side('<'), put('C')).placement).toBeNull();
    expect(compose(card(33), side('<'), draw('^')).pile).toBeNull();
  });

  it('forgets later choices when an earlier one changes', () => {
    const whole = [card(33), side('<'), put('B')] as const;
    expect(compose(...whole, card(73))).toEqual({ ...turn.NOTHING, card: 73 });
    expect(compose(...whole, side('>'))).toEqual({ ...turn.NOTHING, card: 33, side: '>' });
  });

  it('goes back one choice at a time', () => {
    let draft = compose(card(33), side('<'), put('B'), draw('^'));
    const steps = [1, 2, 3, 4, 5].map(() => turn.step((draft = turn.back(draft))));
    expect(steps).toEqual(['draw', 'row', 'take', 'card', 'card']);
  });

  it('takes over what is advised up to the draw, which would send it', () => {
    const draft = turn.upToTheDraw(view, '33>!A_');
    expect(draft).toEqual({ card: 33, side: '>', placement: '!A', pile: null });
    expect(turn.step(draft)).toBe('draw');
  });

  it('takes over nothing that is not offered', () => {
    expect(turn.upToTheDraw(view, '34<A^')).toEqual(turn.NOTHING);
    expect(turn.upToTheDraw(view, 'b3')).toEqual(turn.NOTHING);
    expect(turn.upToTheDraw(view, '33<C^').placement).toBeNull();
  });

  it('knows the best gain of a take', () => {
    const take = turn.takeOn(view, 33, '<')!;
    expect(take.taken).toBe(17);
    expect(turn.bestGain(take)).toBe(3);
    expect(take.placements.filter((way) => turn.isBest(take, way)).map((way) => way.placement)).toEqual(['B']);
  });

  it('offers no giving up while a slot is free', () => {
    const own = start.own!.view;
    const draft = turn.chooseSide(own, turn.chooseCard(own, turn.NOTHING, 40), '<');
    expect(turn.placementAt(own, draft, 'A')?.gain).toBe(1);
    expect(turn.placementAt(own, draft, turn.givingUp('A'))).toBeNull();
  });
});
