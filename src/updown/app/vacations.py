"""Brings a player's vacation to every turn-based match they play (docs/time.md)."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from updown.app.actor import Reply
from updown.app.by_itself import expire, keep_vacations
from updown.app.decision import Decide, as_it_is
from updown.app.game_clock import TurnClock
from updown.app.ports import StoreFull
from updown.app.refusals import Refused
from updown.app.state import TableState
from updown.app.surroundings import Surroundings
from updown.app.vacation import YEAR_MS, Vacation

_MANY = 1_000


class Vacations:
    """First the store, then the tables: one that does not hear of it now does so at its deadline."""

    def __init__(
        self, around: Surroundings, ask: Callable[[str, Decide], Awaitable[Reply]], begin: Decide
    ) -> None:
        """`begin` starts a match whose room has waited for long enough."""
        self._around = around
        self._ask = ask
        self._begin = begin

    async def of(self, player: str) -> list[Vacation]:
        """Those of the last year, oldest first."""
        return await self._around.store.vacations(player, since=self._now - YEAR_MS)

    async def begin(self, player: str, days: int) -> None:
        """At once. Raises OnVacation or NoVacationLeft."""
        await self._tell(player, await self._around.store.begin_vacation(player, at=self._now, days=days))

    async def end(self, player: str) -> None:
        """At once; whoever is on none is left in peace."""
        ended = await self._around.store.end_vacation(player, at=self._now)
        if ended is not None:
            await self._tell(player, ended)

    async def see_what_is_due(self, table: str) -> None:
        """A deadline of the table has passed, unless its player is on vacation."""
        state = (await self._ask(table, as_it_is)).state
        known: dict[str, list[Vacation]] = {}
        if isinstance(state.clock, TurnClock):
            for seat, since in enumerate(state.running):
                player = state.places[seat].player
                if since is not None and player is not None:
                    known[player] = await self._around.store.vacations(player, since=since)
        await self._ask(table, partial(expire, begin=self._begin, vacations=known))

    async def _tell(self, player: str, vacation: Vacation) -> None:
        for line in await self._around.store.tables_of(player, _MANY):
            if line.phase == "playing" and isinstance(line.clock, TurnClock):
                with suppress(Refused, StoreFull):  # the deadline sees to it
                    await self._ask(line.table, partial(keep_vacations, player=player, vacations=[vacation]))

    @property
    def _now(self) -> int:
        return self._around.clock.now()


def is_resting(state: TableState, player: str, at: int) -> bool:
    """Whether the match waits for the player, who is on vacation."""
    seat = state.seat_of(player)
    return seat is not None and any(one.began <= at < one.until for one in state.vacations_of(seat))
