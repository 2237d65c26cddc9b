"""Makes everything that is remembered anew from the event log, in the order in which matches finished."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Table

from updown.adapters.store_sql.connecting import prepare
from updown.adapters.store_sql.remembering import remember
from updown.adapters.store_sql.schema import REMEMBERED
from updown.app.loading import loaded
from updown.app.ports import StoredEvent
from updown.app.results import finish_of
from updown.core.game import AnyGame

FINISHED = "SELECT number, table_id FROM finishes ORDER BY number"
EVENTS = "SELECT version, body FROM events WHERE table_id = ? ORDER BY version"


class Rebuilt(NamedTuple):
    """How many matches there were, and how many stored lines were not, to the bit, what the log says."""

    matches: int
    wrong: int


def rebuild(path: Path, game_called: Callable[[str], AnyGame], *, keep: bool = True) -> Rebuilt:
    """In one transaction, which is taken back without `keep`. No server may run; raises DamagedTable."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        prepare(connection)
        connection.execute("BEGIN IMMEDIATE")
        for table in REMEMBERED:
            connection.execute(f"CREATE TEMP TABLE was_{table} AS SELECT * FROM {table}")  # noqa: S608  our own names
            connection.execute(f"DELETE FROM {table}")  # noqa: S608
        finished = connection.execute(FINISHED).fetchall()
        for number, table in finished:
            _remember_again(connection, number, table, game_called)
        rebuilt = Rebuilt(len(finished), sum(_wrong_lines(connection, table) for table in REMEMBERED))
        connection.execute("COMMIT" if keep else "ROLLBACK")
        return rebuilt


def _remember_again(
    connection: sqlite3.Connection, number: int, table: str, game_called: Callable[[str], AnyGame]
) -> None:
    stored = [StoredEvent(version, body) for version, body in connection.execute(EVENTS, (table,))]
    remember(connection, number, finish_of(loaded(table, stored, None, game_called)))


def _wrong_lines(connection: sqlite3.Connection, table: Table) -> int:
    """Lines that were stored otherwise, or should not have been stored."""
    surplus = f"SELECT count(*) FROM (SELECT * FROM was_{table} EXCEPT SELECT * FROM {table})"  # noqa: S608
    missing = f"SELECT count(*) FROM (SELECT * FROM {table} EXCEPT SELECT * FROM was_{table})"  # noqa: S608
    return max(connection.execute(query).fetchone()[0] for query in (surplus, missing))
