"""What a seat may know of a match of Up or Down? (U15)."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class RowView:
    """A row, oldest card first, with the points it is worth now (U13): cards x best_colour."""

    cards: tuple[int, ...]
    direction: Literal["up", "down"] | None
    best_colour: int
    points: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of one seat. `rows` has three slots, A B C; a free slot is None."""

    rows: tuple[RowView | None, ...]
    discards: tuple[int, ...]
    """In the order given up."""
    hand_size: int
    known: tuple[int, ...]
    """Cards of the hand that everybody saw it take from the face-up pile, ascending."""
    score: int
    """Rows plus discards, as if the match ended now."""
    hand: tuple[int, ...] | None = None
    """Only after the end."""


@dataclass(frozen=True, slots=True)
class PublicView:
    """The same bytes for everybody."""

    deck: int
    """Cards are 1 … deck."""
    circle: tuple[int, ...]
    """Ascending."""
    face_up: int | None
    """The top card of the face-up pile."""
    face_up_size: int
    face_down_size: int
    to_act: int | None
    turn: int
    """The round of turns being played, from 1; stays at `turns` when the match is over."""
    turns: int
    seats: tuple[SeatView, ...]


@dataclass(frozen=True, slots=True)
class PlacementView:
    """One way to place a taken card: `A` or `!A` as in the notation, and what it does to the seat's total."""

    placement: str
    gain: int


@dataclass(frozen=True, slots=True)
class TakeView:
    """One way to play a hand card: the side, the neighbour taken, and every legal placement of it."""

    card: int
    side: Literal["<", ">"]
    taken: int
    placements: tuple[PlacementView, ...]


@dataclass(frozen=True, slots=True)
class OwnView:
    """What one seat knows besides. `takes` is empty when it is not to act."""

    seat: int
    hand: tuple[int, ...]
    """Ascending."""
    drawn: int | None
    """The card it drew last, if still in hand."""
    takes: tuple[TakeView, ...]
    piles: tuple[Literal["^", "_", "-"], ...]
    """The piles it may draw from, in canonical order; `-` alone when both are empty."""
