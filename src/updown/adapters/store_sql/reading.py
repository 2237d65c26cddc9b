"""Connections that read: each sees what is committed, and none waits for the writer."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from sqlalchemy import Row, Select, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from updown.adapters.store_sql.connecting import prepare
from updown.app.ports import StoreFull

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Reader:
    """Of one database file."""

    def __init__(self, path: Path) -> None:
        self._engine = create_async_engine(make_url("sqlite+aiosqlite://").set(database=str(path)))
        event.listen(self._engine.sync_engine, "connect", prepare)

    async def close(self) -> None:
        await self._engine.dispose()

    async def rows(self, wanted: Select[*Ts]) -> Sequence[Row[*Ts]]:
        """Raises StoreFull."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(wanted)).all()
        except DBAPIError as error:
            raise StoreFull("the database does not answer") from error


def only(rows: Sequence[Row[T]]) -> T | None:
    """The one value that was asked for."""
    return rows[0][0] if rows else None
