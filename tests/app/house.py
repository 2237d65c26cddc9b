"""A node of tables for tests: a clock under control, bots at hand, listeners that remember."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random

import msgspec
import pytest

from tests.app.memory_store import MemoryStore
from tests.app.toy import TOY
from updown.adapters.bus_local import LocalBus
from updown.app.connection import Connection
from updown.app.game_clock import Expiry, GameClock
from updown.app.look import Look
from updown.app.ports import BotFailed, BotWorkers, Bus, PlayerLine, Store
from updown.app.presence import WhoIsThere
from updown.app.setting_up import OpenTable
from updown.app.surroundings import Pace
from updown.app.tables import Tables
from updown.app.views import WeighedAction
from updown.bots.levels import bot_for
from updown.core.errors import UpdownError
from updown.core.game import AnyGame
from updown.games import game_called

ANNA = PlayerLine("anna-id", "Anna")
BELA = PlayerLine("bela-id", "Bela")
CARO = PlayerLine("caro-id", "Caro")

BOUND_S = 5
"""No test waits longer for anything."""
MOST_TURNS = 10_000

AT_ONCE = Pace(bot_pause_ms=(0, 0), presence_ms=0)


def game_or_toy(game: str) -> AnyGame:
    return TOY if game == TOY.id else game_called(game)


def have_chosen(look: Look) -> list[bool]:
    """Of the toy, per seat."""
    return msgspec.json.decode(look.public or b"{}").get("has_chosen", [])


async def refused(code: str, asked: Awaitable[object]) -> UpdownError:
    """The error that was raised, if it has this code."""
    with pytest.raises(UpdownError) as caught:
        await asked
    assert caught.value.code == code
    return caught.value


async def until(wish: Callable[[], bool]) -> None:
    """For what no listener is told of."""
    async with asyncio.timeout(BOUND_S):
        while not wish():  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def rest() -> None:
    """Lets every task do what it can do now: for what must not happen."""
    for _ in range(50):
        await asyncio.sleep(0)


class ManualClock:
    """Stands still until a test moves it. What has passed is no time of day: that can be set."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._passed = 0
        self._moved = asyncio.Condition()

    def now(self) -> int:
        return self._now

    async def pause(self, ms: int) -> None:
        end = self._passed + ms
        async with self._moved:
            await self._moved.wait_for(lambda: self._passed >= end)

    async def advance(self, ms: int) -> None:
        async with self._moved:
            self._now += ms
            self._passed += ms
            self._moved.notify_all()

    def set_back(self, ms: int) -> None:
        """As a host or a time server does."""
        self._now -= ms


class InlineBots:
    """Bots in this process. `hold` makes them think until it is set."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, object, object]] = []
        self.weighed: list[tuple[str, object, object, tuple[str, ...]]] = []
        self.fails = False
        self.thinking = 0
        self.hold: asyncio.Event | None = None

    async def choose(self, game: str, level: str, public: object, own: object, legal: Sequence[str]) -> str:
        self.asked.append((level, public, own))
        if self.hold is not None:
            await self._think(self.hold)
        if self.fails:
            raise BotFailed("as told")
        rules = game_or_toy(game)
        actions = [rules.parse_action(text) for text in legal]
        return rules.format_action(bot_for(rules, level).choose(public, own, actions, Random(1)))

    async def weigh(
        self, game: str, public: object, own: object, legal: Sequence[str]
    ) -> tuple[WeighedAction, ...]:
        """Finds the last legal action the best."""
        self.weighed.append((game, public, own, tuple(legal)))
        if self.hold is not None:
            await self._think(self.hold)
        if self.fails:
            raise BotFailed("as told")
        return tuple(WeighedAction(action, 0.5, 0.01, (), None) for action in reversed(legal))

    async def _think(self, hold: asyncio.Event) -> None:
        self.thinking += 1
        try:
            await hold.wait()
        finally:
            self.thinking -= 1


class Watcher:
    """A listener that remembers what it was told."""

    def __init__(self) -> None:
        self.looks: list[Look] = []
        self.presences: list[WhoIsThere] = []
        self._told = asyncio.Event()

    def table_changed(self, look: Look) -> None:
        self.looks.append(look)
        self._told.set()

    def presence_changed(self, who: WhoIsThere) -> None:
        self.presences.append(who)
        self._told.set()

    async def until(self, wish: Callable[[Look], bool]) -> Look:
        """The newest look, once it is as wished."""
        async with asyncio.timeout(BOUND_S):
            while not (self.looks and wish(self.looks[-1])):
                self._told.clear()
                await self._told.wait()
        return self.looks[-1]


class House:
    """One node, and short words for what tests do all the time."""

    def __init__(
        self,
        store: Store | None = None,
        *,
        bus: Bus | None = None,
        bots: BotWorkers | None = None,
        clock: ManualClock | None = None,
        pace: Pace = AT_ONCE,
    ) -> None:
        self.store = store or MemoryStore()
        self.clock = clock or ManualClock()
        self.inline = InlineBots()
        self.bus = bus or LocalBus()
        self.tables = Tables(
            self.store, self.bus, self.clock, bots or self.inline, pace=pace, game_called=game_or_toy
        )
        self._opened = 0

    async def open(
        self,
        game: str = "toy",
        seats: int = 2,
        bots: tuple[str | None, ...] = (),
        *,
        private: bool = False,
        keep_order: bool = True,
        rated: bool = False,
        clock: GameClock | None = None,
        expiry: Expiry = "bot",
        sit: bool = True,
        start: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> str:
        self._opened += 1
        wish = OpenTable(
            game,
            seats,
            options or {},
            bots,
            private=private,
            keep_order=keep_order,
            rated=rated,
            clock=clock,
            expiry=expiry,
            sit=sit,
            start=start,
        )
        return (await self.tables.open(ANNA, wish, f"open-{self._opened}")).table

    async def deal(self, table: str) -> None:
        """Starts, and lets the time for entropy pass."""
        await self.tables.start(table, ANNA.id)
        await self.skip_entropy(table)

    async def skip_entropy(self, table: str) -> None:
        connection, watcher = await self.connect(table, None)
        await self.clock.advance(5_000)
        await watcher.until(lambda look: look.public is not None)
        connection.close()

    async def playing(
        self,
        *,
        seats: int = 2,
        bots: tuple[str | None, ...] = (),
        clock: GameClock | None = None,
        expiry: Expiry = "bot",
    ) -> str:
        """Anna and Bela at a toy match that has just been dealt; seats keep their order."""
        table = await self.open(seats=seats, bots=bots, clock=clock, expiry=expiry)
        if len([level for level in bots if level]) < seats - 1:
            await self.tables.sit(table, BELA)
        await self.deal(table)
        return table

    async def connect(self, table: str, player: PlayerLine | None) -> tuple[Connection, Watcher]:
        """The watcher knows the look that the page shows first."""
        watcher = Watcher()
        connection = await self.tables.connect(table, player.id if player else None, watcher)
        watcher.looks.insert(0, connection.look)
        return connection, watcher

    async def act(self, table: str, player: PlayerLine, command: str, at: int = 0) -> int:
        """The legal action at this place of the canonical order, with the turn as it stands."""
        turn, legal = await self.decision(table, player)
        return await self.tables.act(table, player.id, command=command, turn=turn, action=legal[at])

    async def decision(self, table: str, player: PlayerLine) -> tuple[int, tuple[str, ...]]:
        look = await self.tables.look(table)
        seat = look.seat_of(player.id)
        assert seat is not None
        own = look.own(seat)
        assert own is not None
        return own.turn or 0, own.legal

    async def finish(self, table: str) -> None:
        """Anna and Bela play the toy to its end."""
        for turn in range(2):
            await self.act(table, ANNA, f"anna-{turn}")
            await self.act(table, BELA, f"bela-{turn}")

    async def play_match(
        self,
        rng: Random,
        *others: PlayerLine,
        game: str = "toy",
        bots: int = 0,
        rated: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> str:
        """Anna, the others and some bots play a match to its end, the people at random."""
        people = (ANNA, *others)
        levels = (*(None for _ in people), *("easy" for _ in range(bots)))
        table = await self.open(game, len(levels), levels, keep_order=False, rated=rated, options=options)
        for person in others:
            await self.tables.sit(table, person)
        await self.deal(table)
        connection, watcher = await self.connect(table, None)
        for turn in range(MOST_TURNS):
            look = await watcher.until(
                lambda look: look.setting.phase == "finished" or bool(_acting(look, people))
            )
            if look.setting.phase == "finished":
                connection.close()
                return table
            person = _acting(look, people)[0]
            _, legal = await self.decision(table, person)
            version = await self.act(table, person, f"turn-{turn}", rng.randrange(len(legal)))
            await watcher.until(lambda look, version=version: look.version >= version)
        raise AssertionError("the match does not end")

    async def close(self) -> None:
        await self.tables.close()


def _acting(look: Look, people: Sequence[PlayerLine]) -> list[PlayerLine]:
    """Who of them is to act."""
    owns = [(person, look.own(seat)) for person in people if (seat := look.seat_of(person.id)) is not None]
    return [person for person, own in owns if own is not None and own.turn is not None]
