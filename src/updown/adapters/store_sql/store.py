"""The Store port on a SQLite file."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import msgspec
from sqlalchemy import Row, Select, event, make_url, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.appending import append
from updown.adapters.store_sql.connecting import prepare
from updown.adapters.store_sql.writer import GroupCommitWriter
from updown.app.ports import Append, CommandKey, PlayerLine, StoredEvent, StoreFull, TableLine

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_MANY = 1_000
"""More unfinished tables of one player than this are not sorted."""

_lines: msgspec.json.Decoder[TableLine] = msgspec.json.Decoder(TableLine)


class SqlStore:
    """Writes go through the one writer; reads have connections of their own and see what is committed."""

    def __init__(self, path: Path) -> None:
        """The file is migrated already."""
        self.writer = GroupCommitWriter(path)
        self._engine = create_async_engine(make_url("sqlite+aiosqlite://").set(database=str(path)))
        event.listen(self._engine.sync_engine, "connect", prepare)

    async def close(self) -> None:
        await self.writer.close()
        await self._engine.dispose()

    async def append(self, entry: Append) -> None:
        await self.writer.write(partial(append, entry=entry))

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        log = schema.events.c
        wanted = select(log.version, log.body).where(log.table_id == table, log.version > after)
        return [
            StoredEvent(version, body) for version, body in await self._read(wanted.order_by(log.version))
        ]

    async def answer(self, command: CommandKey) -> bytes | None:
        key = schema.commands.c
        wanted = select(key.answer).where(
            key.scope == command.scope, key.player == command.player, key.id == command.id
        )
        return _only(await self._read(wanted))

    async def open_tables(self, limit: int) -> list[TableLine]:
        line = schema.tables.c
        wanted = select(line.line).where(line.phase == "open", line.private.is_(False))
        return _decoded(await self._read(wanted.order_by(line.changed.desc()).limit(limit)))

    async def tables_of(self, player: str, limit: int) -> list[TableLine]:
        line = schema.tables.c
        over = line.phase.in_(("finished", "aborted"))
        mine = (
            select(line.line)
            .join(schema.seated, schema.seated.c.table_id == line.table_id)
            .where(schema.seated.c.player == player)
            .order_by(line.changed.desc())
        )
        running = _decoded(await self._read(mine.where(~over).limit(_MANY)))
        running.sort(key=lambda table: not _waits_for(table, player))
        finished = await self._read(mine.where(over).limit(max(0, limit - len(running))))
        return [*running, *_decoded(finished)][:limit]

    async def unattended(self) -> list[str]:
        line = schema.tables.c
        wanted = select(line.table_id).where(line.phase.in_(("starting", "playing")))
        return [row[0] for row in await self._read(wanted.order_by(line.changed))]

    async def finish_number(self, table: str) -> int | None:
        finish = schema.finishes.c
        return _only(await self._read(select(finish.number).where(finish.table_id == table)))

    async def add_player(self, player: PlayerLine, token_hash: bytes) -> None:
        def add(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO players (id, name) VALUES (?, ?)", (player.id, player.name))
            connection.execute(
                "INSERT INTO sessions (token_hash, player) VALUES (?, ?)", (token_hash, player.id)
            )

        await self.writer.write(add)

    async def player_by_token(self, token_hash: bytes) -> PlayerLine | None:
        player, session = schema.players.c, schema.sessions.c
        wanted = (
            select(player.id, player.name)
            .join(schema.sessions, session.player == player.id)
            .where(session.token_hash == token_hash)
        )
        found = await self._read(wanted)
        return PlayerLine(found[0][0], found[0][1]) if found else None

    async def rename_player(self, player: str, name: str) -> None:
        def rename(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE players SET name = ? WHERE id = ?", (name, player))

        await self.writer.write(rename)

    async def _read(self, wanted: Select[*Ts]) -> Sequence[Row[*Ts]]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(wanted)).all()
        except DBAPIError as error:
            raise StoreFull("the database does not answer") from error


def _only(rows: Sequence[Row[T]]) -> T | None:
    return rows[0][0] if rows else None


def _decoded(rows: Sequence[Row[Any]]) -> list[TableLine]:
    return [_lines.decode(row[0]) for row in rows]


def _waits_for(table: TableLine, player: str) -> bool:
    return any(table.seats[seat].player == player for seat in table.waiting_for)
