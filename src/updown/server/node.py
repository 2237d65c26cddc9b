"""One server process: where store, bus, bots and tables are put together, and taken apart again."""

from asyncio import Task, create_task, to_thread
from collections.abc import AsyncGenerator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from updown.adapters.bots_process import BotProcesses
from updown.adapters.bus_local import LocalBus
from updown.adapters.clock import SystemClock
from updown.adapters.passkeys_webauthn import Passkeys
from updown.adapters.passwords_argon2 import Passwords
from updown.adapters.store_sql import SqlStore, migrate
from updown.adapters.telling import PushKeys
from updown.app.accounts import Accounts
from updown.app.chats import Chats
from updown.app.herald import Herald
from updown.app.look import Look
from updown.app.moderating import Moderation
from updown.app.newsroom import Newsroom
from updown.app.notices import KeepsNotices
from updown.app.ports import Clock, PlayerLine, Store
from updown.app.refusals import WrongKey
from updown.app.surroundings import Pace
from updown.app.tables import Tables
from updown.server.farewell import Farewell
from updown.server.limits import Limiter
from updown.server.lookers import Lookers
from updown.server.metrics import Metrics
from updown.server.open_sockets import OpenSockets
from updown.server.outbox import table_message
from updown.server.problems import TooFast
from updown.server.settings import Settings
from updown.server.telling import telling
from updown.server.wire import Table

DATABASE = "updown.sqlite3"


@dataclass(frozen=True, slots=True)
class Node:
    """What requests and sockets work with."""

    settings: Settings
    store: Store
    clock: Clock
    tables: Tables
    chats: Chats
    moderation: Moderation
    metrics: Metrics
    guest_limiter: Limiter
    post_limiter: Limiter
    guess_limiter: Limiter
    line_limiter: Limiter
    report_limiter: Limiter
    sign_in_limiter: Limiter
    mail_limiter: Limiter
    address_limiter: Limiter
    accounts: Accounts
    notices: KeepsNotices
    push_key: str
    passwords: Passwords
    passkeys: Passkeys
    sockets: OpenSockets
    lookers: Lookers
    newsroom: Newsroom
    farewell: Farewell

    async def look(self, table: str, viewer: PlayerLine | None, key: str | None = None) -> Look:
        """The table now; raises WrongKey, TooFast for somebody who guesses keys, or NoSpectators."""
        look = await self.tables.look(table)
        self.must_hold_key(look, viewer, key)
        look.must_admit(viewer.id if viewer else None, key)
        return look

    def must_hold_key(self, look: Look, viewer: PlayerLine | None, key: str | None) -> None:
        """Raises WrongKey; and TooFast for somebody who guesses, be this guess right or wrong."""
        player = viewer.id if viewer else None
        guesser = f"{look.setting.id} {player or ''}"
        guesses = key is not None and not look.is_inside(player)
        if guesses and not self.guess_limiter.has_left(guesser):
            raise TooFast("too many wrong keys")
        try:
            look.must_hold_key(player, key)
        except WrongKey:
            if guesses:
                self.guess_limiter.allows(guesser)
            raise

    async def table_seen(self, table: str, viewer: PlayerLine | None, key: str | None = None) -> Table:
        """The table without its cards, as this viewer may see it."""
        look = await self.tables.look(table)
        self.must_hold_key(look, viewer, key)
        return table_message(look, viewer.id if viewer else None)


@asynccontextmanager
async def open_node(settings: Settings, farewell: Farewell | None = None) -> AsyncGenerator[Node]:
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
        clock, bus = SystemClock(), LocalBus()
        tables = Tables(store, bus, clock, bots, pace=_pace(settings))
        closing.push_async_callback(tables.close)
        await tables.wake()
        keys = await to_thread(PushKeys, settings.data_dir, contact=settings.push_contact)
        opening = telling(settings, keys, store.notices, store.accounts, clock)
        ways, lookers = await closing.enter_async_context(opening), Lookers()
        herald = Herald(
            store.notices,
            store,
            clock,
            see_to=tables.vacations.see_what_is_due,
            is_looking=lookers.is_looking,
            deliver=ways,
            rest_ms=round(1000 * settings.herald_rest),
        )
        herald.start()
        closing.push_async_callback(herald.close)
        chats = Chats(store, bus, clock)
        closing.callback(chats.close)
        newsroom = Newsroom(tables, bus)
        closing.push_async_callback(newsroom.close)
        moderation = Moderation(store, tables, clock)
        await moderation.follow()
        closing.callback(_in_the_background(moderation.go_on_following(), "following moderation").cancel)
        yield Node(
            settings=settings,
            store=store,
            clock=clock,
            tables=tables,
            chats=chats,
            moderation=moderation,
            metrics=metrics,
            guest_limiter=Limiter(settings.rates.guests),
            post_limiter=Limiter(settings.rates.posts),
            guess_limiter=Limiter(settings.rates.guesses),
            line_limiter=Limiter(settings.rates.lines),
            report_limiter=Limiter(settings.rates.reports),
            sign_in_limiter=Limiter(settings.rates.sign_ins),
            mail_limiter=Limiter(settings.rates.mails),
            address_limiter=Limiter(settings.rates.sign_ins_of_address),
            accounts=store.accounts,
            notices=store.notices,
            push_key=ways.keys.public,
            passwords=Passwords(),
            passkeys=Passkeys(),
            sockets=OpenSockets(),
            lookers=lookers,
            newsroom=newsroom,
            farewell=farewell or Farewell(),
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
