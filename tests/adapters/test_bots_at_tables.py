"""A crowd of tables whose bots think long, beside a person who plays: told in events, not in seconds."""

import asyncio

import pytest

from tests.app.house import ANNA, Watcher
from tests.app.memory_store import MemoryStore
from updown.adapters.bots_process import BotProcesses, Thought
from updown.adapters.bus_local import LocalBus
from updown.adapters.clock import SystemClock
from updown.app.setting_up import OpenTable
from updown.app.surroundings import Pace
from updown.app.tables import Tables
from updown.core.game import Seat

CROWD = 12
GAME = "up-or-down"
TURNS = 18


class Thoughts:
    """Of all bots that search, as they come to their ends."""

    def __init__(self) -> None:
        self.ended = 0
        self._one_more = asyncio.Event()

    def heard(self, _: Thought) -> None:
        self.ended += 1
        self._one_more.set()

    async def one_more(self) -> None:
        self._one_more.clear()
        await self._one_more.wait()


async def play_beside_the_crowd(tables: Tables, thoughts: Thoughts) -> int:
    """Anna plays a match against a bot that answers at once; how many long thoughts ended meanwhile."""
    crowd = OpenTable(GAME, 2, bots=("expert", "expert"), sit=False, start=True)
    for place in range(CROWD):
        await tables.open(ANNA, crowd, f"crowd-{place}")
    table = (await tables.open(ANNA, OpenTable(GAME, 2, bots=(None, "random"), start=True), "mine")).table
    watcher = Watcher()
    connection = await tables.connect(table, ANNA.id, watcher)
    watcher.table_changed(connection.look)
    await tables.give_entropy(table, ANNA.id, "ab" * 16)
    await thoughts.one_more()
    before = thoughts.ended
    for _ in range(TURNS):
        look = await watcher.until(
            lambda look: bool((own := look.own(look.seat_of(ANNA.id) or Seat(0))) and own.legal)
        )
        own = look.own(look.seat_of(ANNA.id) or Seat(0))
        assert own is not None
        assert own.turn is not None
        await tables.act(table, ANNA.id, command=f"turn-{own.turn}", turn=own.turn, action=own.legal[0])
    await watcher.until(lambda look: look.setting.phase == "finished")
    return thoughts.ended - before


@pytest.mark.slow
async def test_a_person_plays_faster_than_a_crowd_of_experts_thinks() -> None:
    thoughts = Thoughts()
    bots = BotProcesses(1, heard=thoughts.heard)
    await bots.warm_up()
    tables = Tables(MemoryStore(), LocalBus(), SystemClock(), bots, pace=Pace(bot_pause_ms=(0, 0)))
    try:
        meanwhile = await play_beside_the_crowd(tables, thoughts)
        assert meanwhile < 2 * TURNS, f"{meanwhile} long thoughts ended in {TURNS} turns"
        await thoughts.one_more()  # the crowd thinks on all the time
    finally:
        await tables.close()
        await bots.close()
