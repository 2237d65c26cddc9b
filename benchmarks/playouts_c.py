"""Random playouts after the deal by the compiled twins, on one core, beside the same algorithm in plain C.

C (`c/*_playouts.c`, gcc -O3 -march=native) keeps the same state, draws from the same generator in the same order
and must come to the same totals, the same last state and the same state of the generator. A second C side need
not show its states, so that the compiler may leave out what the totals do not need. River plays single deals of
10 … 1 cards, as often; Up or Down? plays matches. Run: `python benchmarks/playouts_c.py [--seats 4]`
"""

import tempfile
from functools import partial
from pathlib import Path

import numpy as np

from playing import Playing, dealt_states, in_c, in_ours, rate_from, unseen_in_c
from rounds import measure_in_turn, ratio, report, wishes
from updown.core.game import AnyGame
from updown.fast.chance import chance
from updown.fast.twin import Flat
from updown.games import game_called

UNSEEN = "C, states unseen"
DEALS = 10
"""Of each kind."""


def start_states(game: AnyGame, seats: int) -> Flat:
    if game.id != "river":
        return dealt_states(game, seats, DEALS, 1)
    sizes = range(1, min(10, 51 // seats) + 1)
    return np.concatenate([dealt_states(game, seats, DEALS, size, start=size) for size in sizes])


def check_equal(ours: Playing, theirs: Playing, unseen: Playing, dealt: Flat) -> None:
    """Raises AssertionError if the sides do not play alike, draw for draw."""
    rng, their_rng, unseen_rng = chance(2), chance(2), chance(2)
    sums, last = ours(dealt, 200, rng)
    their_sums, their_last = theirs(dealt, 200, their_rng)
    assert (sums == their_sums).all(), (sums, their_sums)
    assert (last == their_last).all(), np.flatnonzero(last != their_last)
    assert (sums == unseen(dealt, 200, unseen_rng)[0]).all()
    assert (rng == their_rng).all()
    assert (rng == unseen_rng).all()
    print(f"  checksums equal over {200 * len(dealt):,} playouts: totals {sums.tolist()}")


def compare(game: AnyGame, seats: int, seconds: float, rounds: int, folder: Path) -> None:
    ours, theirs, unseen = in_ours(game), in_c(game, folder), unseen_in_c(game, folder)
    dealt = start_states(game, seats)
    print(f"\n{game.id}, {seats} seats")
    check_equal(ours, theirs, unseen, dealt)
    sides = {"updown": ours, "C": theirs, UNSEEN: unseen}
    figures = measure_in_turn(
        {name: partial(rate_from, play, dealt, seconds, 3) for name, play in sides.items()}, rounds
    )
    report(f"{game.id}, {seats} seats, one core", figures, "playouts/s")
    for name in ("C", UNSEEN):
        print(f"  {game.id}: updown over {name}: {ratio(figures['updown'], figures[name])}")


def main() -> None:
    wish = wishes(__doc__, seconds=1.0, seats=4)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("river", "up-or-down"):
            compare(game_called(name), wish.seats, wish.seconds, wish.rounds, Path(folder))


if __name__ == "__main__":
    main()
