"""The encoding in compiled code: observations and masks straight from the flat state."""

import numpy as np
import numpy.typing as npt

from updown.fast import observing
from updown.fast.bits import lowest
from updown.fast.compiled import inlined
from updown.fast.encoding import Observation
from updown.fast.twin import Flat
from updown.fast.writing import clear, spread, store4, store8
from updown.games.river.encoding import FIRST_CARD, LAYOUT
from updown.games.river.fast import River
from updown.games.river.fast_state import (
    ACTING,
    DEALER,
    DEALT,
    FISTS,
    HAND_SIZE,
    HANDS,
    HOOK,
    LAID,
    LOG,
    ROUND,
    ROUNDS,
    SCORING,
    SEATS,
    TOTALS,
    TRICK,
    TRUMP,
    VOIDS,
    bid_of,
    hand_size_of,
    suit_number,
    won_by,
)
from updown.games.river.fast_steps import is_bidding, open_bids, playable

_SIZE = LAYOUT.size
_HAND, _PLAYED, _VOIDS = map(LAYOUT.start, ("hand", "played", "voids"))
_TRUMP_SUIT, _TRUMP_RANK, _LED = map(LAYOUT.start, ("trump_suit", "trump_rank", "led"))
_TRICK_SUIT, _TRICK_RANK = map(LAYOUT.start, ("trick_suit", "trick_rank"))
_BID, _HAS_BID, _TRICKS = map(LAYOUT.start, ("bid", "has_bid", "tricks"))
_TENS, _UNITS, _SEATS = map(LAYOUT.start, ("total_tens", "total_units", "seats"))
_HAND_SIZE, _ROUND, _START, _SCHEDULE = map(LAYOUT.start, ("hand_size", "round", "start", "schedule"))
_BIDDING, _HOOK, _SCORING = map(LAYOUT.start, ("bidding", "hook", "scoring"))
_DEALER, _LEADER, _TO_ACT = map(LAYOUT.start, ("dealer", "leader", "to_act"))
_DOWN_UP, _UP_DOWN, _DOWN, _UP = range(4)


@inlined
def observe(s: Flat, seat: int, out: Observation) -> None:
    """Of any seat, as long as the match lasts."""
    clear(out, _SIZE)
    _write_cards(out, _HAND, s[HANDS + (seat & 7)])
    for place in range(s[SEATS]):
        _write_seat(s, _seat_at(s, seat, place), place, out)
    _write_own_bid(s, seat, out)
    _write_trump(s, out)
    _write_round(s, seat, out)
    _write_match(s, out)
    if not is_bidding(s):
        _write_trick(s, seat, out)


@inlined
def _seat_at(s: Flat, seat: int, place: int) -> int:
    """So many places clockwise from the seat."""
    found = seat + place
    return found if found < s[SEATS] else found - s[SEATS]


@inlined
def _place_of(s: Flat, seat: int, other: int) -> int:
    """How many places clockwise the other sits."""
    return other - seat if other >= seat else other - seat + s[SEATS]


@inlined
def _write_cards(out: Observation, at: int, cards: int) -> None:
    """52 values, in the order of the pack."""
    for group in range(6):
        store8(out, at + 8 * group, spread(cards >> (8 * group)))
    store4(out, at + 48, spread(cards >> 48))


@inlined
def _write_seat(s: Flat, whose: int, place: int, out: Observation) -> None:
    """All that everybody knows of it; the bid only if it may be seen (R9)."""
    _write_cards(out, _PLAYED + 52 * place, s[DEALT + (whose & 7)] ^ s[HANDS + (whose & 7)])
    store4(out, _VOIDS + 4 * place, spread((s[VOIDS] >> (4 * whose)) & 15))
    bid = bid_of(s, whose)
    out[_HAS_BID + place] = bid >= 0
    out[_BID + place] = -1 if s[FISTS] and is_bidding(s) else bid
    out[_TRICKS + place] = won_by(s, whose)
    total = s[TOTALS + (whose & 7)]
    out[_TENS + place] = total // 10
    out[_UNITS + place] = total - 10 * (total // 10)


@inlined
def _write_own_bid(s: Flat, seat: int, out: Observation) -> None:
    """Also while it is in the fist."""
    out[_BID] = bid_of(s, seat)


@inlined
def _write_trump(s: Flat, out: Observation) -> None:
    suit = suit_number(s[TRUMP])
    out[_TRUMP_SUIT + suit] = 1
    out[_TRUMP_RANK] = s[TRUMP] - 13 * suit + 2


@inlined
def _write_round(s: Flat, seat: int, out: Observation) -> None:
    out[_SEATS] = s[SEATS]
    out[_HAND_SIZE] = s[HAND_SIZE]
    out[_ROUND] = s[ROUND]
    out[_BIDDING], out[_HOOK], out[_SCORING] = s[FISTS], s[HOOK], s[SCORING]
    out[_DEALER] = _place_of(s, seat, s[DEALER])
    out[_LEADER] = _place_of(s, seat, _leader(s))
    out[_TO_ACT] = (s[ACTING] >> seat) & 1


@inlined
def _leader(s: Flat) -> int:
    """R10, R11; cards are laid clockwise, so who acts tells who began."""
    if is_bidding(s):
        return _seat_at(s, s[DEALER], 1)
    first = lowest(s[ACTING]) - s[LAID]
    return first if first >= 0 else first + s[SEATS]


@inlined
def _write_match(s: Flat, out: Observation) -> None:
    """R4: the schedule and the largest round, from the first hand sizes and the last."""
    rounds = s[ROUNDS]
    first, last = hand_size_of(s, 0), hand_size_of(s, rounds - 1)
    if first > last:
        out[_START], out[_SCHEDULE] = first, _DOWN
    elif first < last:
        out[_START], out[_SCHEDULE] = last, _UP
    elif rounds > 1 and hand_size_of(s, 1) > first:
        out[_START], out[_SCHEDULE] = (rounds + 1) >> 1, _UP_DOWN
    else:
        out[_START], out[_SCHEDULE] = first, _DOWN_UP


@inlined
def _write_trick(s: Flat, seat: int, out: Observation) -> None:
    laid, place = int(s[LOG + (s[TRICK] & 15)]), _place_of(s, seat, _leader(s))
    if s[LAID]:
        out[_LED + suit_number(laid & 63)] = 1
    for _ in range(s[LAID]):
        card, suit = laid & 63, suit_number(laid & 63)
        out[_TRICK_SUIT + 4 * place + suit] = 1
        out[_TRICK_RANK + place] = card - 13 * suit + 2
        laid >>= 6
        place = place + 1 if place + 1 < s[SEATS] else 0


@inlined
def mask(s: Flat, seat: int, out: npt.NDArray[np.bool_]) -> None:
    actions = open_bids(s) if is_bidding(s) else playable(s, seat) << FIRST_CARD
    for group in range(7):
        store8(out, 8 * group, spread(actions >> (8 * group)))
    store4(out, 56, spread((actions >> 56) & 15))
    for last in range(60, 63):
        out[last] = (actions >> last) & 1


@inlined
def twin_action(s: Flat, seat: int, index: int) -> int:  # noqa: ARG001
    """The numbers are the same."""
    return index


def register() -> None:
    observing.register(River, {"observe": observe, "mask": mask, "twin_action": twin_action})
