"""The game clock: banks, hours a turn, deadlines in the store, and what happens when time is up (docs/time.md)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.stores import STORES, ClosingStore
from tests.app.house import ANNA, BELA, House, game_or_toy, have_chosen, refused, rest, until
from tests.app.memory_store import MemoryStore
from updown.adapters.bus_local import LocalBus
from updown.app.events import AnyEvent, Finished, PlayerReturned, TimedOut, decode
from updown.app.fold import replay
from updown.app.game_clock import Expiry, LiveClock, TurnClock
from updown.app.ports import Store
from updown.app.results import finish_of

LIVE = LiveClock(bank=60, increment=10)
DAILY = TurnClock(hours=24)
HOUR = 3_600_000


@pytest.fixture
async def awake(house: House) -> House:
    """A node that sweeps."""
    await house.tables.wake()
    return house


async def match_with(house: House, clock: LiveClock | TurnClock = LIVE, expiry: Expiry = "bot") -> str:
    """Anna and Bela are there."""
    table = await house.playing(clock=clock, expiry=expiry)
    for player in (ANNA, BELA):
        await house.connect(table, player)
    return table


async def history(store: Store, table: str) -> list[AnyEvent]:
    return [decode(event.body) for event in await store.events(table)]


async def codes(store: Store, table: str) -> list[str]:
    """What happened since the deal, as words."""
    names = [type(event).__name__ for event in await history(store, table)]
    return names[names.index("Dealt") + 1 :]


def who_has_chosen(house: House, table: str) -> list[bool]:
    return have_chosen(house.tables._actors[table].look)


async def clocks(house: House, table: str) -> list[tuple[int | None, int | None]]:
    """Per seat the bank in seconds and the seconds until the deadline."""
    shown = (await house.tables.look(table)).clocks
    assert shown is not None
    now = house.clock.now()
    return [
        (_seconds(seat.left), None if seat.until is None else _seconds(seat.until - now)) for seat in shown
    ]


def _seconds(ms: int | None) -> int | None:
    return None if ms is None else ms // 1000


# ---------------------------------------------------------------- the live clock


async def test_a_bank_is_charged_while_its_seat_is_to_act_and_gains_by_acting(house: House) -> None:
    table = await match_with(house)
    assert await clocks(house, table) == [(60, 60), (60, 60)]
    await house.clock.advance(20_000)
    await house.act(table, ANNA, "a")
    assert await clocks(house, table) == [(50, None), (60, 40)]
    await house.clock.advance(5_000)
    await house.act(table, BELA, "b")  # now both choose again
    assert await clocks(house, table) == [(50, 50), (45, 45)]


async def test_choices_at_the_same_time_have_a_clock_each(house: House) -> None:
    table = await match_with(house)
    await house.clock.advance(10_000)
    await house.act(table, ANNA, "a")
    await house.clock.advance(40_000)  # all of it is Bela's
    assert await clocks(house, table) == [(60, None), (60, 10)]


async def test_a_clock_that_is_set_back_gives_no_time(house: House) -> None:
    table = await match_with(house)
    house.clock.set_back(HOUR)
    await house.act(table, ANNA, "a")
    assert (await clocks(house, table))[0] == (70, None)


async def test_time_is_up_only_after_what_the_trip_may_take(awake: House) -> None:
    table = await match_with(awake)
    await awake.clock.advance(60_499)
    await rest()
    assert await codes(awake.store, table) == []
    await awake.act(table, ANNA, "a")  # sent in time
    await awake.clock.advance(1)
    await until(lambda: who_has_chosen(awake, table) == [False, True])
    assert (await codes(awake.store, table))[:3] == ["Acted", "TimedOut", "BotTookOver"]


async def test_a_bot_takes_over_and_who_is_there_takes_the_seat_back(awake: House) -> None:
    awake.inline.hold = asyncio.Event()
    table = await match_with(awake)
    await awake.act(table, ANNA, "a")
    await awake.clock.advance(60_500)
    await until(lambda: awake.inline.thinking == 1)
    look = await awake.tables.look(table)
    assert look.setting.seats[1].level == "medium"
    assert await clocks(awake, table) == [(70, None), (0, None)]
    await awake.tables.take_back(table, BELA.id)
    assert await clocks(awake, table) == [
        (70, None),
        (10, 10),
    ]  # an increment, else the flag would fall at once
    await until(lambda: awake.inline.thinking == 0)
    await awake.act(table, BELA, "b")
    assert await codes(awake.store, table) == ["Acted", "TimedOut", "BotTookOver", "PlayerReturned", "Acted"]


async def test_acting_takes_the_seat_back(awake: House) -> None:
    awake.inline.hold = asyncio.Event()
    table = await match_with(awake)
    await awake.clock.advance(60_500)
    await until(lambda: awake.inline.thinking == 2)
    await awake.act(table, BELA, "b")
    assert (await codes(awake.store, table))[-2:] == ["PlayerReturned", "Acted"]


async def test_bots_have_no_clock_and_a_substitute_is_not_charged(awake: House) -> None:
    table = await awake.playing(seats=3, bots=(None, None, "easy"), clock=LIVE)
    await awake.connect(table, ANNA)
    there, _ = await awake.connect(table, BELA)
    assert (await clocks(awake, table))[2][1] is None
    awake.inline.hold = asyncio.Event()
    await awake.clock.advance(20_000)
    await awake.act(table, BELA, "b")
    there.close()
    await awake.act(table, ANNA, "a")
    await awake.clock.advance(10_000)
    assert (await clocks(awake, table))[2] == (60, None)


async def test_the_default_action_of_the_game(awake: House) -> None:
    table = await match_with(awake, expiry="default")
    await awake.clock.advance(30_000)
    await awake.act(table, ANNA, "a")
    await awake.clock.advance(30_500)
    await until(lambda: who_has_chosen(awake, table) == [False, False])
    assert await codes(awake.store, table) == ["Acted", "TimedOut", "Acted"]
    assert await clocks(awake, table) == [(40, 40), (10, 10)]
    for _ in range(2):  # to the end: nobody acts any more
        await awake.clock.advance(41_000)
        await rest()
    assert (await awake.tables.look(table)).setting.phase == "finished"
    assert await awake.store.due(1) == []


async def test_who_forfeits_comes_last_whatever_the_bot_makes_of_it(awake: House) -> None:
    table = await match_with(awake, expiry="forfeit")
    await awake.act(table, ANNA, "a")
    await awake.clock.advance(60_500)
    await until(lambda: who_has_chosen(awake, table) == [False, True])
    problem = awake.tables.act(table, BELA.id, command="b", turn=1, action="1")
    await refused("seat_forfeited", problem)
    await awake.tables.take_back(table, BELA.id)
    _, watcher = await awake.connect(table, BELA)
    await awake.act(table, ANNA, "a2")
    look = await watcher.until(lambda look: look.setting.phase == "finished")
    assert look.setting.forfeited == (1,)
    assert look.setting.ranks == (1, 2)
    events = await history(awake.store, table)
    assert not any(isinstance(event, PlayerReturned) for event in events)
    [finished] = [event for event in events if isinstance(event, Finished)]
    state = replay(table, events, game_or_toy)
    assert state.outcome is not None
    outcome = state.game.outcome(state.match)
    assert outcome is not None
    assert finished.totals == outcome.totals
    assert finish_of(state).result.seats[1].abandoned
    assert b"# seat 1 forfeited, medium plays on\n" in await awake.tables.record(table)


async def test_another_players_comings_and_goings_change_no_clock(house: House) -> None:
    table = await house.playing(clock=LIVE)
    await house.connect(table, ANNA)
    there, _ = await house.connect(table, BELA)
    before = (await house.tables.look(table)).clocks
    for _ in range(5):
        await house.clock.advance(1_000)
        there.close()
        there, _ = await house.connect(table, BELA)
        nobody, _ = await house.connect(table, None)
        nobody.close()
    assert (await house.tables.look(table)).clocks == before


# ---------------------------------------------------------------- turn by turn


async def test_a_turn_based_match_over_days_with_nobody_there(awake: House) -> None:
    table = await awake.playing(clock=DAILY)
    for turn in range(2):
        await awake.clock.advance(23 * HOUR)
        assert await clocks(awake, table) == [(None, 3_600), (None, 3_600)]
        await awake.act(table, ANNA, f"a{turn}")
        await awake.act(table, BELA, f"b{turn}")
    assert (await awake.tables.look(table)).setting.phase == "finished"
    assert set(await codes(awake.store, table)) == {"Acted", "Finished"}
    assert finish_of(replay(table, await history(awake.store, table), game_or_toy)).result.pace == "turns"


async def test_a_missed_turn_is_played_and_the_seat_handed_back(awake: House) -> None:
    table = await awake.playing(clock=DAILY)
    await awake.act(table, ANNA, "a")
    await awake.clock.advance(24 * HOUR + 499)
    await rest()
    assert await codes(awake.store, table) == ["Acted"]  # absence alone touches nothing
    await refused("has_time", awake.tables.take_over(table, ANNA.id, 1))
    await awake.clock.advance(1)
    await until(lambda: who_has_chosen(awake, table) == [False, True])  # of the second round, at once
    assert await codes(awake.store, table) == ["Acted", "TimedOut", "BotTookOver", "Acted", "Acted"]
    await awake.connect(table, BELA)
    assert (await codes(awake.store, table))[-1] == "PlayerReturned"


# ---------------------------------------------------------------- deadlines in the store


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


def test_events_from_before_there_were_clocks_can_be_read() -> None:
    opened = decode(
        b'{"type":"table_opened","at":1,"game":"toy","seats":2,"options":{},"host":"h","server_seed":"00"}'
    )
    assert (getattr(opened, "clock", 0), getattr(opened, "expiry", 0)) == (None, "bot")
    decode(b'{"type":"bot_took_over","at":1,"seat":0,"level":"medium","by":1}')
