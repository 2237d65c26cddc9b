/** What the server tells of a match of Up or Down? (U15): the public view, and a seat's own view. */

export type Side = '<' | '>';
export type Pile = '^' | '_' | '-';
export type Slot = 'A' | 'B' | 'C';
/** A row's slot, or `!` and the slot of a row that is given up for the card. */
export type Placement = Slot | `!${Slot}`;

export interface RowView {
  /** Oldest first. */
  cards: readonly number[];
  direction: 'up' | 'down' | null;
  /** How many cards of its commonest colour it holds. */
  best_colour: number;
  points: number;
}

export interface SeatView {
  /** Three slots; a free one is null. */
  rows: readonly (RowView | null)[];
  discards: readonly number[];
  hand_size: number;
  /** Cards of the hand that everybody saw it take from the face-up pile. */
  known: readonly number[];
  score: number;
  /** Only after the end. */
  hand: readonly number[] | null;
}

export interface PublicView {
  /** Cards are 1 … deck. */
  deck: number;
  circle: readonly number[];
  face_up: number | null;
  face_up_size: number;
  face_down_size: number;
  to_act: number | null;
  turn: number;
  turns: number;
  seats: readonly SeatView[];
}

export interface PlacementView {
  placement: Placement;
  gain: number;
}

export interface TakeView {
  card: number;
  side: Side;
  taken: number;
  placements: readonly PlacementView[];
}

export interface OwnView {
  seat: number;
  hand: readonly number[];
  /** The card it drew last, if still in hand. */
  drawn: number | null;
  /** Empty when it is not to act. */
  takes: readonly TakeView[];
  piles: readonly Pile[];
}

export const SLOTS: readonly Slot[] = ['A', 'B', 'C'];
