"""Worlds that look like a seat's view, in compiled code: the same even deals as `imagine`.

`Known` is a state line with the others' hands left open, and behind it what dealing them needs.
"""

import numpy as np

from updown.fast.bits import count
from updown.fast.chance import Chance, below
from updown.fast.compiled import compiled
from updown.fast.twin import Flat, Known
from updown.games.river.cards import ORDER, SUIT_CARDS, SUITS
from updown.games.river.fast_state import (
    ACTING,
    BID_SUM,
    BIDS,
    BIDS_IN,
    DEALER,
    DEALT,
    FISTS,
    GONE,
    HAND_SIZE,
    HANDS,
    ROUND,
    SEATS,
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
from updown.games.river.fast_steps import draw_cards
from updown.games.river.imagine import chosen_options, shown_voids
from updown.games.river.views import OwnView, PublicView

ME = STATE_SIZE
UNSEEN = STATE_SIZE + 1
"""Cards in others' hands or not dealt."""
GROUPS = STATE_SIZE + 2
"""How many: seats that may hold the same suits are dealt to as one hand, then apart."""
MAY_HOLD = STATE_SIZE + 3
"""Per group, the unseen cards that its seats may hold; the most restricted group first."""
HELD = MAY_HOLD + 8
"""Per group, the cards in hand of all its seats together."""
SEATS_OF = HELD + 8
"""Per group, as bits."""
SIZES = SEATS_OF + 8
"""Per seat, the cards in its hand."""
BID_HIDDEN = SIZES + 8
"""Seats, as bits, whose bid waits to be shown (R9)."""
KNOWN_SIZE = BID_HIDDEN + 1


def from_view(public: PublicView, own: OwnView) -> Known:
    """The own seat's hand, what everybody sees, and how the rest may lie."""
    known = np.zeros(KNOWN_SIZE, np.int64)
    seats = len(public.seats)
    known[:STATE_SIZE] = start(chosen_options(public), seats)
    known[ROUND] = len(public.sheet)
    known[HAND_SIZE], known[DEALER] = public.hand_sizes[public.round], public.dealer
    show_trump(known, ORDER[public.trump])
    known[ACTING] = sum(1 << seat for seat in public.to_act)
    write_bids(
        known, tuple(own.bid if seat == own.seat else view.bid for seat, view in enumerate(public.seats))
    )
    for seat, view in enumerate(public.seats):
        known[TOTALS + seat] = view.score
        known[WON] |= view.tricks << 4 * seat
        known[SIZES + seat] = view.hand_size
    known[HANDS + own.seat] = known[DEALT + own.seat] = mask(own.hand)
    laid = [(trick.cards[0].seat, tuple(played.card for played in trick.cards)) for trick in public.tricks]
    if public.phase != "bidding":
        write_tricks(known, [*laid, (public.leader, tuple(played.card for played in public.trick))])
    known[ME] = own.seat
    known[UNSEEN] = WHOLE_PACK & ~(known[GONE] | known[HANDS + own.seat])
    known[BID_HIDDEN] = sum(
        1 << seat
        for seat, view in enumerate(public.seats)
        if view.has_bid and view.bid is None and seat != own.seat
    )
    _write_groups(known, public)
    return known


def _write_groups(known: Known, public: PublicView) -> None:
    others: dict[int, list[int]] = {}
    for seat, voids in enumerate(shown_voids(public)):
        if seat != known[ME]:
            may_hold = sum(mask(tuple(SUIT_CARDS[suit])) for suit in SUITS if suit not in voids)
            others.setdefault(may_hold & int(known[UNSEEN]), []).append(seat)
    known[GROUPS] = len(others)
    for at, (may_hold, members) in enumerate(sorted(others.items(), key=lambda group: group[0].bit_count())):
        known[MAY_HOLD + at] = may_hold
        known[HELD + at] = sum(public.seats[seat].hand_size for seat in members)
        known[SEATS_OF + at] = sum(1 << seat for seat in members)


@compiled
def imagine(known: Known, s: Flat, rng: Chance) -> None:
    for word in range(STATE_SIZE):
        s[word] = known[word]
    while not _deal_others(known, s, rng):
        pass
    _lay_fists(known, s, rng)


@compiled
def _deal_others(known: Known, s: Flat, rng: Chance) -> bool:
    left = known[UNSEEN]
    for group in range(known[GROUPS]):
        may_hold = left & known[MAY_HOLD + group]
        if count(may_hold) < known[HELD + group]:
            return False
        cards = draw_cards(may_hold, known[HELD + group], rng)
        left ^= cards
        for seat in range(s[SEATS]):
            if (known[SEATS_OF + group] >> seat) & 1:
                hand = draw_cards(cards, known[SIZES + seat], rng)
                cards ^= hand
                s[HANDS + seat] = hand
                s[DEALT + seat] = known[DEALT + seat] | hand
    return True


@compiled
def _lay_fists(known: Known, s: Flat, rng: Chance) -> None:
    """R9: a bid that waits to be shown may be any number."""
    if s[FISTS] and known[BID_HIDDEN]:
        for seat in range(s[SEATS]):
            if (known[BID_HIDDEN] >> seat) & 1:
                bid = below(rng, s[HAND_SIZE] + 1)
                s[BIDS] |= (bid + 1) << (4 * seat)
                s[BID_SUM] += bid
                s[BIDS_IN] += 1
