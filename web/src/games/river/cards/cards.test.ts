import { describe, expect, it } from 'vitest';
import { rankOf, sortHand, suitOf } from './cards';

const hand = (cards: string) => cards.split(' ');

describe('a hand as people hold it', () => {
  it('has trump first, colours alternating, high cards left', () => {
    const sorted = sortHand(hand('5C KC 8D 3H 7H AH TS AS'), 'S');
    expect(sorted).toEqual(hand('AS TS AH 7H 3H KC 5C 8D'));
  });

  it('alternates colours without a trump in hand', () => {
    expect(sortHand(hand('2C 2S 2H'), 'D')).toEqual(hand('2S 2H 2C'));
  });

  it('alternates after a red trump', () => {
    expect(sortHand(hand('2C 2D 2H 2S'), 'H').map(suitOf)).toEqual(['H', 'S', 'D', 'C']);
  });

  it('keeps every card', () => {
    const cards = hand('2C 3C 4D 5D 6H 7H 8S 9S TS JS');
    expect(sortHand(cards, 'C').toSorted()).toEqual(cards.toSorted());
  });
});

it('prints a ten as 10', () => {
  expect([rankOf('TH'), rankOf('QH'), rankOf('2H')]).toEqual(['10', 'Q', '2']);
});
