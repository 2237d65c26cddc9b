"""Random matches by the reference rules, on one core, beside OpenSpiel's Python loop over `oh_hell`.

River plays whole matches of four seats (10 … 1 … 10 cards); OpenSpiel plays single deals of the same hand sizes, as
often. Only decisions count as actions; dealing takes its time on both sides. Run: `python benchmarks/reference_rules.py`
"""

from random import Random
from time import process_time
from typing import Any

import pyspiel

from rounds import measure_in_turn, ratio, spread
from updown.core.deal import RandomDeals
from updown.core.game import AnyGame
from updown.games import game_called

SEATS = 4
HAND_SIZES = (*range(10, 0, -1), *range(2, 11))
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


def play_open_spiel(deals: list[Any], rng: Random) -> int:
    """The decisions of one random deal of each hand size."""
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
            "OpenSpiel oh_hell": lambda: rate_of(play_open_spiel, peer)[0],
            "up-or-down": lambda: ours(up_or_down),
        }
    )
    print(f"\n{SEATS} seats, default options; median (range) of {len(figures['river'])} rounds")
    for name, rates in figures.items():
        print(f"{name:>18}: {spread(rates)} actions/s")
    for name, rates in matches.items():
        print(f"{name:>18}: {spread(rates)} matches/s")
    print(f"river over OpenSpiel's Python loop: {ratio(figures['river'], figures['OpenSpiel oh_hell'])}")


if __name__ == "__main__":
    main()
