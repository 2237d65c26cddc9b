"""Fifty tables of hard and expert bots on one node: is its event loop free, how long is a turn, how much is thought?

Store, bus, bots and tables are those of `updown serve`, the database is on disk, and one viewer a table gets every
view encoded as on a socket. The loop is asked every 5 ms how late it is. Beside it, in the same run, the same
tables of `medium` bots, whose thinking takes no time worth naming. At last, matches show that the shortest search that
bots are granted when all think at once plays no worse than `medium`, which answers where there is no time even for that.
Run: `python benchmarks/bots_in_the_server.py [--tables 50] [--seconds 60] [--rounds 3] [--pause 1.0] [--matches 60]`
"""

import asyncio
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count, cycle
from pathlib import Path
from statistics import mean, quantiles
from time import monotonic

import msgspec

from rounds import machine, wishes
from updown.adapters.bots_process import BotProcesses, Thought
from updown.adapters.bots_process.budget import LEAST_S
from updown.adapters.bus_local import LocalBus
from updown.adapters.clock import SystemClock
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.look import Look
from updown.app.ports import PlayerLine
from updown.app.presence import WhoIsThere
from updown.app.setting_up import OpenTable
from updown.app.surroundings import Pace
from updown.app.tables import Tables
from updown.bots.budget import Budget
from updown.bots.levels import bot_for
from updown.core.bot import BotFactory
from updown.engine.simulate import Setup, simulate
from updown.games import game_called
from updown.server.outbox import Outbox
from updown.server.run import rest_collector
from updown.server.settings import Settings

HOST = PlayerLine("host", "Host")
PROBE_S = 0.005
RUN_UP_S = 5.0
"""At first the decisions of all tables come at once."""
KINDS = (("up-or-down", 2), ("river", 4), ("up-or-down", 4), ("river", 3))
"""Games and seats, in turn."""
LEVELS = {"medium": ("medium",), "hard and expert": ("hard", "expert")}


@dataclass(slots=True)
class Seen:
    """What was measured in one round, in seconds."""

    lags: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    """From one view of a table to the next, pauses included."""
    thoughts: list[Thought] = field(default_factory=list)


class Viewer:
    """A page that looks on at one table."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._outbox = Outbox(None)
        self._at = monotonic()
        self._over = asyncio.Event()

    def table_changed(self, look: Look) -> None:
        now = monotonic()
        self._seen.turns.append(now - self._at)
        self._at = now
        self._outbox.show(look)
        if look.setting.phase == "finished":
            self._over.set()

    def presence_changed(self, who: WhoIsThere) -> None:
        self._outbox.show_presence(who)

    async def read_to_the_end(self) -> None:
        reading = asyncio.create_task(self._read())
        await self._over.wait()
        reading.cancel()

    async def _read(self) -> None:
        while True:
            for message in await self._outbox.take():
                msgspec.json.encode(message)


def main() -> None:
    wish = wishes(__doc__, tables=50, seconds=60.0, pause=1.0, matches=60, workers=Settings().bot_workers)
    print(f"{machine()}\n{wish.tables} tables, {wish.seconds:.0f} s a round, pauses of about {wish.pause} s")
    for number in range(wish.rounds):
        for name, levels in LEVELS.items():
            seen = asyncio.run(play(levels, wish.tables, wish.seconds, wish.pause, wish.workers))
            print(f"\nround {number + 1}, {name}: {len(seen.turns) / wish.seconds:.1f} turns/s")
            report(seen, wish.seconds)
    for game, seats in KINDS[:3]:
        print(f"\n{strength_of_the_least(game, seats, wish.matches)}", flush=True)


async def play(levels: tuple[str, ...], tables: int, seconds: float, pause: float, workers: int) -> Seen:
    """One round on a fresh node."""
    seen = Seen()
    async with _node(seen, pause, workers) as node:
        playing = [
            asyncio.create_task(_match_after_match(node, place, levels, seen)) for place in range(tables)
        ]
        await asyncio.sleep(RUN_UP_S)
        seen.turns.clear()
        seen.thoughts.clear()
        await _probe(seen.lags, seconds)
        for table in playing:
            table.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return seen


def report(seen: Seen, seconds: float) -> None:
    """Milliseconds of all, and what bots that search have thought."""
    print(f"  loop late by      {_distribution(seen.lags)}")
    print(f"  a turn took       {_distribution(seen.turns)}")
    if seen.thoughts:
        granted = [thought.granted for thought in seen.thoughts]
        print(f"  wait for a worker {_distribution([thought.waited for thought in seen.thoughts])}")
        print(f"  granted           {_distribution(granted)}")
        spent = sum(thought.spent for thought in seen.thoughts)
        print(
            f"  {len(granted) / seconds:.1f} long thoughts/s of {1000 * mean(granted):.0f} ms on average, "
            f"{spent / seconds:.2f} CPU s a second"
        )


def strength_of_the_least(game_id: str, seats: int, matches: int) -> str:
    """One who thinks the least against `medium` on all other seats, its seat going round."""
    game = game_called(game_id)
    won = 0.0
    for number in range(matches):
        bots: list[BotFactory] = [partial(bot_for, game, "medium")] * seats
        bots[number % seats] = partial(bot_for, game, "hard", Budget(seconds=LEAST_S))
        setup = Setup(game, game.options({}, seats), bots, number // seats)
        (match,) = simulate(setup, 1)
        won += (number % seats in match.outcome.winners) / len(match.outcome.winners)
    share, even = won / matches, 1 / seats
    error = 1.96 * (share * (1 - share) / matches) ** 0.5
    return f"{game_id}, {seats} seats: {1000 * LEAST_S:.0f} ms against `medium` win {share:.0%} ± {error:.0%} of {matches} ({even:.0%} is even)"


@asynccontextmanager
async def _node(seen: Seen, pause: float, workers: int) -> AsyncGenerator[Tables]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "updown.sqlite3"
        await asyncio.to_thread(migrate, path)
        store = SqlStore(path)
        bots = BotProcesses(workers, heard=seen.thoughts.append)
        await bots.warm_up()
        pause_ms = (round(600 * pause), round(1400 * pause))
        tables = Tables(store, LocalBus(), SystemClock(), bots, pace=Pace(bot_pause_ms=pause_ms))
        rest_collector()
        yield tables
        await tables.close()
        await bots.close()
        await store.close()


async def _match_after_match(tables: Tables, place: int, levels: tuple[str, ...], seen: Seen) -> None:
    """One table's room: when a match is over, the next one begins."""
    game, seats = KINDS[place % len(KINDS)]
    turn = cycle(levels[place // len(KINDS) % len(levels) :] + levels)
    bots = tuple(next(turn) for _ in range(seats))
    for number in count():
        wish = OpenTable(game, seats, bots=bots, sit=False, start=True)
        opened = await tables.open(HOST, wish, f"{place}-{number}")
        viewer = Viewer(seen)
        connection = await tables.connect(opened.table, None, viewer)
        await viewer.read_to_the_end()
        connection.close()


async def _probe(lags: list[float], seconds: float) -> None:
    """How much later than asked for a timer comes, again and again."""
    end = monotonic() + seconds
    while (began := monotonic()) < end:
        await asyncio.sleep(PROBE_S)
        lags.append(monotonic() - began - PROBE_S)


def _distribution(seconds: list[float]) -> str:
    parts = quantiles(seconds, n=1000, method="inclusive")
    shown = {
        "p50": parts[499],
        "p90": parts[899],
        "p99": parts[989],
        "p99.9": parts[998],
        "max": max(seconds),
    }
    return ", ".join(f"{name} {1000 * value:.1f}" for name, value in shown.items()) + " ms"


if __name__ == "__main__":
    main()
