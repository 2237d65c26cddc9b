/** Words for the moment: who must do what, and why a card will not go. Messages are ids with arguments. */
import { cardName, suitOf } from './cards/cards';
import type { Card, OwnView, PublicView } from './views';

export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

/** What I must do now; null when it is not my turn. A second tap plays the lifted card. */
export function myTask(view: PublicView, own: OwnView, lifted: Card | null = null): Message | null {
  if (!view.to_act.includes(own.seat)) return null;
  if (view.phase === 'bidding') return { id: biddingTask(view, own) };
  if (lifted !== null && own.playable.includes(lifted)) return { id: 'river-task-again', args: cardName(lifted).args };
  if (view.led === null) return { id: 'river-task-lead' };
  return { id: mustFollow(view, own) ? 'river-task-follow' : 'river-task-discard', args: { suit: view.led } };
}

function biddingTask(view: PublicView, own: OwnView): string {
  if (view.bidding === 'simultaneous') return 'river-task-bid-secret';
  if (view.dealer === own.seat) return 'river-task-bid-dealer';
  return 'river-task-bid';
}

const mustFollow = (view: PublicView, own: OwnView): boolean =>
  own.playable.length > 0 && own.playable.every((card) => suitOf(card) === view.led);

/** What everybody waits for when it is not my turn. */
export function waiting(view: PublicView, names: readonly string[]): Message {
  if (view.phase === 'over') return { id: 'river-status-over' };
  const [first, ...more] = view.to_act;
  const act = view.phase === 'bidding' ? 'bid' : 'play';
  if (more.length > 0) return { id: 'river-status-wait-many', args: { count: view.to_act.length } };
  return { id: `river-status-wait-${act}`, args: { name: names[first ?? 0] ?? '' } };
}

/** Why this card cannot be played now; null when it can. */
export function whyNot(view: PublicView, own: OwnView, card: Card): Message | null {
  if (own.playable.includes(card)) return null;
  if (view.phase === 'bidding') return { id: 'river-why-bidding' };
  if (!view.to_act.includes(own.seat)) return { id: 'river-why-wait' };
  return { id: 'river-why-follow', args: { suit: view.led ?? '' } };
}
