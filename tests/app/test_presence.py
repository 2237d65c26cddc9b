"""Who is there: told as changes, and to a crowd no more often than to a few."""

import asyncio

from tests.app.house import ANNA, BELA, CARO, House, Watcher, until
from updown.app.ports import PlayerLine
from updown.app.presence import MOST_NAMED, WhoIsThere
from updown.app.surroundings import Pace


async def test_spectators_have_names_and_players_are_none(house: House) -> None:
    table = await house.open()
    _, watcher = await house.connect(table, ANNA)
    caro = await house.tables.connect(table, CARO.id, Watcher(), name="Caro")
    await house.tables.connect(table, None, Watcher())
    assert [each.name for each in watcher.presences[-1].spectators] == ["Caro"]
    assert watcher.presences[-1].watching == 2
    caro.close()
    assert watcher.presences[-1].spectators == ()
    await house.tables.connect(table, BELA.id, Watcher(), name="Bela")
    await house.tables.sit(table, BELA)
    await until(lambda: watcher.presences[-1].spectators == ())


async def test_a_crowd_is_told_together_and_never_loses_the_last_change() -> None:
    """200 who come make 200 tellings for each at worst; with a rest it is a handful."""
    house = House(pace=Pace(bot_pause_ms=(0, 0), presence_ms=50))
    table = await house.open()
    _, watcher = await house.connect(table, ANNA)
    crowd = [PlayerLine(f"p{number}", f"P {number}") for number in range(200)]
    began = asyncio.get_running_loop().time()
    pages = [await house.tables.connect(table, one.id, Watcher(), name=one.name) for one in crowd]
    await until(lambda: watcher.presences[-1].watching == 200)
    rests = (asyncio.get_running_loop().time() - began) / 0.05
    assert len(watcher.presences) <= rests + 3
    assert len(watcher.presences[-1].spectators) == MOST_NAMED
    for page in pages:
        page.close()
    await until(lambda: watcher.presences[-1] == WhoIsThere(watcher.presences[-1].gone_since, 0))
    await house.close()


async def test_nothing_is_scheduled_while_nothing_changes() -> None:
    house = House(pace=Pace(bot_pause_ms=(0, 0), presence_ms=10))
    table = await house.open()
    connection, _ = await house.connect(table, ANNA)
    other, _ = await house.connect(table, CARO)
    audience = house.tables._actors[table].audience
    await until(lambda: audience._later is None)
    assert audience._told is not None
    other.close()
    await until(lambda: audience._later is None and audience._told.watching == 0)  # pyright: ignore[reportOptionalMemberAccess]
    connection.close()
    await house.close()


async def test_who_comes_while_others_rest_hears_when_all_is_again_as_before() -> None:
    house = House(pace=Pace(bot_pause_ms=(0, 0), presence_ms=50))
    table = await house.open()
    _, first = await house.connect(table, ANNA)
    assert first.presences[-1].gone_since == (None, None)  # the other seat is free
    await house.tables.sit(table, BELA)
    _, second = await house.connect(table, ANNA)  # another tab
    assert second.presences[-1].gone_since == (None, house.clock.now())
    connection, _ = await house.connect(table, BELA)
    await until(lambda: second.presences[-1].gone_since == (None, None))
    connection.close()
    await house.close()
