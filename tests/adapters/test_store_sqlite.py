"""What SQLite adds to the contract: group commit, durability, a full disk, migrations."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tests.adapters.stores import entry
from updown.adapters.store_sql import SqlStore, migrate
from updown.adapters.store_sql.schema import metadata
from updown.app.ports import Conflict, PlayerLine, StoreFull


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
    await store.writer.write(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchall())
    big = b"x" * 100_000
    answers = await asyncio.gather(
        store.append(entry("t", 1, big)), store.append(entry("u", 0, big)), return_exceptions=True
    )
    assert {type(answer) for answer in answers} == {StoreFull}
    assert {answer.arguments["reason"] for answer in answers if isinstance(answer, StoreFull)} == {
        "SQLITE_FULL"
    }
    assert len(await store.events("t")) == 1
    assert await store.events("u") == []
    await store.writer.write(
        lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchall()
    )
    await store.append(entry("t", 1, big))
    await store.append(entry("u", 0, big))
    assert len(await store.events("t")) == 2


async def test_a_locked_database_is_refused_and_ends_when_it_is_free(store: SqlStore, path: Path) -> None:
    await store.writer.write(lambda connection: connection.execute("PRAGMA busy_timeout = 20").fetchall())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFull):
        await store.append(entry("t", 0))
    other.execute("COMMIT")
    other.close()
    await store.append(entry("t", 0))
    assert len(await store.events("t")) == 1


async def test_a_bug_in_one_entry_harms_no_other(store: SqlStore) -> None:
    anna = PlayerLine("anna", "Anna")
    await store.add_player(anna, b"hash")
    answers = await asyncio.gather(
        store.append(entry("t", 0)),
        store.add_player(anna, b"hash"),
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
