"""The state of a table: everything, secrets included. It never leaves the process; app.look shows it."""

from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeAlias

from updown.app.events import Continued
from updown.app.game_clock import Expiry, GameClock, LiveClock
from updown.app.vacation import Vacation
from updown.core.deal import SeededDeals, commitment
from updown.core.game import AnyGame, Happening, Outcome, Seat
from updown.core.hidden import Hidden
from updown.engine.record import Line

Phase: TypeAlias = Literal["open", "starting", "playing", "finished", "aborted"]
Options: TypeAlias = dict[str, str | int | bool]


class Secret(Hidden):
    """The server's seed and, once dealt, where the match gets its chance from."""

    __slots__ = ("deals", "join_key", "server_seed")

    def __init__(self, server_seed: bytes, join_key: str | None, deals: SeededDeals | None = None) -> None:
        self.server_seed = server_seed
        self.join_key = join_key
        self.deals = deals

    @property
    def match_deals(self) -> SeededDeals:
        """From the deal on."""
        if self.deals is None:
            raise AssertionError("nothing is dealt before entropy is closed")
        return self.deals


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits on a seat. `level` alone: a bot; with a player: the substitute; nothing: free."""

    player: str | None = None
    name: str | None = None
    level: str | None = None
    since: int = 0
    """When the player sat down (ms)."""
    bot: bool = False
    """The player is a program with an account."""

    @property
    def is_free(self) -> bool:
        return self.player is None and self.level is None


@dataclass(frozen=True, slots=True)
class Happened:
    """A line of the match log: what occurred and the version that brought it about."""

    version: int
    happening: Happening


@dataclass(frozen=True, slots=True)
class TableState:
    """The fold of a table's events."""

    id: str
    version: int
    game: AnyGame
    options: Options
    host: str
    places: tuple[Place, ...]
    secret: Secret
    private: bool
    keep_order: bool
    series: str
    changed: int
    rated: bool = False
    clock: GameClock | None = None
    expiry: Expiry = "bot"
    pairing: bool = False
    """Nobody hosts it, and it starts by itself when it is full."""
    fill_at: int | None = None
    """When bots take the free seats of a pairing table."""
    listed: bool = False
    """It stands in the lobby although it is private: its key is a password."""
    kept_out: frozenset[str] = frozenset()
    """Players whom the host has asked to leave."""
    continued: Continued | None = None
    """The match begins where another one was at this moment."""
    spectators: bool = True
    programs: bool = True
    phase: Phase = "open"
    asked: frozenset[int] = frozenset()
    """Seats whose entropy is still waited for."""
    entropy: tuple[str, ...] = ()
    """Per seat, from the start on; shown once it is closed."""
    entropy_until: int | None = None
    rules: int | None = None
    match: Any = field(default=None, repr=False)
    """The game's own state, from the deal on."""
    turns: tuple[int | None, ...] = ()
    """Per seat the version at which its present decision opened."""
    acted: frozenset[int] = frozenset()
    """Seats that have acted at least once."""
    substituted: tuple[int, ...] = ()
    """Per seat how often a substitute has acted for its player; empty while none has."""
    banks: tuple[int, ...] = ()
    """Per seat what is left in milliseconds, as of when its clock last started or stopped; empty without a clock."""
    running: tuple[int | None, ...] = ()
    """Per seat since when its clock runs."""
    paused: bool = False
    resumed: int | None = None
    """Since when the match has been going on without a pause."""
    vacations: tuple[tuple[Vacation, ...], ...] = ()
    """Per seat those of its player since the deal, oldest first; empty while nobody has had one."""
    forfeited: frozenset[int] = frozenset()
    """Seats that come last."""
    log: tuple[Happened, ...] = field(default=(), repr=False)
    lines: tuple[Line, ...] = field(default=(), repr=False)
    """The body of the record: actions in the order stored, and remarks."""
    started: int | None = None
    ended: int | None = None
    outcome: Outcome | None = None
    reason: str | None = None
    rematch: str | None = None
    rematch_kept: bool = False
    """Seats are the same there."""

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.is_free)

    @property
    def commitment(self) -> str:
        """Shown before anybody sits: binds the server to its seed."""
        return commitment(self.secret.server_seed).hex()

    @property
    def deal_table(self) -> str:
        """The table id that the deal is made from."""
        return self.continued.deal if self.continued else self.id

    @property
    def acts_before(self) -> int:
        """How many of the record's actions were made at another table."""
        return len(self.continued.acts) if self.continued else 0

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Seats with an open decision, ascending."""
        return tuple(Seat(seat) for seat, turn in enumerate(self.turns) if turn is not None)

    @property
    def is_live(self) -> bool:
        """Its players are expected to be there, by the clock."""
        return isinstance(self.clock, LiveClock)

    @property
    def is_over(self) -> bool:
        return self.phase in {"finished", "aborted"}

    def seat_of(self, player: str | None) -> Seat | None:
        """Where the person sits."""
        if player is None:
            return None
        for at, place in enumerate(self.places):
            if place.player == player:
                return Seat(at)
        return None

    def vacations_of(self, seat: int) -> tuple[Vacation, ...]:
        return self.vacations[seat] if self.vacations else ()

    def is_inside(self, player: str | None) -> bool:
        """Whether the person may know of a private table without its key."""
        return player is not None and (player == self.host or self.seat_of(player) is not None)

    def is_set_like(self, other: "TableState") -> bool:
        """Whether nothing but the match itself has gone on between the two."""
        return all(getattr(self, name) is getattr(other, name) for name in _NOT_OF_THE_MATCH)


def bots_to_act(state: TableState) -> tuple[Seat, ...]:
    """Seats for which a bot or a substitute is to act; while the match pauses, no substitute is."""
    return tuple(
        Seat(seat)
        for seat in state.to_act
        if (place := state.places[seat]).level is not None and not (state.paused and place.player is not None)
    )


_OF_THE_MATCH = {
    "version",
    "changed",
    "match",
    "turns",
    "acted",
    "substituted",
    "banks",
    "running",
    "log",
    "lines",
}
_NOT_OF_THE_MATCH = tuple(part.name for part in fields(TableState) if part.name not in _OF_THE_MATCH)
