"""One server process: where store, bus, bots and tables are put together, and taken apart again."""

from asyncio import Task, create_task, to_thread
from collections.abc import AsyncGenerator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from updown.adapters.bots_process import BotProcesses
from updown.adapters.bus_local import LocalBus
from updown.adapters.clock import SystemClock
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.look import Look
from updown.app.ports import Clock, PlayerLine, Store
from updown.app.refusals import WrongKey
from updown.app.surroundings import Pace
from updown.app.tables import Tables
from updown.server.limits import Limiter
from updown.server.metrics import Metrics
from updown.server.outbox import table_message
from updown.server.problems import TooFast
from updown.server.settings import Settings
from updown.server.wire import Table

DATABASE = "updown.sqlite3"


@dataclass(frozen=True, slots=True)
class Node:
    """What requests and sockets work with."""

    settings: Settings
    store: Store
    clock: Clock
    tables: Tables
    metrics: Metrics
    guest_limiter: Limiter
    post_limiter: Limiter
    guess_limiter: Limiter

    async def look(self, table: str, viewer: PlayerLine | None, key: str | None = None) -> Look:
        """The table now; raises WrongKey for somebody who may not watch it, and TooFast for one who guesses."""
        look = await self.tables.look(table)
        player = viewer.id if viewer else None
        if look.admits(player, None):
            return look
        guesser = f"{table} {player or ''}"
        if key is not None and not self.guess_limiter.has_left(guesser):
            raise TooFast("too many wrong keys")
        if look.admits(player, key):
            return look
        if key is not None:
            self.guess_limiter.allows(guesser)
        raise WrongKey("this table is private; its link has the key", password=look.setting.listed)

    async def table_seen(self, table: str, viewer: PlayerLine | None, key: str | None = None) -> Table:
        """The table without its cards, as this viewer may see it."""
        return table_message(await self.look(table, viewer, key), viewer.id if viewer else None)


@asynccontextmanager
async def open_node(settings: Settings) -> AsyncGenerator[Node]:
    """Brings the database to the newest schema, and tables that were in play back to life."""
    path = settings.data_dir / DATABASE
    await to_thread(migrate, path)
    async with AsyncExitStack() as closing:
        store = SqlStore(path)
        closing.push_async_callback(store.close)
        metrics = Metrics()
        bots = BotProcesses(settings.bot_workers, cpu=settings.bot_cpu, heard=metrics.thought)
        closing.push_async_callback(bots.close)
        if settings.warm_up:
            closing.callback(_in_the_background(bots.warm_up(), "warming up bots").cancel)
        clock = SystemClock()
        tables = Tables(store, LocalBus(), clock, bots, pace=_pace(settings))
        closing.push_async_callback(tables.close)
        await tables.wake()
        yield Node(
            settings=settings,
            store=store,
            clock=clock,
            tables=tables,
            metrics=metrics,
            guest_limiter=Limiter(settings.rates.guests),
            post_limiter=Limiter(settings.rates.posts),
            guess_limiter=Limiter(settings.rates.guesses),
        )


def _in_the_background(work: Coroutine[Any, Any, None], name: str) -> Task[None]:
    """Nobody waits for it: should it fail, the loop's handler logs why."""

    def tell_host(done: Task[None]) -> None:
        if not done.cancelled() and (error := done.exception()) is not None:
            done.get_loop().call_exception_handler({"message": f"{name} failed", "exception": error})

    task = create_task(work, name=name)
    task.add_done_callback(tell_host)
    return task


def _pace(settings: Settings) -> Pace:
    """A bot's pause varies around the one that is set, as a person's would."""
    pause_ms = 1000 * settings.bot_pause
    return Pace(
        bot_pause_ms=(round(0.6 * pause_ms), round(1.4 * pause_ms)),
        entropy_ms=round(1000 * settings.entropy_wait),
        gone_ms=round(1000 * settings.gone_after),
        fill_ms=round(1000 * settings.fill_after),
    )
