"""The flat state of a match: what stands where in its line of whole numbers, and the way in from Python.

Card c is bit c, in the order of the pack; bids and tricks won are four bits a seat. Nothing is stored that is
not needed at each step or for the state hash. `DEALT` keeps the hands as they were dealt, so that who played a
card, and what a seat had when it bid, need no store of their own.
"""

from hashlib import sha256

import numpy as np

from updown.core.deal import Deals, canonical_json
from updown.fast.compiled import inlined
from updown.fast.twin import Flat
from updown.games.river.cards import ORDER, PACK, Card
from updown.games.river.options import SCORINGS, Options
from updown.games.river.rules import is_bidding, leader
from updown.games.river.scoring import totals, tricks_won
from updown.games.river.state import State

# ---------------------------------------------------------------- constants of the match
SEATS = 0
ROUNDS = 1
SCORING = 2
"""Its place in `SCORINGS`."""
HOOK = 3
FISTS = 4
"""1 under simultaneous bidding (R9)."""
HAND_SIZES = 5
"""Of every round, eight bits each: three words."""

# ---------------------------------------------------------------- of the round
ROUND = 8
"""Finished rounds: also the number, from 0, of the one being played."""
HAND_SIZE = 9
"""0 before the first deal."""
DEALER = 10
TRUMP = 11
TRUMPS = 12
"""The cards of its suit."""
ACTING = 13
"""The seats to act, as bits."""
BIDS = 14
"""Four bits a seat: the bid and one, 0 as long as there is none; also those still in the fist."""
BIDS_IN = 15
BID_SUM = 16
WON = 17
"""Tricks, four bits a seat."""
GONE = 18
"""Cards nobody can hold any more: the trump card, and those played."""
VOIDS = 19
"""Suits not followed this round (R10), four bits a seat."""

# ---------------------------------------------------------------- of the trick
LAID = 20
"""Cards on the table."""
LED = 21
"""The cards of the suit led; the whole pack while nothing is led."""
BEST = 22
"""What takes the trick so far: class, card and seat as one number (`strength`); 0 while nothing is led."""
TRICK = 23
"""Finished tricks of this round."""

# ---------------------------------------------------------------- per seat, and the tricks of the round
HANDS = 24
DEALT = 32
TOTALS = 40
LOG = 48
"""A word for each trick: its cards in the order of play, six bits each."""
STATE_SIZE = 58

FIRST_CARD = 11
"""Action ids: bids 0 … 10, then the cards in the order of the pack."""
ACTION_IDS = FIRST_CARD + len(PACK)
WHOLE_PACK = (1 << 52) - 1
SUIT = (1 << 13) - 1
"""Clubs; the other suits stand 13, 26 and 39 places higher."""


@inlined
def suit_number(card: int) -> int:
    """The card's place in `SUITS`: card // 13, without a division."""
    return (card * 79) >> 10


@inlined
def suit_cards(card: int) -> int:
    """All cards of the card's suit."""
    return SUIT << (13 * suit_number(card))


@inlined
def hand_size_of(s: Flat, number: int) -> int:
    """R4: of a round of the match."""
    return (s[HAND_SIZES + (number >> 3)] >> (8 * (number & 7))) & 255


@inlined
def bid_of(s: Flat, seat: int) -> int:
    """-1 as long as there is none."""
    return ((s[BIDS] >> (4 * seat)) & 15) - 1


@inlined
def won_by(s: Flat, seat: int) -> int:
    """Tricks of this round."""
    return (s[WON] >> (4 * seat)) & 15


# ---------------------------------------------------------------- for Python


def start(options: Options, seats: int) -> Flat:
    s = np.zeros(STATE_SIZE, np.int64)
    sizes = options.hand_sizes
    s[SEATS], s[ROUNDS] = seats, len(sizes)
    s[SCORING] = SCORINGS.index(options.scoring)
    s[HOOK], s[FISTS] = options.hook, options.bidding == "simultaneous"
    for number, size in enumerate(sizes):
        s[HAND_SIZES + number // 8] |= size << 8 * (number % 8)
    s[LED] = WHOLE_PACK
    return s


@inlined
def open_round(s: Flat) -> None:
    """R4, R5, R7, R9: everything of a new round but its cards."""
    seats, number = s[SEATS], s[ROUND]
    s[HAND_SIZE] = hand_size_of(s, number)
    s[DEALER] = dealer = (number + 1) % seats
    first = dealer + 1 if dealer + 1 < seats else 0
    s[ACTING] = (1 << seats) - 1 if s[FISTS] else 1 << first
    for word in range(BIDS, HANDS):
        s[word] = 0
    s[LED] = WHOLE_PACK
    for word in range(LOG, STATE_SIZE):
        s[word] = 0


@inlined
def show_trump(s: Flat, card: int) -> None:
    """R6: it is out of play."""
    s[TRUMP], s[TRUMPS], s[GONE] = card, suit_cards(card), 1 << card


def deal(s: Flat, deals: Deals) -> None:
    """R6: as in the rules, from a verifiable deal."""
    open_round(s)
    deck = deals.shuffle(b"deck", int(s[ROUND]), PACK)
    seats = int(s[SEATS])
    dealt = seats * int(s[HAND_SIZE])
    for seat in range(seats):
        s[HANDS + seat] = s[DEALT + seat] = mask(deck[(seat - s[DEALER] - 1) % seats : dealt : seats])
    show_trump(s, ORDER[deck[dealt]])


def from_state(state: State) -> Flat:
    past, this = state.past, state.round
    s = start(past.options, past.seats)
    s[ROUND] = len(past.sheet)
    s[TOTALS : TOTALS + past.seats] = totals(past)
    if this is None:
        return s
    s[HAND_SIZE], s[DEALER] = this.hand_size, this.dealer
    show_trump(s, ORDER[this.trump])
    s[ACTING] = sum(1 << seat for seat in state.turn)
    write_bids(s, state.secrets.fists or this.bids)
    for seat, hand in enumerate(state.secrets.hands):
        s[HANDS + seat] = s[DEALT + seat] = mask(hand)
    if not is_bidding(state):
        taken = [(trick.leader, trick.cards) for trick in state.tricks]
        write_tricks(s, [*taken, (leader(state), state.trick)])
        for seat, won in enumerate(tricks_won(state.tricks, past.seats)):
            s[WON] |= won << 4 * seat
    return s


def write_bids(s: Flat, bids: tuple[int | None, ...]) -> None:
    """Per seat."""
    for seat, bid in enumerate(bids):
        if bid is not None:
            s[BIDS] |= (bid + 1) << 4 * seat
            s[BIDS_IN] += 1
            s[BID_SUM] += bid


def write_tricks(s: Flat, tricks: list[tuple[int, tuple[Card, ...]]]) -> None:
    """The cards of the round so far, by who led each trick; the last one is open, maybe empty."""
    for number, (first, cards) in enumerate(tricks):
        led = suit_cards(ORDER[cards[0]]) if cards else WHOLE_PACK
        s[LED], s[BEST], s[LAID], s[TRICK] = led, 0, len(cards), number
        for place, card in enumerate(cards):
            write_played(s, int(first + place) % int(s[SEATS]), place, ORDER[card])


@inlined
def write_played(s: Flat, seat: int, place: int, card: int) -> None:
    """A card of the open trick, as everybody sees it: neither the hand nor the turn changes."""
    bit = 1 << card
    led = s[LED]
    s[GONE] |= bit
    s[DEALT + (seat & 7)] |= bit
    s[LOG + s[TRICK]] |= card << (6 * place)
    s[BEST] = max(s[BEST], strength(card, seat, led, s[TRUMPS]))
    if not bit & led:
        s[VOIDS] |= 1 << (4 * seat + suit_number(int(s[LOG + s[TRICK]]) & 63))


@inlined
def strength(card: int, seat: int, led: int, trumps: int) -> int:
    """R11 as one number, the larger takes the trick: class (trump 2 or 3, of the suit led 1), card, seat."""
    of_trump, of_led = (trumps >> card) & 1, (led >> card) & 1
    return ((2 * of_trump + of_led) << 9) | (card << 3) | seat


def mask(cards: tuple[Card, ...]) -> int:
    return sum(1 << ORDER[card] for card in cards)


def cards_of(held: int) -> list[Card]:
    """By suit C D H S, then rank ascending."""
    return [card for card in PACK if held >> ORDER[card] & 1]


def fingerprint(s: Flat) -> str:
    """The same state hash as the game's own (docs/records.md)."""
    line = [int(word) for word in s]
    if not line[HAND_SIZE]:
        raise AssertionError("nothing is dealt yet")
    seats = range(line[SEATS])
    bids = [(line[BIDS] >> 4 * seat & 15) - 1 for seat in seats]
    text = canonical_json(
        {
            "bids": [None if bid < 0 else bid for bid in bids],
            "dealer": line[DEALER],
            "hands": [cards_of(line[HANDS + seat]) for seat in seats],
            "played": _played(line),
            "round": line[ROUND],
            "scores": [line[TOTALS + seat] for seat in seats],
            "to_act": [seat for seat in seats if line[ACTING] >> seat & 1],
            "tricks": [line[WON] >> 4 * seat & 15 for seat in seats],
            "trump": PACK[line[TRUMP]],
        }
    )
    return sha256(text.encode()).hexdigest()


def _played(line: list[int]) -> list[tuple[int, Card]]:
    """Seat and card, in the order of play in this round."""
    seats = range(line[SEATS])
    sizes = [len(seats)] * line[TRICK] + [line[LAID]]
    laid = [line[LOG + trick] >> 6 * place & 63 for trick, size in enumerate(sizes) for place in range(size)]
    return [(next(seat for seat in seats if line[DEALT + seat] >> card & 1), PACK[card]) for card in laid]
