"""Bodies of the HTTP interface about finding each other: a search, a rematch, the score of a series."""

from typing import Literal

import msgspec

from updown.app.results import PaceClass
from updown.server.wire import Body, CommandId


class NewPairing(Body, frozen=True):
    """What somebody looks for: a match with standard options, live or turn by turn.

    `fill`: bots take what seats are free after half a minute; not in a rated match. A repeat is answered with the same
    table, and so is whoever waits at one already.
    """

    id: CommandId
    game: str
    seats: int
    pace: PaceClass = "live"
    rated: bool = False
    fill: bool = False


class Rematch(Body, frozen=True):
    """Where people sit in the next match; the first who asks decides, and a rated match is shuffled anyway."""

    seats: Literal["rotated", "kept"] = "rotated"


class SeriesLine(msgspec.Struct, frozen=True):
    """What a player has won, and all points, in matches of the series."""

    player: str
    name: str | None
    """As the player is called now."""
    matches: int
    won: int
    total: int


class Series(msgspec.Struct, frozen=True):
    """All matches that were played one after the other at rematches of one table. Who has won most comes first."""

    players: tuple[SeriesLine, ...]
