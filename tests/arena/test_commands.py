"""`updown arena`: what it writes, and how it says no."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import updown as command

HERE = Path(__file__).parent
DUEL = ("arena", "duel", "up-or-down", "easy", "random")
COMMANDS = ("duel", "run", "report", "add", "bots", "remove")


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDOWN_CONFIG_DIR", str(tmp_path / "settings"))


@pytest.mark.parametrize("name", COMMANDS)
def test_help_shows_an_example(name: str) -> None:
    result = command("arena", name, "--help")
    assert result.exit_code == 0
    assert f"Example: updown arena {name}" in " ".join(result.output.replace("│", " ").split())


def test_a_duel_is_played_goes_on_and_is_reported(tmp_path: Path) -> None:
    """In real processes."""
    file, report = tmp_path / "new" / "duel.jsonl", tmp_path / "report"
    first = command(*DUEL, "--matches", 10, "--jobs", 1, "--seed", 3, "--results", file)
    assert first.exit_code == 0, first.output
    assert "easy wins more than random" in first.output
    assert "All matches were played: 10" in first.output
    longer = command(*DUEL, "--matches", 20, "--jobs", 2, "--results", file, "--report", report, "--json")
    assert longer.exit_code == 0, longer.output
    assert "goes on after 10 matches" in longer.stderr
    told = json.loads(longer.stdout)
    assert told["contest"]["seed"] == 3
    assert told["verdict"] == {"ending": "played", "groups": 10, "look": 0}
    assert [line["bot"] for line in told["standings"]] == ["easy", "random"]
    assert told["standings"][0]["matches"] == 20
    assert told["standings"][0]["wins"]["low"] > 0.5
    assert told["meetings"][0]["in_question"]
    assert len(file.read_text().splitlines()) == 11
    assert (report / "report.html").exists()
    again = command("arena", "report", file, "--lang", "pt", "--report", tmp_path / "pt")
    assert "Todas as partidas foram jogadas: 10" in again.output, "as many as the file was begun with"
    assert "vence mais" in (tmp_path / "pt" / "report.md").read_text()


def test_bots_are_added_listed_and_forgotten(tmp_path: Path) -> None:
    added = command("arena", "add", "strangers:First", "--folder", HERE)
    assert added.exit_code == 0, added.output
    listed = json.loads(command("arena", "bots", "--json").stdout)
    assert listed["added"] == [{"name": "First", "factory": "strangers:First", "folder": str(HERE)}]
    assert "reference" in listed["levels"]["river"]
    assert f"First: strangers:First in {HERE}" in command("arena", "bots").output
    assert command("arena", "remove", "First").exit_code == 0
    assert json.loads(command("arena", "bots", "--json").stdout)["added"] == []


def contest_file(folder: Path, content: str) -> Path:
    path = folder / "contest.toml"
    path.write_text(content)
    return path


REFUSED: dict[str, tuple[tuple[object, ...], str]] = {
    "unknown game": (("duel", "chess", "easy", "easy"), "unknown_game"),
    "unknown bot": (("duel", "river", "easy", "nobody"), "unknown_level"),
    "unknown module": (("duel", "river", "easy", "no_such_module:Bot"), "cannot_load_bot"),
    "no bot": (("add", "json:dumps", "--folder", HERE), "cannot_load_bot"),
    "no factory": (("add", "json"), "bad_factory"),
    "name of a level": (("add", "strangers:First", "--folder", HERE, "--name", "easy"), "bad_bot_name"),
    "nothing to forget": (("remove", "nobody"), "no_such_bot"),
    "too many seats": (("duel", "up-or-down", "easy", "random", "--seats", 7), "bad_options"),
    "unknown option": (("duel", "river", "easy", "random", "--options", '{"x": 1}'), "bad_options"),
    "no matches": (("duel", "river", "easy", "random", "--matches", 0), "bad_number"),
    "no jobs": (("duel", "river", "easy", "random", "--jobs", 0), "bad_number"),
    "seed too large": (("duel", "river", "easy", "random", "--seed", "9" * 30), "bad_number"),
    "missing contest": (("run", "none.toml"), "bad_contest"),
    "missing results": (("report", "none.jsonl"), "cannot_keep_results"),
    "no results": (("report", HERE / "contests.py"), "bad_results"),
    "no place for results": (("duel", "river", "easy", "random", "--results", HERE), "cannot_keep_results"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_misuse_gets_a_sentence_and_a_code(what: str) -> None:
    arguments, code = REFUSED[what]
    result = command("arena", *arguments)
    assert result.exit_code == 2, result.output
    assert f"[{code}]" in result.output
    assert "Traceback" not in result.output


def test_a_contest_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    path = contest_file(tmp_path, 'game = "river"\nbots = ["easy"]\n')
    result = command("arena", "run", path, "--lang", "ru")
    assert result.exit_code == 2
    assert "Нужно хотя бы два бота. [bad_contest]" in result.output


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    path = contest_file(tmp_path, 'game = "up-or-down"\nbots = ["easy", "random"]\nmatches = 2\nseed = 1\n')
    assert command("arena", "run", path, "--results", file, "--jobs", 1).exit_code == 0
    contest_file(tmp_path, 'game = "up-or-down"\nbots = ["easy", "random"]\nmatches = 2\nseed = 2\n')
    result = command("arena", "run", path, "--results", file, "--jobs", 1)
    assert result.exit_code == 2
    assert "[other_contest]" in result.output


def test_a_result_file_that_was_cut_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command(*DUEL, "--matches", 4, "--jobs", 1, "--seed", 1, "--results", file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert "That line does not count" in command("arena", "report", file).stderr
    result = command(*DUEL, "--matches", 4, "--jobs", 1, "--results", file)
    assert "That line was dropped" in result.stderr
    assert len(file.read_bytes().splitlines()) == 3
