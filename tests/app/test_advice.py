"""Asking what a strong bot would do: who may, from what it answers, and to whom."""

import asyncio

import msgspec
import pytest

from tests.app.house import ANNA, BELA, CARO, House, refused, until
from updown.app.ports import PlayerLine
from updown.core.game import Seat


async def alone(house: House) -> tuple[str, int]:
    """Anna at a match against bots, and the turn of her open decision."""
    table = await house.open(seats=3, bots=(None, "easy", "easy"), start=True)
    await house.skip_entropy(table)
    turn, _ = await house.decision(table, ANNA)
    return table, turn


async def test_who_plays_against_bots_is_told_what_a_bot_would_do(house: House) -> None:
    table, turn = await alone(house)
    _, legal = await house.decision(table, ANNA)
    advice = await house.tables.advise(table, ANNA.id, turn)
    assert advice.turn == turn
    assert [weighed.action for weighed in advice.actions] == list(reversed(legal))


async def test_the_bot_sees_the_view_of_that_seat_and_nothing_else(house: House) -> None:
    table, turn = await alone(house)
    await house.tables.advise(table, ANNA.id, turn)
    look = await house.tables.look(table)
    own = look.own(Seat(0))
    assert own is not None
    [(game, public, view, legal)] = house.inline.weighed
    assert game == "toy"
    assert msgspec.json.encode(public) == bytes(look.public or b"")
    assert msgspec.json.encode(view) == bytes(own.view)
    assert legal == own.legal


async def test_advice_leaves_no_trace_at_the_table(house: House) -> None:
    table, turn = await alone(house)
    _, watcher = await house.connect(table, None)
    before = (await house.tables.look(table)).version
    told = len(watcher.looks)
    await house.tables.advise(table, ANNA.id, turn)
    assert (await house.tables.look(table)).version == before
    assert len(await house.store.events(table)) == before
    assert len(watcher.looks) == told


async def test_no_advice_where_another_person_plays(house: House) -> None:
    table = await house.playing(seats=3, bots=(None, None, "easy"))
    turn, _ = await house.decision(table, ANNA)
    await refused("advice_off", house.tables.advise(table, ANNA.id, turn))
    assert house.inline.weighed == []


async def test_no_advice_while_a_bot_plays_for_another_person(house: House) -> None:
    table = await house.playing()
    here, _ = await house.connect(table, ANNA)
    there, _ = await house.connect(table, BELA)
    there.close()
    await house.clock.advance(60_000)
    await house.tables.take_over(table, ANNA.id, 1)
    turn, _ = await house.decision(table, ANNA)
    await refused("advice_off", house.tables.advise(table, ANNA.id, turn))
    here.close()


async def test_the_table_says_whether_there_is_advice(house: House) -> None:
    with_bots, _ = await alone(house)
    together = await house.playing()
    assert (await house.tables.look(with_bots)).setting.advice
    assert not (await house.tables.look(together)).setting.advice


@pytest.mark.parametrize("asker", [BELA, CARO])
async def test_only_who_sits_there_is_told(house: House, asker: PlayerLine) -> None:
    table, turn = await alone(house)
    await refused("not_seated", house.tables.advise(table, asker.id, turn))


async def test_only_whose_turn_it_is_may_ask(house: House) -> None:
    house.inline.hold = asyncio.Event()
    table, turn = await alone(house)
    await house.act(table, ANNA, "a")
    await refused("not_your_turn", house.tables.advise(table, ANNA.id, turn))


async def test_a_decision_that_has_closed_is_stale(house: House) -> None:
    table, turn = await alone(house)
    await refused("stale_turn", house.tables.advise(table, ANNA.id, turn - 1))


async def test_no_advice_before_the_deal_or_after_the_end(house: House) -> None:
    table = await house.open(bots=(None, "easy"))
    await refused("wrong_phase", house.tables.advise(table, ANNA.id, 1))


async def test_one_question_a_seat_at_a_time(house: House) -> None:
    table, turn = await alone(house)
    await until(lambda: len(house.inline.asked) == 2 and house.inline.thinking == 0)
    house.inline.hold = asyncio.Event()
    first = asyncio.create_task(house.tables.advise(table, ANNA.id, turn))
    await until(lambda: house.inline.thinking == 1)
    await refused("advice_pending", house.tables.advise(table, ANNA.id, turn))
    house.inline.hold.set()
    assert (await first).turn == turn
    assert (await house.tables.advise(table, ANNA.id, turn)).turn == turn


async def test_a_bot_that_fails_is_a_refusal_and_may_be_asked_again(house: House) -> None:
    table, turn = await alone(house)
    house.inline.fails = True
    await refused("advice_failed", house.tables.advise(table, ANNA.id, turn))
    house.inline.fails = False
    assert (await house.tables.advise(table, ANNA.id, turn)).turn == turn
