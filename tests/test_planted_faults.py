"""Faults that must never pass: each is planted in a copy of the sources, and the tests named beside it go red."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAWS = "tests/test_every_game.py"
TWINS = "tests/test_every_twin.py"
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("planted faults")]


@dataclass(frozen=True, slots=True)
class Fault:
    """`right` stands once in the file and is replaced by `wrong`; `tests` must see it, each by itself."""

    name: str
    file: str
    right: str
    wrong: str
    tests: tuple[str, ...]


FAULTS = (
    Fault(
        "a public view that leaks a card of a hand (Up or Down?)",
        "games/up_or_down/views.py",
        "known=state.known[seat],",
        "known=tuple(sorted({*state.known[seat], *state.hidden.hands[seat][:1]})),",
        (f"{LAWS} -k changes_nothing_that_it_sees", "tests/games/up_or_down -k hidden"),
    ),
    Fault(
        "a public view that leaks a card of a hand (River)",
        "games/river/views.py",
        "hand_size=len(state.secrets.hands[seat]),\n",
        "hand_size=len(state.secrets.hands[seat]),\n        hand=state.secrets.hands[seat][:1],\n",
        (f"{LAWS} -k changes_nothing_that_it_sees", "tests/games/river/test_views.py"),
    ),
    Fault(
        "a happening that tells everybody what was drawn face down",
        "games/up_or_down/happenings.py",
        "frozenset({seat})",
        "None",
        (f"{LAWS} -k changes_nothing_that_it_sees",),
    ),
    Fault(
        "fist bids that are shown before the last is in",
        "games/river/views.py",
        "        bid=bid,\n        has_bid",
        "        bid=fists[seat] if fists else bid,\n        has_bid",
        (f"{LAWS} -k changes_nothing_that_it_sees", "tests/games/river/test_views.py -k fist"),
    ),
    Fault(
        "trump that does not beat the led suit",
        "games/river/rules.py",
        "+ 200 * (card[1] == trump)",
        "+ 20 * (card[1] == trump)",
        (
            "tests/games/river/test_rules.py -k R11",
            "tests/games/river/test_open_spiel.py",
            "tests/games/river/test_worked_positions.py",
        ),
    ),
    Fault(
        "a hook that forgets the last bid",
        "games/river/rules.py",
        "return missing if missing >= 0 else None",
        "return missing - 1 if missing >= 1 else None",
        (
            "tests/games/river/test_rules.py -k R8",
            "tests/games/river/test_open_spiel.py",
            "tests/games/river/test_worked_positions.py",
        ),
    ),
    Fault(
        "a row that accepts a card against its direction",
        "games/up_or_down/rows.py",
        "return len(row) == 1 or (card > row[-1]) == (row[1] > row[0])",
        "return bool(row) and card > 0",
        (
            "tests/games/up_or_down/test_rules.py -k U9",
            "tests/games/up_or_down/test_worked_positions.py",
            "tests/engine",
        ),
    ),
    Fault(
        "a twin whose falling rows leave out the next lower card (Up or Down?)",
        "games/up_or_down/fast_turns.py",
        "high = (127 - taken) * ((127 + first - taken) >> 7)",
        "high = (126 - taken) * ((127 + first - taken) >> 7)",
        (f"{TWINS} -k same_matches", f"{TWINS} -k record_replays"),
    ),
    Fault(
        "a twin whose hook forgets the last bid (River)",
        "games/river/fast_steps.py",
        "return every & ~(1 << missing)",
        "return every & ~(1 << missing >> 1)",
        (f"{TWINS} -k same_matches", f"{TWINS} -k record_replays"),
    ),
    Fault(
        "a heuristic player that looks below the top of the face-up pile",
        "games/up_or_down/fast_policy.py",
        "s[MIDDLE + up - 1]",
        "s[MIDDLE + (up >> 1)]",
        (f"{TWINS} -k hidden_cards",),
    ),
    Fault(
        "imagined worlds that leave the first unseen card where it lies",
        "games/up_or_down/fast_turns.py",
        "for left in range(cards, 1, -1):",
        "for left in range(cards, 2, -1):",
        ("tests/games/up_or_down/test_twin_worlds.py",),
    ),
    Fault(
        "a shuffle that favours places",
        "core/deal.py",
        "j = draw(words, i + 1)",
        "j = draw(words, len(order))",
        ("tests/core/test_deal.py -k favours_no_place", "tests/core/test_deal.py -k test_shuffles"),
    ),
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = tmp_path_factory.mktemp("planted")
    leave_out = shutil.ignore_patterns("client", "__pycache__")
    for part in ("src", "tests", "golden", "locales"):
        shutil.copytree(ROOT / part, tree / part, ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def run(tree: Path, tests: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-m",
        "not slow",
        "-p",
        "no:cacheprovider",
        *tests.split(),
    ]
    # ahead of the installed package, which points at the real sources
    paths = {
        **os.environ,
        "PYTHONPATH": str(tree / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "UPDOWN_CACHE_DIR": str(tree / "cache"),
    }
    return subprocess.run(
        command, cwd=tree, env=paths, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.parametrize("tests", sorted({tests for fault in FAULTS for tests in fault.tests}))
def test_without_a_fault_they_are_green(copy: Path, tests: str) -> None:
    result = run(copy, tests)
    assert result.returncode == 0, result.stdout[-2000:]


@pytest.mark.parametrize(
    ("fault", "tests"),
    [pytest.param(fault, tests, id=f"{fault.name}: {tests}") for fault in FAULTS for tests in fault.tests],
)
def test_a_planted_fault_turns_them_red(copy: Path, fault: Fault, tests: str) -> None:
    path = copy / "src" / "updown" / fault.file
    source = path.read_text()
    assert source.count(fault.right) == 1, f"{fault.file} has changed: plant {fault.name!r} anew"
    path.write_text(source.replace(fault.right, fault.wrong))
    try:
        result = run(copy, tests)
    finally:
        path.write_text(source)
    assert result.returncode == 1, f"{tests} did not see it:\n{result.stdout[-2000:]}"
