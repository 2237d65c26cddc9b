"""Steps a second of our batched environment on one core, beside those of OpenSpiel, PettingZoo, RLCard and Pgx.

Every side sees an observation and a mask at each step and picks a legal action at random, each as likely; matches
that end are followed by new ones; a step is one decision. Ours: River and Up or Down? with four seats, default
options, `BatchEnv` with so many matches at once. Theirs: see peer_environments.py; only OpenSpiel has this game.
The process stays on one core, so that Pgx's threads share it. Run: `python benchmarks/environments.py`
"""

import os
import sys
from functools import partial
from time import process_time

import numpy as np
import numpy.typing as npt

from peer_environments import BUFFER, LISTS, PEERS, SEATS, Stepping
from rounds import measure_in_turn, ratio, report, wishes
from updown.envs.batch import BatchEnv
from updown.fast.bits import count, nth
from updown.fast.chance import Chance, below, chance
from updown.fast.compiled import inlined

OURS = "updown River"


WORD = 63
"""Actions whose mask fits one number."""


@inlined
def choose(mask: npt.NDArray[np.bool_], rng: Chance, actions: npt.NDArray[np.int64]) -> None:
    """A legal action for each line, each as likely; for at most twice `WORD` actions."""
    for line in range(len(mask)):
        row = mask[line]
        low = high = 0
        for index in range(min(WORD, row.size)):
            low |= int(row[index]) << index
        for index in range(WORD, row.size):
            high |= int(row[index]) << (index - WORD)
        many = count(low)
        place = below(rng, many + count(high))
        actions[line] = nth(low, place) if place < many else WORD + nth(high, place - many)


def load_ours(game: str, matches: int) -> tuple[Stepping, int]:
    env = BatchEnv(game, SEATS, matches=matches)
    rng, actions = chance(1), np.zeros(matches, np.int64)
    choose(env.reset().mask, rng, actions)
    choose(env.step(actions).mask, rng, actions)  # all is compiled before the first round

    def play(seconds: float) -> float:
        steps = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in range(10):
                choose(env.step(actions).mask, rng, actions)
            steps += 10 * matches
        return steps / spent

    return play, env.encoding.layout.size


def main() -> None:
    wish = wishes(__doc__, seconds=0.8, matches=1024)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    sides = {
        OURS: load_ours("river", wish.matches),
        "updown Up or Down?": load_ours("up-or-down", wish.matches),
    }
    lacking = [f"{peer.name} (needs {', '.join(peer.lacking)})" for peer in PEERS if peer.lacking]
    sides |= {peer.name: peer.load() for peer in PEERS if not peer.lacking}
    steppings = {name: partial(stepping, wish.seconds) for name, (stepping, _) in sides.items()}
    figures = measure_in_turn(steppings, wish.rounds)
    report(f"Environments on one core, ours with {wish.matches} matches at once", figures, "steps/s")
    for name, (_, values) in sides.items():
        print(f"  {name}: {values} values an observation")
    for name in figures:
        if not name.startswith("updown"):
            print(f"  {OURS} over {name}: {ratio(figures[OURS], figures[name])}")
    for name in (LISTS, BUFFER):
        assert name in figures, "OpenSpiel is the peer of the claim"
    if lacking:
        sys.exit(
            f"NOT INSTALLED, so not measured: {'; '.join(lacking)}. `make bench` installs the group `peers`"
        )


if __name__ == "__main__":
    main()
