"""Adds the golden records and counts that are missing. What is there is never written anew: it must replay for ever."""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from updown.bots.levels import bot_for
from updown.core.game import AnyGame
from updown.engine.record import format_record
from updown.engine.record_reader import parse_record
from updown.engine.replay import open_match, replay
from updown.engine.simulate import Setup, option_sets, record_of, simulate
from updown.games import all_games

HERE = Path(__file__).parent
RECORDS = HERE / "records"
COUNTS = HERE / "counts.json"
LEVELS = ("medium", "random", "easy")
NOON = "2026-12-01T12:00:00Z"
"""Golden matches have no time of their own."""


def make() -> None:
    """One record for each number of seats and for each value of each option, and counts along each."""
    RECORDS.mkdir(exist_ok=True)
    for game in all_games().values():
        for name, seats, options in _settings(game):
            path = RECORDS / f"{name}.updown"
            if not path.exists():
                path.write_bytes(golden_record(game, seats, options))
    counts: dict[str, object] = json.loads(COUNTS.read_text()) if COUNTS.exists() else {}
    for path in sorted(RECORDS.glob("*.updown")):
        if path.stem not in counts:
            counts[path.stem] = counts_along(path.read_bytes())
    COUNTS.write_text(json.dumps(counts, indent=0, sort_keys=True) + "\n")


def golden_record(game: AnyGame, seats: int, options: Mapping[str, object]) -> bytes:
    """A simulated match; which bots play it does not matter, as long as the actions are varied."""
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
    bots = [lambda level=level: bot_for(game, level) for level in levels]
    match = next(simulate(Setup(game, game.options(options, seats), bots, seed=1), 1))
    return format_record(record_of(match, [f"bot:{level}" for level in levels], started=NOON, ended=NOON))


def counts_along(file: bytes) -> dict[str, Any]:
    """The number of legal actions at each step, and a digest of them all in their order."""
    record = parse_record(file, all_games())
    opening = open_match(record, all_games())
    counts: list[int] = []
    digest = sha256()
    for step in replay(record, opening):
        legal = [
            step.game.format_action(action) for action in step.game.legal_actions(step.before, step.seat)
        ]
        counts.append(len(legal))
        digest.update(" ".join(legal).encode() + b"\n")
    return {"counts": " ".join(map(str, counts)), "digest": digest.hexdigest()}


def _settings(game: AnyGame) -> Iterator[tuple[str, int, Mapping[str, object]]]:
    for seats in game.seats:
        yield f"{game.id}-{seats}p", seats, {}
    seats = game.usual_seats.start
    for options in option_sets(game, seats):
        for name, value in options.items():
            yield f"{game.id}-{seats}p-{name}-{value}".lower(), seats, options


if __name__ == "__main__":
    make()
