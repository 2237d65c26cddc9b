"""The readers of news on a node: each is told of the tables where its player sits, and nobody else costs anything."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from updown.app.chats import is_chat
from updown.app.look import Look
from updown.app.news import OVER, AnyTiding, Ready, Standing, standing_by, standing_in, tidings
from updown.app.ports import Bus
from updown.app.tables import Tables
from updown.core.errors import UpdownError

MOST_TABLES = 1_000
"""More unfinished tables of one player than this are not told of on connecting."""


class NewsReader:
    """What waits to be told to one program: of each table only how it stands now, so the box is bounded."""

    def __init__(self, player: str) -> None:
        self.player = player
        self._told: dict[str, Standing] = {}
        self._waiting: dict[str, Standing] = {}
        self._is_ready: bool | None = None
        """None: what was open on connecting is still being read; False: that it was told is still to be said."""
        self._something = asyncio.Event()

    def hear(self, standing: Standing) -> None:
        """Replaces what was not told yet; what is older than that is nothing new."""
        newest = self._waiting.get(standing.table) or self._told.get(standing.table)
        if newest is not None and standing.version <= newest.version:
            return
        self._waiting[standing.table] = standing
        if self._is_ready is not None:
            self._something.set()

    def be_ready(self) -> None:
        """All that was open has been heard."""
        self._is_ready = False
        self._something.set()

    def wake(self) -> None:
        """Whoever waits takes what there is, and be it nothing."""
        self._something.set()

    async def take(self) -> list[AnyTiding]:
        """Waits until there is something, and empties the box; may come to nothing."""
        await self._something.wait()
        self._something.clear()
        told: list[AnyTiding] = []
        for standing in self._waiting.values():
            told += tidings(self._told.pop(standing.table, None), standing)
            if standing.concerns:
                self._told[standing.table] = standing
        self._waiting.clear()
        if self._is_ready is False:
            self._is_ready = True
            told.append(Ready())
        return told


class Newsroom:
    """Hears of every change by the bus."""

    def __init__(self, tables: Tables, bus: Bus) -> None:
        self._tables = tables
        self._readers: defaultdict[str, set[NewsReader]] = defaultdict(set)
        self._at: defaultdict[str, set[NewsReader]] = defaultdict(set)
        """Per table who was told of it: whoever leaves is to hear of that too."""
        self._fetching: set[asyncio.Task[None]] = set()
        self._stop_listening = bus.listen(self._poked)

    async def close(self) -> None:
        """Nobody is told any more."""
        self._stop_listening()
        for task in tuple(self._fetching):
            task.cancel()
        await asyncio.gather(*self._fetching, return_exceptions=True)

    @asynccontextmanager
    async def follow(self, player: str) -> AsyncGenerator[NewsReader]:
        """Hears first what is open now, then all that is new."""
        reader = NewsReader(player)
        self._readers[player].add(reader)
        try:
            await self._catch_up(reader)
            yield reader
        finally:
            self._forget(reader)

    async def _catch_up(self, reader: NewsReader) -> None:
        """What changes meanwhile is heard as well; the newer version counts."""
        for line in await self._tables.tables_of(reader.player, MOST_TABLES):
            if line.phase in OVER:
                continue
            standing = standing_by(line, reader.player)
            if standing is None:
                with suppress(UpdownError):  # a damaged table keeps nobody from the others
                    standing = standing_in(await self._tables.look(line.table), reader.player)
            if standing is not None:
                self._tell(reader, standing)
        reader.be_ready()

    async def _poked(self, table: str, version: int) -> None:
        if not self._readers or is_chat(table):
            return
        look = self._tables.at_hand(table)
        if look is not None and look.version >= version:
            self._spread(look)
            return
        task = asyncio.create_task(self._fetch(table), name=f"news of {table}")  # another node was faster
        self._fetching.add(task)
        task.add_done_callback(self._fetching.discard)

    async def _fetch(self, table: str) -> None:
        with suppress(UpdownError):
            self._spread(await self._tables.look(table))

    def _spread(self, look: Look) -> None:
        seated = [
            self._readers.get(seat.player, ()) for seat in look.setting.seats if seat.player is not None
        ]
        for reader in {*self._at.get(look.setting.id, ()), *(reader for of in seated for reader in of)}:
            self._tell(reader, standing_in(look, reader.player))

    def _tell(self, reader: NewsReader, standing: Standing) -> None:
        if standing.concerns:
            self._at[standing.table].add(reader)
        elif standing.table in self._at:
            self._strike(standing.table, reader)
        reader.hear(standing)

    def _strike(self, table: str, reader: NewsReader) -> None:
        self._at[table].discard(reader)
        if not self._at[table]:
            del self._at[table]

    def _forget(self, reader: NewsReader) -> None:
        self._readers[reader.player].discard(reader)
        if not self._readers[reader.player]:
            del self._readers[reader.player]
        for table in tuple(self._at):
            self._strike(table, reader)
