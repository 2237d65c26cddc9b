"""One round of River on a line of whole numbers, for the judge alone: it shares no code with what it judges.

A card is its place in the pack (suit C D H S, then rank); a set of cards is the bits of one number.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from updown.core.game import Seat
from updown.games.river.cards import ORDER, SUITS
from updown.games.river.options import SCORINGS
from updown.games.river.rules import leader, opened
from updown.games.river.scoring import tricks_won
from updown.games.river.state import State

Line: TypeAlias = npt.NDArray[np.int64]
F = TypeVar("F", bound=Callable[..., Any])

SEATS, TRUMP, SCORING, ROUND_SIZE, FIRST, LEADER, LAID, LED, BEST, BEST_SEAT, SEEN = range(11)
"""Places of a line. FIRST led the first trick; SEEN: the trump card and all cards played; the rest is the open trick."""
HANDS, VOIDS, BIDS, WON, PLAYED, SIZES = range(16, 64, 8)
"""Where the numbers of each seat begin; VOIDS are the suits it did not follow, as bits."""
LINE_SIZE = 64

SUIT = (1 << 13) - 1
"""The cards of clubs."""


def compiled(function: F) -> F:
    return cast("F", numba.njit(nogil=True, error_model="numpy")(function))


def line_of(state: State) -> Line:
    """The round as it stands, all hands included; bids that are not made yet are 0."""
    past, this = state.past, opened(state)
    line = np.zeros(LINE_SIZE, np.int64)
    line[SEATS] = past.seats
    line[TRUMP] = SUITS.index(this.trump[1])
    line[SCORING] = SCORINGS.index(past.options.scoring)
    line[ROUND_SIZE] = this.hand_size
    line[SEEN] = 1 << ORDER[this.trump]
    line[FIRST] = line[LEADER] = (this.dealer + 1) % past.seats
    for seat in range(past.seats):
        hand = state.secrets.hands[Seat(seat)]
        line[HANDS + seat] = sum(1 << ORDER[card] for card in hand)
        line[SIZES + seat] = len(hand)
        line[BIDS + seat] = this.bids[seat] or 0
    _replay(line, state)
    assert line[LEADER] == leader(state)
    assert tuple(line[WON : WON + past.seats]) == tricks_won(state.tricks, past.seats)
    return line


def _replay(line: Line, state: State) -> None:
    """What was played, through the same code as what will be."""
    played = [taken.cards for taken in state.tricks] + [state.trick]
    sizes = line[SIZES : SIZES + 8].copy()
    for cards in played:
        for card in cards:
            lay(line, ORDER[card])
    line[SIZES : SIZES + 8] = sizes


@compiled
def turn(line: Line) -> int:
    return (line[LEADER] + line[LAID]) % line[SEATS]


@compiled
def playable(line: Line, seat: int) -> int:
    """R10."""
    hand = line[HANDS + seat]
    if line[LAID] == 0:
        return hand
    following = hand & (SUIT << (13 * line[LED]))
    return following or hand


@compiled
def takes(line: Line, card: int) -> bool:
    """R11: whether the card would be the best of the open trick so far."""
    if line[LAID] == 0:
        return True
    best = line[BEST]
    if card // 13 == best // 13:
        return card > best
    return card // 13 == line[TRUMP]


@compiled
def lay(line: Line, card: int) -> None:
    """R10, R11: the seat to act plays a card that it may play."""
    seat = turn(line)
    best = takes(line, card)
    if line[LAID] == 0:
        line[LED] = card // 13
    elif card // 13 != line[LED]:
        line[VOIDS + seat] |= 1 << line[LED]
    if best:
        line[BEST] = card
        line[BEST_SEAT] = seat
    bit = 1 << card
    line[HANDS + seat] &= ~bit
    line[PLAYED + seat] |= bit
    line[SEEN] |= bit
    line[SIZES + seat] -= 1
    line[LAID] += 1
    if line[LAID] == line[SEATS]:
        line[WON + line[BEST_SEAT]] += 1
        line[LEADER] = line[BEST_SEAT]
        line[LAID] = 0


@compiled
def points(scoring: int, bid: int, tricks: int) -> float:
    """R12: classic, exact, penalty."""
    made = bid == tricks
    if scoring == 0:
        return tricks + (10.0 if made else 0.0)
    if scoring == 1:
        return 10.0 + bid if made else 0.0
    return 10.0 + tricks if made else -abs(bid - tricks) * 1.0
