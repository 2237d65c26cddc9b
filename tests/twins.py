"""Plays matches on the rules and on their compiled twin at once, and compares the two at every step."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np

from tests.positions import MAX_STEPS
from updown.core.deal import SeededDeals
from updown.core.game import AnyGame, Seat
from updown.fast import twin
from updown.fast.chance import Chance, chance
from updown.fast.compiled import compiled
from updown.fast.twin import AnyTwin, Flat
from updown.games import game_called


@compiled
def look(tag: Any, s: Flat, ids: Flat, counts: Flat, totals: Flat) -> tuple[int, bool, bool]:
    """Legal actions of each seat, a line of `ids` each, and totals; who is to act, whether to deal, whether over."""
    acting = twin.to_act(tag, s)
    for seat in range(counts.size):
        counts[seat] = twin.legal(tag, s, seat, ids[seat]) if acting >> seat & 1 else 0
    twin.totals(tag, s, totals)
    return acting, twin.needs_deal(tag, s), twin.is_over(tag, s)


@compiled
def random_action(tag: Any, s: Flat, seat: int, rng: Chance) -> int:
    return twin.random_action(tag, s, seat, rng)


@compiled
def policy_action(tag: Any, s: Flat, seat: int, rng: Chance) -> int:
    return twin.policy_action(tag, s, seat, rng)


@compiled
def act(tag: Any, s: Flat, seat: int, action: int) -> None:
    twin.apply(tag, s, seat, action)


@compiled
def imagine(tag: Any, known: Flat, s: Flat, rng: Chance) -> None:
    twin.imagine(tag, known, s, rng)


@compiled
def plausibility(tag: Any, known: Flat, s: Flat) -> float:
    return twin.plausibility(tag, known, s)


@compiled
def deal(tag: Any, s: Flat, rng: Chance) -> None:
    twin.deal(tag, s, rng)


@compiled
def play_on(tag: Any, s: Flat, rng: Chance, policy: bool, to_horizon: bool) -> int:  # noqa: FBT001  compiled code
    """Plays to the end of the match, or to where a playout ends; returns the number of actions."""
    actions = 0
    while not (twin.is_over(tag, s) or (to_horizon and twin.is_horizon(tag, s))):
        if twin.needs_deal(tag, s):
            twin.deal(tag, s, rng)
            continue
        acting, seat = twin.to_act(tag, s), 0
        while not acting >> seat & 1:
            seat += 1
        action = twin.policy_action(tag, s, seat, rng) if policy else twin.random_action(tag, s, seat, rng)
        twin.apply(tag, s, seat, action)
        actions += 1
    return actions


@compiled
def values(tag: Any, s: Flat, known: Flat, out: Any) -> None:
    twin.values(tag, s, known, out)


@dataclass(frozen=True)
class Pair:
    """A game and its twin, of so many seats."""

    game: AnyGame
    seats: int
    options: Any
    """From game.options."""

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, {self.options}"

    @property
    def twin(self) -> AnyTwin:
        return twin_of(self.game)

    def check_equal(self, state: Any, s: Flat) -> None:
        """Same decisions, same legal actions in the same order, same totals at the end."""
        ids = np.empty((self.seats, self.twin.most_actions), np.int64)
        counts, totals = np.empty(self.seats, np.int64), np.empty(self.seats, np.int64)
        acting, needs_deal, is_over = look(self.twin.tag, s, ids, counts, totals)
        assert acting == sum(1 << seat for seat in self.game.to_act(state))
        assert needs_deal == self.game.needs_deal(state)
        outcome = self.game.outcome(state)
        assert is_over == (outcome is not None)
        assert outcome is None or outcome.totals == tuple(totals)
        for seat in self.game.to_act(state):
            found = [action_called(self.game, number) for number in ids[seat, : counts[seat]].tolist()]
            assert found == list(self.game.legal_actions(state, seat))

    def check_same_hash(self, state: Any, s: Flat) -> None:
        """The same hash; and a twin that is put there has the same line as one that was stepped there."""
        put_there = self.twin.from_state(state)
        assert put_there.tobytes() == s.tobytes(), f"words {np.flatnonzero(put_there != s)} differ"
        assert self.twin.fingerprint(s) == self.game.fingerprint(state)


def twin_of(game: AnyGame) -> AnyTwin:
    return _twin_called(game.id)


def action_called(game: AnyGame, number: int) -> Any:
    return _action_called(game.id, number)


@cache
def _twin_called(game_id: str) -> AnyTwin:
    load = game_called(game_id).twin
    assert load is not None, f"{game_id} has no compiled twin"
    return load()


@cache
def _action_called(game_id: str, number: int) -> Any:
    action = _twin_called(game_id).action(number)
    assert _twin_called(game_id).action_id(action) == number
    return action


def random_pair(game: AnyGame, rng: Random) -> Pair:
    """Any number of seats, any value of each option."""
    seats = rng.choice(game.seats)
    options = {choice.name: rng.choice(choice.values) for choice in game.choices(seats)}
    return Pair(game, seats, game.options(options, seats))


def differ_nowhere(pair: Pair, rng: Random, *, hash_all: bool) -> int:
    """Plays one match on both, from the same verifiable deals; returns the number of steps.

    Matches of play by chance, of the heuristic player, and of both mixed; hashes after all steps or the last.
    """
    game, two, deals = pair.game, pair.twin, SeededDeals(rng.randbytes(32))
    chances, heuristic = chance(rng.getrandbits(64)), rng.choice((0.0, 0.5, 1.0))
    state, s = game.start(pair.options, pair.seats), two.start(pair.options, pair.seats)
    for steps in range(MAX_STEPS):
        pair.check_equal(state, s)
        acting = game.to_act(state)
        if hash_all if acting else not game.needs_deal(state):  # no hash is defined while a deal is due
            pair.check_same_hash(state, s)
        if acting:
            seat = rng.choice(acting)
            choose = policy_action if rng.random() < heuristic else random_action
            number = choose(two.tag, s, seat, chances)
            state = game.apply(state, seat, action_called(game, number))
            act(two.tag, s, seat, number)
        elif game.needs_deal(state):
            state = game.deal(state, deals)
            two.deal(s, deals)
        else:
            return steps
    raise AssertionError("the match does not end")


def positions_of_both(pair: Pair, rng: Random) -> Iterator[tuple[Any, Flat]]:
    """Every state of a match of mixed play in which somebody is to act, on the rules and as the twin has it."""
    game, two, deals = pair.game, pair.twin, SeededDeals(rng.randbytes(32))
    chances = chance(rng.getrandbits(64))
    state = game.start(pair.options, pair.seats)
    while game.outcome(state) is None:
        while game.needs_deal(state):
            state = game.deal(state, deals)
        s = two.from_state(state)
        yield state, s
        seat: Seat = rng.choice(game.to_act(state))
        choose = rng.choice((policy_action, random_action))
        state = game.apply(state, seat, action_called(game, choose(two.tag, s, seat, chances)))
