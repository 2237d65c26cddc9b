"""Worlds that look like a seat's view, in compiled code: even deals, as those of `imagine`, and none dealt twice."""

from math import log1p

from updown.fast.chance import Chance, below
from updown.fast.compiled import inlined
from updown.fast.twin import Flat, Known
from updown.games.river.fast_hand import expected, row_at, share_of, worth_of
from updown.games.river.fast_known import (
    BID_HIDDEN,
    GROUP,
    HELD,
    MAY_HOLD,
    OTHERS,
    SEAT,
    UNSEEN,
    known_line,
)
from updown.games.river.fast_odds import ONE
from updown.games.river.fast_state import (
    BID_SUM,
    BIDS,
    BIDS_IN,
    DEALT,
    HAND_SIZE,
    HANDS,
    SEATS,
    STATE_SIZE,
    TRUMP,
    TRUMPS,
    WHOLE_PACK,
    bid_of,
)
from updown.games.river.fast_steps import draw_cards
from updown.games.river.fast_ways import draw_tied, grouped
from updown.games.river.views import OwnView, PublicView

LOOSE, LOOSER = 0.4, 0.1
"""Variance of a bid around what the hand is worth, and more of it for each trick that the hand is worth."""
TAIL = 4
"""Degrees of freedom of Student's curve: who bids as no hand would explain must not drown what the others tell."""


def from_view(public: PublicView, own: OwnView) -> Known:
    """The own seat's hand, what everybody sees, and how the rest may lie."""
    return grouped(known_line(public, own))


@inlined
def imagine(known: Known, s: Flat, rng: Chance) -> None:
    """Each deal that the view allows is as likely; so is each bid that waits to be shown."""
    for word in range(STATE_SIZE):
        s[word] = known[word]
    _deal_others(known, s, rng)
    if known[BID_HIDDEN]:
        _lay_fists(known, s, rng)


@inlined
def _deal_others(known: Known, s: Flat, rng: Chance) -> None:
    left, pool = known[UNSEEN], 0
    for place in range(known[OTHERS]):
        seat, held, group = known[SEAT + place] & 7, known[HELD + place], known[GROUP + place]
        if group > 0:
            pool = draw_tied(known, group - 1, left, rng)
            left ^= pool
        if group:
            hand = draw_cards(pool, held, rng)
            pool ^= hand
        else:
            hand = draw_cards(left & known[MAY_HOLD + place], held, rng)
            left ^= hand
        s[HANDS + seat] = hand
        s[DEALT + seat] = known[DEALT + seat] | hand


@inlined
def _lay_fists(known: Known, s: Flat, rng: Chance) -> None:
    """R9: a bid that waits to be shown may be any number."""
    for seat in range(s[SEATS]):
        if (known[BID_HIDDEN] >> seat) & 1:
            bid = below(rng, s[HAND_SIZE] + 1)
            s[BIDS] |= (bid + 1) << (4 * seat)
            s[BID_SUM] += bid
            s[BIDS_IN] += 1


@inlined
def plausibility(known: Known, s: Flat) -> float:
    """How well the bids that can be seen fit the hands as they were dealt: by Student's curve around their worth."""
    fit = 0.0
    for place in range(known[OTHERS]):
        seat = known[SEAT + place] & 7
        bid = bid_of(known, seat)
        if bid >= 0:
            worth = _worth_when_bid(s, seat)
            off = (bid - worth) ** 2 / (LOOSE + LOOSER * worth)
            fit -= (TAIL + 1) / 2 * log1p(off / TAIL)
    return fit


@inlined
def _worth_when_bid(s: Flat, seat: int) -> float:
    """In tricks: of a whole hand, to its holder before any card was played."""
    hand, size, seats = s[DEALT + seat], s[HAND_SIZE], s[SEATS]
    unseen = WHOLE_PACK & ~(hand | 1 << s[TRUMP])
    row = row_at(seats, size, share_of(size * (seats - 1), unseen))
    return expected(worth_of(hand, s[TRUMPS], unseen, row)) / ONE
