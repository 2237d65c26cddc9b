"""Where machine code is kept, when it is made anew, and that importing the rules needs none of it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from updown.fast import compiled
from updown.fast.compiled import remove_unused


def run(code: str, **environment: str) -> str:
    """What a new process prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


CODE = "from updown.fast import bits, compiled; print(bits.count(0b1011), compiled.cache_folder())"


def test_code_is_kept_in_a_folder_named_for_the_sources(tmp_path: Path) -> None:
    folder = tmp_path / "compiled" / compiled._hash_of_sources()
    assert run(CODE, UPDOWN_CACHE_DIR=str(tmp_path)) == f"3 {folder}"
    assert list(folder.rglob("bits.count*.nbi"))


def test_where_nothing_can_be_written_it_works_all_the_same() -> None:
    assert run(CODE, UPDOWN_CACHE_DIR="/dev/null/nowhere") == "3 None"


def test_importing_the_games_imports_no_compiler() -> None:
    code = (
        "import sys, updown; from updown.games import all_games; all_games(); import updown.bots.levels;"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in ('numba', 'llvmlite')))"
    )
    assert run(code) == "[]"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for folder in compiled._SOURCES:
        (tmp_path / folder / "inside").mkdir(parents=True)
        (tmp_path / folder / "inside" / "rules.py").write_text("card = 1\n")
    monkeypatch.setattr(compiled, "_PACKAGE", tmp_path)
    return tmp_path


def test_any_change_of_a_source_changes_the_folder(sources: Path) -> None:
    hashes = [compiled._hash_of_sources()]
    for folder in compiled._SOURCES:
        (sources / folder / "inside" / "rules.py").write_text("card = 2\n")
        hashes.append(compiled._hash_of_sources())
        (sources / folder / "more.py").write_text("")
        hashes.append(compiled._hash_of_sources())
        (sources / folder / "more.py").rename(sources / folder / "other.py")
        hashes.append(compiled._hash_of_sources())
    assert len(set(hashes)) == len(hashes)


def test_what_is_no_source_leaves_it(sources: Path) -> None:
    before = compiled._hash_of_sources()
    (sources / "games" / "RULES.md").write_text("U1")
    (sources / "server.py").write_text("import litestar\n")
    assert compiled._hash_of_sources() == before


def test_only_code_that_nobody_uses_any_more_is_removed(tmp_path: Path) -> None:
    for name, days in (("used", 29), ("unused", 31)):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "code").touch()
        os.utime(folder, (0, time.time() - days * 24 * 3600))
    remove_unused(tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == ["used"]
