"""The compiled encoding says the same as the one made from the view, value by value, at every step."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.positions import Setting, default_settings, one_setting_per_value, positions, random_match
from updown.core.game import Seat
from updown.envs.setting import games_with_encoding
from updown.fast import observing
from updown.fast.compiled import inlined
from updown.fast.encoding import Mask, Observation

SENTINEL = 77
"""Stands nowhere in an observation; what is not written would keep it."""


@inlined
def look(tag: Any, s: Any, seat: int, out: Any, legal: Any) -> None:
    observing.observe(tag, s, seat, out)
    observing.mask(tag, s, seat, legal)


@inlined
def twin_number(tag: Any, s: Any, seat: int, index: int) -> int:
    return observing.twin_action(tag, s, seat, index)


class Eyes:
    """Looks at states of one setting through compiled code."""

    def __init__(self, setting: Setting) -> None:
        assert setting.game.encoding is not None
        assert setting.game.twin is not None
        self.game = setting.game
        self.encoding = setting.game.encoding()
        self.encoding.load_compiled()
        self.twin = setting.game.twin()

    def look(self, state: Any, seat: Seat) -> tuple[Observation, Mask]:
        # a longer array each, so that a store beyond the end shows
        out = np.full(self.encoding.layout.size + 8, SENTINEL, np.int8)
        legal = np.full(self.encoding.actions + 8, SENTINEL, np.int8).view(np.bool_)
        look(self.twin.tag, self.twin.from_state(state), seat, out[:-8], legal[:-8])
        assert (out[-8:] == SENTINEL).all()
        assert (legal.view(np.int8)[-8:] == SENTINEL).all()
        return out[:-8], legal[:-8]

    def from_view(self, state: Any, seat: Seat) -> Observation:
        return self.encoding.observe(self.game.public_view(state), self.game.own_view(state, seat))


@pytest.mark.parametrize("setting", one_setting_per_value(), ids=str)
def test_compiled_observations_and_masks_are_those_of_the_view(setting: Setting, seed: int) -> None:
    rng, eyes = Random(seed), Eyes(setting)
    for step in random_match(setting, rng):
        seat = step.seat
        observation, legal = eyes.look(step.before, seat)
        own = eyes.game.own_view(step.before, seat)
        assert_same(eyes, observation, eyes.from_view(step.before, seat))
        assert legal.tobytes() == eyes.encoding.mask(own).tobytes()
        index = rng.choice(eyes.encoding.legal(own))
        number = twin_number(eyes.twin.tag, eyes.twin.from_state(step.before), seat, index)
        assert eyes.twin.action(number) == eyes.encoding.action(own, index)


@pytest.mark.parametrize("setting", default_settings(), ids=str)
def test_compiled_observations_of_those_who_wait_are_those_of_the_view(setting: Setting, seed: int) -> None:
    rng, eyes = Random(seed), Eyes(setting)
    for step in random_match(setting, rng):
        waiting = [Seat(seat) for seat in range(setting.seats) if seat not in eyes.game.to_act(step.before)]
        for seat in rng.sample(waiting, min(1, len(waiting))):
            assert_same(eyes, eyes.look(step.before, seat)[0], eyes.from_view(step.before, seat))


@pytest.mark.parametrize("setting", one_setting_per_value(), ids=str)
def test_what_is_hidden_changes_no_compiled_value(setting: Setting, seed: int) -> None:
    rng, eyes, game, others = Random(seed), Eyes(setting), setting.game, 0
    looks = positions(setting, rng, 30)
    for state in looks:
        seat = rng.choice(game.to_act(state))
        world = game.imagine(game.public_view(state), game.own_view(state, seat), rng)
        others += world != state
        assert_same(eyes, eyes.look(world, seat)[0], eyes.look(state, seat)[0])
    assert others >= len(looks) // 3


def assert_same(eyes: Eyes, one: Observation, other: Observation) -> None:
    parts = zip(
        eyes.encoding.layout.parts(one.copy()).items(),
        eyes.encoding.layout.parts(other).values(),
        strict=True,
    )
    unlike = {
        name: (mine.tolist(), theirs.tolist()) for (name, mine), theirs in parts if (mine != theirs).any()
    }
    assert unlike == {}


@pytest.mark.parametrize("game", games_with_encoding(), ids=lambda game: game.id)
def test_every_game_with_an_encoding_has_a_twin(game: Any) -> None:
    assert game.twin is not None
