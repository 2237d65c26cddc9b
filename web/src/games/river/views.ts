/** What the server tells of a match of Up and Down the River: its public and own views. */

import type { Match } from '../contract';
import { isProgram } from '../../wire/seats';

export type Suit = 'C' | 'D' | 'H' | 'S';

/** Rank then suit, as in the notation: `QH`. */
export type Card = string;

export interface Played {
  seat: number;
  card: Card;
}

/** A finished trick, in the order of play, and the seat that took it. */
export interface Trick {
  cards: readonly Played[];
  winner: number;
}

export interface SeatView {
  /** Null until it may be seen. */
  bid: number | null;
  has_bid: boolean;
  tricks: number;
  hand_size: number;
  /** Total of the finished rounds. */
  score: number;
  /** Only after the end. */
  hand: readonly Card[] | null;
}

/** A line of the score sheet; lists are per seat. */
export interface RoundScore {
  hand_size: number;
  dealer: number;
  trump: Card;
  bids: readonly number[];
  tricks: readonly number[];
  points: readonly number[];
  totals: readonly number[];
}

export interface PublicView {
  phase: 'bidding' | 'playing' | 'over';
  /** From 0. */
  round: number;
  /** Of every round of the match. */
  hand_sizes: readonly number[];
  bidding: 'in-turn' | 'simultaneous';
  hook: boolean;
  scoring: 'classic' | 'exact' | 'penalty';
  dealer: number;
  leader: number;
  trump: Card;
  led: Suit | null;
  to_act: readonly number[];
  seats: readonly SeatView[];
  /** The open trick. */
  trick: readonly Played[];
  /** The seat whose card leads in the open trick. */
  winning: number | null;
  /** The finished tricks of this round. */
  tricks: readonly Trick[];
  /** Also when it ended the round before. */
  last_trick: Trick | null;
  sheet: readonly RoundScore[];
}

export interface OwnView {
  seat: number;
  hand: readonly Card[];
  /** Its own bid, also while still secret. */
  bid: number | null;
  bids: readonly number[];
  /** The bid that the hook takes from it, if it is the dealer and about to bid. */
  forbidden: number | null;
  playable: readonly Card[];
}

export type RiverMatch = Match<PublicView, OwnView>;

/** A program plays here, for itself or for a person who is gone. */
export function isBot(match: RiverMatch, seat: number): boolean {
  const place = match.setting.seats[seat];
  return isProgram(place) || (place?.level ?? null) !== null;
}

/** Where there is room for one word: a bot's own name, without that it is one. */
export function ownName(match: RiverMatch, seat: number): string {
  const name = match.names[seat] ?? '';
  return match.setting.seats[seat]?.player === null ? (name.split(' ').at(-1) ?? '') : name;
}
