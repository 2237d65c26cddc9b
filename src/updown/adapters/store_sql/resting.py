"""The part of the store that keeps vacations."""

import sqlite3

from sqlalchemy import select

from updown.adapters.store_sql import schema
from updown.adapters.store_sql.reading import Reader
from updown.adapters.store_sql.writer import GroupCommitWriter
from updown.app.vacation import YEAR_MS, Vacation, begun

PAST = "SELECT began, until FROM vacations WHERE player = ? AND until > ? ORDER BY began"
BEGIN = "INSERT INTO vacations (player, began, until) VALUES (?, ?, ?)"
# one that began in this very moment has lasted all the same
END = """
UPDATE vacations SET until = max(:at, began + 1) WHERE player = :player AND until > :at RETURNING began, until
"""


class Rests:
    """See app.vacation.KeepsVacations."""

    def __init__(self, reader: Reader, writer: GroupCommitWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def begin_vacation(self, player: str, *, at: int, days: int) -> Vacation:
        def begin(connection: sqlite3.Connection) -> Vacation:
            past = [Vacation(*row) for row in connection.execute(PAST, (player, at - YEAR_MS))]
            new = begun(past, at=at, days=days)
            connection.execute(BEGIN, (player, new.began, new.until))
            return new

        return await self.writer.write(begin)

    async def end_vacation(self, player: str, *, at: int) -> Vacation | None:
        def end(connection: sqlite3.Connection) -> Vacation | None:
            ended = connection.execute(END, {"player": player, "at": at}).fetchall()
            return Vacation(*ended[0]) if ended else None

        return await self.writer.write(end)

    async def vacations(self, player: str, *, since: int) -> list[Vacation]:
        line = schema.vacations.c
        wanted = select(line.began, line.until).where(line.player == player, line.until > since)
        return [Vacation(*row) for row in await self._reader.rows(wanted.order_by(line.began))]
