"""What a view tells, flat: a state line with the others' hands left open, and behind it how they may lie."""

import numpy as np

from updown.fast.twin import Flat, Known
from updown.games.river.cards import ORDER, Card
from updown.games.river.fast_state import (
    ACTING,
    DEALER,
    DEALT,
    GONE,
    HAND_SIZE,
    HANDS,
    ROUND,
    STATE_SIZE,
    TOTALS,
    WHOLE_PACK,
    WON,
    mask,
    show_trump,
    start,
    write_bids,
    write_tricks,
)
from updown.games.river.imagine import chosen_options
from updown.games.river.views import OwnView, Played, PublicView

ME = STATE_SIZE
UNSEEN = STATE_SIZE + 1
"""Cards in others' hands or not dealt."""
BID_HIDDEN = STATE_SIZE + 2
"""Seats, as bits, whose bid waits to be shown (R9)."""
OTHERS = STATE_SIZE + 3
"""How many other seats; below, they stand in the order in which they are dealt to."""
SEAT = STATE_SIZE + 4
MAY_HOLD = SEAT + 7
"""Unseen cards of the suits that the seat did follow."""
HELD = MAY_HOLD + 7
"""Cards in its hand."""
GROUP = HELD + 7
"""0 for a seat that is dealt to from what is left. The first seat of a tied group (fast_ways.py) has the group's
number, counted from 1: the group's cards are taken then. Its later seats have -1: theirs are among those."""
KNOWN_SIZE = GROUP + 7


def known_line(public: PublicView, own: OwnView) -> Known:
    """All but `GROUP`; the other seats stand in their own order yet."""
    known = np.zeros(KNOWN_SIZE, np.int64)
    _write_round(known, public)
    _write_own(known, public, own)
    known[UNSEEN] = WHOLE_PACK & ~(known[GONE] | known[HANDS + own.seat])
    return known


def _write_round(s: Flat, public: PublicView) -> None:
    """What everybody sees."""
    s[:STATE_SIZE] = start(chosen_options(public), len(public.seats))
    s[ROUND] = len(public.sheet)
    s[HAND_SIZE], s[DEALER] = public.hand_sizes[public.round], public.dealer
    s[ACTING] = sum(1 << seat for seat in public.to_act)
    show_trump(s, ORDER[public.trump])
    for seat, view in enumerate(public.seats):
        s[TOTALS + seat] = view.score
        s[WON] |= view.tricks << 4 * seat
    if public.phase != "bidding":
        tricks = [_laid(trick.cards[0].seat, trick.cards) for trick in public.tricks]
        write_tricks(s, [*tricks, _laid(public.leader, public.trick)])


def _laid(leader: int, trick: tuple[Played, ...]) -> tuple[int, tuple[Card, ...]]:
    return leader, tuple(played.card for played in trick)


def _write_own(known: Known, public: PublicView, own: OwnView) -> None:
    """The own hand, and who sits around it."""
    known[ME] = own.seat
    known[HANDS + own.seat] = mask(own.hand)
    known[DEALT + own.seat] |= mask(own.hand)
    bids = [own.bid if seat == own.seat else view.bid for seat, view in enumerate(public.seats)]
    write_bids(known, tuple(bids))
    others = [seat for seat in range(len(public.seats)) if seat != own.seat]
    known[BID_HIDDEN] = sum(1 << seat for seat in others if public.seats[seat].has_bid and bids[seat] is None)
    known[OTHERS] = len(others)
    for place, seat in enumerate(others):
        known[SEAT + place], known[HELD + place] = seat, public.seats[seat].hand_size
