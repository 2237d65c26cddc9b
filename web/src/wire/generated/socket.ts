/* Generated from the server: npm run types. */
export interface Wire {
  ClientMessage: Act | Entropy | Say | Ping | Visible;
  ServerMessage: Table | View | Accepted | Refused | Presence | Chat | Said | Pong;
  RiverPublicView: RiverPublicView;
  RiverOwnView: RiverOwnView;
  UpOrDownPublicView: UpOrDownPublicView;
  UpOrDownOwnView: UpOrDownOwnView;
}
/**
 * One choice. `id` is unique per table and player; `turn` is the version at which the decision opened.
 */
export interface Act {
  type: 'act';
  id: string;
  turn: number;
  action: string;
}
/**
 * 32 lower-case hex digits, once, while the table's phase is `starting`.
 */
export interface Entropy {
  type: 'entropy';
  entropy: string;
}
/**
 * Something for the chat: a `preset` or a `text`. `id` is unique per table and player.
 */
export interface Say {
  type: 'say';
  id: string;
  preset: string | null;
  text: string | null;
}
/**
 * Answered with Pong. Nobody has to: a socket is dead when the protocol's own pings get no answer for 30 s.
 */
export interface Ping {
  type: 'ping';
}
/**
 * Whether the page is seen, which it is until this says otherwise. Who sees the table is not told of a turn elsewhere.
 */
export interface Visible {
  type: 'visible';
  visible: boolean;
}
/**
 * The setting, on connecting and whenever it changed. `seat` is the receiver's own; None: a spectator.
 */
export interface Table {
  type: 'table';
  version: number;
  seat: number | null;
  key: string | null;
  asked_to_leave: boolean;
  setting: Setting;
}
/**
 * A table without its cards: what the page around the match needs.
 */
export interface Setting {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  seats: SeatState[];
  host: string;
  phase: 'aborted' | 'finished' | 'open' | 'playing' | 'starting';
  private: boolean;
  variant: boolean;
  keep_order: boolean;
  commitment: string;
  server_seed: string | null;
  entropy: string[] | null;
  entropy_until: number | null;
  started: number | null;
  ended: number | null;
  reason: string | null;
  rematch: string | null;
  totals: number[] | null;
  ranks: number[] | null;
  advice: boolean;
  rated: boolean;
  clock: (LiveClock | TurnClock) | null;
  expiry: 'bot' | 'default' | 'forfeit';
  paused: boolean;
  forfeited: number[];
  pairing: boolean;
  fill_at: number | null;
  listed: boolean;
  continued: ContinuedFrom | null;
  spectators: boolean;
  programs: boolean;
}
/**
 * Who sits on a seat. `level` without `player`: a bot; neither: free; both: a bot plays for the player.
 *
 * `bot`: the player is a program with an account of its own. `vacation`: until when the player is (or was last) on
 * vacation, in milliseconds since 1970.
 */
export interface SeatState {
  player: string | null;
  name: string | null;
  level: string | null;
  bot: boolean;
  vacation: number | null;
}
/**
 * Each seat has a bank for the match, charged while it is to act; every action adds the increment. Seconds.
 */
export interface LiveClock {
  kind: 'live';
  bank: number;
  increment: number;
}
/**
 * Each decision may take so many hours; nobody needs to be there meanwhile.
 */
export interface TurnClock {
  kind: 'turns';
  hours: number;
}
/**
 * A moment of a finished match at another table.
 */
export interface ContinuedFrom {
  table: string;
  at: number;
}
/**
 * The match as this viewer may see it. The newest version wins.
 *
 * `happenings` follow `since`, the version of the view before (0: none yet): a client that is at that version adds
 * them to its log, any other one fetches the log. The first view on a socket brings none.
 */
export interface View {
  type: 'view';
  version: number;
  since: number;
  public: unknown;
  own: Own | null;
  happenings: Happening[];
  clocks: SeatClock[] | null;
}
/**
 * What only this seat knows. `turn` and `legal` are empty when it is not to act.
 */
export interface Own {
  seat: number;
  turn: number | null;
  legal: string[];
  view: unknown;
}
/**
 * Something this viewer may see occur. `version` tells which event brought it about.
 */
export interface Happening {
  version: number;
  code: string;
  arguments: {};
}
/**
 * A seat's game clock. Exact only where it stands still: while it runs, `until` says when it ends.
 */
export interface SeatClock {
  left: number | null;
  until: number | null;
}
/**
 * The command with this id is saved, as the event of this version; its View has come before.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}
/**
 * The command (or, without id, the message) was refused; nothing changed. If it was stale, a View comes with it.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  arguments: {};
}
/**
 * Who is there. `gone_since` per seat: milliseconds since 1970, None while present or not a person.
 *
 * Spectators are told as changes, `whole` the first time; those who have told no name are only counted.
 */
export interface Presence {
  type: 'presence';
  gone_since: (number | null)[];
  watching: number;
  whole: boolean;
  came: Spectator[];
  went: string[];
}
/**
 * Somebody who looks on and has told a name.
 */
export interface Spectator {
  player: string;
  name: string;
}
/**
 * What was said, oldest first: all that you may read (`whole`, in place of what you had), or what is new.
 */
export interface Chat {
  type: 'chat';
  whole: boolean;
  lines: ChatLine[];
}
/**
 * One thing said. `number` orders all lines of the server; either a `preset` or a `text`.
 */
export interface ChatLine {
  number: number;
  at: number;
  player: string;
  name: string;
  watching: boolean;
  preset: string | null;
  text: string | null;
  aside: boolean;
}
/**
 * The line with this id is kept under this number.
 */
export interface Said {
  type: 'said';
  id: string;
  number: number;
}
/**
 * `now` in milliseconds since 1970, for a clock offset.
 */
export interface Pong {
  type: 'pong';
  now: number;
}
/**
 * The same bytes for everybody.
 */
export interface RiverPublicView {
  phase: 'bidding' | 'over' | 'playing';
  round: number;
  hand_sizes: number[];
  bidding: 'in-turn' | 'simultaneous';
  hook: boolean;
  scoring: 'classic' | 'exact' | 'penalty';
  dealer: number;
  leader: number;
  trump: string;
  led: ('C' | 'D' | 'H' | 'S') | null;
  to_act: number[];
  seats: RiverSeatView[];
  trick: RiverPlayed[];
  winning: number | null;
  tricks: RiverTrick[];
  last_trick: RiverTrick | null;
  sheet: RiverRoundScore[];
}
/**
 * What everybody knows of one seat in this round. `bid` stays None until it may be seen (R9).
 */
export interface RiverSeatView {
  bid: number | null;
  has_bid: boolean;
  tricks: number;
  hand_size: number;
  score: number;
  hand: string[] | null;
}
/**
 * A card on the table and the seat that laid it there.
 */
export interface RiverPlayed {
  seat: number;
  card: string;
}
/**
 * A finished trick, in the order of play, and the seat that took it.
 */
export interface RiverTrick {
  cards: RiverPlayed[];
  winner: number;
}
/**
 * A line of the score sheet; tuples are per seat.
 */
export interface RiverRoundScore {
  hand_size: number;
  dealer: number;
  trump: string;
  bids: number[];
  tricks: number[];
  points: number[];
  totals: number[];
}
/**
 * What one seat knows besides.
 */
export interface RiverOwnView {
  seat: number;
  hand: string[];
  bid: number | null;
  bids: number[];
  forbidden: number | null;
  playable: string[];
}
/**
 * The same bytes for everybody.
 */
export interface UpOrDownPublicView {
  deck: number;
  circle: number[];
  face_up: number | null;
  face_up_size: number;
  face_down_size: number;
  to_act: number | null;
  turn: number;
  turns: number;
  seats: UpOrDownSeatView[];
}
/**
 * What everybody knows of one seat. `rows` has three slots, A B C; a free slot is None.
 */
export interface UpOrDownSeatView {
  rows: (UpOrDownRowView | null)[];
  discards: number[];
  hand_size: number;
  known: number[];
  score: number;
  hand: number[] | null;
}
/**
 * A row, oldest card first, with the points it is worth now (U13): cards x best_colour.
 */
export interface UpOrDownRowView {
  cards: number[];
  direction: ('down' | 'up') | null;
  best_colour: number;
  points: number;
}
/**
 * What one seat knows besides. `takes` is empty when it is not to act.
 */
export interface UpOrDownOwnView {
  seat: number;
  hand: number[];
  drawn: number | null;
  takes: UpOrDownTakeView[];
  piles: ('-' | '^' | '_')[];
}
/**
 * One way to play a hand card: the side, the neighbour taken, and every legal placement of it.
 */
export interface UpOrDownTakeView {
  card: number;
  side: '<' | '>';
  taken: number;
  placements: UpOrDownPlacementView[];
}
/**
 * One way to place a taken card: as in the notation, and what it does to the seat's total.
 */
export interface UpOrDownPlacementView {
  placement: '!A' | '!B' | '!C' | 'A' | 'B' | 'C';
  gain: number;
}
