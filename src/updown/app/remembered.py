"""What can be asked of finished matches. All of it was written when they finished; nothing is counted when asked."""

from collections.abc import Collection
from typing import Literal, Protocol, TypeAlias

import msgspec

from updown.app.ratings import Ladder, Rating
from updown.app.results import Result, SizeClass

Scope: TypeAlias = Literal["all", "open", "rated"]
"""Which matches of a history: all (for its player's own eyes), those that anybody may see, the rated ones."""


class LadderRating(msgspec.Struct, frozen=True):
    """A player's rating on one ladder."""

    ladder: Ladder
    rating: Rating


class RatingStep(msgspec.Struct, frozen=True):
    """A rating after the match with this finish number, and what the match did to its `mu`."""

    number: int
    mu: float
    sigma: float
    gain: float


class PlayerTally(msgspec.Struct, frozen=True):
    """A tally, added up over all matches of a game and size that the player did not abandon."""

    game: str
    size: SizeClass
    name: str
    part: int
    count: int


class Remembered(msgspec.Struct, frozen=True):
    """A match in a player's history."""

    number: int
    """Its finish number."""
    result: Result
    step: RatingStep | None
    """Of the player's rating; None if the match was not rated."""


class Meeting(msgspec.Struct, frozen=True):
    """How two people fared against each other in all matches of a game: who was ahead of whom how often."""

    game: str
    ahead: int
    level: int
    behind: int


class SeriesScore(msgspec.Struct, frozen=True):
    """How a player has fared in the matches of one series."""

    player: str
    matches: int
    won: int
    total: int


class Standing(msgspec.Struct, frozen=True):
    """A line of the list of the best."""

    player: str
    rating: Rating


def shelf(scope: Scope, game: str | None = None, size: SizeClass | None = None) -> str:
    """A history is kept once for each way to look through it, so that every page of it is read in order."""
    return " ".join(part for part in (scope, game, size) if part is not None)


def shelves(result: Result) -> tuple[str, ...]:
    """All where the match lies. A friendly match at a private table is nobody else's business."""
    scopes: list[Scope] = ["all"]
    if result.rated or not result.private:
        scopes.append("open")
    if result.rated:
        scopes.append("rated")
    game, size = result.game, result.size
    return tuple(
        lies for scope in scopes for lies in (shelf(scope), shelf(scope, game), shelf(scope, game, size))
    )


class Remembers(Protocol):
    """The part of a store that knows what was."""

    async def ratings(self, player: str) -> list[LadderRating]:
        """On every ladder where the player has rated matches."""
        ...

    async def rating_steps(self, player: str, ladder: Ladder, limit: int) -> list[RatingStep]:
        """The newest ones, oldest first."""
        ...

    async def tallies(self, player: str) -> list[PlayerTally]: ...

    async def history(self, player: str, shelf: str, before: int | None, limit: int) -> list[Remembered]:
        """Newest first, from below a finish number on."""
        ...

    async def meetings(self, player: str, other: str) -> list[Meeting]: ...

    async def series(self, series: str) -> list[SeriesScore]:
        """Everybody who has finished a match of it; who has won most comes first."""
        ...

    async def best(self, ladder: Ladder, limit: int) -> list[Standing]:
        """By what is nearly certain of them, the best first."""
        ...

    async def names(self, players: Collection[str]) -> dict[str, str]:
        """As they are called now; those that are known."""
        ...
