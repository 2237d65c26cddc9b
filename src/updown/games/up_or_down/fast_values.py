"""What the end of a match is worth to each seat, for search."""

from updown.fast.compiled import inlined
from updown.games.up_or_down.fast_layout import SEATS, Line
from updown.games.up_or_down.fast_turns import is_over, total

WINNING = 0.7
"""Share of the worth that only winning gives, shared when tied (U14); the rest is by how much."""
MARGIN = 20.0
"""Points ahead of the best other at which half of the most that a margin gives is reached."""


@inlined
def is_horizon(s: Line) -> bool:
    return is_over(s)


@inlined
def values(s: Line, known: Line, out: Line) -> None:  # noqa: ARG001
    best = 0
    for seat in range(s[SEATS]):
        best = max(best, total(s, seat))
    for seat in range(s[SEATS]):
        out[seat] = _value(s, seat, total(s, seat), best)


@inlined
def _value(s: Line, seat: int, mine: int, best: int) -> float:
    winners, best_other = 0, 0
    for other in range(s[SEATS]):
        points = total(s, other)
        winners += int(points == best)
        if other != seat:
            best_other = max(best_other, points)
    margin = float(mine - best_other)
    ahead = margin / (MARGIN + abs(margin))
    won = 1.0 / winners if mine == best else 0.0
    return WINNING * won + (1.0 - WINNING) * (0.5 + 0.5 * ahead)
