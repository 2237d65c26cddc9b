"""The layers hold, and the check that holds them can fail."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

FORBIDDEN = [
    pytest.param("core/deal.py", "import updown.engine", id="core imports outwards"),
    pytest.param("engine/match.py", "import updown.games", id="engine knows the games"),
    pytest.param("games/river/rules.py", "import updown.games.up_or_down.rules", id="a game knows another"),
    pytest.param("bots/levels.py", "import updown.games.river.bots", id="the levels name a game"),
    pytest.param(
        "games/river/bots_reference.py", "import updown.games.river.odds", id="a yardstick that moves"
    ),
    pytest.param("app/fold.py", "import updown.adapters", id="app knows its adapters"),
    pytest.param("adapters/clock.py", "import updown.server", id="an adapter knows the server"),
    pytest.param("somewhere/__init__.py", "", id="a package that no layer names"),
]


def check_imports(tree: Path) -> subprocess.CompletedProcess[str]:
    lint = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [lint, "--no-cache"],
        check=False,
        cwd=tree,
        capture_output=True,
        text=True,
        timeout=60,
        env={"PYTHONPATH": "src"},
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("client", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_layers_hold(copy: Path) -> None:
    result = check_imports(copy)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(("file", "line"), FORBIDDEN)
def test_a_planted_import_is_refused(copy: Path, file: str, line: str) -> None:
    path = copy / "src" / "updown" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text((path.read_text() if path.exists() else "") + f"\n{line}\n")
    result = check_imports(copy)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "BROKEN" in result.stdout or "missing" in result.stdout.lower(), result.stdout
