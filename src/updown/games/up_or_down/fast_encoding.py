"""The encoding in compiled code: observations and masks straight from the flat state.

Fields are written in the order in which they stand: a store of eight bytes may reach into the next one.
"""

import numpy as np
import numpy.typing as npt

from updown.fast import observing
from updown.fast.compiled import inlined
from updown.fast.encoding import Observation
from updown.fast.twin import Flat
from updown.fast.writing import clear, spread, store4, store8
from updown.games.up_or_down.encoding import LAYOUT, LEAST_GAIN
from updown.games.up_or_down.fast import UpOrDown
from updown.games.up_or_down.fast_layout import (
    BEST_COLOUR,
    CIRCLE,
    DISCARD_COUNT,
    DOWN,
    FEW_BITS,
    FITS,
    HAND,
    HIGH,
    LIVE,
    MIDDLE,
    ORDERS,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    SEATS,
    SIX_BYTES,
    TURN,
    TURNS,
    UP,
    block,
    colour_byte,
    gap,
    points,
    ring,
)
from updown.games.up_or_down.fast_turns import open_piles, places, total

_SIZE = LAYOUT.size
_HAND, _CIRCLE, _FACE_UP, _TAKEN, _GAIN = map(LAYOUT.start, ("hand", "circle", "face_up", "taken", "gain"))
_ROW_END, _ROW_WAY, _COLOURS, _BEST = map(LAYOUT.start, ("row_end", "row_way", "row_colours", "row_best"))
_DISCARDS, _KNOWN, _HAND_SIZE = map(LAYOUT.start, ("discards", "known", "hand_size"))
_TENS, _UNITS, _UNSEEN = map(LAYOUT.start, ("total_tens", "total_units", "unseen"))
_UP_SIZE, _DOWN_SIZE, _SEATS = map(LAYOUT.start, ("face_up_size", "face_down_size", "seats"))
_DECK, _TURN, _TURNS, _TO_ACT = map(LAYOUT.start, ("deck", "turn", "turns", "to_act"))

_OVER_SEATS = np.array([0, 0] + [2**16 // seats + 1 for seats in range(2, 7)])
"""Times a number of turns, and without its low 16 bits: the turns over the seats, exact and without a division."""
_BY_THREES = np.array([sum(1 << 3 * bit for bit in range(6) if bits >> bit & 1) for bits in range(64)])
"""Six bits, each with room for the piles above it."""

_ALL_BUT_TOP = (1 << 63) - 1


@inlined
def observe(s: Flat, seat: int, out: Observation) -> None:
    """Of any seat, as long as the match lasts."""
    clear(out, _SIZE)
    mine = block(seat)
    store4(out, _HAND, s[mine + HAND] & 0xFF_FFFF)
    store8(out, _CIRCLE, s[CIRCLE])
    out[_FACE_UP] = _face_up(s)
    if s[TURN] == seat:
        _write_ways(s, mine, out)
    for place in range(s[SEATS]):
        _write_colours(s, block(_seat_at(s, seat, place)), place, out)
    for place in range(s[SEATS]):
        _write_seat(s, _seat_at(s, seat, place), place, out)
    _write_unseen(s, mine, out)
    _write_table(s, seat, out)


@inlined
def _seat_at(s: Flat, seat: int, place: int) -> int:
    """So many places clockwise from the seat."""
    found = seat + place
    return found if found < s[SEATS] else found - s[SEATS]


@inlined
def _face_up(s: Flat) -> int:
    """The top card of the face-up pile, or 0."""
    return int(s[MIDDLE + s[UP] - 1]) if s[UP] else 0


@inlined
def _write_ways(s: Flat, mine: int, out: Observation) -> None:
    """For each hand card and side the card taken, and what each legal placement of it gains."""
    around, where = ring(s[CIRCLE]), _places(s, mine)
    held, way = s[mine + HAND] & 0xFF_FFFF, 0
    while held:
        lane = 8 * gap(s[CIRCLE], held & 0xFF)
        for beside in (lane, lane + 8):
            taken = (around >> beside) & 0xFF
            out[_TAKEN + way] = taken
            _write_gains(s, mine, taken, (where >> beside) & 0xFF, out, _GAIN + 6 * way)
            way += 1
        held >>= 8


@inlined
def _places(s: Flat, mine: int) -> int:
    """For each lane of the ring a byte with the legal placements as bits."""
    return ring(places(s[CIRCLE], s[mine + FITS]))


@inlined
def _write_gains(s: Flat, mine: int, taken: int, legal: int, out: Observation, at: int) -> None:
    """U13: six values; 0 where it is not legal."""
    byte = colour_byte(taken)
    for slot in range(3):
        row = s[mine + ROWS + slot]
        length, best, worth = (row >> ROW_LENGTH) & FEW_BITS, row >> BEST_COLOUR, points(row)
        extended = (length + 1) * max(best, ((row >> byte) & FEW_BITS) + 1) - worth
        out[at + slot] = extended & -((legal >> slot) & 1)
        given_up = max(LEAST_GAIN, length + 1 - worth)
        out[at + 3 + slot] = given_up & -((legal >> (3 + slot)) & 1)


@inlined
def _write_colours(s: Flat, theirs: int, place: int, out: Observation) -> None:
    """Eight bytes at once for six: in ascending order, and before what follows."""
    for slot in range(3):
        store8(out, _COLOURS + 18 * place + 6 * slot, s[theirs + ROWS + slot] & SIX_BYTES)


@inlined
def _write_seat(s: Flat, whose: int, place: int, out: Observation) -> None:
    """What everybody knows of it, but for the colours of its rows."""
    theirs = block(whose)
    for slot in range(3):
        _write_row(s, theirs, slot, out, 3 * place + slot)
    out[_DISCARDS + place] = (s[theirs + FITS] >> DISCARD_COUNT) & FEW_BITS
    hand, known = s[theirs + HAND], 0
    for byte in (0, 8, 16):
        seen = (hand >> (32 + byte)) & 1
        out[_KNOWN + 3 * place + known] = (hand >> byte) & 0xFF & -seen
        known += seen
        out[_HAND_SIZE + place] += (hand >> byte) & 0xFF > 0
    points_now = total(s, whose)
    out[_TENS + place] = points_now // 10
    out[_UNITS + place] = points_now - 10 * (points_now // 10)


@inlined
def _write_row(s: Flat, theirs: int, slot: int, out: Observation, at: int) -> None:
    """U9: a row of two cards or more has a way, which its bounds tell."""
    row = s[theirs + ROWS + slot]
    if not row:
        return
    low = (s[theirs + FITS] >> (8 * slot)) & 0x7F
    high = (s[theirs + FITS] >> (8 * slot + HIGH)) & 0x7F
    first = s[theirs + ORDERS + 3 * slot] & 0xFF
    out[_ROW_END + at] = low or (127 - high if high else first)
    out[_ROW_WAY + at] = int(low > 0) - int(high > 0)
    out[_BEST + at] = row >> BEST_COLOUR


@inlined
def _write_unseen(s: Flat, mine: int, out: Observation) -> None:
    """Cards neither in a row nor given up, but for those that the viewer sees, or knows where they are (U15)."""
    first, second = s[LIVE], s[LIVE + 1]
    low, high = ((first >> 1) & _ALL_BUT_TOP) | (second << 63), second >> 1
    for group in range(8):
        store8(out, _UNSEEN + 8 * group, spread(low >> (8 * group)))
    for group in range(8):
        store8(out, _UNSEEN + 64 + 8 * group, spread(high >> (8 * group)))
    _see(out, s[CIRCLE])
    _see(out, s[mine + HAND] & 0xFF_FFFF)
    _see(out, _face_up(s))
    for seat in range(s[SEATS]):
        hand = s[block(seat) + HAND]
        for byte in (0, 8, 16):
            _see(out, (hand >> byte) & 0xFF & -((hand >> (32 + byte)) & 1))


@inlined
def _see(out: Observation, cards: int) -> None:
    """One card a byte."""
    while cards:
        out[_UNSEEN + (cards & 0xFF) - 1] = 0
        cards >>= 8


@inlined
def _write_table(s: Flat, seat: int, out: Observation) -> None:
    seats = s[SEATS]
    out[_UP_SIZE], out[_DOWN_SIZE], out[_SEATS] = s[UP], s[DOWN], seats
    out[_DECK] = s[TURNS] + 6
    out[_TURN] = (s[PLAYED] * _OVER_SEATS[seats] >> 16) + 1
    out[_TURNS] = s[TURNS] * _OVER_SEATS[seats] >> 16
    out[_TO_ACT] = s[TURN] - seat if s[TURN] >= seat else s[TURN] - seat + seats


@inlined
def mask(s: Flat, seat: int, out: npt.NDArray[np.bool_]) -> None:
    """Six ways to play, each with 6 placements times 3 piles."""
    mine = block(seat)
    where, (first_pile, piles) = _places(s, mine), open_piles(s)
    drawing = ((1 << piles) - 1) << first_pile
    held = s[mine + HAND] & 0xFF_FFFF
    for place in range(3):
        card = (held >> (8 * place)) & 0xFF
        lane = 8 * gap(s[CIRCLE], card)
        here = -int(card > 0)
        left = _BY_THREES[(where >> lane) & 0x3F & here] * drawing
        right = _BY_THREES[(where >> (lane + 8)) & 0x3F & here] * drawing
        _write_mask(out, 36 * place, left | (right << 18))


@inlined
def _write_mask(out: npt.NDArray[np.bool_], at: int, legal: int) -> None:
    """36 values."""
    for group in range(4):
        store8(out, at + 8 * group, spread(legal >> (8 * group)))
    store4(out, at + 32, spread((legal >> 32) & 15))


@inlined
def twin_action(s: Flat, seat: int, index: int) -> int:
    """The twin counts by the card, the encoding by its place in the hand; the rest is the same."""
    place = int(index >= 36) + int(index >= 72)
    card = (s[block(seat) + HAND] >> (8 * place)) & 0xFF
    return index + 36 * (card - 1 - place)


def register() -> None:
    observing.register(UpOrDown, {"observe": observe, "mask": mask, "twin_action": twin_action})
