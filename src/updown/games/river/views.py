"""What a seat may know of a match of Up and Down the River (R15)."""

from dataclasses import dataclass
from typing import Literal

from updown.games.river.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Played:
    """A card on the table and the seat that laid it there."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick, in the order of play, and the seat that took it."""

    cards: tuple[Played, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of one seat in this round. `bid` stays None until it may be seen (R9)."""

    bid: int | None
    has_bid: bool
    tricks: int
    hand_size: int
    score: int
    """Total of the finished rounds."""
    hand: tuple[Card, ...] | None = None
    """Only after the end."""


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
class PublicView:
    """The same bytes for everybody."""

    phase: Literal["bidding", "playing", "over"]
    round: int
    """From 0; stays at the last round when the match is over."""
    hand_sizes: tuple[int, ...]
    """Of every round of the match (R4)."""
    bidding: Literal["in-turn", "simultaneous"]
    hook: bool
    scoring: Literal["classic", "exact", "penalty"]
    dealer: int
    leader: int
    """The seat that leads or led the open trick."""
    trump: Card
    led: Suit | None
    to_act: tuple[int, ...]
    seats: tuple[SeatView, ...]
    trick: tuple[Played, ...]
    """The open trick, in the order of play."""
    winning: int | None
    """The seat whose card leads in the open trick."""
    tricks: tuple[Trick, ...]
    """The finished tricks of this round."""
    last_trick: Trick | None
    """The trick finished last, also when it ended the round before."""
    sheet: tuple[RoundScore, ...]


@dataclass(frozen=True, slots=True)
class OwnView:
    """What one seat knows besides."""

    seat: int
    hand: tuple[Card, ...]
    """By suit C D H S, then rank ascending."""
    bid: int | None
    """Its own bid, also while still secret."""
    bids: tuple[int, ...]
    """The bids open to it now."""
    forbidden: int | None
    """The bid that the hook takes from it (R8), if it is the dealer and about to bid."""
    playable: tuple[Card, ...]
    """The cards it may play now."""
