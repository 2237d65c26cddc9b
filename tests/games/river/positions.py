"""Builders of positions, written as one would tell them: trump first, then a string of cards per hand."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from updown.core.deal import RandomDeals
from updown.core.game import Seat
from updown.games.river import GAME, rules
from updown.games.river.cards import Card
from updown.games.river.notation import parse_action
from updown.games.river.state import Past, Round, RoundScore, Secrets, State

CASES = Path(__file__).parents[2] / "cases"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(card) for card in text.split())


def bidding(
    hand_size: int,
    bids: Sequence[int] = (),
    *,
    seats: int = 4,
    hands: Sequence[str] = (),
    trump: str = "2C",
    options: Mapping[str, object] | None = None,
) -> State:
    """Seat 0 bids first, the last seat deals. Hands that are left out are dealt from the pack."""
    state = dealt(hand_size, seats=seats, hands=hands, trump=trump, options=options)
    for bid in bids:
        state = rules.apply(state, state.turn[0], parse_action(f"b{bid}"))
    return state


def playing(
    trump: str,
    *hands: str,
    bids: Sequence[int] = (),
    played: str = "",
    options: Mapping[str, object] | None = None,
) -> State:
    """Seat 0 leads, the last seat deals; nobody is hooked. Then the cards played are played."""
    free = {"hook": False, **(options or {})}
    size = len(cards(hands[0]))
    state = bidding(size, bids or (0,) * len(hands), seats=len(hands), hands=hands, trump=trump, options=free)
    return after(state, *played.split())


def dealt(
    hand_size: int, *, seats: int, hands: Sequence[str], trump: str, options: Mapping[str, object] | None
) -> State:
    chosen = GAME.options({"start": hand_size, **(options or {})}, seats)
    held = [cards(hand) for hand in hands]
    taken = {trump, *(card for hand in held for card in hand)}
    rest = [card for card in rules.PACK if card not in taken]
    held += [tuple(rest.pop() for _ in range(hand_size)) for _ in range(seats - len(held))]
    unbid: tuple[int | None, ...] = (None,) * seats
    fists = unbid if chosen.bidding == "simultaneous" else ()
    turn = tuple(Seat(seat) for seat in range(seats)) if fists else (Seat(0),)
    opened = Round(0, hand_size, seats - 1, Card(trump), unbid)
    secrets = Secrets(tuple(rules.sorted_hand(hand) for hand in held), fists)
    return State(Past(chosen, seats), opened, turn, (), (), secrets)


def after(state: State, *actions: str) -> State:
    """Each action by the seat whose turn it is."""
    for action in actions:
        state = rules.apply(state, state.turn[0], parse_action(action))
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    who = state.turn[0] if seat is None else Seat(seat)
    return [GAME.format_action(action) for action in rules.legal_actions(state, who)]


def random_states(rng: Random, seats: int, options: Mapping[str, object]) -> list[State]:
    """Every state of a random match in which somebody is to act."""
    deals, states = RandomDeals(rng), list[State]()
    state = rules.deal(rules.start(GAME.options(options, seats), seats), deals)
    while state.turn:
        states.append(state)
        seat = rng.choice(state.turn)
        state = rules.apply(state, seat, rng.choice(rules.legal_actions(state, seat)))
        if rules.needs_deal(state):
            state = rules.deal(state, deals)
    return states


def case(name: str) -> Any:
    return json.loads((CASES / name).read_text())


def blank_sheet(rounds: int, seats: int) -> tuple[RoundScore, ...]:
    """So many rounds in which nobody won anything."""
    nothing = (0,) * seats
    return (RoundScore(1, 0, Card("2C"), nothing, nothing, nothing, nothing),) * rounds
