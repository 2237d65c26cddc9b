"""Finds the positions of a kind and judges them: python -m tests.blunders.make river low-trump-lead --minutes 3.

Goes on where the file of the kind ends, so that it can be made in several goes; rounds are numbered, and the same
number always gives the same position.
"""

import argparse
import json
from collections.abc import Callable, Mapping
from itertools import count
from time import process_time
from typing import Any

from tests.blunders import river_find, up_or_down_find
from tests.blunders.suite import KINDS, path_of

FINDERS: Mapping[str, Callable[[str, int], dict[str, Any] | None]] = {
    "river": river_find.find,
    "up-or-down": up_or_down_find.find,
}


def make(game: str, kind: str, many: int, minutes: float) -> int:
    """Adds positions until there are so many or the time is over; returns how many there are."""
    path = path_of(game, kind)
    path.parent.mkdir(exist_ok=True)
    lines = path.read_text().splitlines() if path.exists() else []
    first = json.loads(lines[-1])["number"] + 1 if lines else 0
    made, until = len(lines), process_time() + 60 * minutes
    with path.open("a", buffering=1) as file:  # a line that is found is kept
        for number in count(first):
            if made >= many or process_time() > until:
                break
            entry = FINDERS[game](kind, number)
            if entry:
                file.write(json.dumps(entry, separators=(",", ":")) + "\n")
                made += 1
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=FINDERS)
    parser.add_argument("kind", choices=[kind for _, kind in KINDS])
    parser.add_argument("--many", type=int, default=220)
    parser.add_argument("--minutes", type=float, default=1e9, help="CPU time of this go")
    chosen = parser.parse_args()
    print(f"{make(chosen.game, chosen.kind, chosen.many, chosen.minutes)} positions")


if __name__ == "__main__":
    main()
