"""The light heuristic player of playouts."""

from updown.fast.bits import lowest
from updown.fast.chance import Chance
from updown.fast.compiled import inlined
from updown.games.up_or_down.fast_layout import (
    CIRCLE,
    FITS,
    HAND,
    ROW_LENGTH,
    ROWS,
    Line,
    block,
    gap,
    points,
    ring,
)
from updown.games.up_or_down.fast_turns import action_of, open_piles, places, row_with


@inlined
def policy_action(s: Line, seat: int, rng: Chance) -> int:  # noqa: ARG001
    """Takes what gains most now."""
    mine, circle = block(seat), s[CIRCLE]
    around, where = ring(circle), ring(places(circle, s[mine + FITS]))
    pile, _ = open_piles(s)
    held, best, most = s[mine + HAND] & 0xFF_FFFF, 0, -1000
    while held:
        card = held & 0xFF
        held >>= 8
        for side in range(2):
            lane = 8 * (gap(circle, card) + side)
            placements, taken = (where >> lane) & 0xFF, (around >> lane) & 0xFF
            while placements:
                placement = lowest(placements)
                placements &= placements - 1
                gain = _gain(s, mine, taken, placement)
                if gain > most:
                    most, best = gain, action_of(card, side, placement, pile)
    return best


@inlined
def _gain(s: Line, mine: int, taken: int, placement: int) -> int:
    if placement < 3:
        row = s[mine + ROWS + placement]
        return points(row_with(row, taken)) - points(row)
    row = s[mine + ROWS + placement - 3]
    return 1 + (row >> ROW_LENGTH & 31) - points(row)
