"""Coming late, coming back, and faults elsewhere: what docs/traps.md names and no other test is about."""

import asyncio

from tests.app.house import ANNA, BELA, CARO, House, have_chosen, refused, rest
from tests.app.memory_store import MemoryStore
from updown.app.game_clock import LiveClock
from updown.app.ports import Append
from updown.app.surroundings import Pace

PAUSE_MS = 700


async def test_the_end_and_the_rematch_are_there_for_who_comes_later(house: House) -> None:
    table = await house.playing()
    await house.finish(table)
    opened = await house.tables.rematch(table, ANNA)
    connection, watcher = await house.connect(table, BELA)
    shown = watcher.looks[0].setting
    assert (shown.phase, shown.rematch) == ("finished", opened.table)
    assert shown.totals is not None
    assert shown.ranks is not None
    connection.close()


async def test_a_line_that_nobody_reads_keeps_nobody_out(house: House) -> None:
    """The old line is never closed: for the server it is as alive as any."""
    table = await house.playing()
    await house.connect(table, ANNA)
    again, watcher = await house.connect(table, ANNA)
    version = await house.act(table, ANNA, "a")
    await watcher.until(lambda look: look.version == version)
    assert watcher.looks[-1].seat_of(ANNA.id) == 0
    again.close()


async def test_after_a_restart_the_lobby_has_only_tables_that_can_be_sat_at(house: House) -> None:
    waiting = await house.open()
    begun = await house.playing()
    closed = await house.open()
    await house.tables.leave(closed, ANNA.id)
    await house.close()
    again = House(house.store)
    try:
        listed = [line.table for line in await again.tables.open_tables(9)]
        assert listed == [waiting]
        assert begun not in listed
        assert await again.tables.sit(waiting, CARO) == 1
    finally:
        await again.close()


async def test_a_table_begun_at_another_node_takes_nobody_here(house: House) -> None:
    """Nodes that hear nothing of each other."""
    table = await house.open()
    here = House(house.store)
    try:
        await here.tables.look(table)  # it knows the table as it was
        await house.tables.sit(table, BELA)
        await house.deal(table)
        await refused("wrong_phase", here.tables.sit(table, CARO))
        assert await here.tables.open_tables(9) == []
    finally:
        await here.close()


class HangingStore(MemoryStore):
    """Saves nothing of one table until it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.stuck: str | None = None
        self.go_on = asyncio.Event()

    async def append(self, entry: Append) -> None:
        if entry.table == self.stuck:
            await self.go_on.wait()
        await super().append(entry)


async def test_a_store_that_hangs_for_one_table_holds_up_no_other() -> None:
    store = HangingStore()
    house = House(store)
    try:
        slow, quick = await house.playing(), await house.playing()
        store.stuck = slow
        hanging = asyncio.create_task(house.act(slow, ANNA, "a"))
        await rest()
        await house.finish(quick)
        assert (await house.tables.look(quick)).setting.phase == "finished"
        assert not hanging.done()
        store.go_on.set()
        await hanging
    finally:
        await house.close()


async def test_a_forced_action_takes_a_bot_as_long_as_any_other() -> None:
    """Or its haste would tell that it had no choice."""
    house = House(pace=Pace(bot_pause_ms=(PAUSE_MS, PAUSE_MS)))
    try:
        table = await house.open(bots=(None, "easy"))
        await house.deal(table)
        _, watcher = await house.connect(table, ANNA)
        for turn in range(2):  # the second time one card is left
            await rest()
            await house.clock.advance(PAUSE_MS - 1)
            await rest()
            assert have_chosen(await house.tables.look(table)) == [False, False]
            before = watcher.looks[-1].version
            await house.clock.advance(1)
            await watcher.until(lambda look, before=before: look.version > before)
            await house.act(table, ANNA, f"{turn}")
        await watcher.until(lambda look: look.setting.phase == "finished")
    finally:
        await house.close()


async def test_a_forfeit_leaves_everybody_elses_clock_alone(house: House) -> None:
    await house.tables.wake()
    table = await house.open(clock=LiveClock(bank=60, increment=5), expiry="forfeit")
    await house.tables.sit(table, BELA)
    await house.deal(table)
    _, watcher = await house.connect(table, ANNA)
    await house.connect(table, BELA)
    for player in (ANNA, BELA):  # so that the time of one ends before that of the other
        await house.clock.advance(10_000)
        await house.act(table, player, player.id)
    before = (await house.tables.look(table)).clocks
    assert before is not None
    await house.clock.advance(45_500)
    look = await watcher.until(lambda look: look.setting.forfeited == (1,))
    assert look.clocks is not None
    assert look.clocks[0] == before[0]
