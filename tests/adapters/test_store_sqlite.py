"""What SQLite adds to the contract: group commit, durability, a full disk, migrations."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tests.adapters.stores import entry, finish_between, line
from updown.adapters.store_sql import SqlStore, migrate
from updown.adapters.store_sql.schema import metadata
from updown.app.accounts import Password, Token
from updown.app.names import DELETED
from updown.app.ports import Conflict, PlayerLine, StoreFull
from updown.app.ratings import Ladder
from updown.app.refusals import NoSuchPlayer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "new folder" / "tables.sqlite3"
    migrate(path)
    return path


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqlStore]:
    store = SqlStore(path)
    yield store
    await store.close()


async def pragma(store: SqlStore, text: str) -> list[Any]:
    """Of the writer's own connection."""
    return await store.writer.write(lambda connection: connection.execute(f"PRAGMA {text}").fetchall())


async def together(store: SqlStore, *writes: Awaitable[object]) -> list[object]:
    """The answers of writes that fall into one commit: they gather while the writer is held up."""
    go_on = threading.Event()
    held = asyncio.create_task(store.writer.write(lambda _: go_on.wait(5)))
    await asyncio.sleep(0)
    gathered = asyncio.gather(*writes, return_exceptions=True)
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.wait([held])
    return await gathered


async def test_many_appends_at_once_need_few_commits(store: SqlStore) -> None:
    await asyncio.gather(*(store.append(entry(f"t{at}", 0)) for at in range(200)))
    assert store.writer.commits <= 20
    assert len(await store.open_tables(1_000)) == 200


async def test_what_was_answered_is_in_the_file(store: SqlStore, path: Path) -> None:
    await store.append(entry("t", 0, b"kept"))
    other = sqlite3.connect(path)
    assert other.execute("SELECT body FROM events").fetchall() == [(b"kept",)]
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


async def test_commits_are_durable_and_foreign_keys_kept(store: SqlStore) -> None:
    async def asked(pragma: str) -> int:
        return await store.writer.write(
            lambda connection: connection.execute(f"PRAGMA {pragma}").fetchone()[0]
        )

    assert await asked("synchronous") == 2  # FULL
    assert await asked("foreign_keys") == 1


async def test_a_full_disk_undoes_all_and_ends_when_there_is_room(store: SqlStore) -> None:
    await store.append(entry("t", 0))
    await pragma(store, "max_page_count = 1")
    big = b"x" * 100_000
    answers = await together(store, store.append(entry("small", 0)), store.append(entry("t", 1, big)))
    assert {type(answer) for answer in answers} == {StoreFull}
    assert {getattr(answer, "arguments", {}).get("reason") for answer in answers} == {"SQLITE_FULL"}
    assert len(await store.events("t")) == 1
    assert await store.events("small") == []
    await pragma(store, "max_page_count = 100000")
    await store.append(entry("small", 0))
    await store.append(entry("t", 1, big))
    assert len(await store.events("t")) == 2


async def test_a_locked_database_is_refused_and_ends_when_it_is_free(store: SqlStore, path: Path) -> None:
    await pragma(store, "busy_timeout = 20")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFull):
        await store.append(entry("t", 0))
    other.execute("COMMIT")
    other.close()
    await store.append(entry("t", 0))
    assert len(await store.events("t")) == 1


async def test_what_is_refused_half_way_is_undone_while_its_neighbours_are_saved(store: SqlStore) -> None:
    def half(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO players (id, name) VALUES ('half', 'Half')")
        raise Conflict

    answers = await together(store, store.append(entry("t", 0)), store.writer.write(half))
    assert [type(answer) for answer in answers] == [type(None), Conflict]
    assert (
        await store.writer.write(lambda connection: connection.execute("SELECT * FROM players").fetchall())
        == []
    )
    assert len(await store.events("t")) == 1


async def test_a_bug_in_one_entry_harms_no_other(store: SqlStore) -> None:
    anna = PlayerLine("anna", "Anna")
    await store.add_player(anna, b"hash", at=0)
    answers = await asyncio.gather(
        store.append(entry("t", 0)),
        store.add_player(anna, b"hash", at=0),
        store.append(entry("u", 0)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), sqlite3.IntegrityError, type(None)]


async def test_two_stores_on_one_file_conflict_like_one(store: SqlStore, path: Path) -> None:
    other = SqlStore(path)
    answers = await asyncio.gather(
        *(nearby.append(entry("t", 0)) for nearby in (store, other)), return_exceptions=True
    )
    assert sorted(type(answer) is Conflict for answer in answers) == [False, True]
    await other.close()


async def test_a_caller_that_has_gone_away_is_saved_all_the_same(store: SqlStore) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await store.append(entry("t", 0))
    await store.append(entry("t", 1))
    assert len(await store.events("t")) == 2


async def test_closing_saves_what_waits_and_refuses_what_comes_later(path: Path) -> None:
    store = SqlStore(path)
    waiting = [asyncio.create_task(store.append(entry(f"t{at}", 0))) for at in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreFull):
        await store.append(entry("late", 0))


def test_migrations_lead_to_the_schema_and_can_be_run_again(path: Path) -> None:
    migrate(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_a_deleted_player_is_not_among_the_best(store: SqlStore) -> None:
    for name in ("anna", "bela"):
        await store.add_player(PlayerLine(name, name), name.encode(), at=0)
    await store.append(
        entry("t", 0, of=line("t", 1, "finished"), finish=finish_between("t", "anna", "bela", rated=True))
    )
    duel = Ladder("toy", "2", "live")
    assert [standing.player for standing in await store.best(duel, 5)] == ["anna", "bela"]
    await store.accounts.forget("anna")
    assert [standing.player for standing in await store.best(duel, 5)] == ["bela"]


async def test_nothing_is_written_for_a_player_who_was_deleted_meanwhile(store: SqlStore) -> None:
    await store.add_player(PlayerLine("anna", "Anna"), b"hash", at=0)
    await store.accounts.forget("anna")
    for write in (
        store.rename_player("anna", "Anna"),
        store.accounts.add_bot(PlayerLine("rook", "Rook", bot=True), "anna"),
        store.accounts.add_token(Token("id", "anna", "x", ("read",), 0), b"token"),
        store.accounts.set_password(Password("anna", "anna", "$argon2"), "anna"),
        store.accounts.set_recovery_codes("anna", [b"code"]),
    ):
        with pytest.raises(NoSuchPlayer):
            await write
    assert await store.names(["anna"]) == {"anna": DELETED}
