"""Iterations of information-set search a second in River, four seats, 7 and 10 cards, beside OpenSpiel's `ISMCTSBot`.

An iteration imagines a world, walks down the tree, adds a node and plays out to the end of the deal. Ours is the
search of the levels, with its informed rollouts and, for comparison, with random ones; OpenSpiel's rollouts are
random. Both search the same positions: the first bid of a deal, the first lead, and the lead of the third trick.
CPU time on one core. Run: `python benchmarks/search_iterations.py`
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import thread_time
from typing import Any

from ismcts import searcher
from oh_hell import deal_of, number_of, same_deal
from rounds import measure_in_turn, ratio, report, wishes
from updown.bots.budget import Budget
from updown.bots.search import HABITS, SearchBot
from updown.bots.search_tree import ROOT, Habits
from updown.games.river import GAME, rules, views
from updown.games.river.state import State

SEATS = 4
HAND_SIZES = (7, 10)
INFORMED, RANDOM, PEER = "updown, informed rollouts", "updown, random rollouts", "OpenSpiel"
STAGES = (0, SEATS, 3 * SEATS)
"""Positions, by how many actions came before: a bid, and leads. All these decisions have a choice."""


def positions(hand_size: int, seed: int) -> list[tuple[State, Any]]:
    """The same in both implementations."""
    rng = Random(seed)
    state = deal_of(SEATS, hand_size, rng)
    other = same_deal(state)
    found: list[tuple[State, Any]] = []
    for number in range(max(STAGES) + 1):
        if number in STAGES:
            found.append((state, other.clone()))
        (seat,) = state.turn
        action = rng.choice(rules.legal_actions(state, seat))
        state = rules.apply(state, seat, action)
        other.apply_action(number_of(action))
    return found


def search_ours(states: Sequence[State], habits: Habits, iterations: int) -> int:
    """Searches every position; the iterations made, which are fewer where the answer is clear before."""
    bot = SearchBot(GAME, Budget(iterations=iterations), habits=habits)
    made = 0
    for state in states:
        (seat,) = state.turn
        tree = bot._search(views.public_view(state), views.own_view(state, seat), Random(1))  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]  how many it made, only the tree tells
        made += int(tree.visits[ROOT])
    return made


def search_theirs(states: Sequence[Any], iterations: int) -> int:
    for state in states:
        searcher(iterations, 1).step(state)
    return iterations * len(states)


def rate_of(search: Callable[[], int], seconds: float) -> float:
    """Iterations per second of CPU time."""
    iterations = 0
    start = thread_time()
    while (spent := thread_time() - start) < seconds:
        iterations += search()
    return iterations / spent


def main() -> None:
    wish = wishes(__doc__, seconds=1.0, iterations=8000)
    for hand_size in HAND_SIZES:
        ours, theirs = zip(*positions(hand_size, 1), strict=True)
        searches = {
            INFORMED: partial(search_ours, ours, HABITS, wish.iterations),
            RANDOM: partial(search_ours, ours, HABITS._replace(carelessness=1.0), wish.iterations),
            PEER: partial(search_theirs, theirs, wish.iterations),
        }
        search_ours(ours, HABITS, 1)
        figures = measure_in_turn(
            {name: partial(rate_of, search, wish.seconds) for name, search in searches.items()}, wish.rounds
        )
        report(
            f"River, {SEATS} seats, {hand_size} cards, {wish.iterations} iterations a search",
            figures,
            "iterations/s",
        )
        for name in (INFORMED, RANDOM):
            print(f"  {hand_size} cards: {name}, over OpenSpiel: {ratio(figures[name], figures[PEER])}")
        print()


if __name__ == "__main__":
    main()
