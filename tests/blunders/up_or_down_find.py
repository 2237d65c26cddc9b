"""Positions of Up or Down?, found at the end of matches that are played with more or less care, and judged."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.blunders.up_or_down_judge import cases
from tests.blunders.up_or_down_kinds import KINDS
from tests.blunders.up_or_down_positions import entry_of
from tests.blunders.verdicts import judgement, verdict
from updown.core.deal import RandomDeals
from updown.games.up_or_down import GAME, rules
from updown.games.up_or_down.actions import Action
from updown.games.up_or_down.state import State

LOOKS = (100, 600, 3000)
"""Worlds; each look is longer than the one before, and the last decides if none did."""


def find(kind: str, number: int) -> dict[str, Any] | None:
    """The first clear position of the kind in the match of this number, if there is one; always the same."""
    for state in _play_match(Random(f"blunders/up-or-down/{kind}/{number}")):
        seat = rules.to_act(state)[0]
        if len(state.hidden.hands[seat]) == KINDS[kind]:
            entry = _judged(number, state)
            if entry:
                return entry
    return None


def _judged(number: int, state: State) -> dict[str, Any] | None:
    legal = rules.legal_actions(state, rules.to_act(state)[0])
    for worlds in LOOKS:
        judged = cases(state, legal, worlds, number)
        found = verdict(judged)
        if not found.may_become_clear:
            return None
        if worlds > LOOKS[0] and found.is_clear:
            texts = [GAME.format_action(action) for action in legal]
            return {"number": number} | entry_of(state) | judgement(texts, judged[::3], found)
    return None


def _play_match(rng: Random) -> Iterator[State]:
    """Every state in which somebody is to act; each seat takes the most points, or now and then any turn."""
    seats = rng.randint(2, 6)
    options = GAME.options({"length": rng.choice(("short", "short", "long"))}, seats)
    state = rules.deal(rules.start(options, seats), RandomDeals(rng))
    care = [rng.choice((1.0, 0.9, 0.7)) for _ in range(seats)]
    while rules.to_act(state):
        yield state
        seat = rules.to_act(state)[0]
        legal = rules.legal_actions(state, seat)
        greedy = rng.random() < care[seat]
        action = max(legal, key=lambda action: _gain(state, action)) if greedy else rng.choice(legal)
        state = rules.apply(state, seat, action)


def _gain(state: State, action: Action) -> int:
    seat = rules.to_act(state)[0]
    return rules.gain(state.rows[seat], rules.take(state, seat, action), action.placement)
