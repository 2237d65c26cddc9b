"""What is said at a table: cleaned, kept apart from the match, shown to those who may read it."""

import pytest

from tests.app.house import ANNA, BELA, CARO, House
from updown.app.chat import LONGEST, PRESETS, ChatLine, Reader, good_text, good_words
from updown.app.chats import Chats, Hearing
from updown.app.ports import PlayerLine
from updown.app.refusals import BadLine

EVERYBODY = Reader(is_seated=True, is_running=False, muted=frozenset())


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  good   luck \n all ", "good luck all"),
        ("pay \u202egnp.exe\u202c now", "pay gnp.exe now"),
        ("a\u200bb\u2066c\ufeff", "abc"),
        ("Z\u0351\u036b\u0343\u036a\u0302\u036balgo", "Z\u0351\u036balgo"),
        ("e\u0301te\u0301", "été"),
        ("\u0646\u064e\u0651", "\u0646\u064e\u0651"),
        ("👩\u200d💻 ❤️", "👩\u200d💻 ❤️"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("bell\x07 \x1b[31mred", "bell [31mred"),
    ],
)
def test_a_text_keeps_its_words_and_loses_what_disturbs(said: str, kept: str) -> None:
    assert good_text(said) == kept


@pytest.mark.parametrize(
    "said", ["", "   ", "\u200b\u202e", "\u2800\u3164", "x" * (LONGEST + 1), "x" * 10_000]
)
def test_what_nobody_can_read_is_refused(said: str) -> None:
    with pytest.raises(BadLine):
        good_text(said)


def test_a_line_is_a_preset_or_a_text() -> None:
    assert good_words("hello", None) == ("hello", None)
    assert good_words(None, "hi") == (None, "hi")
    for preset, text in ((None, None), ("hello", "hi"), ("no_such", None)):
        with pytest.raises(BadLine):
            good_words(preset, text)


class Ear:
    """Somebody's open page at a chat."""

    def __init__(self) -> None:
        self.said: list[ChatLine] = []
        self.changes = 0

    def lines_said(self, lines: list[ChatLine]) -> None:
        self.said += lines

    def chat_changed(self) -> None:
        self.changes += 1


class Talkers:
    def __init__(self, house: House, table: str) -> None:
        self.house, self.table = house, table
        self.chats = Chats(house.store, house.bus, house.clock)

    async def hear(self, player: PlayerLine | None) -> Hearing:
        return await self.chats.enter(self.table, player.id if player else None, Ear())  # pyright: ignore[reportArgumentType]

    async def say(self, player: PlayerLine, text: str, command: str | None = None) -> int:
        look = await self.house.tables.look(self.table)
        return await self.chats.say(look, player, command or text, preset=None, text=text)

    async def read(self, hearing: Hearing) -> list[str | None]:
        look = await self.house.tables.look(self.table)
        return [line.text for line in hearing.readable(look)]


async def test_while_a_match_runs_spectators_are_heard_by_spectators_only(house: House) -> None:
    talk = Talkers(house, await house.playing())
    anna, caro, nobody = await talk.hear(ANNA), await talk.hear(CARO), await talk.hear(None)
    await talk.say(CARO, "Bela holds two")
    await talk.say(BELA, "hello")
    assert await talk.read(anna) == ["hello"]
    assert await talk.read(caro) == await talk.read(nobody) == ["Bela holds two", "hello"]
    look = await house.tables.look(talk.table)
    assert not anna.readable(look, [line for line in caro.readable(look) if line.aside])
    await house.finish(talk.table)
    assert await talk.read(anna) == ["Bela holds two", "hello"]
    await talk.say(CARO, "well played")
    assert (await talk.read(anna))[-1] == "well played"


async def test_what_is_said_is_no_event(house: House) -> None:
    table = await house.playing()
    before = await house.store.events(table)
    await Talkers(house, table).say(ANNA, "hello")
    assert await house.store.events(table) == before


async def test_a_repeat_is_said_once(house: House) -> None:
    talk = Talkers(house, await house.open())
    anna = await talk.hear(ANNA)
    assert await talk.say(ANNA, "hello", "c1") == await talk.say(ANNA, "hello", "c1")
    assert await talk.read(anna) == ["hello"]
    assert len(anna.listener.said) == 1  # pyright: ignore[reportAttributeAccessIssue]


async def test_a_muted_person_is_not_heard_anywhere_until_unmuted(house: House) -> None:
    talk = Talkers(house, await house.open())
    anna, caro = await talk.hear(ANNA), await talk.hear(CARO)
    await talk.say(BELA, "one")
    await talk.chats.mute(ANNA.id, BELA.id)
    await talk.say(BELA, "two")
    assert (await talk.read(anna), await talk.read(caro)) == ([], ["one", "two"])
    assert anna.listener.changes == 1  # pyright: ignore[reportAttributeAccessIssue]
    assert await talk.read(await talk.hear(ANNA)) == [], "on another device"
    await talk.chats.unmute(ANNA.id, BELA.id)
    assert await talk.read(anna) == ["one", "two"]


async def test_who_comes_reads_what_was_said_before_even_after_a_restart(house: House) -> None:
    talk = Talkers(house, await house.open())
    for number in range(105):
        await talk.say(ANNA, f"line {number}")
    late = await Talkers(house, talk.table).hear(BELA)
    assert await talk.read(late) == [f"line {number}" for number in range(5, 105)]


async def test_a_room_that_nobody_hears_is_forgotten(house: House) -> None:
    talk = Talkers(house, await house.open())
    hearing = await talk.hear(ANNA)
    hearing.leave()
    hearing.leave()
    assert talk.chats._rooms == {}


def test_presets_are_codes() -> None:
    assert all(preset.replace("_", "").isalpha() and preset.islower() for preset in PRESETS)
