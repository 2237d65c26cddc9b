"""Into compiled states and out of them, for Python."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain

import numpy as np

from updown.core.deal import Deals, canonical_json
from updown.fast.twin import Flat
from updown.games.up_or_down import rules
from updown.games.up_or_down.cards import CIRCLE_SIZE, COLOURS, HAND_SIZE, colour
from updown.games.up_or_down.fast_layout import (
    BEST_COLOUR,
    CIRCLE,
    DISCARD_COUNT,
    DISCARDS,
    DOWN,
    FEW_BITS,
    FIRST_SEAT,
    FITS,
    GIVE_UPS,
    HAND,
    HIGH,
    LIVE,
    MIDDLE,
    NOT_NEXT,
    ORDERS,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    SEAT_SIZE,
    SEATS,
    STATE_SIZE,
    TURN,
    TURNS,
    UP,
    WORDS_OF_CARDS,
)
from updown.games.up_or_down.options import Options
from updown.games.up_or_down.rows import Row, best_colour_count, direction
from updown.games.up_or_down.state import Cards, State


def start(options: Options, seats: int) -> Flat:
    """Nothing dealt yet."""
    return from_state(rules.start(options, seats))


def deal(s: Flat, deals: Deals) -> None:
    """The deal of `rules.deal`, in place."""
    options = Options(deck=int(s[TURNS]) + CIRCLE_SIZE)
    s[:] = from_state(rules.deal(rules.start(options, int(s[SEATS])), deals))


def from_state(state: State) -> Flat:
    """The same line as that of a twin which was stepped there."""
    s = np.zeros(STATE_SIZE, np.int64)
    hidden = state.hidden
    fill_table(s, state.deck, state.circle, state.rows, state.discards)
    s[PLAYED], s[TURN] = state.played, (state.start + state.played) % state.seats
    for seat in range(state.seats):
        s[block_of(seat) + HAND] = hand_word(hidden.hands[seat], state.known[seat])
    s[DOWN], s[UP] = len(hidden.down), len(hidden.up)
    s[MIDDLE - len(hidden.down) : MIDDLE] = hidden.down
    s[MIDDLE : MIDDLE + len(hidden.up)] = hidden.up[::-1]
    return s


def fill_table(
    s: Flat, deck: int, circle: Cards, rows: Sequence[tuple[Row, ...]], discards: Sequence[Cards]
) -> None:
    """Circle, rows and discards of all seats, and which cards are live still; as many turns as cards placed."""
    placed = 0
    for seat, (three, given_up) in enumerate(zip(rows, discards, strict=True)):
        words, cards = _seat_words(three, given_up)
        s[block_of(seat) + FITS : block_of(seat) + SEAT_SIZE] = words
        placed |= cards
    s[SEATS], s[PLAYED], s[TURNS] = len(rows), placed.bit_count(), deck - CIRCLE_SIZE
    s[CIRCLE] = _packed(circle)
    live = (2 << deck) - 2 & ~placed
    s[LIVE : LIVE + 2] = np.frombuffer(live.to_bytes(16, "little"), "<i8")


def block_of(seat: int) -> int:
    """Where the seat's words begin."""
    return FIRST_SEAT + SEAT_SIZE * seat


def hand_word(hand: Sequence[int], known: Sequence[int]) -> int:
    """A hand, of which everybody knows some cards."""
    return _packed(hand) | _packed([int(card in known) for card in hand]) << 32


def fingerprint(s: Flat) -> str:
    """The hash of `fingerprint.fingerprint`, from the line alone."""
    seats, down, up = int(s[SEATS]), int(s[DOWN]), int(s[UP])
    blocks = [s[block_of(seat) :][:SEAT_SIZE] for seat in range(seats)]
    facts = {
        "circle": _unpacked(s[CIRCLE : CIRCLE + 1], CIRCLE_SIZE),
        "discards": [
            _unpacked(mine[DISCARDS:], int(mine[FITS]) >> DISCARD_COUNT & FEW_BITS) for mine in blocks
        ],
        "down": s[MIDDLE - down : MIDDLE].tolist(),
        "hands": [[card for card in _unpacked(mine[HAND:], HAND_SIZE) if card] for mine in blocks],
        "rows": [[_row(mine, slot) for slot in range(3)] for mine in blocks],
        "turn": int(s[TURN]) if s[CIRCLE] and s[PLAYED] < s[TURNS] else None,
        "up": s[MIDDLE : MIDDLE + up][::-1].tolist(),
    }
    return sha256(canonical_json(facts).encode()).hexdigest()


@lru_cache(2**14)  # of all seats but one they stay as they were
def _seat_words(rows: tuple[Row, ...], discards: Cards) -> tuple[list[int], int]:
    """A seat's words but for its hand, and the bits of all cards in them."""
    fits = len(discards) << DISCARD_COUNT | (0b111000 if all(rows) else 0) << GIVE_UPS
    for slot, row in enumerate(rows):
        low, high = _bounds(row) if row else (0 if all(rows[:slot]) else NOT_NEXT, 0)
        fits |= (low | high << HIGH) << (8 * slot)
    cards = (*chain(*rows), *discards)
    orders = [word for row in (*rows, discards) for word in _words(row)]
    return [fits, *map(_row_word, rows), *orders], sum(1 << card for card in cards)


def _words(cards: Cards) -> list[int]:
    packed = _packed(cards)
    return [packed >> (64 * word) & (1 << 64) - 1 for word in range(WORDS_OF_CARDS)]


def _packed(cards: Sequence[int]) -> int:
    return int.from_bytes(bytes(cards), "little")


def _unpacked(words: Flat, cards: int) -> list[int]:
    return list(words.astype("<i8", copy=False).tobytes()[:cards])


def _row(mine: Flat, slot: int) -> list[int]:
    length = int(mine[ROWS + slot]) >> ROW_LENGTH & FEW_BITS
    return _unpacked(mine[ORDERS + WORDS_OF_CARDS * slot :][:WORDS_OF_CARDS], length)


@lru_cache(2**14)
def _row_word(row: Row) -> int:
    if not row:
        return 0
    colours = _packed([sum(colour(card) == wanted for card in row) for wanted in range(COLOURS)])
    return colours | len(row) << ROW_LENGTH | best_colour_count(row) << BEST_COLOUR


def _bounds(row: Row) -> tuple[int, int]:
    """`low` and `high` of a row that has cards."""
    match direction(row):
        case None:
            return 0, 0
        case "up":
            return row[-1], 0
        case "down":
            return 0, 127 - row[-1]
