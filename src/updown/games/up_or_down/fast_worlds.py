"""Worlds that look like a view, made in compiled code."""

import numpy as np

from updown.fast.chance import Chance
from updown.fast.compiled import inlined
from updown.fast.twin import Known
from updown.games.up_or_down.fast_layout import (
    DOWN,
    HAND,
    MIDDLE,
    MOST_SEATS,
    SEATS,
    STATE_SIZE,
    TURN,
    UP,
    Line,
    block,
    joined,
)
from updown.games.up_or_down.fast_state import block_of, fill_table, hand_word
from updown.games.up_or_down.fast_turns import shuffle
from updown.games.up_or_down.imagine import slots, unseen_cards
from updown.games.up_or_down.views import OwnView, PublicView

# What is known lies as in a state, hidden cards left out, and then:
OWN_SEAT = STATE_SIZE
UNKNOWN = STATE_SIZE + 1
"""Per seat, how many cards of its hand the viewer does not know."""
UNSEEN = UNKNOWN + MOST_SEATS
"""How many cards the viewer does not see; the cards follow, ascending."""
KNOWN_SIZE = UNSEEN + 1 + 126


def from_view(public: PublicView, own: OwnView) -> Known:
    """All that `imagine` needs; nothing hidden is in the view, so nothing hidden is here."""
    known = np.zeros(KNOWN_SIZE, np.int64)
    rows = tuple(slots(shown) for shown in public.seats)
    fill_table(known, public.deck, public.circle, rows, [shown.discards for shown in public.seats])
    known[TURN] = public.to_act or 0
    known[OWN_SEAT] = own.seat
    for seat, shown in enumerate(public.seats):
        hand = own.hand if seat == own.seat else shown.known
        known[block_of(seat) + HAND] = hand_word(hand, shown.known)
        known[UNKNOWN + seat] = shown.hand_size - len(hand)
    known[DOWN], known[UP] = public.face_down_size, public.face_up_size
    if public.face_up is not None:
        known[MIDDLE + public.face_up_size - 1] = public.face_up
    unseen = unseen_cards(public, own)
    hidden = known[UNKNOWN:UNSEEN].sum() + public.face_down_size + max(0, public.face_up_size - 1)
    if len(unseen) != hidden:
        raise AssertionError(f"{len(unseen)} cards are unseen, but {hidden} lie hidden")
    known[UNSEEN] = len(unseen)
    known[UNSEEN + 1 :][: len(unseen)] = unseen
    return known


@inlined
def imagine(known: Line, s: Line, rng: Chance) -> None:
    """Exactly uniform, as `imagine.imagine`: the unseen cards in a random order go to hands and piles."""
    for word in range(STATE_SIZE):
        s[word] = known[word]
    hands = 0
    for seat in range(s[SEATS]):
        hands += known[UNKNOWN + seat]
    # they lie in the piles' own place at once, those for the hands just below
    first, unseen = MIDDLE - s[DOWN] - hands, known[UNSEEN]
    for place in range(unseen):
        s[first + place] = known[UNSEEN + 1 + place]
    shuffle(s, first, unseen, rng)
    for seat in range(s[SEATS]):
        hand = block(seat) + HAND
        for _ in range(known[UNKNOWN + seat]):
            s[hand] = joined(s[hand], s[first], 0)
            s[first] = 0
            first += 1


@inlined
def plausibility(known: Line, s: Line) -> float:  # noqa: ARG001
    """Always 0: a card that stays in a hand tells too little of it to be worth the time."""
    return 0.0
