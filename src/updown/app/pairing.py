"""People who look for a match: what they look for, and the ordinary table at which they wait for each other.

Such a table belongs to nobody. It has the game's standard options and a standard clock, and starts by itself with the
last seat (docs/meeting.md).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from updown.app import setting_up
from updown.app.decision import Decide, Decision
from updown.app.game_clock import GameClock, LiveClock, TurnClock
from updown.app.ports import PlayerLine, TableLine
from updown.app.results import PaceClass, pace_class
from updown.app.setting_up import OpenTable
from updown.app.state import TableState
from updown.core.errors import BadOptions

CLOCKS: dict[PaceClass, GameClock] = {"live": LiveClock(bank=300, increment=15), "turns": TurnClock(hours=24)}
"""Enough that nobody is hurried through a first match, and that whoever plays once a day keeps every deadline."""


@dataclass(frozen=True, slots=True)
class Search:
    """What somebody looks for. `fill`: rather bots than a long wait."""

    game: str
    seats: int
    pace: PaceClass
    rated: bool = False
    fill: bool = False

    @property
    def key(self) -> str:
        """The same for all who may meet."""
        return _key(self.game, self.seats, self.pace, rated=self.rated)


def key_of(state: TableState) -> str | None:
    """What is looked for at a table; None once it is full, and at tables that somebody has set up."""
    if not state.pairing or state.phase != "open":
        return None
    return _key(state.game.id, len(state.places), pace_class(state.clock), rated=state.rated)


def wish_of(search: Search, now: int, fill_ms: int) -> OpenTable:
    """The table to wait at if nobody waits yet; raises BadOptions."""
    if search.rated and search.fill:
        raise BadOptions("a rated match is for people", option="fill", reason="rated_fill")
    return OpenTable(
        game=search.game,
        seats=search.seats,
        rated=search.rated,
        clock=CLOCKS[search.pace],
        pairing=True,
        fill_at=now + fill_ms if search.fill else None,
    )


def suitable(lines: Iterable[TableLine], search: Search) -> list[TableLine]:
    """Where to sit down, in this order. Who wants people only goes to no table that bots will fill; who would rather
    have bots than wait goes to one without them only as the last who was missing."""
    if not search.fill:
        return [line for line in lines if line.fill_at is None]
    return [line for line in lines if line.fill_at is not None or _free(line) == 1]


def sit(
    state: TableState, now: int, player: PlayerLine, *, seat: int | None, key: str | None, begin: Decide
) -> Decision:
    """At any table; whoever takes the last seat of a pairing table starts the match."""
    seated = setting_up.sit(state, now, player, seat=seat, key=key)
    is_full = seated.state.phase == "open" and not seated.state.free_seats
    return seated.and_then(begin, now) if seated.state.pairing and is_full else seated


def _free(line: TableLine) -> int:
    return sum(seat.player is None and seat.level is None for seat in line.seats)


def _key(game: str, seats: int, pace: PaceClass, *, rated: bool) -> str:
    return f"{game} {seats} {pace} {'rated' if rated else 'friendly'}"
