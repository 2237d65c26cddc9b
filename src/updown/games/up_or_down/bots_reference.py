"""The first medium, frozen: the yardstick for later strength figures. This file never changes.

It shares nothing with `bots.py`, `outlook.py` or `imagine.py`, so that they may; only the law itself is the same.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from updown.games.up_or_down.actions import Action, Pile, Placement
from updown.games.up_or_down.cards import CIRCLE_SIZE, Card
from updown.games.up_or_down.rows import Row, best_colour_count
from updown.games.up_or_down.rules import place, placements
from updown.games.up_or_down.views import OwnView, PublicView, SeatView, TakeView

# Found by play against earlier values; each is worth a few per cent of matches.
REACH = 3.2
"""Cards that a row with the whole range before it would get, were there turns enough."""
COLOUR_SHARE = 0.45
"""How many of the cards yet to come have a row's best colour, if one looks out for them."""
FREE_ROOM = 0.95
"""Room of a free slot: a good first card has still to come."""
PROMISING = 6
"""Turns that medium thinks one step further."""


class Reference:
    """Weighs what its rows may become, one turn ahead, and draws what it could use then."""

    __slots__ = ()

    def choose(self, public: PublicView, own: OwnView, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        outlook = _Outlook(public)
        drafts = sorted(_drafts(public, own, outlook), key=lambda draft: draft.worth, reverse=True)
        if public.turn == public.turns:
            return drafts[0].drawing(own.piles[0])
        ahead = _Ahead(public, own, outlook)
        return max(map(ahead.judge, drafts[:PROMISING]), key=lambda judged: judged[0])[1]


class _Outlook:
    """Room and worth of rows, given the cards that can still come to the circle."""

    __slots__ = ("_live_up_to",)

    def __init__(self, public: PublicView) -> None:
        gone = {card for seat in public.seats for row in seat.rows if row for card in row.cards}
        for seat in public.seats:
            gone.update(seat.discards)
        self._live_up_to = tuple(accumulate(number not in gone for number in range(1, public.deck + 1)))

    def worth(self, rows: tuple[Row, ...], turns: int) -> float:
        """Points to expect of the rows after so many more turns; what they have now if there are none."""
        if not turns:
            return sum(len(row) * best_colour_count(row) for row in rows)
        reaches = [REACH * self.room(row) for row in rows]
        granted = min(1.0, turns / max(sum(reaches), 0.1))
        return sum(map(_worth_in_time, rows, [reach * granted for reach in reaches]))

    def best_worth_with(self, card: Card, rows: tuple[Row, ...], turns: int) -> float:
        """The worth after this card too is placed as well as can be."""
        placed = (place(rows, card, placement) for placement in placements(rows, card))
        return max(self.worth(after, turns) + len(given_up) for after, given_up in placed)

    def room(self, row: Row) -> float:
        """Share of the live cards that lie beyond the row's open end, 0 to 1."""
        if not row:
            return FREE_ROOM
        live = self._live_up_to[-1]
        below = self._live_up_to[row[-1] - 1] / live
        above = 1 - below
        if len(row) > 1:
            return above if row[1] > row[0] else below
        return max(below, above)


def _worth_in_time(row: Row, coming: float) -> float:
    return (len(row) + coming) * (best_colour_count(row) + COLOUR_SHARE * coming)


@dataclass(frozen=True, slots=True)
class _Draft:
    """A turn but for its draw, with the rows after it and the points they promise."""

    take: TakeView
    placement: Placement
    rows: tuple[Row, ...]
    given_up: int
    worth: float

    def drawing(self, pile: Pile) -> Action:
        return Action(self.take.card, self.take.side, self.placement, pile)


def _drafts(public: PublicView, own: OwnView, outlook: _Outlook) -> Iterator[_Draft]:
    before, turns = _slots(public.seats[own.seat]), public.turns - public.turn
    for take, placement, _ in _ways(own):
        rows, given_up = place(before, take.taken, placement)
        yield _Draft(take, placement, rows, len(given_up), outlook.worth(rows, turns) + len(given_up))


class _Ahead:
    """What the next turn could bring after a draft, if the others left the circle as it is."""

    __slots__ = ("_outlook", "_own", "_public", "_unseen")

    def __init__(self, public: PublicView, own: OwnView, outlook: _Outlook) -> None:
        self._public = public
        self._own = own
        self._outlook = outlook
        self._unseen = _unseen_cards(public, own)

    def judge(self, draft: _Draft) -> tuple[float, Action]:
        """The points that the draft promises with the better pile, and the turn that this makes."""
        circle = self._circle_after(draft)
        gaps = self._worth_of_gaps(draft, circle)
        held = [gaps[bisect(circle, card)] for card in self._own.hand if card != draft.take.card]
        best_held = max(held, default=0.0)
        promises = {pile: self._promise(pile, circle, gaps, best_held) for pile in self._own.piles}
        pile = max(self._own.piles, key=lambda pile: promises[pile])
        return promises[pile] + draft.given_up, draft.drawing(pile)

    def _circle_after(self, draft: _Draft) -> list[Card]:
        return sorted((draft.take.card, *(card for card in self._public.circle if card != draft.take.taken)))

    def _worth_of_gaps(self, draft: _Draft, circle: list[Card]) -> list[float]:
        """For each place where a card can be played, the worth after taking the better neighbour."""
        turns = self._public.turns - self._public.turn - 1
        worths = [self._outlook.best_worth_with(card, draft.rows, turns) for card in circle]
        return [max(worths[at - 1], worths[at % CIRCLE_SIZE]) for at in range(CIRCLE_SIZE + 1)]

    def _promise(self, pile: Pile, circle: list[Card], gaps: list[float], best_held: float) -> float:
        match pile:
            case "^" if self._public.face_up is not None:
                return max(best_held, gaps[bisect(circle, self._public.face_up)])
            case "_":
                drawn = [max(best_held, gaps[bisect(circle, card)]) for card in self._unseen]
                return sum(drawn) / len(drawn)
            case _:
                return best_held


def _ways(own: OwnView) -> Iterator[tuple[TakeView, Placement, int]]:
    for take in own.takes:
        for way in take.placements:
            yield take, way.placement, way.gain


def _unseen_cards(public: PublicView, own: OwnView) -> list[Card]:
    """Cards that may be in another hand, in the face-down pile or below the top of the face-up pile."""
    seen: set[Card | None] = {*public.circle, *own.hand, public.face_up}
    for shown in public.seats:
        seen.update(shown.discards, shown.known)
        seen.update(card for row in shown.rows if row for card in row.cards)
    return [Card(number) for number in range(1, public.deck + 1) if number not in seen]


def _slots(shown: SeatView) -> tuple[Row, ...]:
    """The seat's three rows as a state holds them; a free slot is ()."""
    return tuple(row.cards if row else () for row in shown.rows)
