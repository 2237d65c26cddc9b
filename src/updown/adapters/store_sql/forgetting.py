"""Deleting an account, in one transaction: what identifies somebody goes, what others need of their matches stays."""

import sqlite3
from collections.abc import Sequence

import msgspec

from updown.app.forgetting import events_without_name, line_without_name
from updown.app.names import DELETED
from updown.app.ports import TableLine

EVENTS = "SELECT version, body FROM events WHERE table_id = ? ORDER BY version"
_TOLD = ("vacations", "reminders", "notices", "deliveries", "push_subscriptions", "mail", "webhooks")
_OWN = ("sessions", "passwords", "passkeys", "recovery_codes", "tokens", "preferences", *_TOLD)


def forget(connection: sqlite3.Connection, player: str, *, named_in: Sequence[str]) -> list[bytes]:
    """Inside the writer's savepoint. Gives the hashes of sessions and tokens that ended."""
    ended = [
        row[0]
        for table in ("sessions", "tokens")
        for row in connection.execute(f"SELECT token_hash FROM {table} WHERE player = ?", (player,))  # noqa: S608  our own names
    ]
    for table in _OWN:
        connection.execute(f"DELETE FROM {table} WHERE player = ?", (player,))  # noqa: S608
    for table in named_in:
        _take_name_out(connection, table, player)
    connection.execute("UPDATE players SET name = ?, open_data = 'no' WHERE id = ?", (DELETED, player))
    return ended


def _take_name_out(connection: sqlite3.Connection, table: str, player: str) -> None:
    stored = connection.execute(EVENTS, (table,)).fetchall()
    changed = events_without_name([body for _, body in stored], player)
    connection.executemany(
        "UPDATE events SET body = ? WHERE table_id = ? AND version = ?",
        [(new, table, version) for (version, old), new in zip(stored, changed, strict=True) if new != old],
    )
    (line,) = connection.execute("SELECT line FROM tables WHERE table_id = ?", (table,)).fetchone()
    named = msgspec.json.decode(line, type=TableLine)
    connection.execute(
        "UPDATE tables SET line = ? WHERE table_id = ?",
        (msgspec.json.encode(line_without_name(named, player)), table),
    )
