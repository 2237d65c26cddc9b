"""What the light player goes by: chances of cards, of tricks and of bids, as tables of whole numbers.

Fitted to what happened to the cards of a million hands of this player, with 2 to 8 seats. A *share* is the part of
the unseen cards that lies in the hands in question; *higher* are the unseen cards of its suit that beat a card.
"""

from math import comb
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Table: TypeAlias = npt.NDArray[Any]

ONE_AT = 6
ONE = 1 << ONE_AT
"""A chance of 1; chances are whole numbers of so many parts."""
SHARES = 16
"""A share of 1."""
BOSS_AT, LOSER_AT = 10, 14
BOSS, LOSER = 1 << BOSS_AT, 1 << LOSER_AT
"""What a card counts that takes a trick for certain, or never. Sums of counts keep the three kinds apart."""
SURE, HOPELESS = 0.97, 0.03
"""From where on a card is taken to be such a one."""

TRUMP_LOSES, FADES = 0.9, 0.6
"""How often a higher trump in play costs a trump its trick, with one card left; how that fades with more."""
SIDE_LOSES = 0.8
"""How often a higher card in play costs a side card its trick."""
LEFT_ALONE, PER_CARD = 1.0, 0.08
"""How often the best card of a side suit takes no trick if others lead, with one card left; less with each more."""
OVERTAKEN, OVERRUFFED = 0.9, 0.25
"""How often a higher card of those still to play takes the trick: of the suit led; from a trump that ruffs."""
STEER = 0.3
"""How far one who plays for a number of tricks bends the odds towards it, per trick and at most."""
GOAL = 1024
"""A chance of 1 to take just the tricks needed."""


def card_counts() -> Table:
    """How much a card counts, by seats, cards in hand, share of all others, side suit or trump, and higher cards."""
    seats, hand = np.arange(2, 9).reshape(7, 1, 1, 1), np.arange(11).clip(1).reshape(11, 1, 1)
    share, higher = np.arange(SHARES + 1).reshape(SHARES + 1, 1) / SHARES, np.arange(16)
    trump = (1 - TRUMP_LOSES * share * hand**-FADES) ** higher
    best = 1 - (1 - 1 / seats) * (LEFT_ALONE - PER_CARD * (hand - 1))
    side = best * (1 - SIDE_LOSES * share) ** higher
    chances = np.stack(np.broadcast_arrays(side, trump), axis=3)
    counts = np.rint(ONE * chances)
    return np.where(chances > SURE, BOSS, np.where(chances < HOPELESS, LOSER, counts)).astype(np.int16)


def prices() -> Table:
    """What it costs to lose a card, in chances: the same by the same."""
    counts = card_counts()
    return np.where(counts == BOSS, ONE, np.where(counts == LOSER, 0, counts)).astype(np.int16)


def trick_chances() -> Table:
    """That the best card so far stays it, by whether it ruffs, share of those still to play, and higher cards."""
    share, higher = np.arange(SHARES + 1).reshape(SHARES + 1, 1) / SHARES, np.arange(16)
    lost = np.array([OVERTAKEN, OVERRUFFED]).reshape(2, 1, 1)
    return np.rint(ONE * (1 - lost * share) ** higher).astype(np.int16)


def losing_leads() -> Table:
    """How well a lead suits one who wants to lose the trick and the card: as `prices`, for each of them as a lead."""
    loses = 1 - trick_chances()[0] / ONE
    risk = -ONE * np.log(loses.clip(0.005)).reshape(SHARES + 1, 1, 16)
    return np.rint(prices() - risk).astype(np.int16)


def taking_leads() -> Table:
    """How well a lead suits one who wants to take the trick."""
    return (2 * trick_chances()[0].reshape(SHARES + 1, 1, 16) - prices()).astype(np.int16)


def goal_chances(steer: float) -> Table:
    """To take just so many tricks, by cards that may take one, tricks needed and 1, and eighths expected of them."""
    table = np.zeros((11, 16, 88), np.int16)
    for cards in range(11):
        expected = np.minimum(cards, (np.arange(88) + 0.5) / 8)
        for needed in range(cards + 1):
            chance = _bent(expected / max(1, cards), steer * np.clip(needed - expected, -1, 1))
            just = comb(cards, needed) * chance**needed * (1 - chance) ** (cards - needed)
            table[cards, needed + 1] = np.rint(GOAL * just)
    return table


def _bent(chance: Table, by: Table) -> Table:
    """Every chance moved up if `by` is positive, down if negative; what is certain stays certain."""
    power = 2 ** abs(by)
    return np.where(by < 0, chance**power, 1 - (1 - chance) ** power)
