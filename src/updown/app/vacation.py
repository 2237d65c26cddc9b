"""Vacations: days that a player declares, and in which turn-based matches wait for them (docs/time.md)."""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from updown.app.refusals import Refused

DAY_MS = 24 * 3600 * 1000
DAYS_A_YEAR = 30
YEAR_MS = 365 * DAY_MS


class OnVacation(Refused):
    """The player has one already; `arguments` has until when."""

    code = "on_vacation"


class NoVacationLeft(Refused):
    """More days than there are; `arguments` has how many are `left`."""

    code = "no_vacation_left"


class Vacation(msgspec.Struct, frozen=True):
    """Milliseconds since 1970; one that was ended early lasted until then."""

    began: int
    until: int


class KeepsVacations(Protocol):
    """The part of the store that keeps vacations. All methods may raise StoreFull."""

    async def begin_vacation(self, player: str, *, at: int, days: int) -> Vacation:
        """Raises OnVacation or NoVacationLeft."""
        ...

    async def end_vacation(self, player: str, *, at: int) -> Vacation | None:
        """The one that holds, as it was then; None if none does."""
        ...

    async def vacations(self, player: str, *, since: int) -> list[Vacation]:
        """Those that lasted longer than until then, oldest first."""
        ...


def begun(past: Sequence[Vacation], *, at: int, days: int) -> Vacation:
    """A new one; `past` is those of the last year. Raises OnVacation or NoVacationLeft."""
    if past and past[-1].until > at:
        raise OnVacation("one vacation at a time", until=past[-1].until)
    left = days_left(past, at)
    if not 1 <= days <= left:
        raise NoVacationLeft(f"{left} days are left", left=left)
    return Vacation(at, at + days * DAY_MS)


def days_left(past: Iterable[Vacation], at: int) -> int:
    """Of any 365 days. What was begun of a day counts as a day, and no more than was used."""
    used = sum(-(-(one.until - one.began) // DAY_MS) for one in past if one.until > at - YEAR_MS)
    return max(0, DAYS_A_YEAR - used)


def put_off(end: int, since: int, vacations: Iterable[Vacation]) -> int:
    """The end of a decision open since then: its clock stands still while its player is on vacation."""
    for one in vacations:
        if since < one.until and one.began < end:
            end += one.until - max(one.began, since)
    return end
