"""Vacations: declared days in which turn-based matches wait, and live ones do not (docs/time.md)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.stores import STORES, ClosingStore
from tests.app.clocked import DAILY, HOUR, clocks, codes, match_with
from tests.app.house import ANNA, BELA, House, refused, rest, until
from updown.adapters.bus_local import LocalBus
from updown.app.game_clock import LiveClock
from updown.app.vacation import DAY_MS, Vacation, days_left, put_off

DAY_S = DAY_MS // 1000


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ClosingStore]:
    store = await STORES[request.param](tmp_path)
    yield store
    await store.close()


@pytest.fixture
async def home(store: ClosingStore) -> AsyncIterator[House]:
    house = House(store)
    await house.tables.wake()
    yield house
    await house.close()


async def remaining(house: House, table: str) -> list[int | None]:
    """Hours, per seat."""
    return [None if left is None else left // 3600 for _, left in await clocks(house, table)]


async def test_a_deadline_waits_for_the_end_of_a_vacation(home: House) -> None:
    table = await match_with(home, DAILY)
    await home.clock.advance(4 * HOUR)
    await home.tables.vacations.begin(ANNA.id, 10)
    assert await remaining(home, table) == [20 + 240, 20]
    look = await home.tables.look(table)
    assert look.setting.seats[0].vacation == home.clock.now() + 10 * DAY_MS
    assert look.setting.seats[1].vacation is None
    await home.act(table, BELA, "b")
    await home.clock.advance(259 * HOUR)
    await rest()
    assert await codes(home.store, table) == ["VacationBegan", "Acted"]
    await home.clock.advance(HOUR + 500)
    await until(lambda: home.tables._actors[table].state.places[0].level is not None)


async def test_a_vacation_ends_when_its_player_says_so(home: House) -> None:
    table = await match_with(home, DAILY)
    await home.clock.advance(4 * HOUR)
    await home.tables.vacations.begin(ANNA.id, 10)
    await home.clock.advance(48 * HOUR)
    await home.act(table, BELA, "b")
    await home.tables.vacations.end(ANNA.id)
    assert (await remaining(home, table))[0] == 20
    assert days_left(await home.tables.vacations.of(ANNA.id), home.clock.now()) == 28
    await home.tables.vacations.end(ANNA.id)
    assert await codes(home.store, table) == ["VacationBegan", "Acted", "VacationEnded"]


async def test_a_vacation_ends_when_its_player_acts_anywhere(home: House) -> None:
    here, there = await match_with(home, DAILY), await match_with(home, DAILY)
    await home.tables.vacations.begin(ANNA.id, 10)
    await home.clock.advance(HOUR)
    await home.act(here, ANNA, "a")
    assert (await remaining(home, there))[0] == 24
    await rest()
    assert (await codes(home.store, there)) == ["VacationBegan", "VacationEnded"]


async def test_live_tables_know_no_vacations(home: House) -> None:
    table = await match_with(home, LiveClock(bank=60, increment=10))
    await home.tables.vacations.begin(ANNA.id, 10)
    await home.act(table, ANNA, "a")
    assert await codes(home.store, table) == ["Acted"]
    assert await home.store.vacations(ANNA.id, since=home.clock.now()) != []


async def test_a_table_that_was_not_told_hears_of_it_at_the_deadline(home: House) -> None:
    """As after a crash between the two writes, or for a match that began during the vacation."""
    await home.store.begin_vacation(ANNA.id, at=home.clock.now(), days=2)
    table = await match_with(home, DAILY)
    await home.act(table, BELA, "b")
    await home.clock.advance(24 * HOUR + 500)
    await until(lambda: home.tables._actors[table].state.vacations != ())
    assert await codes(home.store, table) == ["Acted", "VacationBegan"]
    assert (await clocks(home, table))[0][1] == pytest.approx(2 * DAY_S, abs=10)


async def test_a_vacation_that_was_over_before_anybody_looked_counts_to_the_second(home: House) -> None:
    table = await match_with(home, DAILY)
    await home.act(table, BELA, "b")
    await home.close()
    await home.store.begin_vacation(ANNA.id, at=home.clock.now() + HOUR, days=5)
    await home.store.end_vacation(ANNA.id, at=home.clock.now() + 31 * HOUR)
    await home.clock.advance(40 * HOUR)
    again = House(home.store, clock=home.clock)
    await again.tables.wake()
    await until(lambda: _has_heard(again, table))
    assert (await remaining(again, table))[0] == 24 + 30 - 40
    await again.close()


async def test_two_nodes_and_two_sweeps_keep_one_vacation_once(store: ClosingStore) -> None:
    bus = LocalBus()
    east = House(store, bus=bus)
    west = House(store, bus=bus, clock=east.clock)
    for node in (east, west):
        await node.tables.wake()
    table = await east.playing(clock=DAILY)
    await west.tables.look(table)
    await east.act(table, BELA, "b")
    await store.begin_vacation(ANNA.id, at=east.clock.now(), days=3)
    await east.clock.advance(25 * HOUR)
    await until(lambda: west.tables._actors[table].state.vacations != ())
    await rest()
    await west.tables.vacations.see_what_is_due(table)
    assert (await codes(store, table)).count("VacationBegan") == 1
    assert await remaining(west, table) == await remaining(east, table) == [72 - 25 + 24, None]
    for node in (east, west):
        await node.close()


async def test_days_are_counted_as_they_are_used(home: House) -> None:
    mine = home.tables.vacations
    await refused("no_vacation_left", mine.begin(ANNA.id, 31))
    await refused("no_vacation_left", mine.begin(ANNA.id, 0))
    await mine.begin(ANNA.id, 30)
    await refused("on_vacation", mine.begin(ANNA.id, 1))
    await home.clock.advance(60 * HOUR)
    await mine.end(ANNA.id)
    assert days_left(await mine.of(ANNA.id), home.clock.now()) == 27
    error = await refused("no_vacation_left", mine.begin(ANNA.id, 28))
    assert error.arguments["left"] == 27
    await home.clock.advance(365 * DAY_MS)
    await mine.begin(ANNA.id, 30)


def _has_heard(house: House, table: str) -> bool:
    actor = house.tables._actors.get(table)
    return actor is not None and actor._state is not None and actor.state.vacations != ()


def test_what_a_clock_owes_to_vacations() -> None:
    during = [Vacation(100, 200)]
    assert put_off(50, 10, during) == 50
    assert put_off(120, 10, during) == 220
    assert put_off(170, 150, during) == 220
    assert put_off(260, 200, during) == 260
    assert put_off(120, 10, [*during, Vacation(210, 250)]) == 260
