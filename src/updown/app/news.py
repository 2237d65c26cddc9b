"""What concerns a player across tables, for programs that wait to be told where they are to act."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from updown.app.look import Look
from updown.app.ports import TableLine

OVER = ("finished", "aborted")


def _snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Tiding(msgspec.Struct, frozen=True, tag_field="type", tag=_snake):
    """Base of what is told."""


class Seated(Tiding, frozen=True):
    """You sit at this table; also told on connecting, of every table that is not over."""

    table: str
    game: str
    phase: str
    seat: int


class Started(Tiding, frozen=True):
    """Seats are frozen, and perhaps shuffled."""

    table: str
    seat: int


class YourTurn(Tiding, frozen=True):
    """A decision of yours is open: it opened at `turn`; `version` is the table's."""

    table: str
    version: int
    turn: int


class Finished(Tiding, frozen=True):
    """The match has a result."""

    table: str


class Aborted(Tiding, frozen=True):
    """The match ended without a result."""

    table: str


class Left(Tiding, frozen=True):
    """You sit there no longer: you left, or the host freed your seat."""

    table: str


class Ready(Tiding, frozen=True):
    """All that was open when you connected has been told; what follows is new."""


AnyTiding: TypeAlias = Seated | Started | YourTurn | Finished | Aborted | Left | Ready


class Standing(msgspec.Struct, frozen=True):
    """How a player stands at a table at one version. `seat` None: not there."""

    table: str
    game: str
    phase: str
    version: int
    seat: int | None
    turn: int | None

    @property
    def concerns(self) -> bool:
        """Whether anything may still follow."""
        return self.seat is not None and self.phase not in OVER


def standing_in(look: Look, player: str) -> Standing:
    """From the table itself."""
    seat, setting = look.seat_of(player), look.setting
    turn = None if seat is None else look.turn_of(seat)
    return Standing(setting.id, setting.game, setting.phase, look.version, seat, turn)


def standing_by(line: TableLine, player: str) -> Standing | None:
    """From its line in lists, which does not say when a decision opened: None if one of the player's is open."""
    seat = next((at for at, place in enumerate(line.seats) if place.player == player), None)
    if seat in line.waiting_for:
        return None
    return Standing(line.table, line.game, line.phase, line.version, seat, None)


def tidings(before: Standing | None, now: Standing) -> Iterator[AnyTiding]:
    """What is new since the player was last told of this table (None: never)."""
    if now.seat is None or (before is None and now.phase in OVER):
        if before is not None:
            yield Left(now.table)
        return
    if before is None:
        yield Seated(now.table, now.game, now.phase, now.seat)
    elif before.phase == "open" and now.phase not in {"open", "aborted"}:
        yield Started(now.table, now.seat)
    if now.phase == "finished":
        yield Finished(now.table)
    elif now.phase == "aborted":
        yield Aborted(now.table)
    elif now.turn is not None and (before is None or now.turn != before.turn):
        yield YourTurn(now.table, now.version, now.turn)
