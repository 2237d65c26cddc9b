"""One decision searched by several processes at once: each grows a tree of its own, and what they saw is added up."""

from collections.abc import Sequence
from concurrent.futures import Executor
from random import Random
from typing import Any

from updown.bots.budget import Budget
from updown.bots.looks import Look, added_up, weighed
from updown.bots.search import SearchBot
from updown.core.bot import Weighed
from updown.core.game import AnyGame
from updown.games import game_called


class ParallelSearch:
    """An advisor that spends its budget in each of several processes. Nothing but views goes over to them."""

    __slots__ = ("_budget", "_crew", "_game", "_processes")

    def __init__(self, game: AnyGame, budget: Budget, crew: Executor, processes: int) -> None:
        """`crew` runs the searches: `processes` of them, each on a worker of its own if there are as many."""
        self._game = game
        self._budget = budget
        self._crew = crew
        self._processes = processes

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        return self.weigh(public, own, legal, rng)[0].action

    def weigh(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> tuple[Weighed[Any], ...]:
        """Each legal action once, the one it would choose first; what it never looked at comes last."""
        seeds = [rng.getrandbits(64) for _ in range(self._processes)]
        asked = [self._crew.submit(_looks, self._game.id, self._budget, public, own, seed) for seed in seeds]
        looks = added_up(look for answer in asked for look in answer.result())
        return weighed(self._game, public, own, legal, looks)


def _looks(game: str, budget: Budget, public: Any, own: Any, seed: int) -> tuple[Look, ...]:
    """In a worker."""
    return SearchBot(game_called(game), budget).looks(public, own, Random(seed))
