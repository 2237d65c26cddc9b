"""A row: what may extend it (U9) and what it is worth (U13)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from updown.games.up_or_down.cards import COLOURS, Card

Row: TypeAlias = tuple[Card, ...]


def direction(row: Sequence[int]) -> Literal["up", "down"] | None:
    """Fixed by the second card; a row of fewer cards has none yet (U9)."""
    if len(row) < 2:
        return None
    return "up" if row[0] < row[1] else "down"


def fits(row: Sequence[int], card: int) -> bool:
    """Whether the card may extend this row at its open end (U9). Gaps of any size are fine."""
    return len(row) == 1 or (card > row[-1]) == (row[1] > row[0])


@lru_cache(2**16)  # rows are asked for at every turn by everybody who looks on, and seldom change
def best_colour_count(row: Row) -> int:
    """Cards of the row's commonest colour (U13)."""
    counts = [0] * COLOURS
    for card in row:
        counts[(card - 1) % COLOURS] += 1
    return max(counts)


@lru_cache(2**16)
def row_points(row: Row) -> int:
    """Number of cards x number of cards of the commonest colour (U13)."""
    return len(row) * best_colour_count(row)


def total(rows: Sequence[Row], discards: Sequence[int]) -> int:
    """All rows, plus one point for each discarded card (U13)."""
    return sum(map(row_points, rows)) + len(discards)
