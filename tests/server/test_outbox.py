"""A slow reader skips views but loses nothing, and cannot make the server keep more and more for it."""

import asyncio
from typing import Any, cast

import msgspec
import pytest

from updown.app.look import Look
from updown.app.presence import WhoIsThere
from updown.app.views import Happening, Own, Setting
from updown.server import wire
from updown.server.outbox import MOST_ANSWERS, Outbox

BEFORE_THE_DEAL = 3


class Seen:
    """Stands for a look: each version brings one happening, cards are there from version 4 on."""

    clocks = None

    def __init__(self, version: int, phase: str = "playing") -> None:
        self.version = version
        self.setting = cast("Setting", (phase,))
        self.clocks = None

    @property
    def public(self) -> msgspec.Raw | None:
        return msgspec.Raw(b"{}") if self.version > BEFORE_THE_DEAL else None

    def seat_of(self, player: str | None) -> int | None:
        return 0 if player == "ana" else None

    def key_for(self, _player: str | None) -> str | None:
        return None

    def is_kept_out(self, _player: str | None) -> bool:
        return False

    def own(self, seat: int) -> Own:
        return Own(seat, self.version, ("b0",), msgspec.Raw(b"{}"))

    def happenings(self, _seat: int | None, *, after: int) -> tuple[Happening, ...]:
        return tuple(Happening(version, "played", {}) for version in range(after + 1, self.version + 1))


def show(box: Outbox, *versions: int) -> None:
    for version in versions:
        box.show(cast("Look", Seen(version)))


async def taken(box: Outbox) -> list[wire.ToClient]:
    async with asyncio.timeout(1):
        return await box.take()


async def view(box: Outbox) -> wire.View:
    (found,) = [message for message in await taken(box) if isinstance(message, wire.View)]
    return found


async def test_the_first_view_brings_no_happenings() -> None:
    box = Outbox("ana")
    show(box, 9)
    first = await view(box)
    assert (first.version, first.since, first.happenings) == (9, 9, ())


async def test_who_was_there_before_the_deal_hears_all_of_it() -> None:
    box = Outbox("ana")
    show(box, 2)
    assert [type(message) for message in await taken(box)] == [wire.Table]
    show(box, 5)
    dealt = await view(box)
    assert (dealt.version, dealt.since) == (5, 0)
    assert [happening.version for happening in dealt.happenings] == [1, 2, 3, 4, 5]


async def test_a_slow_reader_gets_the_newest_view_with_all_that_it_missed() -> None:
    box = Outbox("ana")
    show(box, 5)
    await taken(box)
    show(box, 6, 7, 8)
    newest = await view(box)
    assert (newest.version, newest.since) == (8, 5)
    assert [happening.version for happening in newest.happenings] == [6, 7, 8]
    assert box.skipped == 2


async def test_an_older_look_never_follows_a_newer_one() -> None:
    box = Outbox("ana")
    show(box, 8, 7)
    assert (await view(box)).version == 8
    show(box, 6)
    box.show_presence(WhoIsThere((None,), 0))
    assert [type(message) for message in await taken(box)] == [wire.Presence]


async def test_the_setting_is_told_only_when_it_has_changed() -> None:
    box = Outbox(None)
    show(box, 5)
    assert [type(message) for message in await taken(box)] == [wire.Table, wire.View]
    show(box, 6)
    assert [type(message) for message in await taken(box)] == [wire.View]
    box.show(cast("Look", Seen(7, "finished")))
    assert [type(message) for message in await taken(box)] == [wire.Table, wire.View]


async def test_a_spectator_gets_no_own_part() -> None:
    box = Outbox(None)
    show(box, 5)
    assert (await view(box)).own is None


async def test_who_has_fallen_behind_is_shown_the_same_again() -> None:
    box = Outbox("ana")
    show(box, 5)
    await taken(box)
    box.show_again()
    again = await view(box)
    assert (again.version, again.since, again.happenings) == (5, 5, ())


async def test_answers_keep_their_order_and_who_does_not_read_them_is_not_read() -> None:
    box = Outbox("ana")
    for at in range(MOST_ANSWERS):
        assert await has_room(box)
        box.answer(wire.Pong(now=at))
    assert not await has_room(box)
    assert [cast("Any", message).now for message in await taken(box)] == list(range(MOST_ANSWERS))
    assert await has_room(box)


async def test_nobody_waits_for_room_in_a_box_that_is_closed() -> None:
    box = Outbox("ana")
    for _ in range(3):
        for at in range(MOST_ANSWERS):
            box.answer(wire.Pong(now=at))
        box.close()
        assert await has_room(box)


async def has_room(box: Outbox) -> bool:
    try:
        async with asyncio.timeout(0.01):
            await box.room()
    except TimeoutError:
        return False
    return True


async def test_an_empty_box_waits() -> None:
    box = Outbox("ana")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await box.take()
