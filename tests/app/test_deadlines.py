"""Deadlines lie in the store: they outlive processes, and each is kept once (docs/time.md)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.stores import STORES, ClosingStore
from tests.app.clocked import DAILY, HOUR, codes, history, match_with, who_has_chosen
from tests.app.house import ANNA, BELA, House, have_chosen, refused, rest, until
from tests.app.memory_store import MemoryStore
from updown.adapters.bus_local import LocalBus
from updown.app.events import TimedOut
from updown.app.game_clock import TurnClock


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ClosingStore]:
    store = await STORES[request.param](tmp_path)
    yield store
    await store.close()


async def test_a_deadline_outlives_the_process_and_wakes_its_table_alone(store: ClosingStore) -> None:
    house = House(store)
    table = await house.playing(clock=DAILY)
    other = await house.playing(clock=TurnClock(hours=48))
    await house.close()

    again = House(store)
    await again.tables.wake()
    await again.clock.advance(20 * HOUR)
    await rest()
    assert not again.tables._actors
    await again.clock.advance(5 * HOUR)
    await until(lambda: table in again.tables._actors)
    _, watcher = await again.connect(table, None)
    await watcher.until(lambda look: look.setting.phase == "finished")
    assert other not in again.tables._actors
    assert (await codes(store, table)).count("TimedOut") == 2
    await again.close()


async def test_a_deadline_that_passed_while_no_node_ran_is_kept_at_once(store: ClosingStore) -> None:
    house = House(store)
    table = await house.playing(clock=DAILY)
    await house.close()
    again = House(store)
    await again.clock.advance(100 * HOUR)
    await again.tables.wake()
    await until(lambda: table in again.tables._actors)
    _, watcher = await again.connect(table, None)
    await watcher.until(lambda look: look.setting.phase == "finished")
    await again.close()


async def test_two_nodes_sweep_one_deadline_and_one_is_enough(store: ClosingStore) -> None:
    bus = LocalBus()
    east = House(store, bus=bus)
    west = House(store, bus=bus, clock=east.clock)
    for node in (east, west):
        await node.tables.wake()
    table = await east.playing(clock=DAILY, expiry="default")
    await west.tables.look(table)
    await east.clock.advance(24 * HOUR + 500)
    _, watcher = await west.connect(table, None)
    await watcher.until(lambda look: have_chosen(look) == [False, False] and look.version > 6)
    await rest()
    assert await codes(store, table) == ["TimedOut", "Acted", "TimedOut", "Acted"]
    for node in (east, west):
        await node.close()


@pytest.mark.parametrize("action_first", [True, False])
async def test_of_deadline_and_action_at_the_same_moment_one_counts(
    awake: House,
    action_first: bool,  # noqa: FBT001
) -> None:
    table = await match_with(awake, expiry="default")
    await awake.act(table, BELA, "b")
    turn, legal = await awake.decision(table, ANNA)
    acting = awake.tables.act(table, ANNA.id, command="a", turn=turn, action=legal[1])
    if action_first:
        sent = asyncio.create_task(acting)
        await asyncio.sleep(0)
        await awake.clock.advance(60_500)
        await sent
    else:
        await awake.clock.advance(60_500)
        await until(lambda: who_has_chosen(awake, table) == [False, False])
        await refused("stale_turn", acting)
    await rest()
    timed_out = [] if action_first else ["TimedOut"]
    assert await codes(awake.store, table) == ["Acted", *timed_out, "Acted"]


async def test_a_full_store_only_puts_a_deadline_off() -> None:
    store = MemoryStore()
    house = House(store)
    await house.tables.wake()
    table = await house.playing(clock=DAILY)
    store.full = True
    await house.clock.advance(25 * HOUR)
    await rest()
    store.full = False
    await house.clock.advance(1_000)
    await until(lambda: store.appends[-1].finish is not None)
    assert sum(isinstance(event, TimedOut) for event in await history(store, table)) == 2
    await house.close()


async def test_a_damaged_table_holds_up_no_other_deadline() -> None:
    told: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: told.append(fault["message"]))
    store = MemoryStore()
    house = House(store)
    broken = await house.playing(clock=DAILY)
    sound = await house.playing(clock=DAILY)
    await house.close()
    store._events[broken].pop(1)

    again = House(store)
    await again.tables.wake()
    await again.clock.advance(25 * HOUR)
    await until(lambda: store.appends[-1].table == sound and store.appends[-1].finish is not None)
    for _ in range(3):
        await again.clock.advance(1_000)
        await rest()
    assert told == [f"the deadline of table {broken} cannot be kept"]
    await again.close()


async def test_only_tables_that_go_on_by_themselves_are_loaded_at_the_start(house: House) -> None:
    await house.playing()
    await house.playing(clock=DAILY)
    await house.open()
    again = House(house.store)
    await again.tables.wake()
    await rest()
    assert not again.tables._actors
    await again.close()
