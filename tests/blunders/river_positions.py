"""Positions of River as they are kept: the deal and the actions of one round."""

from collections.abc import Mapping
from typing import Any

from updown.core.game import Seat
from updown.games.river import GAME, rules
from updown.games.river.cards import Card
from updown.games.river.options import Options
from updown.games.river.state import Past, Round, RoundScore, Secrets, State


def state_of(entry: Mapping[str, Any]) -> State:
    """The position with all hands; only its views are for bots."""
    state = opened(
        GAME.options(entry["options"], entry["seats"]), entry["seats"], entry["round"], entry["trump"]
    )
    hands = tuple(tuple(map(Card, hand.split())) for hand in entry["hands"])
    fists = state.secrets.fists
    state = state._replace(secrets=Secrets(hands, fists))
    for text in entry["played"].split():
        state = rules.apply(state, state.turn[0], GAME.parse_action(text))
    return state


def opened(options: Options, seats: int, number: int, trump: str) -> State:
    """The round before it is bid; all rounds before it were worth nothing, so nobody has a lead to defend."""
    nothing = (0,) * seats
    sizes = options.hand_sizes
    sheet = tuple(
        RoundScore(sizes[past], (past + 1) % seats, Card("2C"), nothing, nothing, nothing, nothing)
        for past in range(number)
    )
    dealer = (number + 1) % seats
    unbid: tuple[int | None, ...] = (None,) * seats
    fists = unbid if options.bidding == "simultaneous" else ()
    turn = tuple(Seat(seat) for seat in range(seats)) if fists else rules.ALONE[(dealer + 1) % seats]
    this = Round(number, sizes[number], dealer, Card(trump), unbid)
    return State(Past(options, seats, sheet), this, turn, (), (), Secrets((), fists))
