import { describe, expect, it } from 'vitest';
import { match as bidding } from './fixtures/bidding';
import { match as eight } from './fixtures/eight-seats';
import { match as fists } from './fixtures/fists';
import { match as playing } from './fixtures/playing';
import { match as waits } from './fixtures/waiting';
import { myTask, waiting, whyNot } from './status';
import type { RiverMatch } from './views';

const task = (match: RiverMatch) => match.own && myTask(match.public, match.own.view);
const why = (match: RiverMatch, card: string) => match.own && whyNot(match.public, match.own.view, card);

describe('the status line', () => {
  it('tells me to follow', () => {
    expect(task(playing)).toEqual({ id: 'river-task-follow', args: { suit: 'H' } });
  });

  it('tells me that I may discard', () => {
    expect(task(eight)).toEqual({ id: 'river-task-discard', args: { suit: 'C' } });
  });

  it('tells me to tap a lifted card again, if it goes', () => {
    const lifting = (card: string) => myTask(playing.public, playing.own!.view, card);
    expect(lifting('AH')).toEqual({ id: 'river-task-again', args: { rank: 'A', suit: 'H' } });
    expect(lifting('KC')?.id).toBe('river-task-follow');
    expect(myTask(waits.public, waits.own!.view, waits.own!.view.hand[0])).toBeNull();
  });

  it('tells the dealer to bid last, and everybody to bid in secret', () => {
    expect(task(bidding)?.id).toBe('river-task-bid-dealer');
    expect(task(fists)?.id).toBe('river-task-bid-secret');
  });

  it('names the one who is waited for', () => {
    expect(task(waits)).toBeNull();
    expect(waiting(waits.public, waits.names)).toEqual({ id: 'river-status-wait-play', args: { name: 'Ana' } });
    expect(waiting(fists.public, fists.names)).toEqual({ id: 'river-status-wait-many', args: { count: 4 } });
  });
});

describe('a card that will not go', () => {
  it('says why', () => {
    expect(why(playing, 'KC')).toEqual({ id: 'river-why-follow', args: { suit: 'H' } });
    expect(why(bidding, 'KC')).toEqual({ id: 'river-why-bidding' });
    expect(why(waits, 'AS')).toEqual({ id: 'river-why-wait' });
  });

  it('does not concern a card that goes', () => {
    expect(why(playing, 'AH')).toBeNull();
  });
});
