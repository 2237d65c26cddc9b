"""What tables need from outside: a store, a bus, a clock and bots. Adapters fill these ports."""

from collections.abc import Awaitable, Callable, Sequence
from math import inf
from typing import Literal, Protocol, TypeAlias

import msgspec

from updown.app.chat import KeepsChat
from updown.app.game_clock import Expiry, GameClock
from updown.app.moderation import KeepsOrder
from updown.app.remembered import Remembers
from updown.app.results import Finish
from updown.app.vacation import KeepsVacations
from updown.app.views import WeighedAction
from updown.core.errors import UpdownError

Consent: TypeAlias = Literal["no", "pseudonym", "name"]
"""Whether a player's matches may be among the open data, and under which name (docs/data.md)."""


class Conflict(Exception):
    """Another writer was faster: the table is not at the expected version."""


class Repeated(Exception):
    """A command with this key is stored already; `answer` is what it was answered with."""

    def __init__(self, answer: bytes) -> None:
        super().__init__("this command was carried out before")
        self.answer = answer


class TooManyOpen(Exception):
    """The host has as many open tables as allowed."""


class BotFailed(Exception):
    """No answer came from the bot, although it was asked twice."""


class StoreFull(UpdownError):
    """Nothing can be saved now (disk full, database gone); nothing was lost or half done."""

    code = "store_unavailable"


class UnusableDatabase(UpdownError):
    """It is damaged, locked, or belongs to another program; `arguments` has the `folder` and the `reason`."""

    code = "unusable_database"


class NewerDatabase(UpdownError):
    """A newer version has written it, which this one cannot read."""

    code = "newer_database"


class StoredEvent(msgspec.Struct, frozen=True):
    """`version` counts from 1; `body` is the JSON of an app.events.AnyEvent."""

    version: int
    body: bytes


class CommandKey(msgspec.Struct, frozen=True):
    """The client-made id of a command, unique per table and player. Tables are opened in the scope ""."""

    scope: str
    player: str
    id: str


class SeatLine(msgspec.Struct, frozen=True):
    """One seat of a table in the lobby. Free: no player and no level."""

    player: str | None
    name: str | None
    level: str | None
    bot: bool = False
    """The player is a bot account."""


class TableLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lists need to know of a table; written with every append, so that no list scans events."""

    table: str
    game: str
    phase: str
    """open, starting, playing, finished or aborted."""
    private: bool
    options: dict[str, str | int | bool]
    seats: tuple[SeatLine, ...]
    waiting_for: tuple[int, ...]
    """Seats that are to act."""
    progress: tuple[int, int] | None
    """Turn or round, of how many; None before the deal."""
    version: int
    changed: int
    """Milliseconds since 1970."""
    rated: bool = False
    clock: GameClock | None = None
    expiry: Expiry = "bot"
    programs: bool = True
    """Bot accounts may sit there."""
    goes_on: bool = False
    """It needs nobody to go on: a bot is to act, the match is about to begin, or people look for one and may be gone."""
    host: str | None = None
    """Who has set it up, while it is open."""
    listed: bool = False
    """A private table that stands in the lobby: it has a password."""
    pairing: str | None = None
    """What people look for here (app.pairing), while it is open."""
    fill_at: int | None = None
    """When bots take its free seats."""
    until: tuple[int | None, ...] = ()
    """Per seat when its open decision ends; empty without a clock."""

    def urgency(self, player: str) -> tuple[bool, float]:
        """Sorts a player's tables: those that wait for the player first, by their deadlines."""
        own = [seat for seat in self.waiting_for if self.seats[seat].player == player]
        ends = [until for seat in own if self.until and (until := self.until[seat]) is not None]
        return not own, min(ends, default=inf)


class Deadline(msgspec.Struct, frozen=True):
    """Until when a seat may act: from `at` on (milliseconds since 1970) its time is up. Seat -1: an open table's own."""

    seat: int
    at: int


class Reminder(msgspec.Struct, frozen=True):
    """An open decision of a person in a turn-based match. Milliseconds since 1970."""

    seat: int
    player: str
    turn: int
    opened: int
    """When it opened, or what that comes to after a vacation."""
    late: int
    """When a quarter of the time is left."""
    end: int
    """The deadline, as everybody sees it."""


class Due(msgspec.Struct, frozen=True):
    """A table and the earliest of its deadlines."""

    table: str
    at: int


class Append(msgspec.Struct, frozen=True):
    """One transaction of one table: all of it is stored, or nothing."""

    table: str
    expected_version: int
    events: tuple[bytes, ...]
    line: TableLine
    command: CommandKey | None = None
    answer: bytes = b""
    """What a repeat of the command is answered with."""
    finish: Finish | None = None
    """The match has a result: it takes the next finish number and is remembered, in the same transaction."""
    deadlines: tuple[Deadline, ...] | None = None
    """In place of all that were stored for the table; None: they stay as they are."""
    reminders: tuple[Reminder, ...] | None = None
    """Likewise; None: it is not turn-based."""
    most_open: int | None = None
    """How many open tables the host of this new one may have by now."""


class PlayerLine(msgspec.Struct, frozen=True):
    """A person, or a program with an account of its own; guests are real rows."""

    id: str
    name: str
    bot: bool = False


class Store(Remembers, KeepsChat, KeepsOrder, KeepsVacations, Protocol):
    """Durable memory. All methods may raise StoreFull."""

    async def append(self, entry: Append) -> None:
        """Saves durably before returning. Raises Conflict, TooManyOpen, or Repeated if the command was stored before."""
        ...

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """In the order of versions; empty for an unknown table."""
        ...

    async def answer(self, command: CommandKey) -> bytes | None:
        """The answer that was stored with this command, if it was stored."""
        ...

    async def open_tables(self, limit: int) -> list[TableLine]:
        """Public and listed tables in phase open, newest first."""
        ...

    async def pairing_tables(self, pairing: str, limit: int) -> list[TableLine]:
        """Where people look for this, the table that was opened first before others."""
        ...

    async def tables_of(self, player: str, limit: int) -> list[TableLine]:
        """Where the player sits: unfinished ones first, those waiting for the player before others (the earliest
        deadline first), then newest."""
        ...

    async def unattended(self) -> list[str]:
        """Ids of tables that go on by themselves: what a node wakes after a restart."""
        ...

    async def due(self, limit: int) -> list[Due]:
        """Tables with deadlines, the earliest first, be they past or to come."""
        ...

    async def finish_number(self, table: str) -> int | None:
        """The place of this table in the order in which matches finished; None without a result."""
        ...

    async def add_player(self, player: PlayerLine, token_hash: bytes, *, at: int, device: str = "") -> None:
        """With a session that began at this time, in milliseconds since 1970."""
        ...

    async def player_by_token(self, token_hash: bytes, *, since: int = 0) -> PlayerLine | None:
        """Whose session this is, if it was used since then."""
        ...

    async def rename_player(self, player: str, name: str) -> None: ...

    async def consent(self, player: str) -> Consent:
        """`no` until the player says otherwise."""
        ...

    async def set_consent(self, player: str, consent: Consent) -> None: ...


class Bus(Protocol):
    """Carries pokes `(table, version)`, never content. A poke may get lost, but never raises."""

    async def poke(self, table: str, version: int) -> None: ...

    def listen(self, listener: Callable[[str, int], Awaitable[None]]) -> Callable[[], None]:
        """Calls the listener for each poke of any node; the result ends that."""
        ...


class BotWorkers(Protocol):
    """Asks a bot in another process; nothing of a state crosses over, only the view."""

    async def choose(self, game: str, level: str, public: object, own: object, legal: Sequence[str]) -> str:
        """One of `legal`, in notation. Raises BotFailed."""
        ...

    async def weigh(
        self, game: str, public: object, own: object, legal: Sequence[str]
    ) -> tuple[WeighedAction, ...]:
        """The best of `legal` as the strongest bot sees them, best first. Raises BotFailed."""
        ...


class Clock(Protocol):
    """Time under control: tests bring their own."""

    def now(self) -> int:
        """Milliseconds since 1970, UTC."""
        ...

    async def pause(self, ms: int) -> None:
        """So long, however the time of day is set meanwhile."""
        ...
