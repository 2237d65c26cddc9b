"""What a hand is worth in tricks, to one who sees it and what is public."""

import numpy as np

from updown.fast.bits import count, lowest
from updown.fast.compiled import inlined
from updown.fast.twin import Flat
from updown.games.river.fast_odds import (
    BOSS,
    BOSS_AT,
    LOSER_AT,
    ONE,
    SHARES,
    STEER,
    Table,
    card_counts,
    goal_chances,
)
from updown.games.river.fast_state import GONE, LAID, SEATS, SUIT, WHOLE_PACK

ABOVE = np.array([SUIT << 13 * (card // 13) & ~((2 << card) - 1) for card in range(52)])
"""The cards that beat a card in its suit."""
EACH = np.array([0] + [(SHARES << 16) // cards for cards in range(1, 53)])
"""By unseen cards, the share that each of them is, times 2^16."""
COUNTS = card_counts().ravel()
GOALS = goal_chances(STEER).ravel()
BID_CHANCES = goal_chances(0.0).ravel()


@inlined
def at(table: Table, place: int) -> int:
    """The entry at a place that is not negative: with a sign to look at, each look-up takes longer."""
    return int(np.int64(table[np.uint64(place)]))


@inlined
def unseen_by(s: Flat, hand: int) -> int:
    """Cards in others' hands or not dealt."""
    return WHOLE_PACK & ~(s[GONE] | hand)


@inlined
def share_of(cards: int, unseen: int) -> int:
    """The share that so many cards are of the unseen ones."""
    return min(SHARES, (cards * at(EACH, count(unseen)) + (1 << 15)) >> 16)


@inlined
def row_of(s: Flat, hand: int, unseen: int) -> int:
    """Where the counts of this hand's cards stand now."""
    held, seats = count(hand), s[SEATS]
    return row_at(seats, held, share_of(held * (seats - 1) - s[LAID], unseen))


@inlined
def row_at(seats: int, held: int, share: int) -> int:
    """Counts stand by number of higher cards: 16 of side suits, 16 of trump."""
    return (((seats - 2) * 11 + held) * (SHARES + 1) + share) * 32


@inlined
def higher(card: int, unseen: int) -> int:
    """Unseen cards that beat the card in its suit."""
    return count(unseen & at(ABOVE, card))


@inlined
def count_of(card: int, trumps: int, unseen: int, row: int) -> int:
    """What the card counts: a chance, BOSS or LOSER."""
    return at(COUNTS, row + 16 * ((trumps >> card) & 1) + higher(card, unseen))


@inlined
def worth_of(hand: int, trumps: int, unseen: int, row: int) -> int:
    """The sum of its cards' counts."""
    worth = 0
    while hand:
        worth += count_of(lowest(hand), trumps, unseen, row)
        hand &= hand - 1
    return worth


@inlined
def expected(worth: int) -> int:
    """Tricks, in chances: of a sum of counts, or of one."""
    return (worth & (BOSS - 1)) + ONE * ((worth >> BOSS_AT) & 15)


@inlined
def chance_of(table: Table, worth: int, cards: int, needed: int) -> int:
    """That so many cards, worth so much, take just the tricks needed."""
    bosses, losers = (worth >> BOSS_AT) & 15, worth >> LOSER_AT
    undecided, of_them = cards - bosses - losers, max(0, needed - bosses + 1)
    return at(table, (undecided * 16 + of_them) * 88 + ((worth & (BOSS - 1)) >> 3))
