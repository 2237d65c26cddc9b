"""What a program is told of its tables: what is new, of the newest only, on every node."""

import asyncio

from tests.app.house import ANNA, BELA, BOUND_S, House, rest
from updown.app.news import AnyTiding, Finished, Left, Ready, Seated, Standing, Started, YourTurn, tidings
from updown.app.newsroom import NewsReader, Newsroom


def standing(
    version: int, *, phase: str = "playing", seat: int | None = 0, turn: int | None = None
) -> Standing:
    return Standing("t", "toy", phase, version, seat, turn)


def new(before: Standing | None, now: Standing) -> list[AnyTiding]:
    return list(tidings(before, now))


def test_a_turn_is_told_once() -> None:
    before = standing(5, turn=5)
    assert new(standing(4), before) == [YourTurn("t", 5, 5)]
    assert new(before, standing(6, turn=5)) == []
    assert new(before, standing(7, turn=7)) == [YourTurn("t", 7, 7)]


def test_what_was_skipped_is_told_by_what_it_led_to() -> None:
    assert new(None, standing(9, turn=8)) == [Seated("t", "toy", "playing", 0), YourTurn("t", 9, 8)]
    assert new(standing(1, phase="open"), standing(9, turn=8)) == [Started("t", 0), YourTurn("t", 9, 8)]
    assert new(standing(1, phase="open"), standing(9, phase="finished")) == [Started("t", 0), Finished("t")]


def test_what_was_over_before_is_no_news() -> None:
    assert new(None, standing(9, phase="finished")) == []
    assert new(None, standing(9, seat=None)) == []
    assert new(standing(8, phase="open"), standing(9, seat=None)) == [Left("t")]


async def test_a_slow_reader_gets_the_newest_and_no_more() -> None:
    reader = NewsReader("ana")
    reader.be_ready()
    for version in range(1, 1000):
        reader.hear(standing(version, turn=version))
    reader.hear(standing(500, turn=None))  # from a list that was read before
    assert await reader.take() == [Seated("t", "toy", "playing", 0), YourTurn("t", 999, 999), Ready()]
    reader.hear(standing(1000, phase="finished"))
    assert await reader.take() == [Finished("t")]


async def test_news_of_another_node_are_heard(awake: House) -> None:
    elsewhere = House(awake.store, bus=awake.bus, clock=awake.clock)
    newsroom = Newsroom(awake.tables, awake.bus)
    async with newsroom.follow(ANNA.id) as reader, asyncio.timeout(BOUND_S):
        assert await reader.take() == [Ready()]
        table = await elsewhere.open()
        assert await reader.take() == [Seated(table, "toy", "open", 0)]
        await elsewhere.tables.leave(table, ANNA.id)
        assert await reader.take() == [Left(table)]
    await newsroom.close()
    await elsewhere.close()


async def test_nobodys_tables_are_not_looked_at(house: House) -> None:
    newsroom = Newsroom(house.tables, house.bus)
    async with newsroom.follow(BELA.id) as reader:
        await reader.take()
        table = await house.playing(bots=(None, "easy"))
        await house.act(table, ANNA, "a")
        taking = asyncio.create_task(reader.take())
        await rest()
        assert not taking.done()
        taking.cancel()
    await newsroom.close()
