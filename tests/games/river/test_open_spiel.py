"""Single deals beside an independent implementation, OpenSpiel's `oh_hell`, action by action."""

from functools import cache
from random import Random
from typing import Any

import pyspiel
import pytest

from tests.games.river.positions import blank_sheet
from updown.core.deal import RandomDeals
from updown.games.river import GAME, rules
from updown.games.river.actions import Action, Bid, Play
from updown.games.river.cards import RANKS, Card
from updown.games.river.state import Past, Secrets, State

SUIT_ORDER = "CDSH"
"""Theirs; a card's number goes by rank, then by suit, and bids come after the cards."""


@pytest.mark.parametrize("seats", range(3, 8))
def test_random_deals_agree(seats: int, seed: int) -> None:
    compare_deals(seats, 100, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 8))
def test_many_random_deals_agree(seats: int, seed: int) -> None:
    compare_deals(seats, 5_000, seed)


def compare_deals(seats: int, deals: int, seed: int) -> None:
    rng = Random(f"{seed}/{seats}")
    actions = sum(compare_deal(random_deal(seats, rng), rng) for _ in range(deals))
    print(f"{deals} deals with {seats} seats, {actions} actions: no difference (seed {seed})")


def random_deal(seats: int, rng: Random) -> State:
    """Any round of a match with any start size, so that every seat deals and every hand size comes up."""
    start = rng.randint(1, min(10, 51 // seats))
    options = GAME.options({"start": start}, seats)
    number = rng.randrange(len(options.hand_sizes))
    empty = State(Past(options, seats, blank_sheet(number, seats)), None, (), (), (), Secrets(()))
    return rules.deal(empty, RandomDeals(rng))


def compare_deal(ours: State, rng: Random) -> int:
    """Plays a random deal in both; the number of actions."""
    theirs = same_deal(ours)
    actions = 0
    while ours.turn:
        (seat,) = ours.turn
        assert theirs.current_player() == seat
        legal = {number_of(action): action for action in rules.legal_actions(ours, seat)}
        assert theirs.legal_actions() == sorted(legal), str(theirs)
        number = rng.choice(list(legal))
        ours = rules.apply(ours, seat, legal[number])
        theirs.apply_action(number)
        actions += 1
    assert theirs.is_terminal()
    assert theirs.returns() == list(ours.past.sheet[-1].points), str(theirs)
    return actions


def same_deal(ours: State) -> Any:
    """Their chance moves: the number of tricks, the dealer, the cards one at a time from seat 0 on, the trump."""
    opened = rules.opened(ours)
    theirs = their_game(ours.past.seats, opened.hand_size).new_initial_state()
    theirs.apply_action(opened.hand_size)
    theirs.apply_action(opened.dealer)
    for cards in zip(*ours.secrets.hands, strict=True):
        for card in cards:
            theirs.apply_action(number_of(Play(card)))
    theirs.apply_action(number_of(Play(opened.trump)))
    return theirs


@cache
def their_game(seats: int, hand_size: int) -> Any:
    return pyspiel.load_game("oh_hell", {"players": seats, "num_tricks_fixed": hand_size})


def number_of(action: Action) -> int:
    match action:
        case Bid(tricks):
            return 52 + tricks
        case Play(card):
            return number_of_card(card)


def number_of_card(card: Card) -> int:
    return 4 * RANKS.index(card[0]) + SUIT_ORDER.index(card[1])
