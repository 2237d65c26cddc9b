"""The Store port on a SQLite file."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
from sqlalchemy import Row, literal_column, select

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.accounts import SqlAccounts, must_live, open_session
from updown.adapters.store_sql.appending import append
from updown.adapters.store_sql.memories import Memories
from updown.adapters.store_sql.notices import SqlNotices
from updown.adapters.store_sql.order import Order
from updown.adapters.store_sql.reading import Reader, only
from updown.adapters.store_sql.resting import Rests
from updown.adapters.store_sql.talking import Talks
from updown.adapters.store_sql.writer import GroupCommitWriter
from updown.app.ports import Append, CommandKey, Consent, Due, PlayerLine, StoredEvent, TableLine

_MANY = 1_000
"""More unfinished tables of one player than this are not sorted."""

_lines: msgspec.json.Decoder[TableLine] = msgspec.json.Decoder(TableLine)


class SqlStore(Memories, Talks, Order, Rests):
    """Writes go through the one writer; reads have connections of their own and see what is committed."""

    def __init__(self, path: Path) -> None:
        """The file is migrated already."""
        reader, writer = Reader(path), GroupCommitWriter(path)
        Memories.__init__(self, reader)
        Talks.__init__(self, reader, writer)
        Order.__init__(self, reader, writer)
        Rests.__init__(self, reader, writer)
        self.notices = SqlNotices(reader, writer)
        self.accounts = SqlAccounts(reader, writer)

    async def close(self) -> None:
        await self.writer.close()
        await self._reader.close()

    async def append(self, entry: Append) -> None:
        await self.writer.write(partial(append, entry=entry))

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        log = schema.events.c
        wanted = select(log.version, log.body).where(log.table_id == table, log.version > after)
        return [
            StoredEvent(version, body)
            for version, body in await self._reader.rows(wanted.order_by(log.version))
        ]

    async def answer(self, command: CommandKey) -> bytes | None:
        key = schema.commands.c
        wanted = select(key.answer).where(
            key.scope == command.scope, key.player == command.player, key.id == command.id
        )
        return only(await self._reader.rows(wanted))

    async def open_tables(self, limit: int) -> list[TableLine]:
        line = schema.tables.c
        wanted = select(line.line).where(line.phase == "open", line.private.is_(False))
        return _decoded(await self._reader.rows(wanted.order_by(line.changed.desc()).limit(limit)))

    async def pairing_tables(self, pairing: str, limit: int) -> list[TableLine]:
        line = schema.tables.c
        # the index has the rows of one kind in the order in which they came
        wanted = select(line.line).where(line.pairing == pairing).order_by(literal_column("tables.rowid"))
        return _decoded(await self._reader.rows(wanted.limit(limit)))

    async def tables_of(self, player: str, limit: int) -> list[TableLine]:
        line, seat = schema.tables.c, schema.seated.c
        mine = select(line.line).join(schema.seated, seat.table_id == line.table_id)
        mine = mine.where(seat.player == player)
        unfinished = mine.where(seat.ended.is_(None)).order_by(line.changed.desc()).limit(_MANY)
        running = _decoded(await self._reader.rows(unfinished))
        running.sort(key=lambda table: table.urgency(player))
        over = mine.where(seat.ended.is_not(None)).order_by(seat.ended.desc())
        finished = await self._reader.rows(over.limit(max(0, limit - len(running))))
        return [*running, *_decoded(finished)][:limit]

    async def unattended(self) -> list[str]:
        line = schema.tables.c
        wanted = select(line.table_id).where(literal_column("goes_on"))  # as the index says it
        return [row[0] for row in await self._reader.rows(wanted.order_by(line.changed))]

    async def due(self, limit: int) -> list[Due]:
        line = schema.deadlines.c
        rows = await self._reader.rows(select(line.table_id, line.at).order_by(line.at).limit(limit))
        earliest = dict(reversed(rows))
        return sorted((Due(table, at) for table, at in earliest.items()), key=lambda due: due.at)

    async def finish_number(self, table: str) -> int | None:
        finish = schema.finishes.c
        return only(await self._reader.rows(select(finish.number).where(finish.table_id == table)))

    async def add_player(self, player: PlayerLine, token_hash: bytes, *, at: int, device: str = "") -> None:
        def add(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO players (id, name) VALUES (?, ?)", (player.id, player.name))
            open_session(connection, player.id, token_hash, at=at, device=device)

        await self.writer.write(add)

    async def player_by_token(self, token_hash: bytes, *, since: int = 0) -> PlayerLine | None:
        player, session = schema.players.c, schema.sessions.c
        wanted = (
            select(player.id, player.name, player.owner.is_not(None))
            .join(schema.sessions, session.player == player.id)
            .where(session.token_hash == token_hash, session.seen >= since)
        )
        found = await self._reader.rows(wanted)
        return PlayerLine(*found[0]) if found else None

    async def rename_player(self, player: str, name: str) -> None:
        def rename(connection: sqlite3.Connection) -> None:
            must_live(connection, player)
            connection.execute("UPDATE players SET name = ? WHERE id = ?", (name, player))

        await self.writer.write(rename)

    async def consent(self, player: str) -> Consent:
        column = schema.players.c
        found = only(await self._reader.rows(select(column.open_data).where(column.id == player)))
        return cast("Consent", found) if found is not None else "no"

    async def set_consent(self, player: str, consent: Consent) -> None:
        def agree(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE players SET open_data = ? WHERE id = ?", (consent, player))

        await self.writer.write(agree)


def _decoded(rows: Sequence[Row[Any]]) -> list[TableLine]:
    return [_lines.decode(row[0]) for row in rows]
