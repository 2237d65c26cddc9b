"""What a finished round is worth to each seat."""

from typing import Any

import numpy.typing as npt

from updown.fast.compiled import compiled
from updown.fast.twin import Flat, Known
from updown.games.river.fast_state import SEATS, TOTALS
from updown.games.river.fast_steps import is_over

ONE_ROUND = 40.0
"""Points that move the value by one."""


@compiled
def values(s: Flat, known: Known, out: npt.NDArray[Any]) -> None:
    seats = s[SEATS]
    if is_over(s):
        share_of_win(s, out)
        return
    for seat in range(seats):
        gain = 0.0
        for other in range(seats):
            lead = (s[TOTALS + seat] - known[TOTALS + seat]) - (s[TOTALS + other] - known[TOTALS + other])
            gain += lead / seats
        out[seat] = min(1.0, max(0.0, 0.5 + gain / ONE_ROUND))


@compiled
def share_of_win(s: Flat, out: npt.NDArray[Any]) -> None:
    """R13: a tie is a shared victory."""
    seats = s[SEATS]
    best, winners = s[TOTALS], 0
    for seat in range(seats):
        best = max(best, s[TOTALS + seat])
    for seat in range(seats):
        winners += s[TOTALS + seat] == best
    for seat in range(seats):
        out[seat] = 1.0 / winners if s[TOTALS + seat] == best else 0.0
