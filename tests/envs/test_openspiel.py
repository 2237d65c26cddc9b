"""OpenSpiel's own checks and algorithms run on our games, and no player is told what it cannot know."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import updown.envs.openspiel_env
from updown.core.errors import BadOptions

SMALL = "python_updown_up_or_down(players=2,deck=14)"
PLAYED = [
    SMALL,
    "python_updown_up_or_down(players=3,deck=18)",
    "python_updown_up_or_down",
    "python_updown_river(players=3,start=2)",
    "python_updown_river(players=4,start=2,bidding=simultaneous,scoring=penalty)",
]
each_game = pytest.mark.parametrize("name", PLAYED)

assert updown.envs.openspiel_env.register


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def drawn(game: Any, rng: Random) -> Any:
    """After a random deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def played_on(state: Any, rng: Random, choices: int) -> Any:
    """So many random choices later, or at the end."""
    while choices and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        choices -= 1
    return state


@each_game
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=2, serialize=True, verbose=False)


@each_game
def test_returns_are_each_total_less_the_mean_of_the_others(name: str, seed: int) -> None:
    game = load(name)
    state = played_on(game.new_initial_state(), Random(seed), 10**6)
    setting = state.position.setting
    totals = setting.game.outcome(state.position.state).totals
    others = [(sum(totals) - total) / (len(totals) - 1) for total in totals]
    assert state.returns() == [total - mean for total, mean in zip(totals, others, strict=True)]
    assert sum(state.returns()) == pytest.approx(0)
    assert max(map(abs, state.returns())) <= game.max_utility()
    assert len([each for each in state.full_history() if each.player >= 0]) == game.max_game_length()


@each_game
def test_a_player_cannot_tell_a_resampled_state_from_its_own(name: str, seed: int) -> None:
    rng, game, others = Random(seed), load(name), 0
    for choices in range(8):
        state = played_on(drawn(game, rng), rng, choices)
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(4):
            world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            others += world.position.state != state.position.state
            played_on(world.clone(), rng, 10**6)
    assert others > 5


@each_game
def test_the_same_information_allows_the_same_actions(name: str, seed: int) -> None:
    rng, game = Random(seed), load(name)
    allowed: dict[str, list[int]] = {}
    for _ in range(5):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                seen = state.information_state_string()
                assert allowed.setdefault(seen, state.legal_actions()) == state.legal_actions()
            state.apply_action(rng.choice(state.legal_actions()))


def test_a_deal_uses_each_card_of_the_deck_once(seed: int) -> None:
    state = drawn(load(SMALL), Random(seed)).position.state
    hidden = state.hidden
    cards = [*state.circle, *hidden.up, *hidden.down, *hidden.hands[0], *hidden.hands[1]]
    assert sorted(cards) == list(range(1, 15))
    assert (len(hidden.up), len(hidden.down)) == (1, 1)


def test_observations_are_zero_before_the_deal_and_the_encoding_after_it(seed: int) -> None:
    game = load(SMALL)
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.information_state_string(0) == ""
    state = drawn(game, Random(seed))
    position = state.position
    expected = position.setting.encoding.observe(position.public(), position.own(1))
    assert state.observation_tensor(1) == expected.astype(np.float32).tolist()


def test_ismcts_plays_a_small_match(seed: int) -> None:
    game = load(SMALL)
    chance = np.random.RandomState(seed % 2**32)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 4.0, 20, random_state=chance)
    state, rng, moves = drawn(game, Random(seed)), Random(seed), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            moves += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    assert moves == 4


@pytest.mark.parametrize(
    ("solver", "iterations", "name"),
    [
        (OutcomeSamplingSolver, 30, SMALL),
        (OutcomeSamplingSolver, 30, "python_updown_river(players=3,start=1)"),
        (ExternalSamplingSolver, 10, "python_updown_river(players=2,start=1)"),
    ],
)
def test_counterfactual_regret_is_minimised_by_sampling(
    solver: Any, iterations: int, name: str, seed: int
) -> None:
    np.random.seed(seed % 2**32)
    game = load(name)
    learning = solver(game)
    for _ in range(iterations):
        learning.iteration()
    policy, state = learning.average_policy(), drawn(game, Random(seed))
    chances = policy.action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)


def test_a_state_is_kept_as_its_choices_and_an_imagined_one_not_at_all(seed: int) -> None:
    rng, game = Random(seed), load(SMALL)
    state = played_on(drawn(game, rng), rng, 3)
    again = game.deserialize_state(state.serialize())
    assert again.position == state.position
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(TypeError):
        world.serialize()


@pytest.mark.parametrize("wrong", ["players=7", "deck=12", "deck=54", "length=endless"])
def test_what_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(BadOptions):
        load(f"python_updown_up_or_down({wrong})")
