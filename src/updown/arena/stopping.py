"""When to stop early without fooling oneself: few looks, fixed beforehand, each against a stricter threshold.

Looking again and again and stopping at the first "significant" result would find a difference between equal
bots in far more than 5 % of contests. Here the looks are fixed when the contest is set up, at equal distances,
and all of them together err in at most 5 % (Pocock 1977). The intervals of such a contest are widened to match
(repeated confidence intervals, Jennison & Turnbull 1989): they hold at whichever look the contest stops.
"""

from functools import cache
from itertools import combinations
from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

import numpy as np

from updown.arena.contest import Contest

RISK = 0.05
"""Of saying "clear" at any look when there is no difference."""

Pair: TypeAlias = tuple[int, int]


def looks_of(contest: Contest) -> tuple[int, ...]:
    """After how many groups, counted in the order of their numbers, it is asked whether the answer is clear."""
    a_round = len(contest.lineups)
    looks = min(contest.looks, contest.rounds)
    return tuple(round(contest.rounds * look / looks) * a_round for look in range(1, looks + 1))


def questions_of(contest: Contest) -> tuple[Pair, ...]:
    """The pairs of bots to be told apart: all that meet, or the first from each."""
    met = {pair for lineup in contest.lineups for pair in combinations(sorted(set(lineup)), 2)}
    return tuple(sorted(pair for pair in met if contest.form != "first" or 0 in pair))


def level_of(contest: Contest) -> float:
    """The level of every interval: 95 % if nobody looks early; else wide enough for all looks and questions.

    Several questions share the risk equally (Bonferroni).
    """
    looks = len(looks_of(contest))
    return 1 - nominal_risk(looks, RISK / len(questions_of(contest))) if looks > 1 else 1 - RISK


@cache
def nominal_risk(looks: int, risk: float) -> float:
    """The risk to allow at each of so many looks, equally far apart, for this risk in all (Pocock 1977)."""
    low, high = NormalDist().inv_cdf(1 - risk / 2), 10.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if _chance_to_cross(looks, middle) > risk else (low, middle)
    return 2 * (1 - NormalDist().cdf((low + high) / 2))


def _chance_to_cross(looks: int, bound: float) -> float:
    """That a sum of k standard normal steps is ever beyond ± bound · √k, k = 1 … looks.

    The density of the sums that have not crossed, carried from look to look (Armitage, McPherson & Rowe 1969).
    """
    at, weights, density = np.zeros(1), np.ones(1), np.ones(1)
    for look in range(1, looks + 1):
        edge = bound * sqrt(look)
        grid = np.linspace(-edge, edge, 201)
        steps = np.exp(-((grid[:, None] - at[None, :]) ** 2) / 2) / sqrt(2 * np.pi)
        density = steps @ (density * weights)
        at, weights = grid, np.full(len(grid), grid[1] - grid[0])
        weights[[0, -1]] /= 2  # trapezoids
    return float(1 - density @ weights)
