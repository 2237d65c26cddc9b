"""The positions as they are kept, one JSON object a line, and what a bot answers in each."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.blunders import river_kinds, river_positions, up_or_down_kinds, up_or_down_positions
from updown.core.bot import Bot
from updown.core.game import AnyGame
from updown.games import all_games

FOLDER = Path(__file__).parent / "positions"

STATES: Mapping[str, Callable[[Mapping[str, Any]], Any]] = {
    "river": river_positions.state_of,
    "up-or-down": up_or_down_positions.state_of,
}
KINDS: tuple[tuple[str, str], ...] = (
    *(("river", kind) for kind in river_kinds.KINDS),
    *(("up-or-down", kind) for kind in up_or_down_kinds.KINDS),
)
"""Game and kind; each has a file of its own."""


@dataclass(frozen=True, slots=True)
class Position:
    """A decision of which the judge knows what is right; all other legal actions are wrong."""

    game: AnyGame
    kind: str
    entry: Mapping[str, Any]
    """As kept: `points` has for each legal action the points to expect, in each way of the others."""

    @property
    def state(self) -> Any:
        return STATES[self.game.id](self.entry)

    @property
    def right(self) -> frozenset[str]:
        return frozenset(self.entry["right"])

    @property
    def legal(self) -> tuple[str, ...]:
        return tuple(self.entry["points"])


def path_of(game: str, kind: str) -> Path:
    return FOLDER / f"{game}-{kind}.jsonl"


def positions(game: str, kind: str) -> Iterator[Position]:
    with path_of(game, kind).open() as lines:
        for line in lines:
            yield Position(all_games()[game], kind, json.loads(line))


def answer(position: Position, bot: Bot[Any, Any, Any], rng: Random) -> str:
    """What the bot does, from the view alone."""
    game, state = position.game, position.state
    seat = game.to_act(state)[0]
    legal = game.legal_actions(state, seat)
    chosen = bot.choose(game.public_view(state), game.own_view(state, seat), legal, rng)
    return game.format_action(chosen)


def share_right(of: Iterable[Position], bot: Bot[Any, Any, Any]) -> float:
    """How many of its answers are right, of 1."""
    answers = [answer(position, bot, Random(number)) in position.right for number, position in enumerate(of)]
    return sum(answers) / len(answers)
