"""How many answers of each bot are right, kind by kind: python -m tests.blunders.table --bots medium hard."""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

from tests.blunders.suite import KINDS, Position, answer, positions
from updown.bots.levels import UnknownLevel, bot_for
from updown.core.bot import Bot
from updown.engine.record import BOT_LEVELS

BOTS = (*BOT_LEVELS, "reference")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--kinds", nargs="+", default=[kind for _, kind in KINDS])
    parser.add_argument("--many", type=int, default=10**6, help="positions of each kind, from the first")
    parser.add_argument("--wrong", action="store_true", help="show each wrong answer")
    chosen = parser.parse_args()
    print("| game | kind | positions |", " | ".join(chosen.bots), "|")
    print("|---|---|---:|", "---:|" * len(chosen.bots), sep="")
    for game, kind in KINDS:
        if kind in chosen.kinds:
            asked = list(positions(game, kind))[: chosen.many]
            shares = [_share(asked, level, chosen.wrong) for level in chosen.bots]
            print(f"| {game} | {kind} | {len(asked)} |", " | ".join(shares), "|", flush=True)


def _share(asked: Sequence[Position], level: str, show: bool) -> str:  # noqa: FBT001
    """In per cent, with the CPU time of a decision in milliseconds."""
    try:
        bot = bot_for(asked[0].game, level)
    except UnknownLevel:
        return "-"
    before = process_time()
    right = sum(_is_right(position, bot, number, show) for number, position in enumerate(asked))
    each = (process_time() - before) / len(asked)
    return f"{100 * right / len(asked):.1f} % ({1000 * each:.0f} ms)"


def _is_right(position: Position, bot: Bot[Any, Any, Any], number: int, show: bool) -> bool:  # noqa: FBT001
    given = answer(position, bot, Random(number))
    right = given in position.right
    if show and not right:
        print(position.kind, number, type(bot).__name__, given, position.entry, file=sys.stderr)
    return right


if __name__ == "__main__":
    main()
