/** The pack as the client needs it: what a card is called, its suit, and how a hand is held. */
import type { Card, Suit } from '../views';

export const SUIT_CLASS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

const RANKS = '23456789TJQKA';
const RED: readonly Suit[] = ['H', 'D'];
const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

export const suitOf = (card: Card): Suit => card[1] as Suit;

/** The rank as it is printed: `10`, not `T`. */
export const rankOf = (card: Card): string => (card[0] === 'T' ? '10' : (card[0] ?? ''));

/** The message that names a card in full, for labels: 'Queen of hearts'. */
export const cardName = (card: Card) => ({ id: 'river-card', args: { rank: rankOf(card), suit: suitOf(card) } });

/** A hand as people hold it: trump first, colours alternating, high cards left. */
export function sortHand(hand: readonly Card[], trump: Suit): Card[] {
  const order = suitOrder(new Set(hand.map(suitOf)), trump);
  return [...hand].sort(
    (a, b) =>
      order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || RANKS.indexOf(b[0] ?? '') - RANKS.indexOf(a[0] ?? ''),
  );
}

/** Of all orders that begin with trump, the one in which fewest neighbours share a colour. */
function suitOrder(held: ReadonlySet<Suit>, trump: Suit): Suit[] {
  const rest = SUITS.filter((suit) => held.has(suit) && suit !== trump);
  const orders = permutations(rest).map((order) => (held.has(trump) ? [trump, ...order] : order));
  return orders.reduce((best, order) => (clashes(order) < clashes(best) ? order : best));
}

function clashes(order: readonly Suit[]): number {
  return order.filter((suit, i) => i > 0 && RED.includes(suit) === RED.includes(order[i - 1] as Suit)).length;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
