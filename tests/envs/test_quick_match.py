"""A decision a call: the matches of a batch, and no for an answer to a place that is not there."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.test_batch import PLAYED
from updown.core.errors import BadOptions, UnknownGame
from updown.envs.batch import BatchEnv
from updown.envs.quick_match import QuickMatch
from updown.envs.setting import BadArgument


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
def test_the_matches_are_those_of_a_batch(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    rng, env = Random(seed), BatchEnv(game, seats, options, matches=1, seed=seed)
    match, batch = QuickMatch(game, seats, options, seed=seed), env.reset()
    for _ in range(5):
        legal = match.begin()
        while legal:
            assert match.seat == batch.seat[0]
            assert legal == batch.mask[0].sum() == len(match.legal_actions)
            place = rng.randrange(legal)
            legal = match.act(place)
            batch = env.step([np.flatnonzero(batch.mask[0])[place]])
            assert match.totals == tuple(env.totals[0])
        assert batch.done[0]
        assert match.seat is None
        assert match.legal_actions == ()


@pytest.mark.parametrize("place", [-1, 11, 10**9])
def test_a_place_that_is_not_there_changes_nothing(place: int) -> None:
    match, untouched = QuickMatch("river", 4, seed=3), QuickMatch("river", 4, seed=3)
    assert match.begin() == untouched.begin() == 11
    with pytest.raises(IndexError, match="no legal action of this place"):
        match.act(place)
    assert match.legal_actions == untouched.legal_actions
    assert match.act(10) == untouched.act(10)
    assert match.legal_actions == untouched.legal_actions


def test_nothing_can_be_done_before_the_first_match_and_after_the_last_action() -> None:
    match = QuickMatch("river", 4, {"start": 1, "schedule": "up"})
    assert match.seat is None
    with pytest.raises(IndexError):
        match.act(0)
    legal = match.begin()
    while legal:
        legal = match.act(0)
    with pytest.raises(IndexError):
        match.act(0)


def test_a_match_may_be_left_for_the_next() -> None:
    match = QuickMatch("up-or-down", 2, seed=1)
    first, second = ((match.begin(), match.legal_actions) for _ in range(2))
    assert first != second
    assert match.totals == (0, 0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownGame):
        QuickMatch("whist", 4)
    with pytest.raises(BadOptions):
        QuickMatch("river", 9)
    with pytest.raises(BadArgument):
        QuickMatch("river", 4, seed=-1)
