"""People who are gone from a live table: substitutes, their return, and a pause when nobody is left (docs/time.md)."""

import asyncio

import pytest

from tests.app.clocked import LIVE, clocks, codes
from tests.app.house import ANNA, BELA, CARO, House, Watcher, refused, rest, until
from updown.app.connection import Connection
from updown.app.game_clock import LiveClock, TurnClock
from updown.core.game import Seat

LONG = LiveClock(bank=3_600, increment=10)


async def match_with_bela(house: House, clock: LiveClock = LONG) -> tuple[str, Connection, Watcher]:
    """Both are there; Bela's connection, and what Anna sees."""
    table = await house.playing(clock=clock)
    _, watcher = await house.connect(table, ANNA)
    there, _ = await house.connect(table, BELA)
    return table, there, watcher


async def test_who_is_gone_for_a_minute_is_played_for_and_back_at_once(house: House) -> None:
    table, there, watcher = await match_with_bela(house)
    there.close()
    await house.clock.advance(59_999)
    await rest()
    assert await codes(house.store, table) == []
    await house.clock.advance(1)
    look = await watcher.until(lambda look: look.setting.seats[1].level == "medium")
    assert look.setting.seats[0].level is None
    house.inline.hold = asyncio.Event()
    await house.act(table, ANNA, "a")
    await until(lambda: house.inline.thinking == 1)
    back, _ = await house.connect(table, BELA)
    assert back.look.setting.seats[1].level is None
    await until(lambda: house.inline.thinking == 0)
    house.inline.hold.set()
    await rest()
    assert (await house.decision(table, BELA))[1] != ()
    said = [happening.code for happening in back.look.happenings(Seat(0))]
    assert [code for code in said if code in {"bot_took_over", "player_returned"}] == [
        "bot_took_over",
        "player_returned",
    ]


async def test_the_time_until_the_substitute_is_the_players(house: House) -> None:
    table, there, watcher = await match_with_bela(house)
    there.close()
    house.inline.hold = asyncio.Event()
    await house.clock.advance(60_000)
    await watcher.until(lambda look: look.setting.seats[1].level is not None)
    await house.clock.advance(500_000)
    await house.connect(table, BELA)
    assert (await clocks(house, table))[1] == (3_540, 3_540)


async def test_only_a_seat_that_is_to_act_is_played_for(house: House) -> None:
    table, there, watcher = await match_with_bela(house)
    await house.act(table, BELA, "b")
    there.close()
    await house.clock.advance(300_000)
    await rest()
    assert await codes(house.store, table) == ["Acted"]
    await house.act(table, ANNA, "a")  # now it is Bela's turn again, who has been gone for long
    await watcher.until(lambda look: look.setting.seats[1].level is not None)


async def test_who_comes_back_in_time_is_not_replaced(house: House) -> None:
    table, there, _ = await match_with_bela(house)
    there.close()
    await house.clock.advance(59_999)
    there, _ = await house.connect(table, BELA)
    await house.clock.advance(59_999)
    there.close()
    await house.clock.advance(59_999)
    await rest()
    assert await codes(house.store, table) == []


async def test_who_comes_back_at_the_very_moment_is_not_replaced(house: House) -> None:
    table, there, _ = await match_with_bela(house)
    there.close()
    await asyncio.gather(house.clock.advance(60_000), house.connect(table, BELA))
    await rest()
    assert await codes(house.store, table) == []


@pytest.mark.parametrize("clock", [None, TurnClock(hours=24)])
async def test_elsewhere_absence_alone_changes_nothing(house: House, clock: TurnClock | None) -> None:
    table = await house.playing(clock=clock)
    await house.connect(table, ANNA)
    there, _ = await house.connect(table, BELA)
    there.close()
    await house.clock.advance(3_600_000)
    await rest()
    assert await codes(house.store, table) == []


async def test_a_match_that_everybody_has_left_pauses_and_goes_on_with_the_first_who_comes(
    house: House,
) -> None:
    await house.tables.wake()
    table = await house.playing(clock=LiveClock(bank=300, increment=10))
    here, _ = await house.connect(table, ANNA)
    there, _ = await house.connect(table, BELA)
    await house.act(table, ANNA, "a")
    here.close()
    await house.clock.advance(20_000)
    await house.act(table, BELA, "b")
    there.close()
    assert await clocks(house, table) == [(310, 310), (290, 290)]
    await house.clock.advance(59_000)
    await rest()
    assert await codes(house.store, table) == ["Acted", "Acted"]
    await house.clock.advance(1_000)
    await until(lambda: house.tables._actors[table].state.paused)
    assert await house.store.due(1) == []
    await house.clock.advance(90 * 3_600_000)
    await rest()
    back, _ = await house.connect(table, ANNA)
    assert (await codes(house.store, table))[-2:] == ["Paused", "Resumed"]
    assert await clocks(house, table) == [(250, 250), (230, 230)]
    assert not back.look.setting.paused
    await house.clock.advance(9_000)
    await rest()  # Bela's minute begins anew
    assert back.look.setting.seats[1].level is None


async def test_a_deadline_within_that_minute_is_kept(house: House) -> None:
    await house.tables.wake()
    table, there, _ = await match_with_bela(house, LiveClock(bank=30, increment=10))
    there.close()
    await house.clock.advance(30_500)
    await until(lambda: house.tables._actors[table].state.places[1].level is not None)
    assert (await codes(house.store, table)).count("TimedOut") == 2


async def test_no_substitute_acts_while_the_match_pauses(house: House) -> None:
    table, there, watcher = await match_with_bela(house)
    house.inline.hold = asyncio.Event()
    there.close()
    await house.clock.advance(60_000)
    await watcher.until(lambda look: look.setting.seats[1].level is not None)
    await until(lambda: house.inline.thinking == 1)
    house.tables._actors[table].audience.presence.went(ANNA.id, house.clock.now())
    house.tables._actors[table].presence_changed()
    await house.clock.advance(60_000)
    await until(lambda: house.inline.thinking == 0)
    house.inline.hold.set()
    await rest()
    assert await codes(house.store, table) == ["BotTookOver", "Paused"]
    assert await house.store.unattended() == []
    await house.connect(table, ANNA)
    await watcher.until(lambda look: not look.setting.paused)
    await until(lambda: len(house.tables._actors[table].state.lines) == 2)


async def test_spectators_and_bots_keep_no_match_going(house: House) -> None:
    table = await house.playing(seats=3, bots=(None, None, "easy"), clock=LONG)
    await house.connect(table, CARO)
    await house.clock.advance(60_000)
    await until(lambda: house.tables._actors[table].state.paused)


async def test_who_has_forfeited_is_waited_for_no_longer(house: House) -> None:
    await house.tables.wake()
    table = await house.playing(clock=LIVE, expiry="forfeit")
    here, watcher = await house.connect(table, ANNA)
    await house.connect(table, BELA)
    await house.act(table, ANNA, "a")
    await house.clock.advance(60_500)
    await watcher.until(lambda look: look.setting.forfeited == (1,))
    here.close()
    await house.clock.advance(60_000)
    await until(lambda: house.tables._actors[table].state.paused)
    await house.connect(table, BELA)
    assert house.tables._actors[table].state.paused
    await refused("seat_forfeited", house.tables.act(table, BELA.id, command="b", turn=1, action="1"))


async def test_a_restart_pauses_only_after_people_had_time_to_come_back(house: House) -> None:
    table, _, _ = await match_with_bela(house)
    await house.close()
    again = House(house.store, clock=house.clock)
    await again.tables.wake()
    await again.tables.look(table)
    await again.clock.advance(59_999)
    await rest()
    assert await codes(again.store, table) == []
    await again.connect(table, ANNA)
    await again.connect(table, BELA)
    await again.clock.advance(120_000)
    await rest()
    assert await codes(again.store, table) == []
    await again.close()
