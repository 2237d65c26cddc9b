"""Everything that is remembered can be made anew from the event log, to the bit."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.app.house import ANNA, BELA, CARO, House, game_or_toy
from updown.adapters.store_sql import Rebuilt, SqlStore, migrate, rebuild
from updown.adapters.store_sql.schema import REMEMBERED
from updown.app.refusals import DamagedTable

TOYS = 12
MATCHES = TOYS + 3

_played: dict[int, Path] = {}


@pytest.fixture
def path(seed: int, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of a database with matches of all kinds, which are played once."""
    if seed not in _played:
        _played[seed] = tmp_path_factory.mktemp("played") / "tables.sqlite3"
        asyncio.run(play(_played[seed], seed))
    return Path(shutil.copy(_played[seed], tmp_path))


async def play(path: Path, seed: int) -> None:
    migrate(path)
    store, rng = SqlStore(path), Random(seed)
    house = House(store)
    for _ in range(TOYS):
        others = rng.sample([BELA, CARO], rng.randint(1, 2))
        await house.play_match(rng, *others, bots=rng.randint(0, 1), rated=rng.random() < 0.8)
    await house.play_match(rng, BELA, game="up-or-down", rated=True)
    await house.play_match(rng, CARO, game="river", bots=1, rated=True, options={"start": 2})
    await house.tables.rematch(await house.play_match(rng, BELA, rated=True), ANNA)
    await house.close()
    await store.close()


def rows(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table.name: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr)  # noqa: S608
            for table in REMEMBERED
        }


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_rebuild_gives_the_same_numbers_to_the_bit(path: Path) -> None:
    applied = rows(path)
    assert all(applied.values())
    assert len(applied["results"]) == MATCHES
    assert rebuild(path, game_or_toy) == Rebuilt(MATCHES, wrong=0)
    assert rows(path) == applied
    change(path, *(f"DELETE FROM {table}" for table in REMEMBERED))  # noqa: S608
    assert rebuild(path, game_or_toy).wrong > 0
    assert rows(path) == applied


def test_a_rebuild_finds_and_mends_what_was_tampered_with(path: Path) -> None:
    applied = rows(path)
    change(path, "UPDATE ratings SET mu = mu + 1e-9 WHERE size = '2' AND game = 'toy' AND player = 'anna-id'")
    tampered = rows(path)
    assert rebuild(path, game_or_toy, keep=False).wrong == 1
    assert rows(path) == tampered
    assert rebuild(path, game_or_toy).wrong == 1
    assert rows(path) == applied


def test_a_damaged_table_leaves_everything_as_it_was(path: Path) -> None:
    applied = rows(path)
    change(path, "DELETE FROM events WHERE version = 3 AND table_id = (SELECT max(table_id) FROM finishes)")
    with pytest.raises(DamagedTable):
        rebuild(path, game_or_toy)
    assert rows(path) == applied
