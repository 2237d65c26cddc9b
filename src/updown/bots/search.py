"""Search for any game with a compiled twin: Python's half, which keeps the budget and explains the choice."""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from random import Random
from time import thread_time
from typing import Any

import numpy as np

from updown.bots.budget import Budget
from updown.bots.looks import Look, weighed
from updown.bots.search_tree import (
    NONE,
    ROOT,
    Desk,
    Habits,
    Question,
    Tree,
    grow,
    imagine_worlds,
    new_desk,
    new_tree,
)
from updown.core.bot import Weighed
from updown.core.deal import RandomDeals
from updown.core.game import AnyGame
from updown.fast.chance import Chance, chance
from updown.fast.twin import AnyTwin, Flat

HABITS = Habits(explore=1.3, width=0.3, carelessness=0.0, others_search=1, temperature=1.0, cut=-1)
SLICE = 512
"""Iterations between two looks at the clock, a few milliseconds; and worlds to draw from for them."""
MOST_NODES = 200_000
AHEAD = 4
"""How many actions an explanation looks ahead, at most."""


def never() -> bool:
    """Nobody cancels."""
    return False


class SearchBot:
    """Chooses the action it looked at most. The same chance and number of iterations give the same choice."""

    __slots__ = ("_budget", "_cancelled", "_game", "_habits", "_twin")

    def __init__(
        self, game: AnyGame, budget: Budget, cancelled: Callable[[], bool] = never, habits: Habits = HABITS
    ) -> None:
        """`cancelled` is asked between slices; then the best so far is the answer. Raises ValueError without a twin."""
        if game.twin is None:
            raise ValueError(f"{game.id} has no twin to search with")
        self._game = game
        self._twin: AnyTwin = game.twin()
        self._budget = budget
        self._cancelled = cancelled
        self._habits = habits

    def choose(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        tree = self._search(public, own, rng)
        return self._twin.action(int(tree.action[_favourite(tree, ROOT)]))

    def weigh(self, public: Any, own: Any, legal: Sequence[Any], rng: Random) -> tuple[Weighed[Any], ...]:
        """Each legal action once, the one it would choose first; what it never looked at comes last."""
        return weighed(self._game, public, own, legal, self.looks(public, own, rng))

    def looks(self, public: Any, own: Any, rng: Random) -> tuple[Look, ...]:
        """What it saw of each action that it looked at."""
        tree = self._search(public, own, rng)
        return tuple(_look(tree, child, self._twin) for child in _children(tree, ROOT))

    def _search(self, public: Any, own: Any, rng: Random) -> Tree:
        began, budget = thread_time(), self._budget
        tree = new_tree(int(min(budget.iterations, MOST_NODES)) + 2)
        asked = Question(self._twin.tag, self._twin.from_view(public, own), own.seat, self._habits)
        room = _Room(self._twin, asked, len(public.seats))
        stream = chance(rng.getrandbits(64))
        while True:
            room.grow(tree, int(min(SLICE, budget.iterations - tree.visits[ROOT])), stream)
            still = _iterations_left(budget, int(tree.visits[ROOT]), thread_time() - began)
            if still <= 0 or _is_clear(tree, still) or self._cancelled():
                return tree


class _Room:
    """What one search works with: the question, and arrays for worlds."""

    def __init__(self, of: AnyTwin, asked: Question, seats: int) -> None:
        self._asked = asked
        self._desk: Desk = new_desk(of, seats)
        self._worlds: Flat = np.zeros((SLICE, of.state_size), np.int64)
        self._weights = np.zeros(SLICE)
        self._chosen = np.zeros(SLICE, np.int64)

    def grow(self, tree: Tree, iterations: int, stream: Chance) -> None:
        asked, chosen = self._asked, self._chosen[:iterations]
        worlds = self._worlds[:iterations]
        imagine_worlds(
            asked.tag, asked.known, worlds, self._weights, chosen, asked.habits.temperature, stream
        )
        grow(asked, worlds, chosen, tree, self._desk, stream)


def _iterations_left(budget: Budget, done: int, used: float) -> float:
    """How many are still to come, at the pace so far."""
    in_time = inf if budget.seconds == inf else done * (budget.seconds / max(used, 1e-6) - 1)
    return min(budget.iterations - done, in_time)


def _is_clear(tree: Tree, still: float) -> bool:
    """Whether no other action can come to be looked at more, however the rest of the search goes."""
    visits = sorted((int(tree.visits[child]) for child in _children(tree, ROOT)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > still


def _children(tree: Tree, node: int) -> Iterator[int]:
    child = int(tree.first_child[node])
    while child != NONE:
        yield child
        child = int(tree.next_sibling[child])


def _favourite(tree: Tree, node: int) -> int:
    """The child looked at most; NONE if there is none."""
    return max(_children(tree, node), key=lambda child: int(tree.visits[child]), default=NONE)


def _look(tree: Tree, node: int, of: AnyTwin) -> Look:
    return Look(
        of.action(int(tree.action[node])),
        int(tree.visits[node]),
        float(tree.sums[node]),
        float(tree.squares[node]),
        tuple(_ahead(tree, node, of)),
    )


def _ahead(tree: Tree, node: int, of: AnyTwin) -> Iterator[tuple[int, Any]]:
    """Seat and action of what was looked at most after this node."""
    for _ in range(AHEAD):
        node = _favourite(tree, node)
        if node == NONE:
            return
        yield int(tree.seat[node]), of.action(int(tree.action[node]))


def warm_up(game: AnyGame) -> None:
    """Loads all that a search needs, or compiles it where it is not kept yet: half a minute or more."""
    options = game.options({}, game.seats[0])
    state = game.deal(game.start(options, game.seats[0]), RandomDeals(Random(0)))
    seat = game.to_act(state)[0]
    bot = SearchBot(game, Budget(iterations=1))
    bot.weigh(game.public_view(state), game.own_view(state, seat), game.legal_actions(state, seat), Random(0))
