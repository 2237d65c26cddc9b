"""Ctrl-C and killed workers, with real processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena.contests import contest
from updown.arena.crews import local_crew
from updown.arena.result_file import Results, opened, read
from updown.arena.results import Group, Match
from updown.arena.running import Task, run

pytestmark = pytest.mark.slow
HERE = Path(__file__).parent


def test_ctrl_c_leaves_a_good_file_and_no_process(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = ["arena", "duel", "up-or-down", "easy", "strangers:Sleepy", "--matches", "200", "--seed", "1"]
    command = [sys.executable, "-c", "from updown.cli.main import app; app()", *arena]
    options = ["--jobs", "2", "--results", str(file)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "UPDOWN_CONFIG_DIR": str(tmp_path)}
    process = subprocess.Popen(
        [*command, *options],
        cwd=HERE,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    _wait_until(lambda: file.exists() and len(file.read_bytes().splitlines()) > 3)
    workers = _children(process.pid)
    assert workers
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "the same command goes on from there" in told
    assert "Traceback" not in told
    found = read(file)
    assert not found.dropped
    assert len(found.groups) >= 3
    _wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    of, killed = contest("easy", "medium", rounds=60), []

    def kill_one(_task: Task, _match: Match) -> None:
        if len(killed) < 2 and len(results.groups) == 10 * (len(killed) + 1):
            killed.append(_children(os.getpid())[0])
            os.kill(killed[-1], signal.SIGKILL)

    with opened(of, tmp_path / "results.jsonl") as results, local_crew(2) as crew:
        assert run(results, crew, kill_one).ending == "played"
    assert len(killed) == 2
    alone = Results(of)
    with local_crew(1) as crew:
        run(alone, crew)
    kept = read(tmp_path / "results.jsonl")
    assert len((tmp_path / "results.jsonl").read_bytes().splitlines()) == 61
    assert {number: _points(group) for number, group in kept.groups.items()} == {
        number: _points(group) for number, group in alone.groups.items()
    }


def _points(group: Group) -> list[object]:
    return [(match.bots, match.totals) for match in group.matches]


def _children(parent: int) -> list[int]:
    """The workers that a process has started."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            fields = (path / "stat").read_text().rpartition(")")[2].split()
            command = (path / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == parent and b"spawn_main" in command:
            found.append(int(path.name))
    return found


def _wait_until(true: Callable[[], bool]) -> None:
    for _ in range(300):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("waited in vain for half a minute")
