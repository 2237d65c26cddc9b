"""The very long search of the judge: worlds dealt evenly from a view, and the best that a seat can do in them.

No look through the cards: at each later decision of its own the seat deals worlds anew from what it sees then, all
alike, and plays the card that is best on average. With two cards left this is an exact best reply up to sampling, since the
last card is forced; with three it becomes one as `tries` grows; with more it bounds it from below.
"""

from math import exp

import numpy as np

from tests.blunders.river_players import COMB, PACK, REFERENCE, bid_fit, choose
from tests.blunders.river_round import (
    BIDS,
    HANDS,
    LAID,
    LEADER,
    LINE_SIZE,
    SCORING,
    SEATS,
    SEEN,
    SIZES,
    SUIT,
    VOIDS,
    WON,
    Line,
    compiled,
    lay,
    playable,
    points,
    turn,
)
from tests.blunders.verdicts import Numbers
from updown.fast.bits import count, lowest
from updown.fast.chance import Chance, below

DOUBT = 2.0
"""Points of bid by which players may differ from the reference: weighs worlds by how well the bids fit the hands."""


@compiled
def imagine(line: Line, me: int, heed_bids: bool, world: Line, rng: Chance) -> float:  # noqa: FBT001
    """Deals the others cards that they may hold; the weight that makes all such deals equally likely, maybe 0."""
    world[:] = line
    unseen = PACK & ~(line[SEEN] | line[HANDS + me])
    weight = 1.0
    done = 1 << me
    for _ in range(line[SEATS] - 1):
        seat = _tightest(line, done)
        done |= 1 << seat
        may = unseen
        for suit in range(4):
            if (line[VOIDS + seat] >> suit) & 1:
                may &= ~(SUIT << (13 * suit))
        size = line[SIZES + seat]
        weight *= COMB[count(may), size] / COMB[count(unseen), size]
        if weight == 0:
            return 0.0
        hand = _draw(may, size, rng)
        unseen &= ~hand
        world[HANDS + seat] = hand
    if heed_bids:
        fit = 0.0
        for seat in range(line[SEATS]):
            if seat != me:
                fit += bid_fit(world, seat)
        weight *= exp(fit / DOUBT)
    return weight


@compiled
def _tightest(line: Line, done: int) -> int:
    """Of the seats not done, one that may hold the fewest suits: dealt to first, it cannot run short."""
    tightest, most = -1, -1
    for seat in range(line[SEATS]):
        if not (done >> seat) & 1 and count(line[VOIDS + seat]) > most:
            tightest, most = seat, count(line[VOIDS + seat])
    return tightest


@compiled
def _draw(cards: int, many: int, rng: Chance) -> int:
    """So many of the cards, each set as likely."""
    listed = np.empty(52, np.int64)
    size = 0
    while cards:
        listed[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    drawn = 0
    for _ in range(many):
        at = below(rng, size)
        drawn |= 1 << listed[at]
        size -= 1
        listed[at] = listed[size]
    return drawn


@compiled
def is_over(line: Line) -> bool:
    return line[LAID] == 0 and line[SIZES + line[LEADER]] == 0


@compiled
def play_on(line: Line, me: int, others: int, rng: Chance) -> None:
    """To the end of the round, the seat itself by the reference."""
    while not is_over(line):
        lay(line, choose(line, REFERENCE if turn(line) == me else others, rng))


@compiled
def best_card(line: Line, me: int, others: int, tries: int, rng: Chance) -> int:
    """The card that brings most points over so many worlds."""
    cards = playable(line, me)
    if cards & (cards - 1) == 0 or tries == 0:
        return choose(line, REFERENCE, rng)
    world, branch = np.empty(LINE_SIZE, np.int64), np.empty(LINE_SIZE, np.int64)
    worth = np.zeros(52)
    for _ in range(tries):
        weight = imagine(line, me, False, world, rng)  # noqa: FBT003
        rest = cards if weight > 0 else 0
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            branch[:] = world
            lay(branch, card)
            play_on(branch, me, others, rng)
            worth[card] += weight * _points(branch, me)
    best = lowest(cards)
    while cards:
        if worth[lowest(cards)] > worth[best]:
            best = lowest(cards)
        cards &= cards - 1
    return best


@compiled
def outcomes(  # noqa: PLR0917
    line: Line,
    me: int,
    actions: Line,
    others: int,
    heed_bids: bool,  # noqa: FBT001
    tries: int,
    weights: Numbers,
    scores: Numbers,
    rng: Chance,
) -> None:
    """Writes a weight for each world, and for each world and action the points of all seats at the round's end.

    Actions are cards, or bids written as -1 - tricks.
    """
    world, branch = np.empty(LINE_SIZE, np.int64), np.empty(LINE_SIZE, np.int64)
    for number in range(len(weights)):
        weights[number] = imagine(line, me, heed_bids, world, rng)
        if weights[number] == 0:
            continue
        for at in range(len(actions)):
            branch[:] = world
            if actions[at] < 0:
                branch[BIDS + me] = -1 - actions[at]
            else:
                lay(branch, actions[at])
            while not is_over(branch):
                if turn(branch) == me:
                    lay(branch, best_card(branch, me, others, tries, rng))
                else:
                    lay(branch, choose(branch, others, rng))
            for seat in range(line[SEATS]):
                scores[number, at, seat] = _points(branch, seat)


@compiled
def _points(line: Line, seat: int) -> float:
    return points(line[SCORING], line[BIDS + seat], line[WON + seat])
