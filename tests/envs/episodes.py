"""Matches of a batch told apart by their numbers, with actions that depend on nothing but number and step."""

import sys
from collections import defaultdict
from hashlib import sha256

import numpy as np

from updown.envs.batch import Batch, BatchEnv


def actions_for(env: BatchEnv, batch: Batch, steps: dict[int, int]) -> list[int]:
    """A legal action for each match, the same whatever else the batch plays."""
    chosen: list[int] = []
    for line, number in enumerate(env.number):
        legal = np.flatnonzero(batch.mask[line])
        chosen.append(int(legal[(7 * int(number) + 5 * steps[int(number)] ** 2) % legal.size]))
    return chosen


def episodes(game: str, seats: int, *, matches: int, seed: int, wanted: int) -> dict[int, str]:
    """A hash of all that the first `wanted` matches showed, by their numbers."""
    env = BatchEnv(game, seats, matches=matches, seed=seed)
    batch, steps = env.reset(), defaultdict[int, int](int)
    digests = {number: sha256() for number in range(wanted)}
    open_numbers = set(digests)
    while open_numbers:
        numbers = env.number.tolist()
        for line, number in enumerate(numbers):
            if number in digests:
                digests[number].update(batch.observation[line].tobytes() + batch.mask[line].tobytes())
                digests[number].update(bytes([batch.seat[line]]))
        chosen = actions_for(env, batch, steps)
        for number in numbers:
            steps[number] += 1
        batch = env.step(chosen)
        for line, number in enumerate(numbers):
            if number in digests:
                digests[number].update(batch.reward[line].tobytes())
            if batch.done[line]:
                open_numbers.discard(number)
    return {number: digest.hexdigest() for number, digest in digests.items()}


if __name__ == "__main__":
    game, seats, matches, seed, wanted = sys.argv[1:]
    print(episodes(game, int(seats), matches=int(matches), seed=int(seed), wanted=int(wanted)))
