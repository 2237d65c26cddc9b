"""Every store there is, each as a function from an empty folder: a further back end is one line more."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol, TypeAlias

from tests.app.memory_store import MemoryStore
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.ports import Append, CommandKey, Deadline, SeatLine, Store, TableLine
from updown.app.results import Finish, Result, SeatResult, size_class
from updown.core.game import Tally


class ClosingStore(Store, Protocol):
    async def close(self) -> None: ...


OpenStore: TypeAlias = Callable[[Path], Awaitable[ClosingStore]]


async def memory(_: Path) -> ClosingStore:
    return MemoryStore()


async def sqlite(folder: Path) -> ClosingStore:
    migrate(folder / "tables.sqlite3")
    return SqlStore(folder / "tables.sqlite3")


STORES: dict[str, OpenStore] = {"memory": memory, "sqlite": sqlite}


def line(
    table: str,
    version: int,
    phase: str = "open",
    *,
    players: tuple[str | None, ...] = ("anna", None),
    waiting_for: tuple[int, ...] = (),
    private: bool = False,
    changed: int | None = None,
    goes_on: bool = False,
    listed: bool = False,
    host: str | None = None,
    pairing: str | None = None,
    until: tuple[int | None, ...] = (),
) -> TableLine:
    return TableLine(
        table=table,
        game="toy",
        phase=phase,
        private=private,
        options={"double": False, "length": "short", "start": 3},
        seats=tuple(SeatLine(player, player, None) for player in players),
        waiting_for=waiting_for,
        progress=(1, 2) if phase == "playing" else None,
        version=version,
        changed=version if changed is None else changed,
        goes_on=goes_on,
        listed=listed,
        host=host,
        pairing=pairing,
        until=until,
    )


def entry(
    table: str,
    expected: int,
    *bodies: bytes,
    of: TableLine | None = None,
    command: CommandKey | None = None,
    answer: bytes = b"",
    finished: bool = False,
    finish: Finish | None = None,
    deadlines: tuple[Deadline, ...] | None = None,
    most_open: int | None = None,
) -> Append:
    """One transaction; without bodies one event that names its version."""
    events = bodies or (f"{table} {expected + 1}".encode(),)
    shown = of or line(table, expected + len(events))
    return Append(
        table,
        expected,
        events,
        shown,
        command,
        answer,
        finish or (finish_between(table) if finished else None),
        deadlines,
        most_open=most_open,
    )


def finish_between(
    table: str,
    *players: str | None,
    ranks: tuple[int, ...] | None = None,
    game: str = "toy",
    rated: bool = False,
    private: bool = False,
    left: tuple[str, ...] = (),
    series: str | None = None,
    tallies: tuple[tuple[Tally, ...], ...] | None = None,
) -> Finish:
    """A finished match; the players come in one after the other unless `ranks` say otherwise."""
    ranks = ranks or tuple(range(1, len(players) + 1))
    seats = [
        SeatResult(player, None if player else "easy", 100 - rank, rank, player in left)
        for player, rank in zip(players, ranks, strict=True)
    ]
    result = Result(
        table=table,
        game=game,
        options={},
        size=size_class(len(players)),
        pace="live",
        rated=rated,
        private=private,
        started=1,
        ended=2,
        seats=tuple(seats),
    )
    return Finish(result, tallies or ((),) * len(players), series or table)
