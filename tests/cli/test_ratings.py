"""`updown ratings rebuild`: recomputing what is remembered, and how it says no."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.app.house import BELA, House
from tests.cli.test_commands import updown
from updown.adapters.store_sql import SqlStore, migrate
from updown.server.keeping import kept
from updown.server.node import DATABASE


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """With one rated match in it."""
    migrate(tmp_path / DATABASE)

    async def play() -> None:
        store = SqlStore(tmp_path / DATABASE)
        house = House(store)
        await house.play_match(Random(1), BELA, game="river", rated=True, options={"start": 1})
        await house.close()
        await store.close()

    asyncio.run(play())
    return tmp_path


def test_what_is_stored_is_what_the_log_says(data_dir: Path) -> None:
    result = updown("ratings", "rebuild", "--data-dir", data_dir)
    assert result.exit_code == 0, result.output
    assert "1 finished match, recomputed" in result.output
    assert "stored exactly so" in result.output


def test_a_check_changes_nothing_and_says_so(data_dir: Path) -> None:
    with closing(sqlite3.connect(data_dir / DATABASE)) as connection, connection:
        connection.execute("UPDATE ratings SET mu = 99")
    for _ in range(2):
        result = updown("ratings", "rebuild", "--data-dir", data_dir, "--check", "--json")
        assert (result.exit_code, json.loads(result.stdout)) == (1, {"matches": 1, "wrong": 2})
    assert (
        "2 lines are stored otherwise"
        in updown("ratings", "rebuild", "--data-dir", data_dir, "--check").output
    )
    assert "2 lines were stored otherwise" in updown("ratings", "rebuild", "--data-dir", data_dir).output
    assert updown("ratings", "rebuild", "--data-dir", data_dir, "--check").exit_code == 0


def test_a_running_server_is_not_disturbed(data_dir: Path) -> None:
    with kept(data_dir):
        result = updown("ratings", "rebuild", "--data-dir", data_dir)
    assert result.exit_code == 2
    assert "[folder_busy]" in result.output


def test_where_nothing_is_kept_nothing_is_made(tmp_path: Path) -> None:
    result = updown("ratings", "rebuild", "--data-dir", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert "[cannot_read]" in result.output
    assert not (tmp_path / "nowhere").exists()
