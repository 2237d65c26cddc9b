"""What every game's encoding must keep: it tells the view and nothing else, can be read back, and stays as it is."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.positions import Setting, default_settings, one_setting_per_value, random_match
from updown.core.errors import BadOptions
from updown.core.game import AnyGame, Seat
from updown.engine.record_reader import parse_record
from updown.engine.replay import open_match, replay
from updown.fast.encoding import AnyEncoding, IllegalIndex, Observation, WrongShape
from updown.games import all_games

LARGEST = {"river": 600, "up-or-down": 400}

RECORDS = Path(__file__).parents[2] / "golden" / "records"
PINNED = {
    "river-4p": (1, "bae227e0b69b3c0c"),
    "river-8p": (1, "157a75a469ef496a"),
    "river-4p-bidding-simultaneous": (1, "b4d65bb7634a7362"),
    "river-4p-scoring-penalty": (1, "1b5b84e6cee2933e"),
    "up-or-down-2p": (1, "29296b95f85ba26c"),
    "up-or-down-6p": (1, "25d44430a9add4d6"),
}
"""Version, and a hash of all observations and masks along a golden record: a change needs a new version."""

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
every_default = pytest.mark.parametrize("setting", default_settings(), ids=str)
every_value = pytest.mark.parametrize("setting", one_setting_per_value(), ids=str)


def encoding_of(game: AnyGame) -> AnyEncoding:
    assert game.encoding is not None
    return game.encoding()


def looks(setting: Setting, rng: Random, count: int) -> Iterator[tuple[Any, Seat]]:
    """So many states of one random match and its end, each with a seat that looks; often the one to act."""
    states = [step.before for step in random_match(setting, rng)]
    for state in rng.sample(states, min(count, len(states))):
        yield state, rng.choice([*setting.game.to_act(state), Seat(rng.randrange(setting.seats))])
    *_, last = random_match(setting, rng)
    yield last.after, Seat(rng.randrange(setting.seats))


def observed(game: AnyGame, state: Any, seat: Seat) -> Observation:
    return encoding_of(game).observe(game.public_view(state), game.own_view(state, seat))


@every_value
def test_all_that_an_observation_holds_can_be_read_back(setting: Setting, seed: int) -> None:
    encoding = encoding_of(setting.game)
    least, most = encoding.layout.bounds()
    for state, seat in looks(setting, Random(seed), 25):
        facts = encoding.facts(setting.game.public_view(state), setting.game.own_view(state, seat))
        observation = encoding.encode(facts)
        assert encoding.decode(observation) == facts
        assert (observation.shape, observation.dtype) == ((encoding.layout.size,), np.int8)
        assert (observation >= least).all()
        assert (observation <= most).all()


@every_value
def test_the_mask_has_just_the_legal_actions(setting: Setting, seed: int) -> None:
    game, encoding = setting.game, encoding_of(setting.game)
    for state, seat in looks(setting, Random(seed), 40):
        own, legal = game.own_view(state, seat), game.legal_actions(state, seat)
        mask = encoding.mask(own)
        assert mask.shape == (encoding.actions,)
        assert np.flatnonzero(mask).tolist() == [encoding.index(own, action) for action in legal]
        assert tuple(encoding.action(own, index) for index in encoding.legal(own)) == legal


@every_default
def test_what_is_not_legal_has_no_action(setting: Setting, seed: int) -> None:
    game, encoding, rng = setting.game, encoding_of(setting.game), Random(seed)
    for state, seat in looks(setting, rng, 20):
        own = game.own_view(state, seat)
        others = set(range(-2, encoding.actions + 2)) - set(encoding.legal(own))
        for index in rng.sample(sorted(others), 5):
            with pytest.raises(IllegalIndex) as refused:
                encoding.action(own, index)
            assert refused.value.code == "illegal_index"
            assert refused.value.arguments == {"index": index}


@every_default
def test_what_is_hidden_changes_no_value(setting: Setting, seed: int) -> None:
    game, rng, others = setting.game, Random(seed), 0
    for state, seat in looks(setting, rng, 25):
        world = game.imagine(game.public_view(state), game.own_view(state, seat), rng)
        others += world != state
        assert observed(game, world, seat).tobytes() == observed(game, state, seat).tobytes()
    assert others >= 15


@every_game
def test_every_value_says_something(game: AnyGame, seed: int) -> None:
    """None stands still over many matches; what never changes would be of no use, or forgotten."""
    rng, layout = Random(seed), encoding_of(game).layout
    settings = [setting for setting in one_setting_per_value() if setting.game is game]
    crowded = [setting for setting in settings if setting.seats == game.seats[-1]]
    first, moved = None, np.zeros(layout.size, np.bool_)
    for setting in [*settings, *crowded * 20]:
        seen = np.array([observed(game, *look) for look in looks(setting, rng, 60)])
        first = seen[0] if first is None else first
        moved |= (seen != first).any(axis=0)
        if moved.all():
            return
    still = [
        (field.name, place - field.start)
        for field in layout.fields
        for place in range(field.start, field.end)
        if not moved[place]
    ]
    assert still == []


@every_game
def test_an_encoding_is_small_and_its_fields_follow_one_another(game: AnyGame) -> None:
    encoding = encoding_of(game)
    assert encoding.layout.size <= LARGEST[game.id]
    end = 0
    for field in encoding.layout.fields:
        assert field.start == end == encoding.layout.start(field.name)
        end = field.end
    assert end == encoding.layout.size
    assert len({field.name for field in encoding.layout.fields}) == len(encoding.layout.fields)


@pytest.mark.parametrize("name", PINNED)
def test_a_version_stays_as_it_is(name: str) -> None:
    version, pinned = PINNED[name]
    record = parse_record((RECORDS / f"{name}.updown").read_bytes(), all_games())
    opening, digest = open_match(record, all_games()), sha256()
    encoding = encoding_of(opening.game)
    for step in replay(record, opening):
        digest.update(observed(opening.game, step.before, step.seat).tobytes())
        digest.update(encoding.mask(opening.game.own_view(step.before, step.seat)).tobytes())
    assert (encoding.version, digest.hexdigest()[:16]) == (version, pinned)


@every_default
def test_options_for_study_are_no_options_of_a_table(setting: Setting) -> None:
    game, seats = setting.game, setting.seats
    for choice in encoding_of(game).study_choices(seats):
        assert choice.name not in {offered.name for offered in game.choices(seats)}
        for value in choice.values:
            encoding_of(game).study_options({choice.name: value}, seats)
            with pytest.raises(BadOptions):
                game.options({choice.name: value}, seats)


@every_game
def test_a_wrong_array_is_refused(game: AnyGame) -> None:
    encoding = encoding_of(game)
    wrongs: list[Any] = [np.zeros(encoding.layout.size - 1, np.int8), np.zeros(encoding.layout.size)]
    for wrong in wrongs:
        with pytest.raises(WrongShape) as refused:
            encoding.decode(wrong)
        assert refused.value.code == "wrong_shape"
