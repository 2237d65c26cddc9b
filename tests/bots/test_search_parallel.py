"""A search by several processes: its looks add up to one answer."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.positions import Setting, positions
from updown.bots.budget import Budget
from updown.bots.looks import Look, added_up
from updown.bots.search import SearchBot
from updown.bots.search_parallel import ParallelSearch
from updown.games import all_games

ITERATIONS = 300


class Crew(Executor):
    """Remembers what it was handed, and does it at once."""

    def __init__(self) -> None:
        self.handed: list[tuple[Any, ...]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.handed.append(args)
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def asked(game_id: str, seed: int) -> tuple[Any, Any, Any, Any]:
    game = all_games()[game_id]
    state = positions(Setting(game, 4, {}), Random(seed), 1)[0]
    seat = game.to_act(state)[0]
    return game, game.public_view(state), game.own_view(state, seat), game.legal_actions(state, seat)


def test_looks_of_one_action_add_up() -> None:
    few, many = Look("a", 1, 0.5, 0.25, ((0, "b"),)), Look("a", 3, 1.0, 0.5, ((0, "c"),))
    other = Look("b", 2, 1.0, 0.6, ())
    together = added_up([few, other, many])
    assert together == (Look("a", 4, 1.5, 0.75, ((0, "c"),)), other)
    assert together[0].value == 0.375


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_each_process_spends_the_budget_with_a_chance_of_its_own(game_id: str, seed: int) -> None:
    game, public, own, legal = asked(game_id, seed)
    crew = Crew()
    best = ParallelSearch(game, Budget(iterations=ITERATIONS), crew, 3).weigh(
        public, own, legal, Random(seed)
    )
    assert len({handed[-1] for handed in crew.handed}) == 3
    apart = [
        SearchBot(game, Budget(iterations=ITERATIONS)).looks(public, own, Random(handed[-1]))
        for handed in crew.handed
    ]
    visits = sum(look.visits for looks in apart for look in looks)
    of_best = [look for looks in apart for look in looks if look.action == best[0].action]
    assert best[0].share == pytest.approx(sum(look.visits for look in of_best) / visits)
    assert best[0].value == pytest.approx(
        sum(look.values for look in of_best) / sum(look.visits for look in of_best)
    )
    assert {one.action for one in best} == set(legal)
    assert sum(one.share for one in best) == pytest.approx(1)


def test_the_same_chance_gives_the_same_answer_whoever_is_done_first(seed: int) -> None:
    game, public, own, legal = asked("river", seed)
    with ThreadPoolExecutor(2) as crew:
        search = ParallelSearch(game, Budget(iterations=ITERATIONS), crew, 2)
        first, second = (search.weigh(public, own, legal, Random(seed)) for _ in range(2))
    assert first == second
    assert search.choose(public, own, legal[:1], Random(seed)) == legal[0]
