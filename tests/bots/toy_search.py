"""What search plays in positions of the toy, as a program of its own: `python -m tests.bots.toy_search JSON`.

Compiled code is kept by the types that it is for. Were the toy's kept beside the games', a server that knows no
tests could no longer read what is kept.
"""

import json
import sys
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from tests.bots import toy
from updown.bots.budget import Budget
from updown.bots.search import SearchBot
from updown.core.game import AnyGame


@dataclass(frozen=True)
class ToyGame:
    """As much of a game as a search asks for."""

    id: str = "toy"
    reason: None = None

    @staticmethod
    def twin() -> Any:
        return toy.TWIN


@dataclass(frozen=True)
class Seen:
    """The toy's public part, as games have it: something for each seat."""

    line: tuple[int, ...]
    hand_sizes: tuple[int, ...]

    @property
    def seats(self) -> tuple[int, ...]:
        return self.hand_sizes


def choice(position: dict[str, Any]) -> int:
    """Of the seat to act, after a short search."""
    s = toy.position(**position)
    public, own = toy.view(s, int(toy.to_act(s)).bit_length() - 1)
    bot = SearchBot(cast("AnyGame", ToyGame()), Budget(iterations=2000))
    return bot.choose(Seen(public.line, public.hand_sizes), own, own.hand, Random(1))


if __name__ == "__main__":
    print(json.dumps([choice(position) for position in json.loads(sys.argv[1])]))
