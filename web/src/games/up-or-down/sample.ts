/** Made-up matches, consistent with the rules, for previews and tests. */
import type { Happening, Setting } from '../../wire';
import type { Match } from '../contract';
import { bestColour, colourOf } from './colours';
import type { OwnView, Placement, PlacementView, PublicView, RowView, SeatView, Side, TakeView } from './views';

export type UpOrDownMatch = Match<PublicView, OwnView>;

export interface SampleSeat {
  rows: readonly (readonly number[])[];
  discards?: readonly number[];
  known?: readonly number[];
  hand?: readonly number[];
}

export interface Sample {
  seats: readonly SampleSeat[];
  circle: readonly number[];
  deck: number;
  turn: number;
  toAct: number | null;
  /** The viewer; null for a spectator. */
  seat?: number | null;
  faceUp?: number | null;
  /** Sizes of the piles, face down and face up. */
  piles?: readonly [number, number];
  absent?: readonly number[];
  log?: readonly Happening[];
  fresh?: readonly Happening[];
  names?: readonly string[];
}

const NAMES = ['Mara', 'Ana', 'Nikos', 'Ира', 'João', 'Θάλεια'];

export function sample(given: Sample): UpOrDownMatch {
  const seat = given.seat === undefined ? 0 : given.seat;
  const open = publicView(given);
  const own = seat === null ? null : ownView(given, open, seat);
  const turn = own && own.takes.length > 0 ? 80 : null;
  return {
    setting: setting(given),
    seat,
    version: 80,
    public: open,
    own: own && { seat: own.seat, turn, legal: legal(own), view: own },
    names: given.names ?? NAMES.slice(0, given.seats.length),
    absent: given.seats.map((_, index) => given.absent?.includes(index) ?? false),
    log: given.log ?? [],
    fresh: given.fresh ?? [],
    busy: false,
  };
}

export function row(cards: readonly number[]): RowView {
  const [first = 0, second] = cards;
  const direction = second === undefined ? null : second > first ? 'up' : 'down';
  const best = cards.filter((card) => colourOf(card) === bestColour(cards)).length;
  return { cards, direction, best_colour: best, points: cards.length * best };
}

function publicView(given: Sample): PublicView {
  const [down, up] = given.piles ?? [7, 7];
  return {
    deck: given.deck,
    circle: given.circle,
    face_up: up === 0 ? null : (given.faceUp ?? 24),
    face_up_size: up,
    face_down_size: down,
    to_act: given.toAct,
    turn: given.turn,
    turns: given.seats.length === 6 ? 15 : 18,
    seats: given.seats.map((seat) => seatView(seat, given)),
  };
}

function seatView(given: SampleSeat, { toAct }: Sample): SeatView {
  const rows = [0, 1, 2].map((slot) => (given.rows[slot]?.length ? row(given.rows[slot]) : null));
  const discards = given.discards ?? [];
  const score = discards.length + rows.reduce((sum, each) => sum + (each?.points ?? 0), 0);
  const hand = toAct === null ? [] : null;
  return { rows, discards, hand_size: toAct === null ? 0 : 3, known: given.known ?? [], score, hand };
}

function ownView(given: Sample, open: PublicView, seat: number): OwnView {
  const hand = given.seats[seat]?.hand ?? [];
  const takes = given.toAct === seat ? hand.flatMap((card) => takesOf(card, open, seat)) : [];
  const piles = open.face_up_size + open.face_down_size === 0 ? (['-'] as const) : (['^', '_'] as const);
  return { seat, hand, drawn: null, takes, piles: takes.length > 0 ? piles : [] };
}

function takesOf(card: number, open: PublicView, seat: number): TakeView[] {
  const higher = open.circle.findIndex((other) => other > card);
  const at = higher < 0 ? 0 : higher;
  const neighbours: [Side, number][] = [
    ['<', open.circle.at(at - 1)!],
    ['>', open.circle[at]!],
  ];
  return neighbours.map(([side, taken]) => ({ card, side, taken, placements: placements(taken, open.seats[seat]!) }));
}

function placements(taken: number, seat: SeatView): PlacementView[] {
  const slots = ['A', 'B', 'C'] as const;
  const free = seat.rows.indexOf(null);
  const kept = slots.flatMap((slot, index): PlacementView[] => {
    const gain = gainOf(taken, seat.rows[index]!);
    return (seat.rows[index] === null ? index === free : gain !== null) ? [{ placement: slot, gain: gain ?? 1 }] : [];
  });
  const givenUp = slots.map((slot, index): PlacementView => {
    const lost = seat.rows[index];
    return { placement: `!${slot}` as Placement, gain: lost ? 1 + lost.cards.length - lost.points : 0 };
  });
  return free < 0 ? [...kept, ...givenUp] : kept;
}

function gainOf(taken: number, old: RowView | null): number | null {
  if (old === null) return null;
  const last = old.cards.at(-1)!;
  const fits = old.direction === null || (old.direction === 'up' ? taken > last : taken < last);
  return fits ? row([...old.cards, taken]).points - old.points : null;
}

function legal(own: OwnView): string[] {
  return own.takes.flatMap((take) =>
    take.placements.flatMap((way) => own.piles.map((pile) => `${take.card}${take.side}${way.placement}${pile}`)),
  );
}

function setting(given: Sample): Setting {
  return {
    id: 'k2m4p6q8r0a',
    game: 'up-or-down',
    options: { length: 'short' },
    seats: given.seats.map((_, seat) => ({
      player: `p${seat}`,
      name: NAMES[seat]!,
      level: null,
      bot: false,
      vacation: null,
    })),
    host: '',
    phase: given.toAct === null ? 'finished' : 'playing',
    private: false,
    variant: false,
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
    totals: null,
    ranks: null,
    advice: false,
  };
}
