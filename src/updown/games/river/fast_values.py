"""What a finished round is worth to each seat: points, and towards the end of the match the chance to win it."""

from math import exp, sqrt
from typing import Any

import numpy.typing as npt

from updown.fast.compiled import inlined
from updown.fast.twin import Flat, Known
from updown.games.river.fast_state import ROUND, ROUNDS, SEATS, TOTALS
from updown.games.river.fast_steps import is_over

RANGE = 26.0
"""Points of a round between a value of 0 and of 1."""
USUAL = 6.0
"""Points that are worth 0.5, if the others have as many."""
OTHERS = 0.5
"""How much the others' mean counts against the own points."""
NEAR = 4
"""With fewer rounds to come the chance to win begins to count: all at the end, none so many rounds before it."""
SPREAD = 4.0
"""Points by which a round moves totals apart: the scale of a logistic curve; times the root of the rounds to come."""


@inlined
def values(s: Flat, known: Known, out: npt.NDArray[Any]) -> None:
    if is_over(s):
        _share_the_win(s, out)
        return
    _weigh_points(s, known, out)
    to_come = s[ROUNDS] - s[ROUND]
    if to_come < NEAR:
        _bend_to_win(s, to_come, out)


@inlined
def _share_the_win(s: Flat, out: npt.NDArray[Any]) -> None:
    """R13: a tie is a shared victory."""
    seats, winners = s[SEATS], 0
    best = _best_total(s)
    for seat in range(seats):
        winners += s[TOTALS + seat] == best
    for seat in range(seats):
        out[seat] = 1.0 / winners if s[TOTALS + seat] == best else 0.0


@inlined
def _best_total(s: Flat) -> int:
    best = s[TOTALS]
    for seat in range(1, s[SEATS]):
        best = max(best, s[TOTALS + seat])
    return best


@inlined
def _weigh_points(s: Flat, known: Known, out: npt.NDArray[Any]) -> None:
    """Of this round alone."""
    seats, gained = s[SEATS], 0
    for seat in range(seats):
        gained += s[TOTALS + seat] - known[TOTALS + seat]
    for seat in range(seats):
        own = s[TOTALS + seat] - known[TOTALS + seat]
        others = (gained - own) / (seats - 1)
        lead = own - OTHERS * others - (1 - OTHERS) * USUAL
        out[seat] = min(1.0, max(0.0, 0.5 + lead / RANGE))


@inlined
def _bend_to_win(s: Flat, to_come: int, out: npt.NDArray[Any]) -> None:
    """Towards the chance to win: the exponentials of the totals, as parts of their sum."""
    seats, sum_of_all = s[SEATS], 0.0
    best, spread = _best_total(s), SPREAD * sqrt(to_come)
    for seat in range(seats):
        sum_of_all += exp((s[TOTALS + seat] - best) / spread)
    weight = 1 - to_come / NEAR
    for seat in range(seats):
        chance = exp((s[TOTALS + seat] - best) / spread) / sum_of_all
        out[seat] += weight * (chance - out[seat])
