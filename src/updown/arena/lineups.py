"""Who sits at a table together, and in which seats."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Literal, TypeAlias

Form: TypeAlias = Literal["mixed", "alone", "first"]
"""`mixed`: as many different bots at a table as possible, in every combination. `alone`: one bot in one seat,
another in all others, for every ordered pair. `first`: the same, but only the first bot sits alone."""

Lineup: TypeAlias = tuple[int, ...]
"""The number of a bot for each seat."""


@cache
def lineups(form: Form, bots: int, seats: int) -> tuple[Lineup, ...]:
    """Every line-up of a round, in a fixed order. With two seats, either way round is the same line-up."""
    match form:
        case "mixed":
            return tuple(_mixed(bots, seats))
        case "alone" if seats == 2:
            return tuple(combinations(range(bots), 2))
        case "alone":
            return tuple((one, *(other,) * (seats - 1)) for one, other in permutations(range(bots), 2))
        case "first":
            return tuple((0, *(other,) * (seats - 1)) for other in range(1, bots))


def seatings(lineup: Lineup, chance: str) -> tuple[Lineup, ...]:
    """Every rotation of the line-up, after a shuffle: over many groups nobody always has the same neighbour."""
    order = list(lineup)
    Random(chance).shuffle(order)
    return tuple(tuple(order[turn:] + order[:turn]) for turn in range(len(order)))


def _mixed(bots: int, seats: int) -> Iterator[Lineup]:
    """Fewer bots than seats: each has the same number of seats, and those left over go to each in turn."""
    each, left = divmod(seats, bots)
    everybody = tuple(bot for bot in range(bots) for _ in range(each))
    for more in combinations(range(bots), left):
        yield (*everybody, *more)
