"""Bodies of the HTTP interface about tables: what can be played, how a table is set up, what lists show of it."""

from typing import Annotated

import msgspec

from updown.app.game_clock import Expiry, GameClock
from updown.app.views import Happening, Moment, SeatState
from updown.server.wire import Body, CommandId


class ChoiceOffer(msgspec.Struct, frozen=True):
    """One option of a game and its default for a number of seats."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


class GameOffer(msgspec.Struct, frozen=True):
    """A game that can be played here. `choices` is per number of seats, from the smallest on."""

    id: str
    least_seats: int
    most_seats: int
    usual_least: int
    usual_most: int
    choices: tuple[tuple[ChoiceOffer, ...], ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first."""


class NewTable(Body, frozen=True):
    """`bots` per seat: a level or None; `sit`: the host takes the first free seat.

    `id` is unique per player: a repeat is answered with the same table.
    """

    id: CommandId
    game: str
    seats: int
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict[str, str | int | bool])
    bots: tuple[str | None, ...] = ()
    private: bool = False
    password: Annotated[str, msgspec.Meta(min_length=4, max_length=64)] | None = None
    """A private table that stands in the lobby; the password is its key."""
    keep_order: bool = False
    rated: bool = False
    """For people only, with seats shuffled; it changes their ratings."""
    clock: GameClock | None = None
    expiry: Expiry = "bot"
    """What happens when a seat's time is up."""
    spectators: bool = True
    """People who do not sit may look on while the match is played."""
    programs: bool = True
    """Bot accounts may sit there."""
    sit: bool = True
    start: bool = False
    """Start at once (all other seats are bots)."""


class TableOpen(msgspec.Struct, frozen=True):
    """A new table. `key` is the join key of a private one; it belongs in the link as `?key=`."""

    id: str
    key: str | None


class ContinueFrom(Body, frozen=True):
    """`at`: the moment; you take `seat`; `bots` per seat: a level or None. `id` as in NewTable.

    The options are those of the match, and so are all cards that nobody had seen yet.
    """

    id: CommandId
    at: int
    seat: int
    bots: tuple[str | None, ...] = ()
    private: bool = False
    """It is anyway if the match was."""
    start: bool = False


class Sit(Body, frozen=True):
    """Without a seat: the first free one."""

    seat: int | None = None
    key: str | None = None


class SetBot(Body, frozen=True):
    """`level` None frees the seat."""

    seat: int
    level: str | None


class SetOptions(Body, frozen=True):
    options: dict[str, str | int | bool]


class SeatRequest(Body, frozen=True):
    seat: int


class AskAdvice(Body, frozen=True):
    """`turn`: the version at which the decision opened."""

    turn: int


class Log(msgspec.Struct, frozen=True):
    """All that the asker may have seen happen, up to this version."""

    version: int
    happenings: tuple[Happening, ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished match: the deal, then one moment an action."""

    moments: tuple[Moment, ...]


class LobbyTable(msgspec.Struct, frozen=True):
    """A line of the lobby. `your_turn` and `seat` concern the asking player."""

    id: str
    game: str
    phase: str
    private: bool
    options: dict[str, str | int | bool]
    seats: tuple[SeatState, ...]
    seat: int | None
    your_turn: bool
    waiting_for: tuple[int, ...]
    progress: tuple[int, int] | None
    changed: int
    rated: bool
    clock: GameClock | None
    programs: bool
    """Bot accounts may sit there."""
    pairing: bool
    """People who look for a match wait here; it starts by itself."""
    fill_at: int | None
    """When bots take the free seats (milliseconds since 1970)."""
    until: int | None
    """When your open decision ends, or else the first of those that are waited for."""


class Lobby(msgspec.Struct, frozen=True):
    """Open tables of everybody, and the asking player's own tables, those waiting for them first.

    An open table that is private has a password.
    """

    open: tuple[LobbyTable, ...]
    mine: tuple[LobbyTable, ...]
    people: int
    """At the tables of this server now."""
    playing: int
    """Matches in play that somebody looks at or that go on by themselves."""
