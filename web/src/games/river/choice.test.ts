import { beforeEach, describe, expect, it } from 'vitest';
import type { Preferences } from '../contract';
import { Choice } from './choice.svelte';
import { match as bidding } from './fixtures/bidding';
import { match as firstBid } from './fixtures/first-bid';
import { match as playing } from './fixtures/playing';
import { match as waits } from './fixtures/waiting';
import type { RiverMatch } from './views';

let sent: string[];
beforeEach(() => (sent = []));

function choose(match: RiverMatch, wishes: Partial<Preferences> = {}): Choice {
  const usual: Preferences = { confirm: false, oneTap: false, palette: 'standard', deck: 'four', reducedMotion: true };
  const choice = new Choice(
    async (action) => {
      sent.push(action);
      return null;
    },
    { ...usual, ...wishes },
  );
  choice.see(match.own, match.public.round);
  return choice;
}

describe('what is advised', () => {
  it('is chosen and not sent', () => {
    const choice = choose(playing, { oneTap: true });
    choice.prepare('AH');
    expect([choice.card, choice.leadsTo('AH'), sent]).toEqual(['AH', true, []]);
    const bid = choose(bidding);
    const advised = bidding.own!.legal[0]!;
    bid.prepare(advised);
    expect([`b${bid.bid}`, bid.leadsTo(advised), sent]).toEqual([advised, true, []]);
  });

  it('is not chosen where it is not legal any more', () => {
    const choice = choose(waits);
    choice.prepare('AH');
    choice.prepare('b1');
    expect([choice.card, choice.bid]).toEqual([null, null]);
  });
});

describe('a card', () => {
  it('is lifted by the first tap and played by the second', async () => {
    const choice = choose(playing);
    await choice.tapCard('AH');
    expect([choice.card, sent]).toEqual(['AH', []]);
    await choice.tapCard('AH');
    expect(sent).toEqual(['AH']);
  });

  it('is played by one tap for those who like it', async () => {
    await choose(playing, { oneTap: true }).tapCard('AH');
    expect(sent).toEqual(['AH']);
  });

  it('waits for the button when every action is to be confirmed', async () => {
    const choice = choose(playing, { confirm: true, oneTap: true });
    await choice.tapCard('AH');
    await choice.tapCard('AH');
    expect(sent).toEqual([]);
    await choice.playCard();
    expect(sent).toEqual(['AH']);
  });

  it('that must not be played is neither lifted nor sent', async () => {
    const choice = choose(playing);
    await choice.tapCard('KC');
    expect(choice.card).toBeNull();
    await choice.tapCard('KC');
    await choice.playCard();
    expect(sent).toEqual([]);
  });

  it('may be lifted before its turn, and is not sent by itself', async () => {
    const choice = choose(waits);
    await choice.tapCard('AS');
    await choice.tapCard('7H');
    expect([choice.card, sent]).toEqual(['7H', []]);
    choice.see(playing.own, waits.public.round);
    expect([choice.card, sent]).toEqual(['7H', []]);
    await choice.tapCard('7H');
    expect(sent).toEqual(['7H']);
  });

  it('falls when it comes again in the next deal', async () => {
    const choice = choose(playing);
    await choice.tapCard('AH');
    choice.see(playing.own, playing.public.round + 1);
    expect(choice.card).toBeNull();
    await choice.tapCard('AH');
    expect([choice.card, sent]).toEqual(['AH', []]);
  });

  it('falls when it is no longer in the hand', async () => {
    const choice = choose(waits);
    await choice.tapCard('QC');
    choice.see(playing.own, waits.public.round);
    expect(choice.card).toBeNull();
  });
});

describe('a bid', () => {
  it('is chosen first and made after', async () => {
    const choice = choose(bidding);
    choice.chooseBid(3);
    expect(sent).toEqual([]);
    await choice.makeBid();
    expect(sent).toEqual(['b3']);
  });

  it('that the hook forbids cannot be chosen', async () => {
    const choice = choose(bidding);
    choice.chooseBid(2);
    await choice.makeBid();
    expect([choice.bid, sent]).toEqual([null, []]);
  });

  it('of ten is typed as 1 and 0', () => {
    const choice = choose(firstBid);
    choice.typeDigit(1, 0);
    choice.typeDigit(0, 300);
    expect(choice.bid).toBe(10);
  });

  it('of nought is typed as 0, also well after a 1', () => {
    const choice = choose(firstBid);
    choice.typeDigit(1, 0);
    choice.typeDigit(0, 5000);
    expect(choice.bid).toBe(0);
  });
});
