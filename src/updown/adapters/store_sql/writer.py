"""The one writer of a node: a thread that commits together what has gathered."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from updown.adapters.store_sql.connecting import prepare
from updown.app.ports import StoreFull

T = TypeVar("T")

Work: TypeAlias = Callable[[sqlite3.Connection], T]
"""Statements of one entry. What it raises (Conflict, say) undoes its own part and goes to its caller."""

_WAITING = 10_000
_TOGETHER = 1_000


@dataclass(slots=True)
class _Entry:
    work: Work[Any]
    done: asyncio.Future[Any]
    answer: Any = None
    refusal: Exception | None = None


class GroupCommitWriter:
    """Each caller waits for the commit that its work is part of, so that what was told is saved."""

    def __init__(self, path: Path) -> None:
        self.commits = 0
        self._closing = False
        self._entries: queue.Queue[_Entry | None] = queue.Queue(_WAITING)
        # no implicit transactions: BEGIN IMMEDIATE is ours to say. Opened here, so that whoever opens hears of a failure
        self._connection = sqlite3.connect(
            path, isolation_level=None, cached_statements=64, check_same_thread=False
        )
        prepare(self._connection)
        self._thread = threading.Thread(target=self._run, name=f"writer of {path.name}", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """The answer of the work once it is durable. Raises what the work raised, or StoreFull."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._closing:
            raise StoreFull("the store is closed")
        try:
            self._entries.put_nowait(_Entry(work, done))
        except queue.Full:
            raise StoreFull("too much waits to be saved") from None
        return await done

    async def close(self) -> None:
        """After what has gathered is saved."""
        self._closing = True
        await asyncio.to_thread(self._entries.put, None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with closing(self._connection) as connection:
            while (first := self._entries.get()) is not None:
                batch, is_last = self._gathered(first)
                self._save(connection, batch)
                _tell(batch)
                if is_last:
                    return

    def _gathered(self, first: _Entry) -> tuple[list[_Entry], bool]:
        """What waits by now; and whether the end was reached."""
        batch = [first]
        with suppress(queue.Empty):
            while len(batch) < _TOGETHER:
                entry = self._entries.get_nowait()
                if entry is None:
                    return batch, True
                batch.append(entry)
        return batch, False

    def _save(self, connection: sqlite3.Connection, batch: list[_Entry]) -> None:
        """All in one transaction. Whatever the database cannot do undoes all of it."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for entry in batch:
                _carry_out(connection, entry)
            connection.execute("COMMIT")
            self.commits += 1
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for entry in batch:
                entry.refusal = _refusal_for(error)


def _carry_out(connection: sqlite3.Connection, entry: _Entry) -> None:
    """In a savepoint: one table's conflict is its own."""
    connection.execute("SAVEPOINT entry")
    try:
        entry.answer = entry.work(connection)
    except sqlite3.OperationalError:  # disk full and the like: nobody's own
        raise
    except Exception as refusal:
        entry.refusal = refusal
        connection.execute("ROLLBACK TO entry")
    connection.execute("RELEASE entry")


def _refusal_for(error: Exception) -> Exception:
    """Disk full, locked, gone: the same for everybody; anything else is a bug."""
    if not isinstance(error, sqlite3.DatabaseError):
        return error
    refusal = StoreFull("nothing can be saved now", reason=error.sqlite_errorname)
    refusal.__cause__ = error
    return refusal


def _tell(batch: list[_Entry]) -> None:
    """One call into each loop for all of its callers."""
    for loop in {entry.done.get_loop() for entry in batch}:
        mine = [entry for entry in batch if entry.done.get_loop() is loop]
        with suppress(RuntimeError):  # that loop has ended, and its callers with it
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(entries: list[_Entry]) -> None:
    for entry in entries:
        if entry.done.done():  # the caller has gone away; it is saved all the same
            continue
        if entry.refusal is not None:
            entry.done.set_exception(entry.refusal)
        else:
            entry.done.set_result(entry.answer)
