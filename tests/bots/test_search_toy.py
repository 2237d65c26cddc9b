"""What search finds in a game that can be solved by hand."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

CHEAPEST = {"hands": [[6], [5, 9]], "deck": 9, "table": [4]}
"""The light player would lay the 9 at once, and lose the second trick to the 6."""
KEEP = {"hands": [[2], [3, 8]], "deck": 9, "table": [9]}
"""Nothing beats the 9."""


def test_it_spends_the_cheapest_winner_and_keeps_what_cannot_win_now(tmp_path: Path) -> None:
    assert answers(tmp_path, CHEAPEST, KEEP) == [5, 3]


def answers(folder: Path, *positions: dict[str, Any]) -> list[int]:
    """`folder`: where its compiled code is kept, apart from that of the games."""
    program = [sys.executable, "-m", "tests.bots.toy_search", json.dumps(positions)]
    asked = subprocess.run(
        program,
        env={**os.environ, "UPDOWN_CACHE_DIR": str(folder)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert asked.returncode == 0, asked.stderr
    return json.loads(asked.stdout)
