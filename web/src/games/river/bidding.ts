/** How the bids stand: the meter, and each seat's badge. */
import type { PublicView, SeatView } from './views';

export interface Meter {
  /** Null while bids are secret. */
  sum: number | null;
  of: number;
  /** Seats that have not bid. */
  missing: number;
  relation: 'open' | 'under' | 'over' | 'even';
  by: number;
}

export function meter(view: PublicView): Meter {
  const of = handSize(view);
  const missing = view.seats.filter((seat) => !seat.has_bid).length;
  if (view.seats.some((seat) => seat.has_bid && seat.bid === null)) {
    return { sum: null, of, missing, relation: 'open', by: 0 };
  }
  const sum = view.seats.reduce((total, seat) => total + (seat.bid ?? 0), 0);
  if (missing > 0) return { sum, of, missing, relation: 'open', by: 0 };
  return { sum, of, missing, relation: sum < of ? 'under' : sum > of ? 'over' : 'even', by: Math.abs(sum - of) };
}

export const handSize = (view: PublicView): number => view.hand_sizes[view.round] ?? 0;

/** What a seat's badge says, in shape and word. */
export type Standing =
  | { kind: 'to-bid' | 'has-bid' }
  | { kind: 'bid'; bid: number }
  | { kind: 'needs' | 'exact' | 'over' | 'short'; bid: number; won: number; by: number };

export function standing(view: PublicView, seat: SeatView): Standing {
  if (seat.bid === null) return { kind: seat.has_bid ? 'has-bid' : 'to-bid' };
  if (view.phase === 'bidding') return { kind: 'bid', bid: seat.bid };
  const by = Math.abs(seat.bid - seat.tricks);
  return { kind: kindOf(view, seat, seat.bid), bid: seat.bid, won: seat.tricks, by };
}

function kindOf(view: PublicView, seat: SeatView, bid: number) {
  if (seat.tricks === bid) return 'exact';
  if (seat.tricks > bid) return 'over';
  return bid - seat.tricks > handSize(view) - view.tricks.length ? 'short' : 'needs';
}
