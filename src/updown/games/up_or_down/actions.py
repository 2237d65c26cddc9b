"""A turn: one action of four choices, since nothing hidden is revealed before its last step."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from updown.games.up_or_down.cards import Card

Side: TypeAlias = Literal["<", ">"]
"""The left neighbour (next lower going round) or the right one (U8)."""

Placement: TypeAlias = Literal["A", "B", "C", "!A", "!B", "!C"]
"""Start or extend the row of this slot, or (`!`) give it up and start anew there (U9)."""

Pile: TypeAlias = Literal["^", "_", "-"]
"""Draw from the face-up pile, the face-down pile, or not at all because both are empty (U10)."""

SLOTS = "ABC"

_SLOT_OF = {sign + slot: place for place, slot in enumerate(SLOTS) for sign in ("", "!")}


@dataclass(frozen=True, slots=True)
class Action:
    """Play a card (U7), take a neighbour (U8), place it (U9), draw (U10)."""

    card: Card
    side: Side
    placement: Placement
    pile: Pile


def slot_of(placement: str) -> int:
    """0, 1 or 2: the slot of the row that is started, extended or given up."""
    return _SLOT_OF[placement]


def gives_up(placement: str) -> bool:
    """Whether the row of the slot goes onto the discard pile first."""
    return placement[0] == "!"
