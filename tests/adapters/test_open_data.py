"""Open data: every row is what the replay says, nothing hidden is in it, and nobody is in it who has not agreed."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from tests.app.house import ANNA, BELA, CARO, House, ManualClock
from tests.app.test_continuing import go_on
from tests.cli.test_commands import updown
from updown.adapters.open_data import Exported, Month, export
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.game_clock import LiveClock
from updown.app.ports import PlayerLine
from updown.core.game import Seat
from updown.engine.match import Step
from updown.engine.replay import open_match, replay, verify
from updown.games import all_games, game_called
from updown.server.node import DATABASE

MONTH = Month.of("2027-01")
"""Where the clock of the tests stands."""

AGREED = {ANNA: "name", BELA: "pseudonym"}
OPTIONS: dict[str, dict[str, object]] = {"river": {"start": 3}, "up-or-down": {}}

Use = Callable[[House, SqlStore], Awaitable[object]]


def filled(folder: Path, use: Use) -> Path:
    """A database in which these matches were played."""
    path = folder / DATABASE
    migrate(path)

    async def fill() -> None:
        store = SqlStore(path)
        house = House(store)
        for player in (ANNA, BELA, CARO):
            await store.add_player(player, player.id.encode(), at=0)
        for player, consent in AGREED.items():
            await store.set_consent(player.id, consent)  # pyright: ignore[reportArgumentType]
        await use(house, store)
        await house.close()
        await store.close()

    asyncio.run(fill())
    return path


async def one_of_each(house: House, store: SqlStore) -> None:
    for number, game in enumerate(all_games()):
        await house.play_match(Random(number), BELA, game=game, bots=1, options=OPTIONS[game])


def exported(path: Path, folder: Path, game: str | None = None, month: Month = MONTH) -> Exported:
    return export(path, folder, month, game, game_called)


def rows_of(folder: Path, game: str) -> list[dict[str, Any]]:
    return parquet.read_table(folder / f"{game}-{MONTH.name}.parquet").to_pylist()


def record_named(folder: Path, table: str) -> bytes:
    return (folder / "records" / f"{table}.updown").read_bytes()


def steps_of(file: bytes) -> list[Step]:
    record, _ = verify(file, all_games())
    return list(replay(record, open_match(record, all_games())))


@pytest.mark.parametrize("game", all_games())
def test_every_row_is_what_the_replay_says(tmp_path: Path, game: str) -> None:
    told = exported(filled(tmp_path, one_of_each), tmp_path / "out")
    rows = rows_of(tmp_path / "out", game)
    assert told.matches == len(all_games())
    file = record_named(tmp_path / "out", rows[0]["table"])
    record, outcome = verify(file, all_games())
    steps = steps_of(file)
    encoding = game_called(game).encoding()  # pyright: ignore[reportOptionalCall]
    assert len(rows) == len(steps) >= 20
    for number, (row, step) in enumerate(zip(rows, steps, strict=True)):
        public, own = step.game.public_view(step.before), step.game.own_view(step.before, step.seat)
        legal = step.game.legal_actions(step.before, step.seat)
        assert (row["number"], row["seat"], row["player"]) == (number, step.seat, record.names[step.seat])
        assert row["observation"] == encoding.observe(public, own).tolist()
        assert row["legal"] == list(map(step.game.format_action, legal))
        assert row["legal_indices"] == [encoding.index(own, action) for action in legal]
        assert row["action"] == step.game.format_action(step.action)
        assert row["action_index"] == encoding.index(own, step.action)
        assert (row["total"], row["rank"]) == (outcome.totals[step.seat], outcome.ranks[step.seat])
        assert (row["rules"], row["encoding"], row["seats"]) == (record.rules, encoding.version, record.seats)
        assert json.loads(row["options"]) == dict(record.options)
        assert row["substitute"] is None


@pytest.mark.parametrize("game", all_games())
def test_what_is_hidden_changes_no_row(tmp_path: Path, game: str, seed: int) -> None:
    """The row is the same in every world that looks the same to who decided."""
    exported(filled(tmp_path, one_of_each), tmp_path / "out", game)
    rows, rng, others = rows_of(tmp_path / "out", game), Random(seed), 0
    steps = steps_of(record_named(tmp_path / "out", rows[0]["table"]))
    rules = game_called(game)
    encoding = rules.encoding()  # pyright: ignore[reportOptionalCall]
    for row, step in zip(rows, steps, strict=True):
        public, own = rules.public_view(step.before), rules.own_view(step.before, step.seat)
        world = rules.imagine(public, own, rng)
        others += world != step.before
        seen = encoding.observe(rules.public_view(world), rules.own_view(world, step.seat))
        assert row["observation"] == seen.tolist()
        assert row["legal"] == [
            rules.format_action(action) for action in rules.legal_actions(world, step.seat)
        ]
    assert others > len(rows) / 3


def test_the_time_of_a_decision_is_that_since_it_opened(tmp_path: Path) -> None:
    async def slowly(house: House, store: SqlStore) -> None:
        table = await house.open("up-or-down", 2)
        await house.tables.sit(table, BELA)
        await house.deal(table)
        for turn in range(1_000):
            look = await house.tables.look(table)
            if look.setting.phase == "finished":
                return
            own = look.own(Seat(0))
            who = ANNA if own and own.legal else BELA
            await house.clock.advance(1000 + turn)
            await house.act(table, who, f"{turn}")

    exported(filled(tmp_path, slowly), tmp_path / "out")
    thought = [row["thought_ms"] for row in rows_of(tmp_path / "out", "up-or-down")]
    assert thought == [1000 + turn for turn in range(len(thought))]


def test_what_the_clock_has_played_is_not_the_players(tmp_path: Path) -> None:
    async def hurried(house: House, store: SqlStore) -> None:
        clock = LiveClock(bank=60, increment=5)
        table = await house.open("up-or-down", 2, clock=clock, expiry="default")
        await house.tables.sit(table, BELA)
        await house.deal(table)
        _, watcher = await house.connect(table, ANNA)
        await house.connect(table, BELA)
        dealt = (await house.tables.look(table)).version
        await house.clock.advance(60_500)
        await (
            house.tables.wake()
        )  # not before: a sweep that had just looked would rest, and this clock stands still
        await watcher.until(lambda look: look.version > dealt)
        for turn in range(1_000):
            look = await house.tables.look(table)
            if look.setting.phase == "finished":
                return
            own = look.own(Seat(0))
            await house.act(table, ANNA if own and own.legal else BELA, f"{turn}")

    exported(filled(tmp_path, hurried), tmp_path / "out")
    first, second, third, *_ = rows_of(tmp_path / "out", "up-or-down")
    assert [row["substitute"] for row in (first, second, third)] == ["clock", None, None]
    assert [row["left_ms"] for row in (first, second, third)] == [60_000, 60_000, 5_000]
    assert first["thought_ms"] == 60_500


def test_only_matches_of_which_everybody_agrees(tmp_path: Path) -> None:
    tables: dict[str, str] = {}

    async def some(house: House, store: SqlStore) -> None:
        rng = Random(1)
        tables["agreed"] = await house.play_match(rng, BELA, game="up-or-down")
        tables["not all"] = await house.play_match(rng, BELA, CARO, game="up-or-down")
        tables["unknown"] = await house.play_match(rng, PlayerLine("gone", "Gone"), game="up-or-down")
        private = await house.open("up-or-down", 2, ("random",) * 2, sit=False, start=True, private=True)
        bots = await house.open("up-or-down", 2, ("random",) * 2, sit=False, start=True)
        for table in (private, bots):
            _, watcher = await house.connect(table, None)
            await watcher.until(lambda look: look.setting.phase == "finished")
        tables["bots"] = bots
        again = await go_on(house, tables["agreed"], 30, bots=(None, "random"), start=True)
        for turn in range(100):
            look = await house.tables.look(again)
            if look.setting.phase == "finished":
                return
            own = look.own(Seat(0))
            if own and own.legal:
                await house.act(again, ANNA, f"{turn}")
            else:
                await asyncio.sleep(0.01)

    told = exported(filled(tmp_path, some), tmp_path / "out")
    assert {path.stem for path in (tmp_path / "out/records").iterdir()} == {tables["agreed"], tables["bots"]}
    assert (told.matches, told.kept_back) == (2, 2)
    names = verify(record_named(tmp_path / "out", tables["agreed"]), all_games())[0].names
    assert ANNA.name in names
    assert BELA.name.encode() not in b"".join(
        path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()
    )
    other = next(name for name in names if name != ANNA.name)
    assert re.fullmatch("player-[0-9a-f]{12}", other)
    assert {row["player"] for row in rows_of(tmp_path / "out", "up-or-down")} >= {ANNA.name, other}


def test_the_same_database_gives_the_same_bytes_and_every_hash_is_right(tmp_path: Path) -> None:
    path = filled(tmp_path, one_of_each)
    contents: list[dict[str, bytes]] = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        exported(path, folder)
        contents.append(
            {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
        )
    assert contents[0] == contents[1]
    files = contents[0]
    manifest, sums = json.loads(files.pop("manifest.json")), files.pop("SHA256SUMS")
    assert manifest["hashes"]["sha256"] == sha256(sums).hexdigest()
    assert dict(reversed(line.split("  ")) for line in sums.decode().splitlines()) == {  # pyright: ignore[reportArgumentType, reportCallIssue]
        name: sha256(content).hexdigest() for name, content in files.items()
    }
    assert manifest["licence"] == "CC0-1.0"
    assert sorted(manifest["games"]) == sorted(all_games())
    river = manifest["games"]["river"]
    assert (river["matches"], river["encoding"], river["rules"]) == (1, 1, [1])
    assert river["decisions"] == len(rows_of(tmp_path / "one", "river"))
    layout = json.loads(parquet.read_schema(tmp_path / "one/river-2027-01.parquet").metadata[b"layout"])
    assert sum(int(np.prod(field["shape"])) for field in layout) == river["observation"]


def test_other_months_and_games_are_left_out(tmp_path: Path) -> None:
    path = filled(tmp_path, one_of_each)
    for month in ("2026-12", "2027-02"):
        assert exported(path, tmp_path / month, month=Month.of(month)) == Exported(0, 0, 0)
    assert exported(path, tmp_path / "river", "river").matches == 1
    now = ManualClock().now()
    assert MONTH.since <= now < MONTH.until
    assert Month.of("2026-12").until == MONTH.since


def test_the_command_and_what_it_refuses(tmp_path: Path) -> None:
    filled(tmp_path, one_of_each)
    out = tmp_path / "out"
    asked = ("export", "--month", "2027-01", "--data-dir", tmp_path, "--to")
    result = updown(*asked, out)
    assert result.exit_code == 0, result.output
    assert "2 matches" in result.output
    assert updown("verify", *(out / "records").iterdir()).exit_code == 0
    for arguments, code in (
        ((*asked, out), "cannot_write"),
        (("export", "--month", "2027-13", "--data-dir", tmp_path, "--to", tmp_path / "a"), "bad_month"),
        (
            ("export", "--month", "2027-01", "--data-dir", tmp_path / "b", "--to", tmp_path / "a"),
            "cannot_read",
        ),
        ((*asked, tmp_path / "a", "--game", "chess"), "unknown_game"),
    ):
        refused = updown(*arguments)
        assert (refused.exit_code, f"[{code}]" in refused.output) == (2, True), refused.output
    assert not (tmp_path / "a").exists()


def test_the_example_of_the_document_runs(tmp_path: Path) -> None:
    exported(filled(tmp_path, one_of_each), tmp_path / "out")
    document = (Path(__file__).parents[2] / "docs/data.md").read_text(encoding="utf-8")
    example = document.partition("```python\n")[2].partition("```")[0]
    assert len(example.strip().splitlines()) <= 10
    done = subprocess.run(
        [sys.executable, "-c", example, tmp_path / "out"], capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"river-2027-01: \d+ of [1-9]\d*", done.stdout.splitlines()[0])
