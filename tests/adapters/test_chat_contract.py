"""What every store promises about chats and moderation."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.stores import STORES, ClosingStore, entry
from updown.app.chat import ChatLine, NewLine
from updown.app.moderation import HOST, NewAct, NewReport
from updown.app.ports import PlayerLine
from updown.app.refusals import IsModerator, NothingToDo


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ClosingStore]:
    store = await STORES[request.param](tmp_path)
    for number, player in enumerate(("anna", "bela")):
        await store.add_player(PlayerLine(player, player), bytes([number]), at=0)
    for table in ("t", "u"):
        await store.append(entry(table, 0))
    yield store
    await store.close()


def line(command: str, table: str = "t", player: str = "anna") -> NewLine:
    return NewLine(table, command, 1, player, player, watching=False, aside=False, preset=None, text=command)


async def test_lines_of_a_table_come_back_in_their_order(store: ClosingStore) -> None:
    numbers = [await store.say(line(command)) for command in ("a", "b", "c")]
    await store.say(line("elsewhere", "u"))
    assert numbers == sorted(numbers)
    said = await store.chat_lines("t", 2)
    assert [each.text for each in said] == ["b", "c"]
    assert said[1] == ChatLine(numbers[2], 1, "anna", "anna", watching=False, preset=None, text="c")
    assert [each.text for each in await store.chat_lines("t", 9, after=numbers[0])] == ["b", "c"]


async def test_a_repeated_line_is_kept_once_but_ids_are_each_players_own(store: ClosingStore) -> None:
    first = await store.say(line("a"))
    assert await store.say(line("a")) == first
    assert await store.say(line("a", player="bela")) != first
    assert len(await store.chat_lines("t", 9)) == 2


async def test_mutes_may_be_said_again(store: ClosingStore) -> None:
    for _ in range(2):
        await store.mute("anna", "bela")
    assert (await store.muted_by("anna"), await store.muted_by("bela")) == (["bela"], [])
    for _ in range(2):
        await store.unmute("anna", "bela")
    assert await store.muted_by("anna") == []


async def test_reports_that_wait_come_first(store: ClosingStore) -> None:
    said = (await _said(store),)
    for text in ("one", "two"):
        await store.report(NewReport(1, "t", 1, "anna", "bela", "spam", text, said))
    await store.moderate(NewAct(5, HOST, "settle", "2", ""))
    found = await store.reports(9)
    assert [(report.number, report.settled, report.lines) for report in found] == [
        (1, None, said),
        (2, 5, said),
    ]
    assert await store.report_numbered(2) == found[1]
    assert await store.report_numbered(3) is None


async def _said(store: ClosingStore) -> ChatLine:
    await store.say(line("fools"))
    return (await store.chat_lines("t", 1))[0]


async def test_an_act_changes_how_things_stand_and_the_log_or_neither(store: ClosingStore) -> None:
    assert await store.newest_act() == 0
    for kind in ("mute", "ban"):
        await store.moderate(NewAct(1, HOST, kind, "anna", "why"))
    await store.moderate(NewAct(1, HOST, "appoint", "bela", ""))
    standing = await store.standing()
    assert (standing.banned, standing.muted, standing.moderators) == ({"anna"}, {"anna"}, {"bela"})
    assert standing.newest == await store.newest_act() == 3
    with pytest.raises(NothingToDo):
        await store.moderate(NewAct(1, HOST, "ban", "anna", ""))
    with pytest.raises(IsModerator):
        await store.moderate(NewAct(1, HOST, "ban", "bela", ""))
    assert await store.newest_act() == 3
    await store.moderate(NewAct(2, "bela", "unban", "anna", "sorry"))
    assert (await store.standing()).banned == frozenset()
    newest = (await store.acts(1))[0]
    assert (newest.by, newest.kind, newest.whom, newest.why) == ("bela", "unban", "anna", "sorry")
    await store.moderate(NewAct(3, "bela", "close", "t", ""))
    assert (await store.standing()).closing == ("t",)
