"""The part of the store that keeps what is said at tables, apart from their events."""

import sqlite3

from sqlalchemy import select

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.reading import Reader
from updown.adapters.store_sql.writer import GroupCommitWriter
from updown.app.chat import ChatLine, NewLine

SAID = "SELECT number FROM chat_lines WHERE table_id = ? AND player = ? AND command = ?"
LINE = (
    "INSERT INTO chat_lines (table_id, player, command, at, name, watching, aside, preset, text)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
MUTE = "INSERT INTO mutes (player, other) VALUES (?, ?) ON CONFLICT DO NOTHING"
UNMUTE = "DELETE FROM mutes WHERE player = ? AND other = ?"


class Talks:
    """See app.chat.KeepsChat."""

    def __init__(self, reader: Reader, writer: GroupCommitWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def say(self, line: NewLine) -> int:
        def write(connection: sqlite3.Connection) -> int:
            said = connection.execute(SAID, (line.table, line.player, line.command)).fetchone()
            if said is not None:
                return said[0]
            who = (line.table, line.player, line.command, line.at, line.name)
            what = (line.watching, line.aside, line.preset, line.text)
            return connection.execute(LINE, (*who, *what)).lastrowid or 0

        return await self.writer.write(write)

    async def chat_lines(self, table: str, limit: int, after: int = 0) -> list[ChatLine]:
        line = schema.chat_lines.c
        wanted = (
            select(
                *(line.number, line.at, line.player, line.name),
                *(line.watching, line.preset, line.text, line.aside),
            )
            .where(line.table_id == table, line.number > after)
            .order_by(line.number.desc())
            .limit(limit)
        )
        return [ChatLine(*row) for row in reversed(await self._reader.rows(wanted))]

    async def mute(self, player: str, other: str) -> None:
        await self.writer.write(lambda connection: connection.execute(MUTE, (player, other)))

    async def unmute(self, player: str, other: str) -> None:
        await self.writer.write(lambda connection: connection.execute(UNMUTE, (player, other)))

    async def muted_by(self, player: str) -> list[str]:
        mute = schema.mutes.c
        wanted = select(mute.other).where(mute.player == player)
        return [row[0] for row in await self._reader.rows(wanted)]
