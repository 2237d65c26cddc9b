"""The light heuristic player of playouts: weighs what rows may become, and the best takes one turn ahead.

Numbers are floating ones, since of these a processor finds the larger without a branch that it has to foresee.
"""

from typing import Any

import numpy as np

from updown.fast.bits import count, lowest
from updown.fast.chance import Chance
from updown.fast.compiled import inlined
from updown.fast.scratch import floating_numbers, whole_numbers
from updown.games.up_or_down.fast_layout import (
    BEST_COLOUR,
    CIRCLE,
    DOWN,
    FEW_BITS,
    FITS,
    GIVE_UPS,
    HAND,
    HIGH,
    LIVE,
    MIDDLE,
    ORDERS,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    SEATS,
    TURNS,
    UP,
    Line,
    block,
    colour_byte,
    exchanged,
    gap,
    ring,
)
from updown.games.up_or_down.fast_outlook import COLOURED, COMING, FREE, OVER_SEATS, SCALE, STEPS
from updown.games.up_or_down.fast_turns import FACE_DOWN, action_of, open_piles, places, row_with

LOOKED_AT = 2
"""Takes that are thought one turn further; each costs about as much as all the rest, and the second is worth most."""
NEXT_TURN = 0.55
"""What a point of the next turn counts today: others take from the circle before it."""
UNKNOWN_CARD = 0.221
"""Points that a face-down card is better than it seems."""

NEVER = -1000.0
"""Less than any gain."""
_IF = np.array([NEVER, 0.0])
"""Added to a gain, with 0 or 1 for whether it can be had."""

# Notes in whole numbers: live cards, what turns them into a step of room, where in the tables the turns begin,
# where a new row would go; of each row its word and first card; of each card (six of the circle, then the hand) its
# number and where in the tables the room below and above it is.
_LIVE, _SCALE, _TURNS, _NEW_PLACEMENT = 0, 1, 2, 3
_WORD, _FIRST, _CARD, _ROOM, _NOTES = 4, 7, 10, 19, 37
# Notes in floating ones: of each card its gain in row A, B, C, as a new row, and the best; what rows are worth now,
# what a new row gains besides its own worth; of each take the gain; of the next turn, gains of the circle and gaps.
_NEW, _BEST, _OF_CARD = 3, 4, 5
_WORTH, _FOR_NEW, _TAKE, _NEXT, _GAP, _GAINS = 45, 48, 49, 55, 61, 68

_PLACES = 0x05_04_03_02_01_00
"""A circle of its places instead of its cards."""


@inlined
def policy_action(s: Line, seat: int, rng: Chance) -> int:  # noqa: ARG001
    """Sees its own hand, and what everybody sees."""
    notes, gains = whole_numbers(_NOTES), floating_numbers(_GAINS)
    turns = _turns_after(s)
    _weigh_rows(s, block(seat), turns, notes, gains)
    _weigh_circle(s, block(seat), notes, gains)
    hand = s[block(seat) + HAND] & 0xFF_FFFF
    _weigh_takes(s[CIRCLE], hand, gains)
    chosen, most = 0, 2 * NEVER
    for _ in range(LOOKED_AT if turns else 1):
        take = _best_take(gains)
        gain, action = _look_ahead(s, seat, take, turns, notes, gains)
        chosen = action if gain > most else chosen
        most = _larger(gain, most)
        gains[_TAKE + take] = 2 * NEVER
    return chosen


@inlined
def is_settled(s: Line, seat: int) -> bool:  # noqa: ARG001
    """In its last turn a seat takes the most points that it can, as the light player does."""
    return _turns_after(s) == 0


@inlined
def _turns_after(s: Line) -> int:
    """Of the seat whose turn it is, after this one."""
    return ((s[TURNS] - s[PLAYED] - 1) * OVER_SEATS[s[SEATS]]) >> 16


@inlined
def _weigh_rows(s: Line, mine: int, turns: int, notes: Any, gains: Any) -> None:
    """What the seat's rows are worth, and what it costs to begin another."""
    live = count(s[LIVE]) + count(s[LIVE + 1])
    notes[_LIVE], notes[_SCALE], notes[_TURNS] = live, SCALE[live], turns * STEPS
    gains[_FOR_NEW] = NEVER
    for slot in range(3):
        word = s[mine + ROWS + slot]
        notes[_WORD + slot], notes[_FIRST + slot] = word, s[mine + ORDERS + 3 * slot] & 0xFF
        length = (word >> ROW_LENGTH) & FEW_BITS
        if length:
            at = notes[_TURNS] + ((_live_beyond(s, mine, slot, length, live) * notes[_SCALE]) >> 16)
            worth = _worth(length, word >> BEST_COLOUR, at)
            gains[_WORTH + slot] = worth
            if length - worth > gains[_FOR_NEW]:  # its cards are discards then, a point each (U13)
                gains[_FOR_NEW], notes[_NEW_PLACEMENT] = length - worth, 3 + slot
        else:
            gains[_WORTH + slot] = 0.0
    if s[mine + FITS] >> GIVE_UPS == 0:
        gains[_FOR_NEW], notes[_NEW_PLACEMENT] = -FREE[turns], _rows_begun(notes)


@inlined
def _rows_begun(notes: Any) -> int:
    return int(notes[_WORD] > 0) + int(notes[_WORD + 1] > 0)


@inlined
def _live_beyond(s: Line, mine: int, slot: int, length: int, live: int) -> int:
    """Live cards beyond a row's open end; of a single card, on its better side."""
    last = (s[mine + ORDERS + 3 * slot + ((length - 1) >> 3)] >> (8 * ((length - 1) & 7))) & 0xFF
    below = _live_up_to(s, last)
    fits = s[mine + FITS] >> (8 * slot)
    if fits & 0x7F:
        return live - below
    return below if (fits >> HIGH) & 0x7F else max(below, live - below)


@inlined
def _live_up_to(s: Line, card: int) -> int:
    """How many live cards are not higher than this one."""
    word, up_to = card >> 6, (2 << (card & 63)) - 1
    return count(s[LIVE] & (up_to | -word)) + count(s[LIVE + 1] & up_to & -word)


@inlined
def _worth(length: int, best: int, at: int) -> float:
    return (length + COMING[at]) * (best + COLOURED[at])


@inlined
def _weigh_circle(s: Line, mine: int, notes: Any, gains: Any) -> None:
    where = places(s[CIRCLE], s[mine + FITS])
    for place in range(6):
        _weigh_card(s, place, (s[CIRCLE] >> (8 * place)) & 0xFF, where >> (8 * place), notes, gains)


@inlined
def _weigh_card(s: Line, place: int, card: int, where: int, notes: Any, gains: Any) -> None:
    """What taking this card would gain, for each row that it fits, and as the first of a new one."""
    up_to, mine = _live_up_to(s, card), _OF_CARD * place
    above = notes[_TURNS] + (((notes[_LIVE] - up_to) * notes[_SCALE]) >> 16)
    below = notes[_TURNS] + (((up_to - 1) * notes[_SCALE]) >> 16)
    notes[_CARD + place], notes[_ROOM + 2 * place], notes[_ROOM + 2 * place + 1] = card, below, above
    gains[mine + _NEW] = _larger(_worth(1, 1, above), _worth(1, 1, below)) + gains[_FOR_NEW]
    best = gains[mine + _NEW]
    for slot in range(3):
        word = notes[_WORD + slot]
        at = notes[_ROOM + 2 * place + int(card > notes[_FIRST + slot])]
        gain = _worth_with(word, card, at) - gains[_WORTH + slot] + _IF[(where >> slot) & int(word > 0)]
        gains[mine + slot] = gain
        best = _larger(best, gain)
    gains[mine + _BEST] = best


@inlined
def _worth_with(word: int, card: int, at: int) -> float:
    """What a row is worth once the card is its last."""
    colour = ((word >> colour_byte(card)) & FEW_BITS) + 1
    return _worth(((word >> ROW_LENGTH) & FEW_BITS) + 1, max(word >> BEST_COLOUR, colour), at)


@inlined
def _weigh_takes(circle: int, hand: int, gains: Any) -> None:
    """For each hand card and side the best gain of the card that it takes."""
    for held in range(3):
        card = (hand >> (8 * held)) & 0xFF
        sides = ring(_PLACES) >> (8 * gap(circle, card))
        for side in range(2):
            gain = gains[_OF_CARD * ((sides >> (8 * side)) & 0xFF) + _BEST]
            gains[_TAKE + 2 * held + side] = gain + _IF[int(card > 0)]


@inlined
def _best_take(gains: Any) -> int:
    best = gains[_TAKE]
    for take in range(1, 6):
        best = _larger(best, gains[_TAKE + take])
    equal = 0
    for take in range(6):
        equal |= int(gains[_TAKE + take] == best) << take
    return lowest(equal)


@inlined
def _look_ahead(s: Line, seat: int, take: int, turns: int, notes: Any, gains: Any) -> tuple[float, int]:
    """The gain of a take and of the turn after it, if the others leave the circle as it is; and the action."""
    circle, hand, held, side = s[CIRCLE], s[block(seat) + HAND] & 0xFF_FFFF, take >> 1, take & 1
    card = (hand >> (8 * held)) & 0xFF
    lane = gap(circle, card) + side
    taken = (ring(_PLACES) >> (8 * lane)) & 0xFF
    placement = _placement(taken, notes, gains)
    pile, _ = open_piles(s)
    gain = gains[_TAKE + take]
    if turns == 0:
        return gain, action_of(card, side, placement, pile)
    where = places(hand, s[block(seat) + FITS]) >> (8 * held)
    _weigh_card(s, 6 + held, card, where, notes, gains)
    _weigh_next_turn(exchanged(_PLACES, 6 + held, lane), taken, placement, notes, gains)
    after, kept = exchanged(circle, card, lane), 0.0
    for other in range(3):
        kept_card = (hand >> (8 * other)) & 0xFF
        counts = int(kept_card > 0) & int(other != held)
        kept = _larger(kept, gains[_GAP + gap(after, kept_card)] + _IF[counts])
    next_gain, pile = _best_draw(s, after, kept, pile, gains)
    return gain + NEXT_TURN * next_gain, action_of(card, side, placement, pile)


@inlined
def _placement(place: int, notes: Any, gains: Any) -> int:
    """Where the card of this place gains most."""
    of_card, equal = _OF_CARD * place, 0b1000
    for slot in range(3):
        equal |= int(gains[of_card + slot] == gains[of_card + _BEST]) << slot
    slot = lowest(equal)
    return slot if slot < 3 else notes[_NEW_PLACEMENT]


@inlined
def _weigh_next_turn(order: int, taken: int, placement: int, notes: Any, gains: Any) -> None:
    """The next turn's best gain in each gap of the circle, whose cards `order` tells by their places."""
    extends = int(placement < 3)
    slot = placement - 3 + 3 * extends
    card = notes[_CARD + taken]
    word = row_with(notes[_WORD + slot] & -extends, card)
    length = (word >> ROW_LENGTH) & FEW_BITS
    first = notes[_FIRST + slot] if length > 1 else card
    worth = _worth(length, word >> BEST_COLOUR, notes[_ROOM + 2 * taken + int(card > first)])
    if length == 1:
        worth = _larger(worth, _worth(1, 1, notes[_ROOM + 2 * taken + 1]))
    for lane in range(6):
        place = (order >> (8 * lane)) & 0xFF
        following = notes[_CARD + place]
        fits = int(length == 1) | int((following > card) == (card > first))
        at = notes[_ROOM + 2 * place + int(following > first)]
        gain = _worth_with(word, following, at) - worth + _IF[fits]
        gains[_NEXT + lane] = _larger(gain, _best_elsewhere(gains, _OF_CARD * place, slot))
    gains[_GAP] = gains[_GAP + 6] = _larger(gains[_NEXT], gains[_NEXT + 5])
    for lane in range(1, 6):
        gains[_GAP + lane] = _larger(gains[_NEXT + lane - 1], gains[_NEXT + lane])


@inlined
def _best_elsewhere(gains: Any, of_card: int, slot: int) -> float:
    """The best gain of a card but in the row of this slot."""
    first, second = int(slot == 0), 2 - int(slot == 2)
    return _larger(_larger(gains[of_card + first], gains[of_card + second]), gains[of_card + _NEW])


@inlined
def _best_draw(s: Line, circle: int, kept: float, pile: int, gains: Any) -> tuple[float, int]:
    """What the next turn gains with the better of two piles' cards, where `kept` is what it gains without."""
    up, down = s[UP], s[DOWN]
    best = kept
    if up:
        best = _larger(kept, gains[_GAP + gap(circle, s[MIDDLE + up - 1])])
    if down:
        mean = 0.0
        for lane in range(7):
            mean += _larger(kept, gains[_GAP + lane])
        mean = mean * (1.0 / 7.0) + UNKNOWN_CARD
        if up == 0 or mean > best:
            return mean - UNKNOWN_CARD, FACE_DOWN
    return best, pile


@inlined
def _larger(a: float, b: float) -> float:
    return max(b, a)
