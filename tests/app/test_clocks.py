"""The game clock: banks, hours a turn, and what happens when time is up (docs/time.md)."""

import asyncio

from tests.app.clocked import DAILY, HOUR, LIVE, clocks, codes, history, match_with, who_has_chosen
from tests.app.house import ANNA, BELA, House, game_or_toy, refused, rest, until
from updown.app.events import Finished, PlayerReturned, decode
from updown.app.fold import replay
from updown.app.results import finish_of

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


def test_events_from_before_there_were_clocks_can_be_read() -> None:
    opened = decode(
        b'{"type":"table_opened","at":1,"game":"toy","seats":2,"options":{},"host":"h","server_seed":"00"}'
    )
    assert (getattr(opened, "clock", 0), getattr(opened, "expiry", 0)) == (None, "bot")
    decode(b'{"type":"bot_took_over","at":1,"seat":0,"level":"medium","by":1}')
