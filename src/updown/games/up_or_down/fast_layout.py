"""Where everything lies in the line of whole numbers that is a compiled state.

Cards are 1 … 126, so a byte holds one with its top bit free: a few cards stand side by side in one whole number,
lowest byte first, and are compared with a card all at once.

| words | what |
|---|---|
| `SEATS` … `UP` | the table: seats, whose turn, turns played and in all, circle (six bytes), live cards, sizes of the piles |
| `FIRST_SEAT` … | `SEAT_SIZE` words a seat: `HAND`, `FITS`, `ROWS`, `ORDERS`, `DISCARDS`, counted from the seat's first |
| `PILES` … | one card a word, 0 where none is: the face-down pile below `MIDDLE`, its top lowest; the face-up pile from `MIDDLE` on, its top highest |

`HAND`: three bytes, ascending; the byte 32 bits further up is 1 if everybody knows the card (U15).
`FITS`: per slot a byte `low` and three bytes further up a byte `high`: a taken card goes there if card > low and
127 - card > high. A free slot that is not the next one to start has low 127. Byte 6 counts the discards;
byte 7 has the placements `!A !B !C` as bits, once there are three rows.
`ROWS`: per slot six bytes of cards per colour, a byte of cards in all and one of the commonest colour's.
`ORDERS`: per slot three words, its cards in order. `DISCARDS`: three words, likewise.
"""

from typing import Any, Protocol

from updown.fast.bits import count
from updown.fast.compiled import inlined


class Line(Protocol):
    """A state to compiled code; whole numbers go in and come out."""

    def __getitem__(self, at: Any, /) -> Any: ...
    def __setitem__(self, at: Any, to: Any, /) -> None: ...


SEATS = 0
TURN = 1
"""The seat whose turn it is; beyond the end, whose it would be."""
PLAYED = 2
"""Turns of the whole match so far."""
TURNS = 3
"""Turns of the whole match; the deck has six cards more (U3)."""
CIRCLE = 4
LIVE = 5
"""Two words, a bit for each card that is neither in a row nor given up: card c is bit c % 64 of word c // 64."""
DOWN = 7
UP = 8
FIRST_SEAT = 9

HAND = 0
FITS = 1
ROWS = 2
ORDERS = 5
DISCARDS = 14
SEAT_SIZE = 17

MOST_SEATS = 6
WORDS_OF_CARDS = 3
"""For up to 24 cards: nobody has more turns."""
PILES = FIRST_SEAT + MOST_SEATS * SEAT_SIZE
MIDDLE = PILES + 74
"""Room below it for 53 cards face down, and while they are dealt for 6 hands and the circle."""
STATE_SIZE = MIDDLE + 53

IN_EACH = 0x0101_0101_0101
"""1 in each of six bytes: times a card, it is there six times."""
TOPS = 0x8080_8080_8080
SIX_BYTES = 0xFFFF_FFFF_FFFF
BOTH_HALVES = 0x1_0000_0001
"""1 in a hand's byte 0 and in the byte that says whether the card is known."""
TWO_OF_A_HAND = 0xFFFF * BOTH_HALVES
HIGH = 24
"""Bits from a `low` of `FITS` up to its `high`."""
NOT_NEXT = 0x7F
DISCARD_COUNT = 48
GIVE_UPS = 56
ROW_LENGTH = 48
BEST_COLOUR = 56
FEW_BITS = 31
"""Covers any number of cards of one seat."""


@inlined
def block(seat: int) -> int:
    """Where the seat's words begin."""
    return FIRST_SEAT + SEAT_SIZE * (seat & 7)


@inlined
def gap(circle: int, card: int) -> int:
    """How many cards of the circle are lower: 0 … 6."""
    return 6 - count(((circle | TOPS) - card * IN_EACH) & TOPS)


@inlined
def ring(circle: int) -> int:
    """Eight bytes: the circle between its highest and its lowest once more, so that it goes round (U7).

    A card in gap g has the bytes g and g + 1 for neighbours.
    """
    return (circle << 8) | (circle >> 40) | (circle << 56)


@inlined
def exchanged(circle: int, card: int, lane: int) -> int:
    """A circle after a card was played beside the one at this byte of the ring, which was taken (U7, U8)."""
    around = ring(circle)
    # the card lies where its neighbour was; at an end of the ring the ascending order begins a byte off
    around ^= (((around >> (8 * lane)) & 0xFF) ^ card) << (8 * lane)
    begins = ((lane + 7) >> 3) + ((lane + 1) >> 3)
    return (around >> (8 * begins)) & SIX_BYTES


@inlined
def colour_byte(card: int) -> int:
    """Bits up to the byte of the card's colour in a word of `ROWS` (U2)."""
    return 8 * (card - 1 - 6 * (((card - 1) * 43) >> 8))  # exact up to 126; no division


@inlined
def points(row: int) -> int:
    """What a row is worth (U13), from its word."""
    return ((row >> ROW_LENGTH) & FEW_BITS) * (row >> BEST_COLOUR)


@inlined
def joined(hand: int, card: int, known: int) -> int:
    """A hand of at most two cards with one more, which everybody knows (1) or not (0)."""
    held = (hand & 0xFFFF) + 0x7F7F  # top bit of a byte: there is a card
    lower = count(held & ~((hand | 0x8080) - card * 0x0101) & 0x8080)
    below = ((1 << (8 * lower)) - 1) * BOTH_HALVES
    return (hand & below) | ((hand & ~below) << 8) | ((card | (known << 32)) << (8 * lower))


@inlined
def without(hand: int, card: int) -> int:
    """A hand that no longer holds one of its cards."""
    not_lower = ((hand | 0x80_8080) - card * 0x01_0101) & 0x80_8080
    below = (((not_lower & -not_lower) >> 7) - 1) * BOTH_HALVES
    return (hand & below) | ((hand >> 8) & ~below & TWO_OF_A_HAND)
