"""The game's own bots, easy and medium, and what the clock plays; all choose from the view alone."""

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from updown.games.up_or_down.actions import Action, Pile, Placement
from updown.games.up_or_down.cards import CIRCLE_SIZE, Card
from updown.games.up_or_down.imagine import slots, unseen_cards
from updown.games.up_or_down.outlook import Outlook
from updown.games.up_or_down.rows import Row
from updown.games.up_or_down.rules import place
from updown.games.up_or_down.views import OwnView, PublicView, TakeView

MISJUDGEMENT = 2.0
"""Points by which easy is wrong about a gain, as a standard deviation."""
PROMISING = 6
"""Turns that medium thinks one step further."""


def default_action(public: PublicView, own: OwnView) -> Action:  # noqa: ARG001
    """The greatest gain now; of equal ones the first, drawn from the first pile."""
    take, placement, _ = max(_ways(own), key=lambda way: way[2])
    return Action(take.card, take.side, placement, own.piles[0])


class Easy:
    """Takes what gains most now, often misjudges it, and draws without looking."""

    __slots__ = ()

    def choose(self, public: PublicView, own: OwnView, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        take, placement, _ = max(_ways(own), key=lambda way: way[2] + rng.gauss(0, MISJUDGEMENT))
        return Action(take.card, take.side, placement, rng.choice(own.piles))


class Medium:
    """Weighs what its rows may become, one turn ahead, and draws what it could use then."""

    __slots__ = ()

    def choose(self, public: PublicView, own: OwnView, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        outlook = Outlook(public)
        drafts = sorted(_drafts(public, own, outlook), key=lambda draft: draft.worth, reverse=True)
        if public.turn == public.turns:
            return drafts[0].drawing(own.piles[0])
        ahead = _Ahead(public, own, outlook)
        return max(map(ahead.judge, drafts[:PROMISING]), key=lambda judged: judged[0])[1]


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


def _drafts(public: PublicView, own: OwnView, outlook: Outlook) -> Iterator[_Draft]:
    before, turns = slots(public.seats[own.seat]), public.turns - public.turn
    for take, placement, _ in _ways(own):
        rows, given_up = place(before, take.taken, placement)
        yield _Draft(take, placement, rows, len(given_up), outlook.worth(rows, turns) + len(given_up))


class _Ahead:
    """What the next turn could bring after a draft, if the others left the circle as it is."""

    __slots__ = ("_outlook", "_own", "_public", "_unseen")

    def __init__(self, public: PublicView, own: OwnView, outlook: Outlook) -> None:
        self._public = public
        self._own = own
        self._outlook = outlook
        self._unseen = unseen_cards(public, own)

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
