"""The command line: what it writes, and how it says no."""

import json
import os
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from updown.cli.main import app

CASES = Path(__file__).parents[1] / "cases"
GOOD = CASES / "records/up-or-down-2p-short.updown"
BAD = CASES / "bad-records/river-hook.updown"
COMMANDS = ("games", "simulate", "verify", "replay", "play", "serve", "export")


def updown(*arguments: object, keys: str = "", language: str = "C.UTF-8") -> Result:
    environment = {"LC_ALL": language, "COLUMNS": "200", "TERM": "dumb"}
    return CliRunner().invoke(app, [str(each) for each in arguments], input=keys, env=environment)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    result = updown(command, "--help")
    assert result.exit_code == 0
    assert f"Example: updown {command}" in " ".join(result.output.replace("│", " ").split())


def test_games_lists_every_option() -> None:
    games = {game["id"]: game for game in json.loads(updown("games", "--json").stdout)}
    assert list(games) == ["river", "up-or-down"]
    assert games["up-or-down"]["seats"] == [2, 3, 4, 5, 6]
    assert games["river"]["usual_seats"] == [4, 5, 6, 7, 8]
    assert games["river"]["options"]["8"][0] == {"name": "start", "values": [1, 2, 3, 4, 5, 6], "default": 6}
    assert games["river"]["bots"] == ["random", "easy", "medium", "hard", "expert"]
    assert "seats: 2-6" in updown("games").output


def test_simulate_is_repeated_by_its_seed(tmp_path: Path) -> None:
    def run(seed: int) -> dict[str, object]:
        result = updown("simulate", "up-or-down", "--seats", 3, "--matches", 5, "--seed", seed, "--json")
        report = json.loads(result.stdout)
        return {key: report[key] for key in ("game", "seats", "options", "seed", "matches", "per_seat")}

    assert run(7) == run(7)
    assert run(7)["per_seat"] != run(8)["per_seat"]
    assert run(7)["options"] == {"length": "short"}


def test_simulated_records_are_good(tmp_path: Path) -> None:
    folder = tmp_path / "new/records"
    bots = "random,easy,medium"
    result = updown(
        "simulate", "river", "--seats", 3, "--matches", 4, "--bots", bots, "--records", folder, "--seed", 3
    )
    assert result.exit_code == 0, result.output
    files = sorted(folder.glob("*.updown"))
    assert [file.name for file in files] == [f"river-3p-s3m{match}.updown" for match in range(4)]
    assert b"Seat-2: bot:medium\n" in files[0].read_bytes()
    verified = updown("verify", *files)
    assert verified.exit_code == 0
    assert "4 of 4 records are good" in verified.output


def test_a_match_of_the_yardstick_has_a_good_record_too(tmp_path: Path) -> None:
    updown(
        "simulate",
        "up-or-down",
        "--matches",
        1,
        "--bots",
        "reference,medium",
        "--records",
        tmp_path,
        "--seed",
        3,
    )
    assert updown("verify", *tmp_path.glob("*.updown")).exit_code == 0


def test_a_full_disk_leaves_no_half_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill_up(path: Path, content: bytes) -> None:
        with path.open("wb") as file:
            file.write(content[:100])
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fill_up)
    result = updown("simulate", "up-or-down", "--matches", 1, "--records", tmp_path)
    assert result.exit_code == 2
    assert "No space left on device" in result.output
    assert list(tmp_path.iterdir()) == []


WORDY = (
    ("games", "--lang", "el"),
    ("simulate", "up-or-down", "--matches", "1", "--lang", "ru"),
    ("play", "river", "--lang", "el"),
    ("replay", str(GOOD), "--step", "--lang", "ru"),
    ("verify", str(GOOD), "no-such-file", "--lang", "el"),
)


def in_shell(
    words: tuple[str, ...], redirection: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    program = "from updown.cli.main import app; app()"
    command = ["sh", "-c", f'"$@" {redirection}', "sh", sys.executable, "-c", program, *words]
    clean = {"PATH": os.environ["PATH"], **environment}
    return subprocess.run(
        command, env=clean, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("words", WORDY, ids=lambda words: words[0])
def test_a_terminal_that_lacks_our_letters_gets_the_rest(words: tuple[str, ...]) -> None:
    result = in_shell(words, PYTHONIOENCODING="ascii", COLUMNS="1")
    assert "Traceback" not in result.stderr
    assert result.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", WORDY[:4], ids=lambda words: words[0])
def test_an_output_without_room_is_a_sentence(words: tuple[str, ...]) -> None:
    result = in_shell(words, "> /dev/full")
    assert result.returncode == 2
    assert "[cannot_write]" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_reader_that_goes_away_early_is_no_fault() -> None:
    result = in_shell(("replay", str(GOOD)), "| head -n 1")
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""


def test_verify_names_line_and_fault(tmp_path: Path) -> None:
    result = updown("verify", GOOD, BAD)
    assert result.exit_code == 1
    assert "line 72" in result.output
    lines = [json.loads(line) for line in updown("verify", GOOD, BAD, "--json").stdout.splitlines()]
    assert [line["good"] for line in lines] == [True, False]
    assert (lines[1]["code"], lines[1]["line"], lines[1]["fault"]) == ("bad_record", 72, "illegal")


def test_replay_shows_every_action() -> None:
    shown = updown("replay", GOOD).output.splitlines()
    assert shown[0].split() == ["1", "bot:hard:", "4<A_"]
    steps = [json.loads(line) for line in updown("replay", GOOD, "--json").stdout.splitlines()]
    hashes = json.loads((CASES / "state-hashes.json").read_text())[GOOD.name]
    assert [step["hash"] for step in steps] == hashes[1:]
    assert len(shown) == len(steps) + 2


def test_replay_step_stops_at_the_end_of_input() -> None:
    result = updown("replay", GOOD, "--step", keys="\n\n")
    assert result.exit_code == 0
    assert result.output.count("Circle") == 3


def test_replay_refuses_a_bad_record() -> None:
    result = updown("replay", BAD)
    assert result.exit_code == 1
    assert "bad_record" in result.output


@pytest.mark.parametrize("game", ["up-or-down", "river"])
@pytest.mark.parametrize("language", ["en", "pt", "el", "ru"])
def test_play_ends_with_a_result_when_the_first_choice_is_always_taken(game: str, language: str) -> None:
    options = {"up-or-down": "{}", "river": '{"start": 2, "bidding": "simultaneous"}'}[game]
    result = updown(
        "play", game, "--bots", "random", "--options", options, "--lang", language, keys="1\n" * 60
    )
    assert result.exit_code == 0, result.output
    seats = {"up-or-down": 2, "river": 4}[game]
    assert result.output.splitlines()[-seats].startswith("1"), "ranks begin with the winner"
    assert "cli-" not in result.output


def test_play_says_why_it_refuses() -> None:
    result = updown("play", "up-or-down", "--bots", "random", keys="0\nnonsense\n126<A_\nb1\nq\n")
    assert result.exit_code == 0
    assert "does not hold 126" in result.output
    assert "You left the match" in result.output


def test_play_ends_quietly_at_the_end_of_input() -> None:
    result = updown("play", "river", "--bots", "easy")
    assert result.exit_code == 0
    assert "Traceback" not in result.output


def test_play_ends_quietly_at_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = updown("play", "river", "--bots", "easy")
    assert result.exit_code == 0
    assert "You left the match" in result.output


REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown game": (("simulate", "chess"), "unknown_game"),
    "game of 10,000 letters": (("play", "x" * 10_000), "unknown_game"),
    "no JSON": (("simulate", "river", "--options", "{"), "bad_json"),
    "JSON too deep": (("simulate", "river", "--options", "[" * 100_000), "bad_json"),
    "JSON, but a list": (("simulate", "river", "--options", "[]"), "bad_json"),
    "unknown option": (("simulate", "river", "--options", '{"x": 1}'), "bad_options"),
    "start size too large": (("play", "river", "--seats", "8", "--options", '{"start": 7}'), "bad_options"),
    "too many seats": (("simulate", "up-or-down", "--seats", "7"), "bad_options"),
    "no seats": (("play", "up-or-down", "--seats", "0"), "bad_options"),
    "negative seats": (("play", "up-or-down", "--seats", "-3"), "bad_options"),
    "unknown level": (("simulate", "river", "--bots", "grandmaster"), "unknown_level"),
    "no level": (("simulate", "river", "--bots", ""), "unknown_level"),
    "too few bots": (("simulate", "river", "--seats", "4", "--bots", "easy,easy"), "bad_number"),
    "no matches": (("simulate", "river", "--matches", "0"), "bad_number"),
    "negative seed": (("simulate", "river", "--seed", "-1"), "bad_number"),
    "seed too large": (("simulate", "river", "--seed", "9" * 30), "bad_number"),
    "too many matches": (("simulate", "river", "--matches", "9" * 30), "bad_number"),
    "seats beyond counting": (("simulate", "river", "--seats", "9" * 30), "bad_options"),
    "start size beyond counting": (
        ("play", "river", "--options", '{"start": %s}' % ("9" * 30)),
        "bad_options",
    ),
    "missing file": (("verify", "no-such-file.updown"), "cannot_read"),
    "folder as a file": (("replay", str(CASES)), "cannot_read"),
    "file as a folder": (("simulate", "river", "--matches", "1", "--records", str(GOOD)), "cannot_write"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_misuse_gets_a_sentence_and_a_code(what: str) -> None:
    arguments, code = REFUSED[what]
    result = updown(*arguments)
    assert result.exit_code == 2, result.output
    assert f"[{code}]" in result.output
    assert not isinstance(result.exception, Exception) or isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("content", [b"", b"\x00\xff\x7fELF" * 100, b"Updown-Record: 1\n", b"x" * (3 << 20)])
def test_what_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other.updown"
    file.write_bytes(content)
    assert updown("verify", file).exit_code == 1
    result = updown("replay", file)
    assert result.exit_code == 1
    assert "[bad_record]" in result.output


def test_the_language_comes_from_the_option_or_the_environment() -> None:
    assert "lugares: 2-6" in updown("games", language="pt_BR.UTF-8").output
    assert "мест: 2-6" in updown("games", "--lang", "ru", language="pt_BR.UTF-8").output
    assert "seats: 2-6" in updown("games", language="ja_JP.UTF-8").output


def test_nothing_heavy_is_imported_for_help() -> None:
    program = (
        "import sys, updown.cli.main\n"
        "heavy = {'litestar', 'sqlalchemy', 'uvicorn', 'fluent', 'babel', 'numpy', 'numba', 'msgspec', 'updown.games.river'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=30
    )
    assert shown.stdout.strip() == "[]"
