"""How the unseen cards may lie, and in how many ways: seats void in the same suits, and what one leaves another.

Only suits matter for what a hand may hold, so seats that did not follow the same suits form a group; the most
restricted group is dealt to first. Suits that no group tells apart form one pile. A group is *tied* if a later
one may hold some of its cards but not others: how much it takes of each pile is then drawn by the number of ways
to deal the rest, counted here from the last group back. All others are dealt to straight from what is left.
"""

from math import comb

import numpy as np

from updown.fast.bits import count
from updown.fast.chance import Chance, share
from updown.fast.compiled import compiled, inlined
from updown.fast.twin import Known
from updown.games.river.fast_known import GROUP, HELD, KNOWN_SIZE, MAY_HOLD, OTHERS, SEAT, UNSEEN
from updown.games.river.fast_state import SUIT, VOIDS
from updown.games.river.fast_steps import draw_cards

PILES = KNOWN_SIZE
"""The cards of each of four piles, the largest last; there may be fewer."""
MAKES = PILES + 4
"""Per group, the piles that it may hold, as bits, and below the cards that its seats hold together."""
TAKES = MAKES + 7
SIZE = TAKES + 7
"""Words of a table of ways."""
WAYS = SIZE + 1
"""A table for each group and one more: in how many ways (a float's bits) it and all later ones can be dealt to,
by how many cards the first three piles have left; the last pile has the rest."""

CHOOSE = np.array([[float(comb(cards, many)) for many in range(53)] for cards in range(53)])


def grouped(known: Known) -> Known:
    """The same, with the other seats in the order in which they are dealt to; longer if a group is tied."""
    seats = range(int(known[OTHERS]))
    who = [int(known[SEAT + place]) for place in seats]
    held = {seat: int(known[HELD + place]) for place, seat in zip(seats, who, strict=True)}
    may_hold = {seat: int(known[UNSEEN]) & ~_void_cards(int(known[VOIDS]) >> 4 * seat & 15) for seat in who}
    groups = sorted(set(may_hold.values()), key=int.bit_count)
    tied = [_is_cut(group, groups[at + 1 :]) for at, group in enumerate(groups)]
    who.sort(key=lambda seat: groups.index(may_hold[seat]))
    for place, seat in enumerate(who):
        group = groups.index(may_hold[seat])
        known[SEAT + place], known[HELD + place], known[MAY_HOLD + place] = seat, held[seat], may_hold[seat]
        if tied[group]:
            is_first = place == 0 or may_hold[who[place - 1]] != may_hold[seat]
            known[GROUP + place] = group + 1 if is_first else -1
    if not any(tied):
        return known
    return _with_ways(
        known, groups, [sum(held[seat] for seat in who if may_hold[seat] == group) for group in groups]
    )


def _void_cards(suits: int) -> int:
    return sum(SUIT << 13 * suit for suit in range(4) if suits >> suit & 1)


def _is_cut(group: int, later: list[int]) -> bool:
    """Whether a later group may hold some of its cards but not others."""
    return any(0 != group & other != group for other in later)


def _with_ways(known: Known, groups: list[int], takes: list[int]) -> Known:
    piles = _piles(int(known[UNSEEN]), groups)
    table = (piles[0].bit_count() + 1) * (piles[1].bit_count() + 1) * (piles[2].bit_count() + 1)
    longer = np.zeros(WAYS + table * (len(groups) + 1), np.int64)
    longer[:KNOWN_SIZE] = known
    longer[PILES : PILES + 4] = piles
    longer[SIZE] = table
    for at, group in enumerate(groups):
        longer[MAKES + at] = sum(1 << pile for pile, cards in enumerate(piles) if cards & group)
        longer[TAKES + at] = takes[at]
    _count_ways(longer, len(groups))
    return longer


def _piles(unseen: int, groups: list[int]) -> list[int]:
    """Suits together that the same groups may hold; the largest last."""
    by_holders: dict[tuple[bool, ...], int] = {}
    for suit in range(4):
        cards = unseen & SUIT << 13 * suit
        holders = tuple(bool(cards & group) for group in groups)
        by_holders[holders] = by_holders.get(holders, 0) | cards
    piles = sorted(by_holders.values(), key=int.bit_count)
    return [0] * (4 - len(piles)) + piles


@compiled
def _count_ways(known: Known, groups: int) -> None:
    """From the last group back."""
    sizes = count(known[PILES]), count(known[PILES + 1]), count(known[PILES + 2]), count(known[PILES + 3])
    taken = 0
    for group in range(groups):
        taken += known[TAKES + group]
    for group in range(groups, -1, -1):
        left = sizes[0] + sizes[1] + sizes[2] + sizes[3] - taken
        for a in range(sizes[0] + 1):
            for b in range(sizes[1] + 1):
                for c in range(sizes[2] + 1):
                    d = left - a - b - c
                    if 0 <= d <= sizes[3]:
                        ways = 1.0
                        if group < groups:
                            ways = _ways_from(known, group, a, b, c, d)
                        known[_place(known, group, a, b, c)] = np.float64(ways).view(np.int64)
        if group:
            taken -= known[TAKES + group - 1]


@inlined
def _place(known: Known, group: int, a: int, b: int, c: int) -> int:
    """Of the number of ways from this group on, with so many cards left in the first three piles."""
    of_a, of_b = count(known[PILES]) + 1, count(known[PILES + 1]) + 1
    return WAYS + group * known[SIZE] + a + of_a * (b + of_b * c)


@inlined
def _ways(known: Known, group: int, a: int, b: int, c: int) -> float:
    return np.int64(known[_place(known, group, a, b, c)]).view(np.float64)


@inlined
def _most(known: Known, group: int, pile: int, left: int) -> int:
    """Cards that the group can take of a pile that has so many left."""
    if (known[MAKES + group] >> pile) & 1:
        return min(left, known[TAKES + group])
    return 0


@inlined
def _ways_from(known: Known, group: int, a: int, b: int, c: int, d: int) -> float:
    ways = 0.0
    takes, of_d = known[TAKES + group], _most(known, group, 3, d)
    for i in range(_most(known, group, 0, a) + 1):
        for j in range(_most(known, group, 1, b) + 1):
            for k in range(_most(known, group, 2, c) + 1):
                m = takes - i - j - k
                if 0 <= m <= of_d:
                    so = CHOOSE[a, i] * CHOOSE[b, j] * CHOOSE[c, k] * CHOOSE[d, m]
                    ways += so * _ways(known, group + 1, a - i, b - j, c - k)
    return ways


@inlined
def draw_tied(known: Known, group: int, left: int, rng: Chance) -> int:
    """The cards of a tied group, out of those left."""
    split = _draw_split(known, group, left, rng)
    cards = 0
    for pile in range(4):
        many = (split >> (8 * pile)) & 255
        if many:
            cards |= draw_cards(left & known[PILES + pile], many, rng)
    return cards


@inlined
def _draw_split(known: Known, group: int, left: int, rng: Chance) -> int:
    """How many cards of each pile, eight bits each: as likely as there are ways to deal from there."""
    a, b = count(left & known[PILES]), count(left & known[PILES + 1])
    c, d = count(left & known[PILES + 2]), count(left & known[PILES + 3])
    takes, of_d = known[TAKES + group], _most(known, group, 3, d)
    place = share(rng) * _ways(known, group, a, b, c)
    split = 0
    for i in range(_most(known, group, 0, a) + 1):
        for j in range(_most(known, group, 1, b) + 1):
            for k in range(_most(known, group, 2, c) + 1):
                m = takes - i - j - k
                if 0 <= m <= of_d:
                    so = CHOOSE[a, i] * CHOOSE[b, j] * CHOOSE[c, k] * CHOOSE[d, m]
                    so *= _ways(known, group + 1, a - i, b - j, c - k)
                    if so > 0:
                        split = i | j << 8 | k << 16 | m << 24
                        place -= so
                        if place < 0:
                            return split
    return split  # rounding left a crumb
