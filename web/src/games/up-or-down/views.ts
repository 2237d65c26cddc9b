/** What the server tells of a match of Up or Down? (U15): the public view, and a seat's own view. */
import type {
  UpOrDownOwnView,
  UpOrDownPlacementView,
  UpOrDownPublicView,
  UpOrDownRowView,
  UpOrDownSeatView,
  UpOrDownTakeView,
} from '../../wire/generated/socket';

/** A view is looked at, never changed. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export type PublicView = Frozen<UpOrDownPublicView>;
export type SeatView = Frozen<UpOrDownSeatView>;
export type RowView = Frozen<UpOrDownRowView>;
export type OwnView = Frozen<UpOrDownOwnView>;
export type TakeView = Frozen<UpOrDownTakeView>;
export type PlacementView = Frozen<UpOrDownPlacementView>;

/** `<` the next lower neighbour, `>` the next higher one. */
export type Side = TakeView['side'];
/** `^` face up, `_` face down, `-` when both are empty. */
export type Pile = OwnView['piles'][number];
/** A row's slot, or `!` and the slot of a row that is given up for the card. */
export type Placement = PlacementView['placement'];
export type Slot = 'A' | 'B' | 'C';

export const SLOTS: readonly Slot[] = ['A', 'B', 'C'];
