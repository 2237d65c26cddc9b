"""Random playouts of River's single deals on one core, from the deal to the last trick, beside OpenSpiel's C++.

OpenSpiel plays them by `MCTSBot` with a `RandomRolloutEvaluator`: one simulation of very many rollouts of the very
same deals, so that neither Python nor the tree costs anything. Both sides bid, then play, every legal action as
likely; all hand sizes from 1 to the largest are played as often, from the same deals.
Run: `python benchmarks/playouts_openspiel.py`
"""

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyspiel

from oh_hell import deal_of, largest_hand, same_deal, their_game
from playing import in_ours, rate_from, rate_of, twin_of
from rounds import measure_in_turn, ratio, report, wishes
from updown.games.river import GAME

DEALS = 5
"""Of each hand size."""
SEATS = range(3, 7)


def roll_out(starts: list[tuple[Any, Any]], seed: int, each: int) -> None:
    """So many rollouts of each deal."""
    evaluator = pyspiel.RandomRolloutEvaluator(each, seed)
    for game, state in starts:
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=0,
            solve=False,
            seed=seed,
            verbose=False,
        )
        bot.step(state)


def main() -> None:
    wish = wishes(__doc__, seconds=0.7)
    play = in_ours(GAME)
    for seats in SEATS:
        rng = Random(seats)
        deals = [
            deal_of(seats, size, rng) for size in range(1, largest_hand(seats) + 1) for _ in range(DEALS)
        ]
        dealt = np.stack([twin_of(GAME).from_state(state) for state in deals])
        starts = [(their_game(seats, state.past.options.start), same_deal(state)) for state in deals]

        def theirs(starts: list[tuple[Any, Any]] = starts) -> float:
            return len(starts) * rate_of(partial(roll_out, starts, 1), wish.seconds)

        figures = measure_in_turn(
            {"updown": partial(rate_from, play, dealt, wish.seconds, 1), "OpenSpiel": theirs}, wish.rounds
        )
        report(f"River, single deals, {seats} seats, one core", figures, "playouts/s")
        print(f"  {seats} seats: updown over OpenSpiel: {ratio(figures['updown'], figures['OpenSpiel'])}\n")


if __name__ == "__main__":
    main()
