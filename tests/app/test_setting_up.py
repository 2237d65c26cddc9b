"""Setting a table up: who may sit, change and leave, and every refusal with its code."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.app.house import ANNA, BELA, CARO, House, refused
from updown.app.names import good_name
from updown.app.ports import PlayerLine
from updown.app.refusals import BadName
from updown.app.setting_up import OpenTable


async def test_an_open_table_shows_its_commitment_and_no_seed(house: House) -> None:
    setting = (await house.tables.look(await house.open(sit=False))).setting
    assert setting.phase == "open"
    assert len(setting.commitment) == 64
    assert setting.server_seed is None
    assert [seat.player for seat in setting.seats] == [None, None]
    assert setting.options == {"double": False}


async def test_opening_twice_with_the_same_id_gives_the_same_table(house: House) -> None:
    first = await house.tables.open(ANNA, OpenTable("toy", 2), "once")
    assert await house.tables.open(ANNA, OpenTable("toy", 2), "once") == first
    assert (await house.tables.open(BELA, OpenTable("toy", 2), "once")).table != first.table


async def test_opening_at_the_same_time_with_the_same_id_gives_one_table(house: House) -> None:
    opened = await asyncio.gather(*(house.tables.open(ANNA, OpenTable("toy", 2), "once") for _ in range(5)))
    assert len(set(opened)) == 1
    assert len(await house.tables.open_tables(10)) == 1


async def test_two_joins_at_once_both_get_a_seat_or_an_answer(house: House) -> None:
    table = await house.open(seats=3)
    seats = await asyncio.gather(house.tables.sit(table, BELA), house.tables.sit(table, CARO))
    assert sorted(seats) == [1, 2]
    dora = PlayerLine("dora-id", "Dora")
    await refused("table_full", house.tables.sit(table, dora))


async def test_two_joins_at_once_for_one_seat(house: House) -> None:
    table = await house.open(seats=3)
    answers = await asyncio.gather(
        house.tables.sit(table, BELA, seat=1), house.tables.sit(table, CARO, seat=1), return_exceptions=True
    )
    assert sorted(str(getattr(answer, "code", answer)) for answer in answers) == ["1", "seat_taken"]


async def test_sitting_again_changes_nothing_but_another_seat_is_refused(house: House) -> None:
    table = await house.open(seats=3)
    assert await house.tables.sit(table, ANNA) == 0
    assert await house.tables.sit(table, ANNA, seat=0) == 0
    await refused("already_seated", house.tables.sit(table, ANNA, seat=1))


async def test_a_private_table_wants_its_key(house: House) -> None:
    opened = await house.tables.open(ANNA, OpenTable("toy", 2, private=True), "private")
    assert await house.tables.open_tables(10) == []
    await refused("wrong_key", house.tables.sit(opened.table, BELA))
    await refused("wrong_key", house.tables.sit(opened.table, BELA, key="ключ"))
    assert await house.tables.sit(opened.table, BELA, key=opened.key) == 1


REFUSALS: list[tuple[str, Callable[[House, str], Awaitable[object]]]] = [
    ("no_such_table", lambda house, _: house.tables.sit("nowhere", BELA)),
    ("no_such_table", lambda house, _: house.tables.look("nowhere")),
    ("no_such_table", lambda house, _: house.connect("nowhere", ANNA)),
    ("no_such_seat", lambda house, table: house.tables.sit(table, BELA, seat=7)),
    ("no_such_seat", lambda house, table: house.tables.seat_bot(table, ANNA.id, -1, "easy")),
    ("no_such_seat", lambda house, table: house.tables.free_seat(table, ANNA.id, 2)),
    ("seat_taken", lambda house, table: house.tables.sit(table, BELA, seat=0)),
    ("seat_taken", lambda house, table: house.tables.seat_bot(table, ANNA.id, 0, "easy")),
    ("unknown_level", lambda house, table: house.tables.seat_bot(table, ANNA.id, 1, "divine")),
    ("not_host", lambda house, table: house.tables.seat_bot(table, BELA.id, 1, "easy")),
    ("not_host", lambda house, table: house.tables.change_options(table, BELA.id, {})),
    ("not_host", lambda house, table: house.tables.free_seat(table, BELA.id, 0)),
    ("not_host", lambda house, table: house.tables.start(table, BELA.id)),
    ("not_host", lambda house, table: house.tables.abort(table, BELA.id)),
    ("not_seated", lambda house, table: house.tables.leave(table, BELA.id)),
    ("not_seated", lambda house, table: house.tables.rename(table, BELA)),
    ("bad_options", lambda house, table: house.tables.change_options(table, ANNA.id, {"tripple": True})),
    ("bad_name", lambda house, table: house.tables.sit(table, PlayerLine("x", "a\nb"))),
    ("seats_not_filled", lambda house, table: house.tables.start(table, ANNA.id)),
    ("wrong_phase", lambda house, table: house.tables.give_entropy(table, ANNA.id, "0" * 32)),
    ("wrong_phase", lambda house, table: house.tables.act(table, ANNA.id, command="a", turn=1, action="101")),
    ("wrong_phase", lambda house, table: house.tables.take_over(table, ANNA.id, 1)),
    ("wrong_phase", lambda house, table: house.tables.rematch(table, ANNA)),
    ("wrong_phase", lambda house, table: house.tables.record(table)),
    ("unknown_game", lambda house, _: house.open("whist")),
    ("bad_options", lambda house, _: house.open(seats=77)),
    ("bad_options", lambda house, _: house.open(bots=("easy", "easy", "easy"))),
    ("unknown_level", lambda house, _: house.open(bots=("divine",))),
    ("seats_not_filled", lambda house, _: house.open(start=True)),
]


@pytest.mark.parametrize(("code", "ask"), REFUSALS)
async def test_a_refusal_has_its_code_and_changes_nothing(
    house: House, code: str, ask: Callable[[House, str], Awaitable[object]]
) -> None:
    table = await house.open()
    before = (await house.tables.look(table)).version
    await refused(code, ask(house, table))
    assert (await house.tables.look(table)).version == before
    assert len(await house.tables.open_tables(10)) == 1


async def test_bots_are_seated_changed_and_removed(house: House) -> None:
    table = await house.open()
    await house.tables.seat_bot(table, ANNA.id, 1, "easy")
    await house.tables.seat_bot(table, ANNA.id, 1, "medium")
    assert (await house.tables.look(table)).setting.seats[1].level == "medium"
    await house.tables.free_seat(table, ANNA.id, 1)
    assert await house.tables.sit(table, BELA) == 1


async def test_the_host_hands_over_by_leaving(house: House) -> None:
    table = await house.open()
    await house.tables.sit(table, BELA)
    await house.tables.leave(table, ANNA.id)
    await house.tables.seat_bot(table, BELA.id, 0, "easy")
    assert (await house.tables.look(table)).setting.host == BELA.id


async def test_no_ghost_stays_in_the_lobby_when_the_last_person_leaves(house: House) -> None:
    table = await house.open(bots=(None, "easy"))
    await house.tables.leave(table, ANNA.id)
    setting = (await house.tables.look(table)).setting
    assert (setting.phase, setting.reason) == ("aborted", "closed")
    assert await house.tables.open_tables(10) == []
    assert await house.tables.tables_of(ANNA.id, 10) == []


async def test_a_name_can_change_until_the_start(house: House) -> None:
    table = await house.playing()
    await refused("wrong_phase", house.tables.rename(table, PlayerLine(ANNA.id, "Ann")))
    other = await house.open()
    await house.tables.rename(other, PlayerLine(ANNA.id, "Ann"))
    assert (await house.tables.look(other)).setting.seats[0].name == "Ann"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "   ",
            "x" * 41,
            "x" * 10_000,
            "a\x00b",
            "a\u200bb",
            "a\u2028b",
            "a\u202eb",
            "bot:easy",
            "\ud800",
        ),
        *("\u0301\u0302", "\ufe0f", "\u3164", "\u2800", "\u115f\u1160", "a\u3164", "\u034f", "\U000e0100"),
    ],
)
def test_bad_names_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        good_name(name)


def test_a_good_name_is_kept_in_nfc_without_spaces_around() -> None:
    assert good_name("  Zoe\u0308 ") == "Zoë"


@pytest.mark.parametrize("name", ["אבי", "ไก่", "👍", "❤\ufe0f", "7", "Ana María", "x" * 40])
def test_a_name_of_any_script_is_good(name: str) -> None:
    assert good_name(name) == name
    assert good_name("Ελένη") == "Ελένη"
    assert good_name("я" * 40) == "я" * 40
