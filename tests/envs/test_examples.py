"""The examples run, in small."""

import asyncio
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.people import Person, first

ROOT = Path(__file__).parents[2]
LIMIT = 120


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, f"examples/{name}", *arguments],
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=LIMIT,
    )  # fmt: skip
    return done.stdout


def test_random_agents_play_through_every_interface() -> None:
    lines = run("random_agents.py", "--seconds", "0.05").splitlines()
    assert [line.split()[0] for line in lines] == [
        "BatchEnv",
        "PettingZoo",
        "Gymnasium",
        "OpenSpiel",
        "BatchEnv",
    ]


@pytest.mark.slow
def test_the_learner_learns_in_seconds(tmp_path: Path) -> None:
    """Untrained it loses nearly all; a few seconds are enough to see that it learns."""
    picture = tmp_path / "curve.png"
    told = run(
        "learner.py", "--minutes", "2", "--most", "2048", "--points", "1", "--tests", "40", "--matches", "64",
        "--hidden", "64", "--rate", "0.003", "--picture", str(picture),
    )  # fmt: skip
    before, after = (float(share) for share in re.findall(r"wins ([\d.]+)%", told))
    assert before < 15 < after
    assert picture.stat().st_size > 5_000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options", "bot"),
    [("up-or-down", 2, "{}", "medium"), ("river", 3, '{"start": 2}', "updown.games.river.bots:Easy")],
)
async def test_a_bot_plays_against_somebody_over_the_wire(
    game: str, seats: int, options: str, bot: str, tmp_path: Path
) -> None:
    command = [
        sys.executable,
        "examples/bot_against_human.py",
        game,
        "--seats",
        str(seats),
        "--options",
        options,
    ]
    command += ["--bot", bot, "--others", "easy", "--port", "0", "--data-dir", str(tmp_path), "--once"]
    example = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    try:
        link = re.fullmatch(r"Sit down at http://(\S+)/t/(\w+)\n", await line_of(example))
        assert link is not None
        async with Person(link[1]) as ana, (await ana.become("Ana")).at(link[2]) as tab:
            await tab.hear_until(lambda: bool(tab.table))
            await ana.post(f"/api/tables/{link[2]}/sit")
            await tab.play(first)
        assert re.fullmatch(r"The match ended \d+( \d+)+\.\n", await line_of(example))
        assert await asyncio.wait_for(example.wait(), LIMIT) == 0
    finally:
        with suppress(ProcessLookupError):
            example.terminate()  # it takes its server with it
        await asyncio.wait_for(example.wait(), LIMIT)


async def line_of(example: asyncio.subprocess.Process) -> str:
    assert example.stdout is not None
    return (await asyncio.wait_for(example.stdout.readline(), LIMIT)).decode()
