"""River beside OpenSpiel's `oh_hell`: the same deal in both, and the same actions by their numbers."""

from functools import cache
from random import Random
from typing import Any

import pyspiel

from updown.core.deal import RandomDeals
from updown.games.river import GAME, rules
from updown.games.river.actions import BIDS, PLAYS, Action, Bid
from updown.games.river.cards import RANKS, Card
from updown.games.river.state import State

SUIT_ORDER = "CDSH"
"""Theirs; a card's number goes by rank, then by suit, and bids come after the cards."""


def deal_of(seats: int, hand_size: int, rng: Random) -> State:
    """A single deal: the first round of a match."""
    options = GAME.options({"start": hand_size}, seats)
    return rules.deal(rules.start(options, seats), RandomDeals(rng))


def largest_hand(seats: int) -> int:
    """A card must remain to be turned up (R3)."""
    return min(10, 51 // seats)


def same_deal(ours: State) -> Any:
    """Their chance moves: the number of tricks, the dealer, the cards one at a time from seat 0 on, the trump."""
    opened = rules.opened(ours)
    theirs = their_game(ours.past.seats, opened.hand_size).new_initial_state()
    theirs.apply_action(opened.hand_size)
    theirs.apply_action(opened.dealer)
    for cards in zip(*ours.secrets.hands, strict=True):
        for card in cards:
            theirs.apply_action(number_of_card(card))
    theirs.apply_action(number_of_card(opened.trump))
    return theirs


@cache
def their_game(seats: int, hand_size: int) -> Any:
    return pyspiel.load_game("oh_hell", {"players": seats, "num_tricks_fixed": hand_size})


def number_of(action: Action) -> int:
    return 52 + action.tricks if isinstance(action, Bid) else number_of_card(action.card)


def number_of_card(card: Card) -> int:
    return 4 * RANKS.index(card[0]) + SUIT_ORDER.index(card[1])


ACTIONS: dict[int, Action] = {number_of(action): action for action in (*BIDS, *PLAYS.values())}
"""By their number."""
