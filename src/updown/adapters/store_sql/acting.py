"""One act of moderation with its line in the log, as statements of the raw driver: for the server and the host."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from updown.adapters.store_sql.connecting import prepare
from updown.app.moderation import ActKind, NewAct
from updown.app.ports import StoreFull
from updown.app.refusals import (
    IsModerator,
    NoSuchPlayer,
    NoSuchReport,
    NoSuchTable,
    NothingToDo,
    WrongPhase,
)

PLAYER = "SELECT 1 FROM players WHERE id = ?"
MODERATOR = "SELECT 1 FROM moderators WHERE player = ?"
PHASE = "SELECT phase FROM tables WHERE table_id = ?"
REPORT = "SELECT settled FROM reports WHERE number = ?"
CLOSED = "SELECT 1 FROM acts WHERE kind = 'close' AND whom = ?"
ACT = 'INSERT INTO acts (at, "by", kind, whom, why) VALUES (?, ?, ?, ?, ?)'
SANCTION = "INSERT INTO sanctions (player, kind) VALUES (?, ?) ON CONFLICT DO NOTHING"
PARDON = "DELETE FROM sanctions WHERE player = ? AND kind = ?"
APPOINT = "INSERT INTO moderators (player) VALUES (?) ON CONFLICT DO NOTHING"
DISMISS = "DELETE FROM moderators WHERE player = ?"
SETTLE = "UPDATE reports SET settled = ? WHERE number = ?"


def act_alone(path: Path, act: NewAct) -> None:
    """From another process than the server's, which may run; raises what `carry_out` raises, or StoreFull."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            prepare(connection)
            connection.execute("BEGIN IMMEDIATE")
            carry_out(connection, act)  # a refusal closes the connection, which takes all back
            connection.execute("COMMIT")
    except sqlite3.OperationalError as error:
        raise StoreFull("the database does not answer", reason=error.sqlite_errorname) from error


def carry_out(connection: sqlite3.Connection, act: NewAct) -> None:
    """Within a transaction of the caller's. Raises why it cannot be."""
    _DEEDS[act.kind](connection, act)
    connection.execute(ACT, (act.at, act.by, act.kind, act.whom, act.why))


def _sanction(connection: sqlite3.Connection, act: NewAct) -> None:
    _must_be_known(connection, act.whom)
    if connection.execute(MODERATOR, (act.whom,)).fetchone():
        raise IsModerator("a moderator is neither muted nor banned", player=act.whom)
    _must_change(connection.execute(SANCTION, (act.whom, act.kind)))


def _pardon(connection: sqlite3.Connection, act: NewAct) -> None:
    _must_be_known(connection, act.whom)
    _must_change(connection.execute(PARDON, (act.whom, act.kind.removeprefix("un"))))


def _appoint(connection: sqlite3.Connection, act: NewAct) -> None:
    _must_be_known(connection, act.whom)
    _must_change(connection.execute(APPOINT, (act.whom,)))


def _dismiss(connection: sqlite3.Connection, act: NewAct) -> None:
    _must_be_known(connection, act.whom)
    _must_change(connection.execute(DISMISS, (act.whom,)))


def _close(connection: sqlite3.Connection, act: NewAct) -> None:
    """The log is the order: the server that sees it ends the table, with its event."""
    found = connection.execute(PHASE, (act.whom,)).fetchone()
    if found is None:
        raise NoSuchTable("there is no such table", table=act.whom)
    if found[0] in {"finished", "aborted"}:
        raise WrongPhase(f"the table is {found[0]}", phase=found[0])
    if connection.execute(CLOSED, (act.whom,)).fetchone():
        raise NothingToDo("it is being closed already")


def _settle(connection: sqlite3.Connection, act: NewAct) -> None:
    found = connection.execute(REPORT, (act.whom,)).fetchone() if act.whom.isdecimal() else None
    if found is None:
        raise NoSuchReport("there is no such report", report=act.whom)
    if found[0] is not None:
        raise NothingToDo("it is settled already")
    connection.execute(SETTLE, (act.at, act.whom))


def _must_be_known(connection: sqlite3.Connection, player: str) -> None:
    if connection.execute(PLAYER, (player,)).fetchone() is None:
        raise NoSuchPlayer("nobody has this id", player=player)


def _must_change(cursor: sqlite3.Cursor) -> None:
    if cursor.rowcount == 0:
        raise NothingToDo("it is so already")


_DEEDS: dict[ActKind, Callable[[sqlite3.Connection, NewAct], None]] = {
    "mute": _sanction,
    "ban": _sanction,
    "unmute": _pardon,
    "unban": _pardon,
    "appoint": _appoint,
    "dismiss": _dismiss,
    "close": _close,
    "settle": _settle,
}
