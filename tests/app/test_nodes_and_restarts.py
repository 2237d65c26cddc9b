"""What is saved outlives the process, and two nodes over one store agree."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.house import ANNA, BELA, House, game_or_toy, refused, until
from tests.app.memory_store import MemoryStore
from tests.app.test_starting import ENTROPY_A, started
from updown.adapters.bus_local import LocalBus
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.events import decode
from updown.app.fold import replay
from updown.app.ports import Store, StoredEvent
from updown.app.surroundings import Pace
from updown.core.game import Seat
from updown.engine.replay import verify
from updown.games import all_games


async def hash_of(store: Store, table: str) -> str:
    history = [decode(event.body) for event in await store.events(table)]
    state = replay(table, history, game_or_toy)
    assert state.version == len(history)
    return state.game.fingerprint(state.match)


async def test_a_killed_node_leaves_all_that_was_answered(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    migrate(path)
    store = SqlStore(path)
    house = House(store)
    table = await house.playing()
    turn, legal = await house.decision(table, ANNA)
    version = await house.tables.act(table, ANNA.id, command="a", turn=turn, action=legal[0])
    before = await hash_of(store, table)
    # no close: the first node is left lying as it is, as after kill -9

    revived = SqlStore(path)
    again = House(revived)
    assert await hash_of(revived, table) == before
    look = await again.tables.look(table)
    assert look.version == version
    assert look.seat_of(ANNA.id) == 0
    repeat = again.tables.act(table, ANNA.id, command="a", turn=turn, action=legal[0])
    assert await repeat == version
    await again.act(table, BELA, "b")
    for node in (again, house):
        await node.close()
    for left in (revived, store):
        await left.close()


async def test_bots_go_on_after_a_restart_with_no_tab_open() -> None:
    store = MemoryStore()
    house = House(store)
    house.inline.hold = asyncio.Event()  # they think until the node ends
    table = await house.open(bots=("easy", "medium"), sit=False, start=True)
    await house.close()

    again = House(store)
    await again.tables.wake()
    await until(lambda: store.appends[-1].finish is not None)
    assert (await again.tables.look(table)).setting.phase == "finished"
    await again.close()


async def test_a_table_that_cannot_be_woken_does_not_hold_up_others() -> None:
    store = MemoryStore()
    house = House(store)
    house.inline.hold = asyncio.Event()
    broken = await house.open(bots=("easy", "medium"), sit=False, start=True)
    sound = await house.open(bots=("easy", "medium"), sit=False, start=True)
    await house.close()
    store._events[broken].insert(1, store._events[broken][0])

    told = faults_told()
    again = House(store)
    await again.tables.wake()
    _, watcher = await again.connect(sound, None)
    await watcher.until(lambda look: look.setting.phase == "finished")
    await refused("damaged_table", again.tables.look(broken))
    await again.close()
    assert told == [f"table {broken} cannot be woken"]


async def test_a_bug_in_an_errand_is_not_swallowed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def choose(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(house.inline, "choose", choose)
    told = faults_told()
    table = await house.open(bots=("easy", "easy"), sit=False, start=True)
    await until(lambda: bool(told))
    assert told[0].startswith(f"table {table}: BotTurn")
    assert told[0].endswith("failed")


def faults_told() -> list[str]:
    """What the host is told of faults that nobody asked about."""
    told: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: told.append(fault["message"]))
    return told


def _lose(log: list[StoredEvent]) -> None:
    del log[2]


def _lose_the_first(log: list[StoredEvent]) -> None:
    del log[0]


def _garble(log: list[StoredEvent]) -> None:
    log[1] = StoredEvent(2, b'{"type":"never_heard_of"}')


def _cheat(log: list[StoredEvent]) -> None:
    log[-1] = StoredEvent(log[-1].version, b'{"type":"acted","at":1,"seat":0,"action":"no action"}')


def _become_another_game(log: list[StoredEvent]) -> None:
    log[0] = StoredEvent(1, log[0].body.replace(b'"game":"', b'"game":"no-'))


@pytest.mark.parametrize("harm", [_lose, _lose_the_first, _garble, _cheat, _become_another_game])
async def test_a_damaged_history_is_refused_as_a_whole(harm: Callable[[list[StoredEvent]], None]) -> None:
    store = MemoryStore()
    house = House(store)
    table = await house.playing()
    await house.close()
    harm(store._events[table])
    again = House(store)
    await refused("damaged_table", again.tables.look(table))
    await refused("damaged_table", again.tables.sit(table, BELA))
    await again.close()


async def test_two_nodes_act_on_one_table_and_both_see_all() -> None:
    store, bus = MemoryStore(), LocalBus()
    east, west = House(store, bus=bus), House(store, bus=bus)
    await east.tables.wake()
    await west.tables.wake()
    table = await east.playing()
    _, watcher = await west.connect(table, BELA)
    turn_a, legal_a = await east.decision(table, ANNA)
    turn_b, legal_b = await west.decision(table, BELA)
    versions = await asyncio.gather(
        east.tables.act(table, ANNA.id, command="a", turn=turn_a, action=legal_a[0]),
        west.tables.act(table, BELA.id, command="b", turn=turn_b, action=legal_b[0]),
    )
    newest = max(versions)
    assert sorted(versions) == [newest - 1, newest]
    await watcher.until(lambda look: look.version == newest)
    assert (await east.tables.look(table)).version == newest
    await east.close()
    await west.close()


async def test_a_node_hears_what_another_one_did() -> None:
    store, bus = MemoryStore(), LocalBus()
    east, west = House(store, bus=bus), House(store, bus=bus)
    await west.tables.wake()
    table = await east.playing()
    _, watcher = await west.connect(table, BELA)
    version = await east.act(table, ANNA, "a")
    await watcher.until(lambda look: look.version == version)
    await east.close()
    await west.close()


async def test_a_slower_node_without_pokes_finds_out_by_the_conflict() -> None:
    store = MemoryStore()
    east, west = House(store), House(store)
    table = await east.playing()
    await west.tables.look(table)
    turn, legal = await west.decision(table, ANNA)
    await east.act(table, ANNA, "a")
    late = west.tables.act(table, ANNA.id, command="late", turn=turn, action=legal[1])
    await refused("not_your_turn", late)
    assert await west.tables.act(table, ANNA.id, command="a", turn=turn, action=legal[0]) > turn
    await east.close()
    await west.close()


async def test_both_nodes_bots_act_once() -> None:
    store, bus = MemoryStore(), LocalBus()
    east, west = House(store, bus=bus), House(store, bus=bus)
    await east.tables.wake()
    await west.tables.wake()
    east.inline.hold = west.inline.hold = asyncio.Event()
    table = await east.open(bots=("easy", "easy"), sit=False, start=True)
    _, watcher = await west.connect(table, None)
    east.inline.hold.set()
    await watcher.until(lambda look: look.setting.phase == "finished")
    acted = [event for event in await store.events(table) if b'"acted"' in event.body]
    assert len(acted) == 4
    await east.close()
    await west.close()


async def test_a_table_with_nothing_to_do_is_put_away_and_comes_back() -> None:
    house = House(pace=Pace(bot_pause_ms=(0, 0), idle_s=0.01))
    table = await house.playing()
    await until(lambda: not house.tables._actors)
    await house.act(table, ANNA, "a")
    connection, _ = await house.connect(table, ANNA)
    await asyncio.sleep(0.03)
    assert list(house.tables._actors) == [table]
    connection.close()
    await house.close()


async def test_a_table_that_is_not_there_leaves_nothing_behind(house: House) -> None:
    await refused("no_such_table", house.connect("nowhere", ANNA))
    await until(lambda: not house.tables._actors)


async def test_closing_ends_every_task() -> None:
    before = asyncio.all_tasks()
    house = House()
    house.inline.hold = asyncio.Event()
    await house.tables.wake()
    await house.open(bots=("easy", "easy"), sit=False, start=True)
    await started(house)
    assert len(asyncio.all_tasks() - before) >= 4
    await house.close()
    assert asyncio.all_tasks() == before


@pytest.mark.parametrize("game", list(all_games()))
async def test_the_record_of_a_table_is_verified(game: str) -> None:
    seats = min(all_games()[game].usual_seats)
    house = House()
    bots = (None, *["easy"] * (seats - 1))
    table = await house.open(game, seats, bots, start=True)
    await house.tables.give_entropy(table, ANNA.id, ENTROPY_A)
    await house.clock.advance(60_000)  # Anna never connected: medium plays for her
    await house.tables.take_over(table, ANNA.id, 0)
    _, watcher = await house.connect(table, None)
    await watcher.until(lambda look: look.setting.phase == "finished")
    file = await house.tables.record(table)
    record, outcome = verify(file, all_games())
    assert record.names == ("Anna", *["bot:easy"] * (seats - 1))
    assert record.entropy[0] == ENTROPY_A
    assert outcome.totals == (await house.tables.look(table)).setting.totals
    assert (await house.tables.look(table)).own(Seat(0)) is not None
    await house.close()
