"""What every store promises. A further back end is added to tests/adapters/stores.py."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.stores import STORES, ClosingStore, entry, line
from updown.app.ports import (
    CommandKey,
    Conflict,
    Deadline,
    Due,
    PlayerLine,
    Repeated,
    StoredEvent,
    TooManyOpen,
)

KEY = CommandKey("t", "anna", "click-1")


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ClosingStore]:
    store = await STORES[request.param](tmp_path)
    yield store
    await store.close()


async def test_events_come_back_in_order_with_versions_from_1(store: ClosingStore) -> None:
    await store.append(entry("t", 0, b"one", b"two"))
    await store.append(entry("t", 2, b"three"))
    assert await store.events("t") == [
        StoredEvent(1, b"one"),
        StoredEvent(2, b"two"),
        StoredEvent(3, b"three"),
    ]
    assert await store.events("t", after=2) == [StoredEvent(3, b"three")]
    assert await store.events("unknown") == []


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_another_version_than_expected_is_a_conflict(store: ClosingStore, expected: int) -> None:
    await store.append(entry("t", 0, b"one", b"two"))
    with pytest.raises(Conflict):
        await store.append(entry("t", expected, b"other"))
    assert [event.body for event in await store.events("t")] == [b"one", b"two"]


async def test_a_table_begins_at_version_0(store: ClosingStore) -> None:
    with pytest.raises(Conflict):
        await store.append(entry("t", 4))
    assert await store.events("t") == []


async def test_of_many_writers_at_once_one_is_first(store: ClosingStore) -> None:
    answers = await asyncio.gather(
        *(store.append(entry("t", 0, str(at).encode())) for at in range(20)), return_exceptions=True
    )
    assert [type(answer) for answer in answers].count(Conflict) == 19
    assert len(await store.events("t")) == 1


async def test_one_tables_conflict_is_its_own(store: ClosingStore) -> None:
    await store.append(entry("old", 0))
    answers = await asyncio.gather(
        *(store.append(entry(f"t{at}", 0)) for at in range(10)),
        store.append(entry("old", 0)),
        *(store.append(entry(f"u{at}", 0)) for at in range(10)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers].count(Conflict) == 1
    assert len(await store.open_tables(100)) == 21


async def test_a_command_is_stored_once_and_keeps_its_first_answer(store: ClosingStore) -> None:
    await store.append(entry("t", 0, command=KEY, answer=b"first"))
    with pytest.raises(Repeated) as caught:
        await store.append(entry("t", 1, command=KEY, answer=b"second"))
    assert caught.value.answer == b"first"
    assert await store.answer(KEY) == b"first"
    assert len(await store.events("t")) == 1


async def test_a_repeat_at_the_wrong_version_is_still_a_repeat(store: ClosingStore) -> None:
    await store.append(entry("t", 0, command=KEY, answer=b"first"))
    with pytest.raises(Repeated):
        await store.append(entry("t", 0, command=KEY, answer=b"second"))


async def test_a_command_is_known_by_scope_player_and_id(store: ClosingStore) -> None:
    await store.append(entry("t", 0, command=KEY, answer=b"first"))
    for other in (
        CommandKey("u", "anna", "click-1"),
        CommandKey("t", "bela", "click-1"),
        CommandKey("t", "anna", "2"),
    ):
        assert await store.answer(other) is None


async def test_a_conflict_stores_no_answer(store: ClosingStore) -> None:
    await store.append(entry("t", 0))
    with pytest.raises(Conflict):
        await store.append(entry("t", 0, command=KEY, answer=b"lost"))
    assert await store.answer(KEY) is None


async def test_finish_numbers_are_given_in_order_once_per_table(store: ClosingStore) -> None:
    for table in ("a", "b", "c"):
        await store.append(entry(table, 0))
    for table in ("b", "a"):
        await store.append(entry(table, 1, finished=True, of=line(table, 2, "finished")))
    numbers = [await store.finish_number(table) for table in ("b", "a", "c", "unknown")]
    assert numbers == [1, 2, None, None]


async def test_a_conflict_takes_no_finish_number(store: ClosingStore) -> None:
    await store.append(entry("a", 0))
    await store.append(entry("b", 0))
    with pytest.raises(Conflict):
        await store.append(entry("a", 5, finished=True))
    await store.append(entry("b", 1, finished=True))
    assert await store.finish_number("a") is None
    assert await store.finish_number("b") == 1


async def test_the_lobby_lists_public_open_tables_newest_first(store: ClosingStore) -> None:
    await store.append(entry("older", 0, of=line("older", 1, changed=10)))
    await store.append(entry("newer", 0, of=line("newer", 1, changed=20)))
    await store.append(entry("secret", 0, of=line("secret", 1, private=True)))
    await store.append(entry("begun", 0, of=line("begun", 1, "playing")))
    assert [shown.table for shown in await store.open_tables(10)] == ["newer", "older"]
    assert await store.open_tables(1) == [line("newer", 1, changed=20)]


async def test_a_table_with_a_password_is_listed_though_private(store: ClosingStore) -> None:
    await store.append(entry("locked", 0, of=line("locked", 1, private=True, listed=True)))
    await store.append(entry("secret", 0, of=line("secret", 1, private=True)))
    assert [shown.table for shown in await store.open_tables(10)] == ["locked"]


async def test_tables_for_pairing_come_as_they_were_opened_while_they_wait(store: ClosingStore) -> None:
    for table in ("c", "a", "b"):
        await store.append(entry(table, 0, of=line(table, 1, pairing="toy 2")))
    await store.append(entry("d", 0, of=line("d", 1, pairing="toy 3")))
    await store.append(entry("c", 1, of=line("c", 2, pairing="toy 2", changed=90)))
    assert [shown.table for shown in await store.pairing_tables("toy 2", 10)] == ["c", "a", "b"]
    assert [shown.table for shown in await store.pairing_tables("toy 2", 1)] == ["c"]
    await store.append(entry("a", 1, of=line("a", 2, "starting")))
    assert [shown.table for shown in await store.pairing_tables("toy 2", 10)] == ["c", "b"]
    assert await store.pairing_tables("toy", 10) == []


async def test_a_host_has_so_many_open_tables_and_no_more(store: ClosingStore) -> None:
    for table in ("a", "b"):
        await store.append(entry(table, 0, of=line(table, 1, host="anna"), most_open=2))
    with pytest.raises(TooManyOpen):
        await store.append(entry("c", 0, of=line("c", 1, host="anna"), command=KEY, most_open=2))
    assert await store.events("c") == []
    assert await store.answer(KEY) is None
    await store.append(entry("d", 0, of=line("d", 1, host="bela"), most_open=2))
    await store.append(entry("e", 0, of=line("e", 1, "starting"), most_open=2))
    await store.append(entry("a", 1, of=line("a", 2, "starting")))
    await store.append(entry("c", 0, of=line("c", 1, host="anna"), most_open=2))


async def test_tables_that_wait_come_by_their_deadlines(store: ClosingStore) -> None:
    for table, until, changed in (
        ("late", (900, None), 4),
        ("no clock", (), 3),
        ("soon", (200, 100), 2),
        ("soonest", (150, None), 1),
    ):
        shown = line(table, 1, "playing", waiting_for=(0,), until=until, changed=changed)
        await store.append(entry(table, 0, of=shown))
    other = line("other's turn", 1, "playing", players=("anna", "bela"), waiting_for=(1,), until=(None, 10))
    await store.append(entry("other's turn", 0, of=other))
    found = [shown.table for shown in await store.tables_of("anna", 10)]
    assert found == ["soonest", "soon", "late", "no clock", "other's turn"]


async def test_a_players_tables_those_that_wait_first_then_running_then_over(store: ClosingStore) -> None:
    for table, phase, waiting, changed in (
        ("over", "finished", (), 50),
        ("running", "playing", (1,), 40),
        ("waiting", "playing", (0,), 30),
        ("waiting-older", "playing", (0, 1), 20),
        ("open", "open", (), 10),
    ):
        shown = line(table, 1, phase, players=("anna", "bela"), waiting_for=waiting, changed=changed)
        await store.append(entry(table, 0, of=shown))
    await store.append(entry("others", 0, of=line("others", 1, players=("bela", None))))
    found = [shown.table for shown in await store.tables_of("anna", 10)]
    assert found == ["waiting", "waiting-older", "running", "open", "over"]
    assert [shown.table for shown in await store.tables_of("anna", 2)] == ["waiting", "waiting-older"]
    assert await store.tables_of("nobody", 10) == []


async def test_a_match_that_finishes_or_is_called_off_comes_after_those_that_run(store: ClosingStore) -> None:
    for table in ("finishes", "aborted", "runs"):
        await store.append(entry(table, 0, of=line(table, 1, "playing", changed=1)))
    await store.append(entry("finishes", 1, of=line("finishes", 2, "finished", changed=90), finished=True))
    await store.append(entry("aborted", 1, of=line("aborted", 2, "aborted", changed=80)))
    assert [shown.table for shown in await store.tables_of("anna", 3)] == ["runs", "finishes", "aborted"]


async def test_who_leaves_before_the_start_has_no_table_there(store: ClosingStore) -> None:
    await store.append(entry("t", 0))
    await store.append(entry("t", 1, of=line("t", 2, players=(None, "bela"))))
    assert await store.tables_of("anna", 10) == []
    assert len(await store.tables_of("bela", 10)) == 1


async def test_unattended_are_tables_that_go_on_by_themselves(store: ClosingStore) -> None:
    await store.append(entry("bot's turn", 0, of=line("bot's turn", 1, "playing", goes_on=True)))
    await store.append(entry("person's turn", 0, of=line("person's turn", 1, "playing")))
    assert await store.unattended() == ["bot's turn"]
    await store.append(entry("bot's turn", 1, of=line("bot's turn", 2, "playing")))
    await store.append(entry("person's turn", 1, of=line("person's turn", 2, "playing", goes_on=True)))
    assert await store.unattended() == ["person's turn"]


async def test_tables_with_deadlines_come_earliest_first_and_once(store: ClosingStore) -> None:
    await store.append(entry("late", 0, deadlines=(Deadline(0, 900),)))
    await store.append(entry("both", 0, deadlines=(Deadline(0, 500), Deadline(1, 200))))
    await store.append(entry("never", 0))
    assert await store.due(10) == [Due("both", 200), Due("late", 900)]
    assert await store.due(1) == [Due("both", 200)]


async def test_deadlines_are_replaced_with_the_append_or_not_at_all(store: ClosingStore) -> None:
    await store.append(entry("t", 0, deadlines=(Deadline(0, 100), Deadline(1, 100))))
    with pytest.raises(Conflict):
        await store.append(entry("t", 0, deadlines=()))
    assert await store.due(10) == [Due("t", 100)]
    await store.append(entry("t", 1, deadlines=(Deadline(1, 700),)))
    assert await store.due(10) == [Due("t", 700)]
    await store.append(entry("t", 2, deadlines=()))
    assert await store.due(10) == []


async def test_a_player_is_known_by_the_hash_of_a_token(store: ClosingStore) -> None:
    await store.add_player(PlayerLine("anna", "Anna"), b"hash", at=0)
    assert await store.player_by_token(b"hash") == PlayerLine("anna", "Anna")
    assert await store.player_by_token(b"other") is None
    await store.rename_player("anna", "Ännchen")
    assert await store.player_by_token(b"hash") == PlayerLine("anna", "Ännchen")


async def test_nobody_agrees_to_open_data_by_saying_nothing(store: ClosingStore) -> None:
    await store.add_player(PlayerLine("anna", "Anna"), b"token", at=0)
    assert await store.consent("anna") == "no"
    await store.set_consent("anna", "pseudonym")
    assert await store.consent("anna") == "pseudonym"
    assert await store.consent("nobody") == "no"
