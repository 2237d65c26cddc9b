"""What a seat may know of a match of Up or Down? (U15)."""

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Literal

from updown.core.game import Seat
from updown.games.up_or_down.actions import Pile, Placement, Side
from updown.games.up_or_down.cards import Card, turns_each
from updown.games.up_or_down.rows import Row, best_colour_count, direction, row_points, total
from updown.games.up_or_down.rules import gain, neighbours, open_piles, outcome, placements, to_act
from updown.games.up_or_down.state import Cards, State


@dataclass(frozen=True, slots=True)
class RowView:
    """A row, oldest card first, with the points it is worth now (U13): cards x best_colour."""

    cards: Row
    direction: Literal["up", "down"] | None
    best_colour: int
    points: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of one seat. `rows` has three slots, A B C; a free slot is None."""

    rows: tuple[RowView | None, ...]
    discards: Cards
    """In the order given up."""
    hand_size: int
    known: Cards
    """Cards of the hand that everybody saw it take from the face-up pile, ascending."""
    score: int
    """Rows plus discards, as if the match ended now."""
    hand: Cards | None = None
    """Only after the end."""


@dataclass(frozen=True, slots=True)
class PublicView:
    """The same bytes for everybody."""

    deck: int
    """Cards are 1 … deck."""
    circle: Cards
    """Ascending."""
    face_up: Card | None
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
    """One way to place a taken card: as in the notation, and what it does to the seat's total."""

    placement: Placement
    gain: int


@dataclass(frozen=True, slots=True)
class TakeView:
    """One way to play a hand card: the side, the neighbour taken, and every legal placement of it."""

    card: Card
    side: Side
    taken: Card
    placements: tuple[PlacementView, ...]


@dataclass(frozen=True, slots=True)
class OwnView:
    """What one seat knows besides. `takes` is empty when it is not to act."""

    seat: int
    hand: Cards
    """Ascending."""
    drawn: Card | None
    """The card it drew last, if still in hand."""
    takes: tuple[TakeView, ...]
    piles: tuple[Pile, ...]
    """The piles it may draw from, in canonical order; `-` alone when both are empty."""


def public_view(state: State) -> PublicView:
    """Encoded once for everybody, so nothing of a hand or a pile but what U15 makes public."""
    up, down = state.hidden.up, state.hidden.down
    acting = to_act(state)
    turns = turns_each(state.deck, state.seats)
    return PublicView(
        deck=state.deck,
        circle=state.circle,
        face_up=up[0] if up else None,
        face_up_size=len(up),
        face_down_size=len(down),
        to_act=acting[0] if acting else None,
        turn=min(state.played // state.seats + 1, turns),
        turns=turns,
        seats=tuple(_seat_view(state, seat) for seat in range(state.seats)),
    )


def own_view(state: State, seat: Seat) -> OwnView:
    """The hand, and every choice with what it gains."""
    hand, drawn = state.hidden.hands[seat], state.hidden.drawn[seat]
    return OwnView(
        seat=seat,
        hand=hand,
        drawn=drawn if drawn in hand else None,
        takes=_takes(state, seat) if seat in to_act(state) else (),
        piles=open_piles(state),
    )


def reveal(state: State, end: State) -> PublicView:
    """All hands shown, at any moment of a match that is over; at its end they are empty (U12)."""
    if outcome(end) is None:
        raise AssertionError("hands are secret until the match is over")
    public = public_view(state)
    hands = state.hidden.hands
    seats = tuple(replace(seat, hand=hand) for seat, hand in zip(public.seats, hands, strict=True))
    return replace(public, seats=seats)


def progress(public: PublicView) -> tuple[int, int]:
    """The round of turns being played, and how many there are."""
    return public.turn, public.turns


def _seat_view(state: State, seat: int) -> SeatView:
    rows, discards = state.rows[seat], state.discards[seat]
    return SeatView(
        rows=tuple(_row_view(row) if row else None for row in rows),
        discards=discards,
        hand_size=len(state.hidden.hands[seat]),
        known=state.known[seat],
        score=total(rows, discards),
    )


@lru_cache(2**16)  # most rows stay as they were from one action to the next
def _row_view(row: Row) -> RowView:
    return RowView(row, direction(row), best_colour_count(row), row_points(row))


def _takes(state: State, seat: Seat) -> tuple[TakeView, ...]:
    takes: list[TakeView] = []
    for card in state.hidden.hands[seat]:
        left, right = neighbours(state.circle, card)
        takes.append(TakeView(card, "<", left, _placement_views(state.rows[seat], left)))
        takes.append(TakeView(card, ">", right, _placement_views(state.rows[seat], right)))
    return tuple(takes)


def _placement_views(rows: tuple[Row, ...], taken: Card) -> tuple[PlacementView, ...]:
    return tuple([_placement_view(where, gain(rows, taken, where)) for where in placements(rows, taken)])


@cache  # a few hundred at most, met again and again
def _placement_view(placement: Placement, gain: int) -> PlacementView:
    return PlacementView(placement, gain)
