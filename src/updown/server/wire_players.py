"""Bodies of the HTTP interface about people: profiles, histories, the best. All of it goes out, none comes in."""

import msgspec

from updown.app.ratings import Ladder, Points
from updown.app.remembered import Meeting, PlayerTally
from updown.app.results import PaceClass, SizeClass


class RatingLine(msgspec.Struct, frozen=True):
    """A player's rating on one ladder, after so many rated matches."""

    ladder: Ladder
    rating: Points
    matches: int


class Profile(msgspec.Struct, frozen=True):
    """What is remembered of a player. Tallies named in every game: `matches`, `won`, `score`, `abandoned`."""

    id: str
    name: str
    bot: bool
    """A program with an account of its own."""
    ratings: tuple[RatingLine, ...]
    tallies: tuple[PlayerTally, ...]
    meetings: tuple[Meeting, ...]
    """How you fared against this player, if you have met; `ahead`: you were."""


class CurvePoint(msgspec.Struct, frozen=True):
    """The rating after the match with this finish number."""

    number: int
    rating: Points


class Curve(msgspec.Struct, frozen=True):
    """The newest steps of one rating, oldest first."""

    steps: tuple[CurvePoint, ...]


class PastSeat(msgspec.Struct, frozen=True):
    """A seat of a finished match. `name`: as the player is called now."""

    player: str | None
    name: str | None
    level: str | None
    total: int
    rank: int
    abandoned: bool


class PastMatch(msgspec.Struct, frozen=True):
    """A match in a player's history."""

    number: int
    """Its finish number."""
    table: str | None
    """Where it can be looked at; None if that is private."""
    game: str
    options: dict[str, str | int | bool]
    size: SizeClass
    pace: PaceClass
    rated: bool
    continued: bool
    """From a moment of another match: it counts for nothing."""
    ended: int
    seats: tuple[PastSeat, ...]
    seat: int
    """Where the player of this history sat."""
    gain: int | None
    """Points that the player's rating rose by; None if it was not rated."""


class History(msgspec.Struct, frozen=True):
    """Newest first. `next`: what to ask for as `before` to read on; None at the end."""

    matches: tuple[PastMatch, ...]
    next: int | None


class BestLine(msgspec.Struct, frozen=True):
    """A place in a list of the best. `name` is None for somebody who is not known any more."""

    player: str
    name: str | None
    rating: Points
    matches: int


class Best(msgspec.Struct, frozen=True):
    """Of one ladder, the best first."""

    ladder: Ladder
    lines: tuple[BestLine, ...]
