"""What a seat may choose: a bid, or a card to play."""

from dataclasses import dataclass
from typing import TypeAlias

from updown.games.river.cards import PACK, Card


@dataclass(frozen=True, slots=True)
class Bid:
    """The number of tricks that the seat means to win, exactly."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the hand, laid into the open trick."""

    card: Card


Action: TypeAlias = Bid | Play

BIDS: tuple[Bid, ...] = tuple(Bid(tricks) for tricks in range(100))
"""Every bid that can be written, made once: lists of legal actions are built at each step of a simulation."""

PLAYS: dict[Card, Play] = {card: Play(card) for card in PACK}
"""Likewise every play."""
