"""A new match from a moment of a finished one: the same cards, nobody knows more than there, nothing counts."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from tests.app.house import ANNA, BELA, CARO, MOST_TURNS, House, game_or_toy, refused
from tests.app.test_replaying import MATCHES, Options, SeededBots, played
from updown.app.continuing import Continue, must_be_continuable
from updown.app.ports import PlayerLine
from updown.app.refusals import OtherRules, WrongKey
from updown.app.remembered import shelf
from updown.core.errors import BadRecord
from updown.core.game import Seat
from updown.engine.record_reader import parse_record
from updown.engine.replay import verify
from updown.games import all_games

each_game = pytest.mark.parametrize("game", all_games())


async def go_on(
    house: House,
    table: str,
    at: int,
    seat: int = 0,
    *,
    bots: Sequence[str | None] = (),
    private: bool = False,
    start: bool = False,
) -> str:
    """Anna continues from there, on this seat."""
    wish = Continue(at, seat, bots, private=private, start=start)
    command = f"from {table} {at} {seat} {bots} {private}"
    return (await house.tables.continue_from(table, ANNA, wish, command)).table


async def go_on_with_people(house: House, table: str, at: int, seats: int) -> str:
    """Everybody is a person, so that nobody acts until told to."""
    opened = await go_on(house, table, at)
    for seat in range(1, seats):
        await house.tables.sit(opened, PlayerLine(f"person-{seat}", f"Person {seat}"), seat=seat)
    await house.tables.start(opened, ANNA.id)
    return opened


async def play_on(house: House, table: str, rng: Random) -> None:
    """Anna plays at random, to the end."""
    _, watcher = await house.connect(table, None)
    for turn in range(MOST_TURNS):
        look = await watcher.until(
            lambda look: look.setting.phase == "finished" or bool(own_legal(look, look.seat_of(ANNA.id)))
        )
        if look.setting.phase == "finished":
            return
        _, legal = await house.decision(table, ANNA)
        version = await house.act(table, ANNA, f"turn-{turn}", rng.randrange(len(legal)))
        await watcher.until(lambda look, version=version: look.version >= version)


def own_legal(look: Any, seat: Seat | None) -> tuple[str, ...]:
    own = None if seat is None else look.own(seat)
    return () if own is None else own.legal


def told(happenings: Sequence[Any]) -> list[bytes]:
    """Whenever it was."""
    return [msgspec.json.encode(msgspec.structs.replace(line, version=0)) for line in happenings]


@pytest.mark.parametrize(("game", "options"), MATCHES)
async def test_it_begins_with_the_views_of_that_moment(game: str, options: Options, seed: int) -> None:
    """What each seat is shown is what it was shown then, to the byte: no card more and none less."""
    house, rng = House(bots=SeededBots(seed)), Random(seed)
    try:
        seats = rng.choice(game_or_toy(game).usual_seats)
        table, _ = await played(house, game, seats, options)
        then = [await house.tables.replay(table, seat, open_hands=False) for seat in range(seats)]
        last = len(then[0]) - 2
        for at in {0, last, rng.randint(0, last), rng.randint(0, last)}:
            look = await house.tables.look(await go_on_with_people(house, table, at, seats))
            for seat in range(seats):
                own, moment = look.own(Seat(seat)), then[seat][at]
                assert own is not None
                assert (own.legal, own.view, look.public) == (
                    moment.own.legal,
                    moment.own.view,
                    moment.public,
                )
                before = [line for shown in then[seat][: at + 1] for line in shown.happenings]
                assert told(look.happenings(Seat(seat))) == told(before)
    finally:
        await house.close()


@each_game
async def test_its_record_is_whole_and_says_what_it_continues(house: House, game: str, seed: int) -> None:
    rng, seats = Random(seed), min(all_games()[game].usual_seats)
    table, _ = await played(house, game, seats)
    source = parse_record(await house.tables.record(table), all_games())
    at = rng.randrange(len(source.lines))
    opened = await go_on(
        house, table, at, 1, bots=[None if at == 1 else "easy" for at in range(seats)], start=True
    )
    await play_on(house, opened, rng)
    file = await house.tables.record(opened)
    record, outcome = verify(file, all_games())
    assert file.startswith(b"Updown-Record: 2\n")
    assert f"\nTable: {opened}\nContinued: {table} {at}\n".encode() in file
    assert record.names == tuple(ANNA.name if seat == 1 else "bot:easy" for seat in range(seats))
    assert record.lines[:at] == source.lines[:at]
    assert (record.commitment, record.entropy) == (source.commitment, source.entropy)
    look = await house.tables.look(opened)
    assert (look.setting.totals, look.setting.ranks) == (outcome.totals, outcome.ranks)
    assert source == parse_record(await house.tables.record(table), all_games())
    for wrong in (f"{opened} {at}", f"{table} {len(record.lines) + 1}", f"{table} 01", table):
        with pytest.raises(BadRecord):
            verify(file.replace(f"{table} {at}\n".encode(), f"{wrong}\n".encode()), all_games())


async def test_what_was_continued_can_be_continued_again(house: House, seed: int) -> None:
    rng = Random(seed)
    table, _ = await played(house, "up-or-down", 2)
    again = table
    for at in (5, 3):
        again = await go_on(house, again, at, bots=(None, "random"), start=True)
        await play_on(house, again, rng)
    record, _ = verify(await house.tables.record(again), all_games())
    assert record.continued is not None
    assert (record.continued.deal, record.continued.acts) == (table, 8)
    first = parse_record(await house.tables.record(table), all_games())
    assert record.lines[:5] == first.lines[:5]


async def test_a_replay_of_it_begins_where_it_began(house: House, seed: int) -> None:
    table, _ = await played(house, "river", 3, {"start": 2})
    opened = await go_on(house, table, 4, bots=(None, "random", "random"), start=True)
    await play_on(house, opened, Random(seed))
    old = await house.tables.replay(table, 0, open_hands=True)
    new = await house.tables.replay(opened, 0, open_hands=True)
    assert new[0].public == old[4].public
    assert len(new) == len(old) - 4


async def test_a_restart_loses_nothing(house: House) -> None:
    table, _ = await played(house, "river", 3, {"start": 2})
    opened = await go_on_with_people(house, table, 7, 3)
    stored = await house.store.events(opened)
    other = House(house.store)
    try:
        assert (await other.tables.look(opened)).public == (await house.tables.look(opened)).public
        assert stored == await house.store.events(opened)
    finally:
        await other.close()


async def test_it_counts_for_nothing(house: House, seed: int) -> None:
    table, _ = await played(house, "up-or-down", 2)
    opened = await go_on(house, table, 2)
    await house.tables.sit(opened, BELA)
    await house.tables.start(opened, ANNA.id)
    look = await house.tables.look(opened)
    assert not look.setting.rated
    while (look := await house.tables.look(opened)).setting.phase != "finished":
        who = ANNA if own_legal(look, look.seat_of(ANNA.id)) else BELA
        await house.act(opened, who, f"{look.version}")
    assert [line.result.table for line in await house.store.history(ANNA.id, shelf("all"), None, 9)] == [
        opened
    ]
    assert await house.store.tallies(ANNA.id) == []
    assert await house.store.meetings(ANNA.id, BELA.id) == []
    assert await house.store.ratings(ANNA.id) == []


async def test_seats_keep_their_order_and_options_are_fixed(house: House) -> None:
    table, _ = await played(house, "river", 3, {"start": 2})
    opened = await go_on(house, table, 1, 2)
    look = await house.tables.look(opened)
    assert look.setting.keep_order
    assert look.seat_of(ANNA.id) == 2
    await refused("options_fixed", house.tables.change_options(opened, ANNA.id, {"start": 1}))


async def test_nobody_adds_chance_where_none_is_left(house: House) -> None:
    table, _ = await played(house, "river", 3, {"start": 2})
    opened = await go_on(house, table, 1, bots=(None, "random", "random"))
    await house.connect(opened, ANNA)
    await house.tables.start(opened, ANNA.id)
    assert (await house.tables.look(opened)).setting.phase == "playing"


async def test_a_private_match_stays_among_those_who_know_it(house: House) -> None:
    table = await house.open("up-or-down", 2, ("random", "random"), sit=False, start=True, private=True)
    connection, watcher = await house.connect(table, None)
    await watcher.until(lambda look: look.setting.phase == "finished")
    connection.close()
    opened = await go_on(house, table, 0, private=False)
    look = await house.tables.look(opened)
    assert look.setting.private
    with pytest.raises(WrongKey):
        look.must_admit(CARO.id, None)
    assert await house.store.open_tables(9) == []


async def test_the_same_command_opens_one_table(house: House) -> None:
    table, _ = await played(house, "up-or-down", 2)
    assert await go_on(house, table, 3) == await go_on(house, table, 3)
    assert len(await house.store.open_tables(9)) == 1


async def test_where_nothing_can_be_continued(house: House) -> None:
    table, _ = await played(house, "toy", 2)
    end = len(await house.tables.replay(table, 0, open_hands=False)) - 1
    for at in (-1, end, end + 1, 10**9):
        error = await refused("no_such_moment", go_on(house, table, at))
        assert error.arguments == {"last": end - 1}
    for seat in (-1, 2):
        await refused("no_such_seat", go_on(house, table, 0, seat))
    await refused("seat_taken", go_on(house, table, 0, 0, bots=("random", None)))
    await refused("unknown_level", go_on(house, table, 0, 0, bots=(None, "grandmaster")))
    await refused("bad_options", go_on(house, table, 0, 0, bots=(None, None, "random")))
    await refused("seats_not_filled", go_on(house, table, 0, 0, start=True))
    await refused("no_such_table", go_on(house, "nowhere", 0))
    running = await house.playing()
    await refused("wrong_phase", go_on(house, running, 0))
    assert await house.store.open_tables(9) == []


async def test_a_match_by_other_rules_is_refused(house: House) -> None:
    table, _ = await played(house, "toy", 2)
    await house.tables.look(table)
    state = house.tables._actors[table].state
    older = replace(state, rules=state.game.rules_version - 1)
    with pytest.raises(OtherRules):
        must_be_continuable(older, 0)
