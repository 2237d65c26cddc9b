"""Rooms: who may come in, who is kept out, how many there may be, and that they are put away in the end."""

import msgspec
import pytest

from tests.app.house import ANNA, BELA, CARO, House, refused, rest
from tests.app.memory_store import MemoryStore
from updown.app.game_clock import LiveClock, TurnClock
from updown.app.pairing import Search
from updown.app.refusals import WrongKey
from updown.app.remembered import SeriesScore
from updown.app.setting_up import OpenTable

DAY = 86_400_000
PASSWORD = "sesame, please"  # noqa: S105  that of a table in a test


async def phase(house: House, table: str) -> tuple[str, str | None]:
    setting = (await house.tables.look(table)).setting
    return setting.phase, setting.reason


# ---------------------------------------------------------------- collected


@pytest.mark.parametrize("clock", [None, LiveClock(60, 5), TurnClock(24)])
async def test_a_room_in_which_nothing_happens_for_a_day_is_closed(
    house: House, clock: LiveClock | TurnClock | None
) -> None:
    await house.tables.wake()
    table = await house.open(clock=clock)
    await house.clock.advance(DAY - 1)
    await house.tables.sit(table, BELA)
    await house.clock.advance(DAY - 1)
    await rest()
    assert await phase(house, table) == ("open", None)
    await house.clock.advance(1)
    await rest()
    assert await phase(house, table) == ("aborted", "idle")
    assert await house.store.due(10) == []


async def test_a_match_without_a_clock_writes_no_deadlines(house: House) -> None:
    table = await house.playing()
    assert isinstance(house.store, MemoryStore)
    assert await house.store.due(10) == []
    before = len(house.store.appends)
    await house.finish(table)
    assert {entry.deadlines for entry in house.store.appends[before:]} == {None}


async def test_a_table_that_starts_at_once_or_is_called_off_has_no_deadline(house: House) -> None:
    await house.open(bots=(None, "easy"), start=True)
    closed = await house.open()
    await house.tables.abort(closed, ANNA.id)
    assert await house.store.due(10) == []


# ---------------------------------------------------------------- how many


async def test_a_host_has_five_open_tables_at_most(house: House) -> None:
    tables = [await house.open() for _ in range(5)]
    error = await refused("too_many_tables", house.open())
    assert error.arguments == {"most": 5}
    await refused("too_many_tables", house.tables.find(ANNA, Search("toy", 2, "turns"), "c"))
    await house.tables.abort(tables[0], ANNA.id)
    await house.open()
    await house.tables.open(BELA, OpenTable("toy", 2), "bela has none yet")


async def test_matches_that_have_started_do_not_count(house: House) -> None:
    for _ in range(7):
        await house.open(bots=(None, "easy"), start=True)


# ---------------------------------------------------------------- asked to leave


async def test_who_was_asked_to_leave_cannot_come_back(house: House) -> None:
    table = await house.open(seats=3)
    await house.tables.sit(table, BELA)
    await house.tables.free_seat(table, ANNA.id, 1)
    look = await house.tables.look(table)
    assert look.is_kept_out(BELA.id)
    assert not look.is_kept_out(CARO.id)
    assert not look.is_kept_out(None)
    await refused("asked_to_leave", house.tables.sit(table, BELA))
    await house.tables.sit(table, CARO)
    await house.tables.sit(await house.open(), BELA)


async def test_who_left_or_made_room_for_a_bot_may_come_back(house: House) -> None:
    table = await house.open(seats=2)
    await house.tables.sit(table, BELA)
    await house.tables.leave(table, BELA.id)
    await house.tables.seat_bot(table, ANNA.id, 1, "easy")
    await house.tables.free_seat(table, ANNA.id, 1)
    assert await house.tables.sit(table, BELA) == 1


async def test_a_rematch_is_open_to_all_who_played(house: House) -> None:
    table = await house.open(seats=2)
    await house.tables.sit(table, CARO)
    await house.tables.free_seat(table, ANNA.id, 1)
    await house.tables.sit(table, BELA)
    await house.deal(table)
    await house.finish(table)
    again = await house.tables.rematch(table, BELA)
    assert not (await house.tables.look(again.table)).is_kept_out(CARO.id)


# ---------------------------------------------------------------- passwords


async def locked(house: House) -> str:
    opened = await house.tables.open(ANNA, OpenTable("toy", 2, password=PASSWORD), "locked")
    assert opened.key == PASSWORD
    return opened.table


async def test_a_table_with_a_password_is_listed_and_entered_with_it(house: House) -> None:
    table = await locked(house)
    [line] = await house.tables.open_tables(10)
    assert (line.table, line.private, line.listed) == (table, True, True)
    look = await house.tables.look(table)
    assert look.setting.listed
    for key in (None, PASSWORD[:-1]):
        with pytest.raises(WrongKey):
            look.must_hold_key(BELA.id, key)
    look.must_hold_key(None, PASSWORD)
    error = await refused("wrong_key", house.tables.sit(table, BELA, key="sesame"))
    assert error.arguments == {"password": True}
    assert await house.tables.sit(table, BELA, key=PASSWORD) == 1


async def test_the_password_is_shown_to_nobody_outside(house: House) -> None:
    table = await locked(house)
    look = await house.tables.look(table)
    assert look.key_for(ANNA.id) == PASSWORD
    assert look.key_for(BELA.id) is None
    [line] = await house.tables.open_tables(10)
    for shown in (look.setting, line):
        assert PASSWORD.encode() not in msgspec.json.encode(shown)
    assert PASSWORD not in repr(look._state)


async def test_the_rematch_keeps_the_password(house: House) -> None:
    table = await locked(house)
    await house.tables.sit(table, BELA, key=PASSWORD)
    await house.deal(table)
    for turn in range(2):
        await house.act(table, ANNA, f"a{turn}")
        await house.act(table, BELA, f"b{turn}")
    again = await house.tables.rematch(table, ANNA)
    assert again.key == PASSWORD
    assert (await house.tables.look(again.table)).setting.listed


# ---------------------------------------------------------------- again, and again


async def test_seats_are_kept_if_the_first_who_asks_wants_it(house: House) -> None:
    table = await house.playing()
    await house.finish(table)
    again = await house.tables.rematch(table, BELA, kept=True)
    await house.tables.rematch(table, ANNA)
    look = await house.tables.look(again.table)
    assert (look.seat_of(ANNA.id), look.seat_of(BELA.id)) == (0, 1)


async def test_bots_are_moved_or_kept_like_people(house: House) -> None:
    for kept, levels in ((False, ["easy", None, None]), (True, [None, None, "easy"])):
        table = await house.open(seats=3, bots=(None, None, "easy"))
        await house.tables.sit(table, BELA)
        await house.deal(table)
        await house.tables.abort(table, BELA.id)
        again = await house.tables.rematch(table, ANNA, kept=kept)
        assert [seat.level for seat in (await house.tables.look(again.table)).setting.seats] == levels


async def test_these_people_can_play_again_whatever_became_of_an_earlier_rematch(house: House) -> None:
    table = await house.playing()
    await house.finish(table)
    first = await house.tables.rematch(table, ANNA)
    assert await house.tables.rematch(table, BELA) == first
    await house.tables.abort(first.table, ANNA.id)
    second = await house.tables.rematch(table, BELA, kept=True)
    assert second.table != first.table
    look = await house.tables.look(second.table)
    assert (look.setting.phase, look.seat_of(BELA.id)) == ("open", 1)
    assert await house.tables.rematch(table, ANNA) == second


async def test_a_series_has_a_score(house: House) -> None:
    table = await house.playing()
    first = table
    wins = {ANNA.id: 0, BELA.id: 0}
    totals = {ANNA.id: 0, BELA.id: 0}
    for _ in range(3):
        await house.finish(table)
        look = await house.tables.look(table)
        ranks, points = look.setting.ranks, look.setting.totals
        assert ranks is not None
        assert points is not None
        assert look.series == first
        for seat, state in enumerate(look.setting.seats):
            wins[state.player or ""] += ranks[seat] == 1
            totals[state.player or ""] += points[seat]
        table = (await house.tables.rematch(table, ANNA)).table
        await house.tables.sit(table, BELA)
        await house.deal(table)
    scores = await house.store.series(first)
    assert sum(wins.values()) >= 3
    assert {score.player: score for score in scores} == {
        player: SeriesScore(player, 3, wins[player], totals[player]) for player in wins
    }
    assert scores[0].won == max(wins.values())
