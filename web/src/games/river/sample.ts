/** Made-up matches, consistent with the rules, for previews and tests. */
import type { Setting } from '../../wire';
import type { Own } from '../contract';
import { suitOf } from './cards/cards';
import type { Card, OwnView, Played, PublicView, RiverMatch, RoundScore, SeatView } from './views';

export interface Sample {
  seats?: number;
  /** The viewer's seat; null for a spectator. */
  seat?: number | null;
  round?: number;
  phase?: PublicView['phase'];
  /** Per seat; null for one that has not bid, 'fist' for one that has but does not show it. */
  bids?: readonly (number | 'fist' | null)[];
  tricks?: readonly number[];
  hand?: string;
  trump?: Card;
  dealer?: number;
  leader?: number;
  /** `'1 9H, 2 JH'`: seat and card, in the order of play. */
  trick?: string;
  winning?: number;
  lastTrick?: string;
  lastWinner?: number;
  playable?: string;
  forbidden?: number;
  bidding?: PublicView['bidding'];
  toAct?: readonly number[];
  fresh?: RiverMatch['fresh'];
}

const NAMES = ['Maria', 'Ира', 'João', 'Ana', 'Nikos', 'Θάλεια', 'Bot · medium', 'Wolfgang Amadeus'];

export function sample(given: Sample = {}): RiverMatch {
  const seats = given.seats ?? 5;
  const seat = given.seat === undefined ? 0 : given.seat;
  const view = publicView(given, seats);
  const own = seat === null ? null : ownPart(given, view, seat);
  return {
    setting: setting(seats, view),
    seat,
    version: 100,
    public: view,
    own,
    names: NAMES.slice(0, seats),
    absent: NAMES.slice(0, seats).map(() => false),
    log: [],
    fresh: given.fresh ?? [],
    busy: false,
  };
}

function publicView(given: Sample, seats: number): PublicView {
  const sizes = handSizes(seats);
  const round = given.round ?? 0;
  const phase = given.phase ?? 'playing';
  const trick = parse(given.trick);
  const played = sizes.slice(0, phase === 'over' ? sizes.length : round);
  const sheet = scores(played, seats);
  const won = given.tricks ?? Array.from({ length: seats }, () => 0);
  const last = parse(given.lastTrick);
  return {
    phase,
    round,
    hand_sizes: sizes,
    bidding: given.bidding ?? 'in-turn',
    hook: given.bidding !== 'simultaneous',
    scoring: 'classic',
    dealer: given.dealer ?? (round + 1) % seats,
    leader: given.leader ?? (round + 2) % seats,
    trump: given.trump ?? '6S',
    led: trick[0] ? suitOf(trick[0].card) : null,
    to_act: given.toAct ?? [],
    seats: Array.from({ length: seats }, (_, seat) => seatView(given, seat, sheet, (sizes[round] ?? 0) - sum(won))),
    trick,
    winning: given.winning ?? trick[0]?.seat ?? null,
    tricks: Array.from({ length: sum(won) }, () => ({ cards: last, winner: given.lastWinner ?? 0 })),
    last_trick: last.length > 0 ? { cards: last, winner: given.lastWinner ?? 0 } : null,
    sheet,
  };
}

function seatView(given: Sample, seat: number, sheet: readonly RoundScore[], handSize: number): SeatView {
  const bid = given.bids?.[seat] ?? null;
  return {
    bid: bid === 'fist' ? null : bid,
    has_bid: bid !== null,
    tricks: given.tricks?.[seat] ?? 0,
    hand_size: handSize,
    score: sheet.at(-1)?.totals[seat] ?? 0,
    hand: null,
  };
}

function ownPart(given: Sample, view: PublicView, seat: number): Own<OwnView> {
  const hand = given.hand?.split(' ') ?? [];
  const acts = view.to_act.includes(seat);
  const bidding = view.phase === 'bidding' && acts;
  const size = view.hand_sizes[view.round] ?? 0;
  const forbidden = given.forbidden ?? null;
  const bids = bidding ? Array.from({ length: size + 1 }, (_, bid) => bid).filter((bid) => bid !== forbidden) : [];
  const playable = view.phase === 'playing' && acts ? (given.playable?.split(' ') ?? hand) : [];
  const bid = given.bids?.[seat];
  return {
    seat,
    turn: acts ? 100 : null,
    legal: [...bids.map((open) => `b${open}`), ...playable],
    view: { seat, hand, bid: typeof bid === 'number' ? bid : null, bids, forbidden, playable },
  };
}

function setting(seats: number, view: PublicView): Setting {
  const totals = view.phase === 'over' ? (view.sheet.at(-1)?.totals ?? []) : null;
  return {
    id: 'k3v9q0d2m7x',
    game: 'river',
    options: { bidding: view.bidding, hook: view.hook, schedule: 'down-up', scoring: 'classic', start: 10 },
    seats: NAMES.slice(0, seats).map((name) => ({ player: name, name, level: null, bot: false, vacation: null })),
    host: 'Maria',
    phase: totals ? 'finished' : 'playing',
    private: false,
    variant: seats < 4,
    keep_order: false,
    rated: false,
    clock: null,
    expiry: 'bot',
    paused: false,
    forfeited: [],
    pairing: false,
    fill_at: null,
    listed: false,
    continued: null,
    spectators: true,
    programs: true,
    commitment: '0'.repeat(64),
    server_seed: null,
    entropy: null,
    entropy_until: null,
    started: 0,
    ended: null,
    reason: null,
    rematch: null,
    totals,
    ranks: totals && totals.map((total) => 1 + totals.filter((other) => other > total).length),
    advice: false,
  };
}

function handSizes(seats: number): number[] {
  const start = Math.min(10, Math.floor(51 / seats));
  const down = Array.from({ length: start }, (_, i) => start - i);
  return [...down, ...down.slice(0, -1).reverse()];
}

/** A sheet of played rounds: tricks add up to the hand, most bids are met, none breaks the hook. */
function scores(sizes: readonly number[], seats: number): RoundScore[] {
  const next = numbers();
  const totals = Array.from({ length: seats }, () => 0);
  return sizes.map((hand_size, round) => {
    const tricks = Array.from({ length: seats }, () => 0);
    for (let i = 0; i < hand_size; i++) tricks[next(seats)]! += 1;
    const bids = tricks.map((won) => (next(10) < 6 ? won : Math.max(0, won + (next(2) === 0 ? 1 : -1))));
    if (sum(bids) === hand_size) bids[(round + 1) % seats]! += 1;
    const points = bids.map((bid, seat) => (tricks[seat] ?? 0) + (bid === tricks[seat] ? 10 : 0));
    points.forEach((gained, seat) => (totals[seat]! += gained));
    const trump = `${'23456789TJQKA'[next(13)]}${'CDHS'[next(4)]}`;
    return { hand_size, dealer: (round + 1) % seats, trump, bids, tricks, points, totals: [...totals] };
  });
}

/** The same small whole numbers in every run. */
function numbers(): (below: number) => number {
  let word = 20261201;
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

const sum = (items: readonly number[]): number => items.reduce((total, item) => total + item, 0);

function parse(trick = ''): Played[] {
  return trick
    .split(', ')
    .filter(Boolean)
    .map((play) => ({ seat: Number(play[0]), card: play.slice(2) }));
}
