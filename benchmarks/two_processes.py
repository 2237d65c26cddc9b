"""What a second process gains: random playouts by the twins, beside the same in C, in the same run.

Each round plays with one process and with two at a time, ours and C in turn; the gain is the sum of the two rates
over the rate of one alone, by the clock. Two cores that share power or memory give less than 2; what counts is
ours over C's. Run: `python benchmarks/two_processes.py`
"""

import tempfile
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from time import sleep, time

from playing import Playing, in_c, in_ours
from playouts_c import start_states
from rounds import measure_in_turn, ratio, report, wishes
from updown.fast.chance import chance
from updown.fast.twin import Flat
from updown.games import game_called

SEATS = 4


def rate_with(
    pool: ProcessPoolExecutor, workers: int, side: str, game: str, seconds: float, folder: str
) -> float:
    """Playouts per second of so many processes that play at the same time."""
    at = time() + 0.05
    parts = [pool.submit(rate_between, side, game, number, at, seconds, folder) for number in range(workers)]
    return sum(part.result() for part in parts)


def rate_between(side: str, game: str, number: int, at: float, seconds: float, folder: str) -> float:
    """In a worker: waits for the moment, then plays for so long; playouts per second."""
    play, dealt = prepared(side, game, folder)
    rng = chance(number)
    play(dealt, 1, rng)
    each = 20_000 // len(dealt)
    sleep(max(0.0, at - time()))
    start, done = time(), 0
    while time() < start + seconds:
        play(dealt, each, rng)
        done += each * len(dealt)
    return done / (time() - start)


@cache
def prepared(side: str, game: str, folder: str) -> tuple[Playing, Flat]:
    its_game = game_called(game)
    play = in_ours(its_game) if side == "updown" else in_c(its_game, Path(folder))
    return play, start_states(its_game, SEATS)


def main() -> None:
    wish = wishes(__doc__, seconds=1.0)
    with (
        tempfile.TemporaryDirectory() as folder,
        ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool,
    ):
        for game in ("river", "up-or-down"):
            prepared("C", game, folder)  # compiled once, before two workers want it
            for side in ("updown", "C"):
                rate_with(pool, 2, side, game, 0.1, folder)
            sides = {
                f"{side}, {workers}": partial(rate_with, pool, workers, side, game, wish.seconds, folder)
                for side in ("updown", "C")
                for workers in (1, 2)
            }
            figures = measure_in_turn(sides, wish.rounds)
            report(f"{game}, {SEATS} seats, one process and two", figures, "playouts/s")
            gains = {
                side: [
                    two / one for one, two in zip(figures[f"{side}, 1"], figures[f"{side}, 2"], strict=True)
                ]
                for side in ("updown", "C")
            }
            print(f"  {game}: gain of updown {ratio(figures['updown, 2'], figures['updown, 1'])}")
            print(f"  {game}: gain of C {ratio(figures['C, 2'], figures['C, 1'])}")
            print(f"  {game}: gain of updown over gain of C: {ratio(gains['updown'], gains['C'])}\n")


if __name__ == "__main__":
    main()
