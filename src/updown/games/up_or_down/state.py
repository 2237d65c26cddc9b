"""Everything about a match at one moment, secrets included; it never leaves the process."""

from dataclasses import dataclass
from typing import TypeAlias

from updown.core.game import Seat
from updown.core.hidden import Hidden
from updown.games.up_or_down.cards import Card, deck_size
from updown.games.up_or_down.options import Options
from updown.games.up_or_down.rows import Row

Cards: TypeAlias = tuple[Card, ...]


class Secrets(Hidden):
    """What no view shows in full: hands, both piles, and what each seat drew last."""

    __slots__ = ("down", "drawn", "hands", "up")

    def __init__(
        self, hands: tuple[Cards, ...], drawn: tuple[Card | None, ...], down: Cards, up: Cards
    ) -> None:
        self.hands = hands
        """Per seat, ascending."""
        self.drawn = drawn
        """Per seat, played since or not; a memory aid for its own eyes, no rule looks at it."""
        self.down = down
        """The face-down pile, top first."""
        self.up = up
        """The face-up pile, top first; only the top is public (U5)."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secrets) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def _fields(self) -> tuple[object, ...]:
        return (self.hands, self.drawn, self.down, self.up)


@dataclass(frozen=True, slots=True)
class State:
    """Facts only; whose turn it is and what the rows are worth follow from them."""

    options: Options
    start: Seat
    """The seat of the first turn (U6)."""
    played: int
    """Turns of the whole match so far."""
    circle: Cards
    """Ascending; empty before the deal."""
    rows: tuple[tuple[Row, ...], ...]
    """Per seat three slots, filled from the first on; a free slot is ()."""
    discards: tuple[Cards, ...]
    """Per seat, in the order given up."""
    known: tuple[Cards, ...]
    """Per seat, ascending: cards in hand that everybody saw come from the face-up pile (U15)."""
    hidden: Secrets

    @property
    def seats(self) -> int:
        return len(self.rows)

    @property
    def deck(self) -> int:
        """The match is played with the cards 1 … deck (U3)."""
        return self.options.deck or deck_size(self.options.length, self.seats)
