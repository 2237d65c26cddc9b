/** How an action is told by who advises it. */
import type { Told } from '../contract';

export function toldAction(action: string): Told {
  const bid = /^b(\d+)$/.exec(action)?.[1];
  return bid === undefined
    ? { code: 'play', arguments: { card: action } }
    : { code: 'bid', arguments: { bid: Number(bid) } };
}
