"""People who look for a match: who meets whom, when it starts, and when a place where somebody waited is given up."""

import asyncio

import pytest

from tests.app.clocked import history
from tests.app.house import ANNA, BELA, CARO, House, refused, rest, until
from tests.app.memory_store import MemoryStore
from updown.app.game_clock import LiveClock, TurnClock
from updown.app.look import Look
from updown.app.pairing import Search
from updown.app.ports import PlayerLine, TableLine
from updown.app.results import PaceClass

DORA = PlayerLine("dora-id", "Dora")

TWO = Search("toy", 2, "live")
THREE = Search("toy", 3, "live")


async def find(house: House, player: PlayerLine, search: Search = TWO, command: str = "c") -> str:
    return (await house.tables.find(player, search, command)).table


async def look(house: House, table: str) -> Look:
    return await house.tables.look(table)


def people(seen: Look) -> set[str]:
    return {seat.player for seat in seen.setting.seats if seat.player is not None}


@pytest.fixture
async def house(house: House) -> House:
    await house.tables.wake()
    return house


async def test_two_who_look_for_the_same_meet_and_their_match_begins(house: House) -> None:
    table = await find(house, ANNA)
    waiting = (await look(house, table)).setting
    assert (waiting.phase, waiting.pairing, waiting.clock) == (
        "open",
        True,
        LiveClock(bank=300, increment=15),
    )
    _, watcher = await house.connect(table, ANNA)
    assert await find(house, BELA) == table
    begun = await watcher.until(lambda seen: seen.setting.phase == "starting")
    assert people(begun) == {ANNA.id, BELA.id}
    for player in (ANNA, BELA):  # both browsers are asked, though Bela's has no socket yet
        await house.tables.give_entropy(table, player.id, "0" * 32)
    assert (await look(house, table)).setting.phase == "playing"


async def test_the_last_seat_and_the_start_are_one_transaction(house: House) -> None:
    table = await find(house, ANNA)
    await find(house, BELA)
    assert isinstance(house.store, MemoryStore)
    last = house.store.appends[-1]
    assert (last.table, len(last.events), last.line.phase) == (table, 2, "starting")


class HesitantStore(MemoryStore):
    """Lets others go on after it has read, as a real one does."""

    async def pairing_tables(self, pairing: str, limit: int) -> list[TableLine]:
        found = await super().pairing_tables(pairing, limit)
        await asyncio.sleep(0)
        return found


async def test_two_who_ask_at_once_meet() -> None:
    house = House(HesitantStore())
    tables = await asyncio.gather(*(find(house, player, THREE) for player in (ANNA, BELA, CARO)))
    assert len(set(tables)) == 1
    assert (await look(house, tables[0])).setting.phase == "starting"
    await house.close()


@pytest.mark.parametrize(
    "other",
    [
        Search("toy", 3, "live"),
        Search("toy", 2, "turns"),
        Search("toy", 2, "live", rated=True),
        Search("river", 2, "live"),
    ],
)
async def test_who_looks_for_something_else_waits_elsewhere(house: House, other: Search) -> None:
    assert await find(house, ANNA) != await find(house, BELA, other)


@pytest.mark.parametrize(("pace", "clock"), [("live", LiveClock(300, 15)), ("turns", TurnClock(24))])
async def test_the_pace_gives_the_clock(house: House, pace: PaceClass, clock: object) -> None:
    table = await find(house, ANNA, Search("toy", 2, pace))
    assert (await look(house, table)).setting.clock == clock


async def test_who_asks_again_is_where_they_were(house: House) -> None:
    table = await find(house, ANNA, THREE, "first")
    assert await find(house, ANNA, THREE, "first") == table
    assert await find(house, ANNA, THREE, "second") == table
    assert await find(house, BELA, THREE, "his") == table
    assert await find(house, CARO, THREE, "hers") == table  # and with that it begins
    assert await find(house, BELA, THREE, "his") == table
    assert await find(house, CARO, THREE, "hers") == table
    assert await find(house, CARO, THREE, "another") != table


async def test_first_come_first_met(house: House) -> None:
    oldest = await find(house, ANNA, THREE)
    await find(house, BELA, Search("toy", 3, "live", fill=True))
    await house.tables.rename(
        oldest, PlayerLine(ANNA.id, "Änna")
    )  # has changed last, and is the oldest all the same
    assert await find(house, CARO, THREE) == oldest


async def test_who_wants_people_only_goes_to_no_table_that_bots_will_fill(house: House) -> None:
    filled = await find(house, ANNA, Search("toy", 3, "live", fill=True))
    assert await find(house, BELA, THREE) != filled
    assert await find(house, CARO, Search("toy", 3, "live", fill=True)) == filled


async def test_who_takes_bots_goes_to_people_only_if_that_starts_the_match(house: House) -> None:
    people_only = await find(house, ANNA, THREE)
    wants_bots = Search("toy", 3, "live", fill=True)
    own = await find(house, BELA, wants_bots)
    assert own != people_only
    await house.tables.sit(people_only, CARO)
    await house.tables.leave(own, BELA.id)
    assert await find(house, DORA, wants_bots) == people_only
    assert (await look(house, people_only)).setting.phase == "starting"


async def test_after_half_a_minute_bots_take_the_free_seats(house: House) -> None:
    table = await find(house, ANNA, Search("toy", 3, "live", fill=True))
    connection, watcher = await house.connect(table, ANNA)
    await house.clock.advance(29_999)
    await rest()
    assert connection.look.setting.phase == "open"
    await house.clock.advance(1)
    begun = await watcher.until(lambda seen: seen.setting.phase == "starting")
    assert sorted(seat.level or "" for seat in begun.setting.seats) == ["", "medium", "medium"]


async def test_a_restart_and_a_second_sweep_fill_a_table_once(house: House) -> None:
    table = await find(house, ANNA, Search("toy", 2, "turns", fill=True))
    await house.close()
    await house.clock.advance(40_000)
    nodes = [House(house.store, bus=house.bus, clock=house.clock) for _ in range(2)]
    await asyncio.gather(*(node.tables.wake() for node in nodes))
    await rest()
    told = [type(event).__name__ for event in await history(house.store, table)]
    assert told == ["TableOpened", "Seated", "BotSeated", "Started"]
    for node in nodes:
        await node.close()


async def test_a_rated_match_is_for_people(house: House) -> None:
    error = await refused(
        "bad_options", house.tables.find(ANNA, Search("toy", 2, "live", rated=True, fill=True), "c")
    )
    assert error.arguments["reason"] == "rated_fill"


async def test_a_rated_pairing_shuffles_and_counts(house: House) -> None:
    table = await find(house, ANNA, Search("toy", 2, "live", rated=True))
    setting = (await look(house, table)).setting
    assert (setting.rated, setting.keep_order, setting.advice) == (True, False, False)


async def test_nobody_hosts_it(house: House) -> None:
    table = await find(house, ANNA, THREE)
    for deed in (
        house.tables.start(table, ANNA.id),
        house.tables.abort(table, ANNA.id),
        house.tables.seat_bot(table, ANNA.id, 1, "easy"),
        house.tables.free_seat(table, ANNA.id, 0),
        house.tables.change_options(table, ANNA.id, {}),
    ):
        await refused("not_host", deed)


async def test_the_last_to_leave_closes_it(house: House) -> None:
    table = await find(house, ANNA, THREE)
    await find(house, BELA, THREE)
    await house.tables.leave(table, ANNA.id)
    assert (await look(house, table)).setting.phase == "open"
    await house.tables.leave(table, BELA.id)
    assert (await look(house, table)).setting.phase == "aborted"
    assert await find(house, CARO, THREE) != table


async def test_nobody_meets_a_ghost(house: House) -> None:
    table = await find(house, ANNA, THREE)
    hers, _ = await house.connect(table, ANNA)
    await find(house, BELA, THREE)
    _, watcher = await house.connect(table, BELA)
    hers.close()
    await house.clock.advance(14_999)
    await rest()
    assert people(await look(house, table)) == {ANNA.id, BELA.id}
    await house.clock.advance(1)
    await watcher.until(lambda seen: people(seen) == {BELA.id})


async def test_who_comes_back_in_time_keeps_the_seat(house: House) -> None:
    table = await find(house, ANNA, THREE)
    (await house.connect(table, ANNA))[0].close()
    await house.clock.advance(14_999)
    await house.connect(table, ANNA)
    await house.clock.advance(60_000)
    await rest()
    assert people(await look(house, table)) == {ANNA.id}


async def test_who_has_just_sat_down_has_time_to_arrive(house: House) -> None:
    table = await find(house, ANNA, THREE)
    _, watcher = await house.connect(table, ANNA)
    await house.clock.advance(100_000)
    await find(house, BELA, THREE)
    await house.clock.advance(14_999)
    await rest()
    assert people(await look(house, table)) == {ANNA.id, BELA.id}
    await house.clock.advance(1)
    await watcher.until(lambda seen: people(seen) == {ANNA.id})


async def test_ghosts_are_found_after_a_restart_as_well(house: House) -> None:
    table = await find(house, ANNA, THREE)
    await house.close()
    after = House(house.store, clock=house.clock)
    await after.tables.wake()
    await until(lambda: table in after.tables._actors)
    await rest()
    await after.clock.advance(15_000)
    await until(lambda: table not in after.tables._actors or after.tables._actors[table].state.is_over)
    assert (await look(after, table)).setting.reason == "closed"
    await after.close()


async def test_turn_by_turn_nobody_needs_to_be_there(house: House) -> None:
    table = await find(house, ANNA, Search("toy", 3, "turns"))
    (await house.connect(table, ANNA))[0].close()
    await house.clock.advance(3_600_000)
    await rest()
    assert people(await look(house, table)) == {ANNA.id}


async def test_it_stands_in_the_lobby_like_any_other(house: House) -> None:
    table = await find(house, ANNA, Search("toy", 3, "live", fill=True))
    [line] = await house.tables.open_tables(10)
    assert (line.table, line.private, line.fill_at) == (table, False, house.clock.now() + 30_000)
    await house.tables.sit(table, BELA)
    await house.tables.sit(table, CARO)
    assert (await look(house, table)).setting.phase == "starting"
