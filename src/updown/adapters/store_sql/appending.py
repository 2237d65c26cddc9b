"""The hot path: one table's events, line and answer, as prepared statements of the raw driver."""

import sqlite3

import msgspec

from updown.adapters.store_sql.remembering import finish
from updown.app.ports import Append, Conflict, Reminder, Repeated, TooManyOpen

_encoder = msgspec.json.Encoder()

OVER = ("finished", "aborted")

ANSWER = "SELECT answer FROM commands WHERE scope = ? AND player = ? AND id = ?"
NEW_TABLE = (
    "INSERT INTO tables (version, phase, private, changed, line, goes_on, host, pairing, table_id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
NEXT_VERSION = (
    "UPDATE tables SET version = ?, phase = ?, private = ?, changed = ?, line = ?, goes_on = ?, host = ?, pairing = ?"
    " WHERE table_id = ? AND version = ?"
)
HOSTED = "SELECT count(*) FROM tables WHERE host = ?"
EVENT = "INSERT INTO events (table_id, version, body) VALUES (?, ?, ?)"
COMMAND = "INSERT INTO commands (scope, player, id, answer) VALUES (?, ?, ?, ?)"
STAND_UP = "DELETE FROM seated WHERE table_id = ?"
SIT_DOWN = "INSERT INTO seated (player, table_id, ended) VALUES (?, ?, ?)"
NO_DEADLINES = "DELETE FROM deadlines WHERE table_id = ?"
DEADLINE = "INSERT INTO deadlines (table_id, seat, at) VALUES (?, ?, ?)"
NO_REMINDERS = "DELETE FROM reminders WHERE table_id = ?"
NO_NOTICES = "DELETE FROM notices WHERE table_id = ?"
REMINDER = """
INSERT INTO reminders (table_id, seat, player, turn, at, late, "end")
SELECT :table, :seat, :player, :turn, CASE
    WHEN (SELECT json_extract(CAST(body AS TEXT), '$.remind') FROM preferences WHERE player = :player) = 'at_once'
    THEN :opened ELSE :late END, :late, :end
WHERE NOT EXISTS (SELECT 1 FROM notices WHERE player = :player AND table_id = :table AND turn = :turn)
"""
END = "UPDATE seated SET ended = ? WHERE table_id = ?"


def append(connection: sqlite3.Connection, entry: Append) -> None:
    """Inside the writer's savepoint. Raises Repeated, TooManyOpen or Conflict."""
    _must_be_new(connection, entry)
    _must_have_few_open(connection, entry)
    _take_version(connection, entry)
    numbered = enumerate(entry.events, start=entry.expected_version + 1)
    connection.executemany(EVENT, [(entry.table, version, body) for version, body in numbered])
    if entry.command is not None:
        key = entry.command
        connection.execute(COMMAND, (key.scope, key.player, key.id, entry.answer))
    if entry.expected_version == 0 or entry.line.phase not in {"playing", "finished"}:
        _seat_players(connection, entry)
    if entry.deadlines is not None:
        connection.execute(NO_DEADLINES, (entry.table,))
        connection.executemany(DEADLINE, [(entry.table, due.seat, due.at) for due in entry.deadlines])
    if entry.reminders is not None:
        _put_reminders(connection, entry, entry.reminders)
    if entry.finish is not None:
        connection.execute(END, (entry.line.changed, entry.table))
        finish(connection, entry.table, entry.finish)


def _put_reminders(connection: sqlite3.Connection, entry: Append, reminders: tuple[Reminder, ...]) -> None:
    """Of turn-based tables alone, which are slow: whoever has been told of a turn is not reminded of it again."""
    connection.execute(NO_REMINDERS, (entry.table,))
    rows = [{"table": entry.table, **msgspec.structs.asdict(each)} for each in reminders]
    connection.executemany(REMINDER, rows)
    if entry.line.phase in OVER:
        connection.execute(NO_NOTICES, (entry.table,))


def _must_be_new(connection: sqlite3.Connection, entry: Append) -> None:
    key = entry.command
    if key is None:
        return
    found = connection.execute(ANSWER, (key.scope, key.player, key.id)).fetchone()
    if found is not None:
        raise Repeated(found[0])


def _must_have_few_open(connection: sqlite3.Connection, entry: Append) -> None:
    if entry.most_open is None or entry.line.host is None:
        return
    hosted: int = connection.execute(HOSTED, (entry.line.host,)).fetchone()[0]
    if hosted >= entry.most_open:
        raise TooManyOpen(entry.line.host)


def _take_version(connection: sqlite3.Connection, entry: Append) -> None:
    line = entry.line
    row = (
        line.version,
        line.phase,
        line.private and not line.listed,
        line.changed,
        _encoder.encode(line),
        line.goes_on,
        line.host,
        line.pairing,
        entry.table,
    )
    if entry.expected_version > 0:
        if connection.execute(NEXT_VERSION, (*row, entry.expected_version)).rowcount != 1:
            raise Conflict(entry.table)
        return
    try:
        connection.execute(NEW_TABLE, row)
    except sqlite3.IntegrityError as error:
        raise Conflict(entry.table) from error


def _seat_players(connection: sqlite3.Connection, entry: Append) -> None:
    """Who sits changes only before the match: the many appends of a match need not write it."""
    line = entry.line
    players = [seat.player for seat in line.seats if seat.player is not None]
    ended = line.changed if line.phase in OVER else None
    connection.execute(STAND_UP, (entry.table,))
    connection.executemany(SIT_DOWN, [(player, entry.table, ended) for player in players])
