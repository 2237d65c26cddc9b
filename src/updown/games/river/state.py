"""Everything about a match: what is past, the round, the open table and, in a box of their own, the secrets."""

from dataclasses import dataclass
from typing import NamedTuple

from updown.core.game import Seat
from updown.core.hidden import Hidden
from updown.games.river.cards import Card
from updown.games.river.options import Options


class Secrets(Hidden):
    """What no view shows to everybody (R15). The undealt cards are forgotten: nothing depends on them."""

    __slots__ = ("fists", "hands")

    def __init__(self, hands: tuple[tuple[Card, ...], ...], fists: tuple[int | None, ...] = ()) -> None:
        self.hands = hands
        """Per seat, by suit C D H S, then rank ascending."""
        self.fists = fists
        """Bids per seat that wait to be shown (R9); empty when there are none to come."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secrets) and (self.hands, self.fists) == (other.hands, other.fists)

    def __hash__(self) -> int:
        return hash((self.hands, self.fists))


class Taken(NamedTuple):
    """A finished trick: its cards in the order of play."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A line of the score sheet; tuples are per seat."""

    hand_size: int
    dealer: int
    trump: Card
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Past:
    """What stays as it is for a whole round."""

    options: Options
    seats: int
    sheet: tuple[RoundScore, ...] = ()
    """A line for each finished round."""
    last_trick: Taken | None = None
    """The trick that ended the round before."""


@dataclass(frozen=True, slots=True)
class Round:
    """How the round was opened."""

    number: int
    """From 0."""
    hand_size: int
    dealer: int
    trump: Card
    bids: tuple[int | None, ...]
    """Per seat; None until everybody may see it."""


class State(NamedTuple):
    """A match. A finished round stays until the next one is dealt, the last one for ever.

    A named tuple, and no dataclass like the rest: one is made at every step of a simulation, at half the cost.
    """

    past: Past
    round: Round | None
    """None before the first deal."""
    turn: tuple[Seat, ...]
    """The seats to act, ascending; several under fist bidding, none between rounds."""
    trick: tuple[Card, ...]
    """The open trick, in the order of play."""
    tricks: tuple[Taken, ...]
    """The finished tricks of this round."""
    secrets: Secrets
