"""A match at a table: actions, repeats, stale turns, bots, substitutes, the end."""

import asyncio

import pytest

from tests.app.house import ANNA, BELA, CARO, House, have_chosen, refused, rest, until
from tests.app.memory_store import MemoryStore
from updown.app.ports import PlayerLine
from updown.app.surroundings import Pace
from updown.core.game import Seat


async def test_an_action_gets_the_version_that_it_led_to(house: House) -> None:
    table = await house.playing()
    before = (await house.tables.look(table)).version
    assert await house.act(table, ANNA, "a") == before + 1
    assert (await house.tables.look(table)).version == before + 1


async def test_choices_made_at_the_same_time_never_make_each_other_stale(house: House) -> None:
    table = await house.playing()
    turn_a, legal_a = await house.decision(table, ANNA)
    turn_b, legal_b = await house.decision(table, BELA)
    assert turn_a == turn_b
    versions = await asyncio.gather(
        house.tables.act(table, ANNA.id, command="a", turn=turn_a, action=legal_a[0]),
        house.tables.act(table, BELA.id, command="b", turn=turn_b, action=legal_b[0]),
    )
    assert len(set(versions)) == 2


async def test_a_command_for_a_closed_decision_is_stale_and_changes_nothing(house: House) -> None:
    table = await house.playing()
    turn, legal = await house.decision(table, ANNA)
    await house.act(table, ANNA, "a")
    await house.act(table, BELA, "b")
    problem = await refused(
        "stale_turn", house.tables.act(table, ANNA.id, command="late", turn=turn, action=legal[1])
    )
    assert problem.arguments["turn"] == (await house.decision(table, ANNA))[0]
    assert (await house.decision(table, ANNA))[1] == (legal[1],)


async def test_a_double_click_plays_once(house: House) -> None:
    table = await house.playing()
    turn, legal = await house.decision(table, ANNA)
    clicks = [house.tables.act(table, ANNA.id, command="a", turn=turn, action=legal[0]) for _ in range(5)]
    assert len(set(await asyncio.gather(*clicks))) == 1
    second = house.tables.act(table, ANNA.id, command="other", turn=turn, action=legal[1])
    await refused("not_your_turn", second)


async def test_a_repeat_gets_the_first_answer_long_after(house: House) -> None:
    table = await house.playing()
    turn, legal = await house.decision(table, ANNA)
    first = await house.tables.act(table, ANNA.id, command="a", turn=turn, action=legal[0])
    await house.act(table, BELA, "b")
    await house.act(table, ANNA, "a2")
    await house.act(table, BELA, "b2")
    assert await house.tables.act(table, ANNA.id, command="a", turn=turn, action=legal[0]) == first


async def test_one_id_of_two_players_is_two_commands(house: House) -> None:
    table = await house.playing()
    assert await house.act(table, ANNA, "same") != await house.act(table, BELA, "same")


async def test_what_the_rules_forbid_is_refused_with_the_rule(house: House) -> None:
    table = await house.playing()
    turn, _ = await house.decision(table, ANNA)
    act = house.tables.act
    problem = await refused("illegal_action", act(table, ANNA.id, command="a", turn=turn, action="999"))
    assert problem.arguments["rule"] == "T1"
    await refused("bad_notation", act(table, ANNA.id, command="b", turn=turn, action="x" * 10_000))
    await refused("not_seated", act(table, CARO.id, command="c", turn=turn, action="101"))


async def test_a_match_finishes_once_with_one_number() -> None:
    store = MemoryStore()
    house = House(store)
    table = await house.playing()
    await house.finish(table)
    setting = (await house.tables.look(table)).setting
    assert setting.phase == "finished"
    assert setting.totals is not None
    assert setting.server_seed is not None
    assert sum(entry.finish is not None for entry in store.appends) == 1
    assert await store.finish_number(table) == 1
    await refused("wrong_phase", house.tables.act(table, ANNA.id, command="more", turn=1, action="101"))
    await house.tables.rematch(table, ANNA)
    assert sum(entry.finish is not None for entry in store.appends) == 1
    await house.close()


async def test_bots_answer_from_the_view_and_act_for_their_seat_alone(house: House) -> None:
    table = await house.open(seats=3, bots=(None, "easy", "medium"), start=True)
    await house.skip_entropy(table)
    _, watcher = await house.connect(table, ANNA)
    await watcher.until(lambda look: have_chosen(look) == [False, True, True])
    assert [level for level, _, _ in house.inline.asked] == ["easy", "medium"]
    await house.act(table, ANNA, "a")
    await watcher.until(lambda look: have_chosen(look) == [False, True, True])
    await house.act(table, ANNA, "a2")
    await watcher.until(lambda look: look.setting.phase == "finished")


async def test_a_bot_that_fails_plays_what_a_clock_would(house: House) -> None:
    house.inline.fails = True
    table = await house.open(bots=("easy", "easy"), sit=False, start=True)
    _, watcher = await house.connect(table, None)
    await watcher.until(lambda look: look.setting.phase == "finished")


async def test_a_bot_takes_its_time() -> None:
    house = House(pace=Pace(bot_pause_ms=(600, 1_400)))
    table = await house.open(bots=("easy", "easy"), sit=False, start=True)
    connection, watcher = await house.connect(table, None)
    dealt = connection.look.version
    await until(lambda: len(house.inline.asked) == 2)
    await house.clock.advance(599)
    await rest()
    assert connection.look.version == dealt
    await house.clock.advance(1_401)
    await watcher.until(lambda look: look.version > dealt)
    await house.close()


async def test_thinking_counts_towards_the_pause() -> None:
    house = House(pace=Pace(bot_pause_ms=(600, 1_400)))
    house.inline.hold = asyncio.Event()
    table = await house.open(bots=("easy", "easy"), sit=False, start=True)
    connection, watcher = await house.connect(table, None)
    dealt = connection.look.version
    await house.clock.advance(1_401)
    await rest()
    assert connection.look.version == dealt
    house.inline.hold.set()
    await watcher.until(lambda look: look.version > dealt)
    await house.close()


async def test_nobody_thinks_on_for_a_player_who_is_back(house: House) -> None:
    table = await house.playing()
    here, _ = await house.connect(table, ANNA)
    there, _ = await house.connect(table, BELA)
    there.close()
    await house.clock.advance(60_000)
    house.inline.hold = asyncio.Event()
    await house.tables.take_over(table, ANNA.id, 1)
    await until(lambda: house.inline.thinking == 1)
    await house.connect(table, BELA)
    await until(lambda: house.inline.thinking == 0)
    here.close()


async def test_a_clock_that_is_set_back_stops_no_bot() -> None:
    house = House(pace=Pace(bot_pause_ms=(600, 1_400)))
    table = await house.open(bots=("easy", "easy"), sit=False, start=True)
    connection, watcher = await house.connect(table, None)
    dealt = connection.look.version
    house.clock.set_back(3_600_000)
    await house.clock.advance(1_401)
    await watcher.until(lambda look: look.version > dealt)
    await house.close()


async def test_who_is_gone_for_a_minute_can_be_replaced_and_gets_the_seat_back(house: House) -> None:
    table = await house.playing()
    here, watcher = await house.connect(table, ANNA)
    there, _ = await house.connect(table, BELA)
    await refused("not_gone", house.tables.take_over(table, ANNA.id, 1))
    there.close()
    gone_at = house.clock.now()
    assert watcher.presences[-1].gone_since == (None, gone_at)
    await house.clock.advance(59_999)
    await refused("not_gone", house.tables.take_over(table, ANNA.id, 1))
    await house.clock.advance(1)
    await refused("not_seated", house.tables.take_over(table, CARO.id, 1))
    await house.tables.take_over(table, ANNA.id, 1)
    look = await watcher.until(lambda look: have_chosen(look) == [False, True])
    assert look.setting.seats[1].level == "medium"
    assert look.setting.seats[1].player == BELA.id
    back, _ = await house.connect(table, BELA)
    assert back.look.setting.seats[1].level is None
    codes = [happening.code for happening in back.look.happenings(Seat(1))]
    assert [code for code in codes if "_" in code and code != "chose_card"] == [
        "bot_took_over",
        "player_returned",
    ]
    here.close()


async def test_a_substitute_that_still_thinks_when_its_player_is_back_does_not_act(house: House) -> None:
    table = await house.playing()
    house.inline.hold = asyncio.Event()
    await house.clock.advance(60_000)
    await house.tables.take_over(table, ANNA.id, 1)
    _, watcher = await house.connect(table, BELA)
    await until(lambda: not [task for task in asyncio.all_tasks() if "BotTurn" in task.get_name()])
    house.inline.hold.set()
    await house.act(table, ANNA, "a")
    assert (await house.decision(table, BELA))[1] != ()
    await house.act(table, BELA, "b")
    assert watcher.looks[-1].version == (await house.tables.look(table)).version


async def test_acting_takes_the_seat_back_too(house: House) -> None:
    house.inline.hold = asyncio.Event()
    table = await house.playing()
    await house.clock.advance(60_000)
    await house.tables.take_over(table, ANNA.id, 1)
    await house.act(table, BELA, "b")
    assert (await house.tables.look(table)).setting.seats[1].level is None


async def test_several_tabs_are_one_presence(house: House) -> None:
    table = await house.playing()
    _, watcher = await house.connect(table, ANNA)
    one, _ = await house.connect(table, BELA)
    two, _ = await house.connect(table, BELA)
    one.close()
    one.close()
    assert watcher.presences[-1].gone_since == (None, None)
    two.close()
    assert watcher.presences[-1].gone_since[1] is not None


async def test_spectators_are_counted(house: House) -> None:
    table = await house.playing()
    _, watcher = await house.connect(table, ANNA)
    nobody, _ = await house.connect(table, None)
    await house.connect(table, CARO)
    assert watcher.presences[-1].watching == 2
    nobody.close()
    assert watcher.presences[-1].watching == 1


async def test_a_match_can_be_aborted_until_everyone_has_acted_once(house: House) -> None:
    table = await house.playing()
    await house.act(table, ANNA, "a")
    await refused("not_seated", house.tables.abort(table, CARO.id))
    await house.tables.abort(table, BELA.id)
    setting = (await house.tables.look(table)).setting
    assert (setting.phase, setting.reason) == ("aborted", "by_player")
    assert setting.server_seed is not None
    assert await house.store.finish_number(table) is None

    late = await house.playing()
    await house.act(late, ANNA, "a")
    await house.act(late, BELA, "b")
    await refused("too_late_to_abort", house.tables.abort(late, BELA.id))


async def test_a_rematch_is_one_table_that_seats_everyone_one_further(house: House) -> None:
    table = await house.playing(seats=3, bots=(None, None, "easy"))
    await house.tables.abort(table, ANNA.id)
    first, second = await asyncio.gather(house.tables.rematch(table, ANNA), house.tables.rematch(table, BELA))
    assert first == second
    assert (await house.tables.look(table)).setting.rematch == first.table
    setting = (await house.tables.look(first.table)).setting
    assert [seat.player or seat.level for seat in setting.seats] == ["easy", ANNA.id, BELA.id]
    assert await house.tables.rematch(table, ANNA) == first
    await refused("not_seated", house.tables.rematch(table, CARO))


async def test_a_private_rematch_keeps_its_key(house: House) -> None:
    table = await house.open(bots=(None, "easy"), private=True, start=True)
    await house.tables.abort(table, ANNA.id)
    again = await house.tables.rematch(table, ANNA)
    assert again.key is not None
    await refused("wrong_key", house.tables.sit(again.table, BELA))


async def test_more_commands_than_the_mailbox_takes_are_refused_as_busy(house: House) -> None:
    table = await house.open()
    answers = await asyncio.gather(*(house.tables.look(table) for _ in range(300)), return_exceptions=True)
    assert {getattr(answer, "code", "ok") for answer in answers} == {"ok", "busy"}
    assert (await house.tables.look(table)).setting.phase == "open"


async def test_a_full_disk_refuses_what_cannot_be_saved_and_the_table_goes_on() -> None:
    store = MemoryStore()
    house = House(store)
    table = await house.playing(bots=(None, "easy"))
    _, watcher = await house.connect(table, ANNA)
    await watcher.until(lambda look: have_chosen(look) == [False, True])
    store.full = True
    told = len(watcher.looks)
    await refused("store_unavailable", house.act(table, ANNA, "a"))
    assert len(watcher.looks) == told
    store.full = False
    await house.act(table, ANNA, "a")
    await house.close()


async def test_a_bot_tries_again_what_could_not_be_saved() -> None:
    store = MemoryStore()
    house = House(store)
    house.inline.hold = asyncio.Event()
    table = await house.playing(bots=(None, "easy"))
    _, watcher = await house.connect(table, ANNA)
    store.full = True
    house.inline.hold.set()
    await refused("store_unavailable", house.act(table, ANNA, "a"))
    store.full = False
    async with asyncio.timeout(5):
        while not any(have_chosen(watcher.looks[-1])):
            await house.clock.advance(1_000)
            await asyncio.sleep(0)
    await house.close()


@pytest.mark.parametrize("player", [ANNA, BELA])
async def test_lists_show_who_is_awaited(house: House, player: PlayerLine) -> None:
    other = await house.playing()
    table = await house.playing()
    await house.act(other, player, "a")
    lines = await house.tables.tables_of(player.id, 10)
    assert [line.table for line in lines] == [table, other]
    assert lines[0].progress == (1, 2)
    assert await house.tables.open_tables(10) == []
