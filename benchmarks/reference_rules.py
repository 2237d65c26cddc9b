"""Random matches by the reference rules, on one core, beside OpenSpiel's Python loop over `oh_hell`.

River plays whole matches of four seats (10 … 1 … 10 cards); OpenSpiel plays single deals of the same hand sizes, as
often. Only decisions count as actions; dealing takes its time on both sides. Two loops speak for OpenSpiel: the one of
its own Python example, and the leanest that we could write for it. Run: `python benchmarks/reference_rules.py`
"""

from random import Random
from time import process_time
from typing import Any

import numpy
import pyspiel

from rounds import measure_in_turn, ratio, spread
from updown.core.deal import RandomDeals
from updown.core.game import AnyGame
from updown.games import game_called

SEATS = 4
HAND_SIZES = (*range(10, 0, -1), *range(2, 11))
EXAMPLE = "OpenSpiel, example loop"
LEAN = "OpenSpiel, leanest loop"
SECONDS = 2.0
"""How long each side plays in a round."""


def play_ours(game: AnyGame, rng: Random) -> int:
    """The actions of one random match."""
    deals = RandomDeals(rng)
    state = game.start(game.options({}, SEATS), SEATS)
    actions = 0
    while True:
        while game.needs_deal(state):
            state = game.deal(state, deals)
        seats = game.to_act(state)
        if not seats:
            return actions
        state = game.apply(state, seats[0], rng.choice(game.legal_actions(state, seats[0])))
        actions += 1


def play_as_its_example(deals: list[Any], rng: Random) -> int:
    """The decisions of one random deal of each hand size, by the loop of OpenSpiel's `example.py`."""
    actions = 0
    for game in deals:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                cards, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numpy.random.choice(cards, p=chances))
            else:
                state.apply_action(rng.choice(state.legal_actions(state.current_player())))
                actions += 1
    return actions


def play_lean(deals: list[Any], rng: Random) -> int:
    """The same with nothing left out that could be: chance is uniform here, so a legal action is an outcome."""
    actions = 0
    for game in deals:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return actions


def rate_of(play: Any, subject: Any) -> tuple[float, float]:
    """Actions and matches per second of processor time."""
    rng = Random()
    actions = matches = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        actions += play(subject, rng)
        matches += 1
    return actions / spent, matches / spent


def main() -> None:
    peer = [pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": size}) for size in HAND_SIZES]
    river, up_or_down = game_called("river"), game_called("up-or-down")
    matches: dict[str, list[float]] = {"river": [], "up-or-down": []}

    def ours(game: AnyGame) -> float:
        actions, whole = rate_of(play_ours, game)
        matches[game.id].append(whole)
        return actions

    figures = measure_in_turn(
        {
            "river": lambda: ours(river),
            EXAMPLE: lambda: rate_of(play_as_its_example, peer)[0],
            LEAN: lambda: rate_of(play_lean, peer)[0],
            "up-or-down": lambda: ours(up_or_down),
        }
    )
    print(f"\n{SEATS} seats, default options; median (range) of {len(figures['river'])} rounds")
    for name, rates in figures.items():
        print(f"{name:>26}: {spread(rates)} actions/s")
    for name, rates in matches.items():
        print(f"{name:>26}: {spread(rates)} matches/s")
    for peer_name in (EXAMPLE, LEAN):
        print(f"river over {peer_name}: {ratio(figures['river'], figures[peer_name])}")


if __name__ == "__main__":
    main()
