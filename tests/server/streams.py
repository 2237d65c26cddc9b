"""A program that reads streams: each line that comes is kept."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tests.server.people import PATIENCE, Person


class Stream:
    """One answer that goes on."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines
        self.heard: list[dict[str, Any]] = []

    async def next(self) -> dict[str, Any] | None:
        """The next line; None at the end."""
        while True:
            line = await self.next_raw()
            if line is None:
                return None
            if line:
                self.heard.append(msgspec.json.decode(line))
                return self.heard[-1]

    async def next_raw(self) -> str | None:
        """Be it empty, a sign of life."""
        return await asyncio.wait_for(anext(self._lines, None), PATIENCE)

    async def until(self, kind: str) -> dict[str, Any]:
        """The next line of this kind."""
        while (line := await self.next()) is not None:
            if line["type"] == kind:
                return line
        raise AssertionError(f"the stream ended before {kind}: {self.heard}")

    async def rest(self) -> list[dict[str, Any]]:
        """All that comes before the end."""
        before = len(self.heard)
        while await self.next() is not None:
            pass
        return self.heard[before:]


@asynccontextmanager
async def streaming(person: Person, path: str) -> AsyncGenerator[Stream]:
    """An open stream."""
    async with person.http.stream("GET", path, timeout=PATIENCE) as response:
        assert response.status_code == 200, await response.aread()
        assert response.headers["content-type"].startswith("application/x-ndjson")
        yield Stream(response.aiter_lines())


def news(person: Person) -> Any:
    """What concerns them."""
    return streaming(person, "/api/stream/events")


def table_stream(person: Person, table: str) -> Any:
    """What the socket would say."""
    return streaming(person, f"/api/tables/{table}/stream")
