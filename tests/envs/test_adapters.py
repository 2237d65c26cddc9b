"""PettingZoo and Gymnasium: their own suites, the same episode for the same seed, and honest rewards."""

import gc
import pickle
import subprocess
import sys
import warnings
from functools import _lru_cache_wrapper
from hashlib import sha256
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from tests.envs.test_batch import resident
from updown.bots.levels import UnknownLevel
from updown.bots.random import RandomBot
from updown.core.errors import BadOptions, UnknownGame, UpdownError
from updown.envs.gymnasium_env import UpdownEnv
from updown.envs.pettingzoo_env import UpdownAEC
from updown.envs.setting import BadArgument
from updown.fast.encoding import IllegalIndex

ROOT = Path(__file__).parents[2]

PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("river", 3, {"start": 2}),
    ("river", 4, {"start": 2, "bidding": "simultaneous"}),
    ("up-or-down", 2, {}),
    ("up-or-down", 3, {"length": "long"}),
]
each_played = pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
IDS = ["updown/River-v1", "updown/UpOrDown-v1"]


@each_played
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # they say that a space should be a Box, and know only their own environments with action masks
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(UpdownAEC(game, seats, options), num_cycles=200)
        seed_test(lambda: UpdownAEC(game, seats, options), num_cycles=200)


@each_played
def test_an_agent_iterates_to_the_end(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    env, rng = UpdownAEC(game, seats, options), np.random.default_rng(seed)
    env.reset(seed)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(5000):
        observation, reward, terminated, truncated, _ = env.last()
        returns[agent] += reward
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        assert truncated is False
        assert (legal.size == 0) == terminated
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        env.step(None if terminated else int(rng.choice(legal)))
    assert env.agents == []
    assert tuple(returns.values()) == env.totals


@each_played
def test_pettingzoo_turns_it_into_a_parallel_environment(
    game: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    agents = UpdownAEC(game, seats, options, render_mode="ansi")
    env: Any = turn_based_aec_to_parallel_wrapper(agents)
    rng = np.random.default_rng(seed)
    observations, _ = env.reset(seed=seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
        assert sum(bool(each.size) for each in legal.values()) == 1
        actions = {agent: int(rng.choice(each)) if each.size else None for agent, each in legal.items()}
        observations, rewards, _, truncated, _ = env.step(actions)
        assert not any(truncated.values())
        sums = {agent: sums[agent] + rewards[agent] for agent in sums}
    assert tuple(sums.values()) == agents.totals


def test_render_tells_the_match_in_notation() -> None:
    env = UpdownAEC("river", 2, {"start": 1}, render_mode="ansi")
    env.reset(seed=1)
    env.step(0)
    assert env.render() == "0 b0"
    learner = UpdownEnv("river", 2, {"start": 1}, render_mode="ansi")
    learner.reset(seed=1)
    learner.step(0)
    assert (learner.render() or "").startswith("0 b0\n1 b")
    assert UpdownEnv("river", 2).render() is None


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*render")  # no picture of a match is drawn
        check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@each_played
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("reward", ["points", "win"])
def test_a_learner_gets_what_it_wins(
    game: str, seats: int, options: dict[str, Any], seat: int | None, reward: Any, seed: int
) -> None:
    env = UpdownEnv(game, seats, options, opponents="easy", seat=seat, reward=reward)
    for episode in range(3):
        _, seen = env.reset(seed=seed if episode == 0 else None)
        returned, over = 0.0, False
        while not over:
            action = env.action_space.sample()
            assert seen["action_mask"][action]
            _, gained, over, truncated, seen = env.step(action)
            returned += gained
            assert not truncated
        totals = seen["totals"].tolist()
        best = max(totals)
        share = (totals[env.seat] == best) / totals.count(best)
        assert returned == (totals[env.seat] if reward == "points" else share)
        assert not seen["action_mask"].any()


@pytest.mark.parametrize("name", IDS)
def test_many_learners_run_side_by_side(name: str) -> None:
    envs: Any = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", opponents="random")
    observations, seen = envs.reset(seed=[1, 2, 1])
    assert (observations[0] == observations[2]).all()
    for _ in range(30):
        observations, *_, seen = envs.step(seen["action_mask"].argmax(axis=1))
    assert (observations[0] == observations[2]).all()
    assert (observations[0] != observations[1]).any()


def episode(name: str, seed: int) -> str:
    """A hash of all that a learner sees of an episode in which it plays by the seed, too."""
    env = gymnasium.make(name, opponents=["easy", RandomBot, "medium"] if "River" in name else "easy")
    env.action_space.seed(seed)
    observation, _ = env.reset(seed=seed)
    seen, over = sha256(observation.tobytes()), False
    while not over:
        observation, reward, over, _, _ = env.step(env.action_space.sample())
        seen.update(observation.tobytes() + str(reward).encode())
    return seen.hexdigest()


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_gives_the_same_episode_in_any_process(name: str) -> None:
    code = f"from tests.envs.test_adapters import episode; print(episode({name!r}, 7))"
    elsewhere = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, timeout=120
    )
    assert episode(name, 7) == episode(name, 7) == elsewhere.stdout.strip()
    assert episode(name, 7) != episode(name, 8)


@pytest.mark.slow
@pytest.mark.parametrize("name", IDS)
def test_memory_is_flat_over_many_episodes(name: str) -> None:
    env, sizes = gymnasium.make(name, opponents="easy"), list[int]()
    env.action_space.seed(1)
    env.reset(seed=1)
    for step in range(30_000):
        *_, over, _, _ = env.step(env.action_space.sample())
        if over:
            env.reset()
        if step % 3000 == 2999:
            forget_rows()
            sizes.append(resident())
    assert max(sizes) - sizes[2] < 2 * 2**20


def forget_rows() -> None:
    """Empties the caches of the games, which have a bound but take long to fill."""
    for found in gc.get_objects():
        if isinstance(found, _lru_cache_wrapper) and found.__module__.startswith("updown.games."):
            found.cache_clear()


def test_an_environment_can_be_sent_to_another_process() -> None:
    env: UpdownEnv = pickle.loads(pickle.dumps(UpdownEnv("river", 4, {"start": 2})))  # noqa: S301
    env.reset(seed=1)
    assert env.action_space.sample() >= 0


@each_played
def test_what_the_mask_does_not_offer_is_refused(game: str, seats: int, options: dict[str, Any]) -> None:
    learner, agents = UpdownEnv(game, seats, options, illegal="refuse"), UpdownAEC(game, seats, options)
    _, seen = learner.reset(seed=3)
    agents.reset(seed=3)
    with pytest.raises(IllegalIndex):
        learner.step(int(seen["action_mask"].argmin()))
    for bad in (int(agents.observe(agents.agent_selection)["action_mask"].argmin()), None, -5):
        with pytest.raises(IllegalIndex):
            agents.step(bad)


@each_played
def test_a_learner_that_knows_no_mask_plays_on_and_is_told(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    env = UpdownEnv(game, seats, options)
    _, seen = env.reset(seed=3)
    _, _, _, _, after = env.step(int(seen["action_mask"].argmin()))
    assert after["replaced"]
    _, _, _, _, after = env.step(int(after["action_mask"].argmax()))
    assert not after["replaced"]
    for nowhere in (-1, env.setting.encoding.actions):
        with pytest.raises(IllegalIndex):
            env.step(nowhere)


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (UnknownGame, {"game": "chess"}),
        (BadOptions, {"seats": 1}),
        (BadOptions, {"options": {"hook": "maybe"}}),
        (BadOptions, {"options": {"length": "short"}}),
        (BadArgument, {"render_mode": "human"}),
    ],
)
@pytest.mark.parametrize("kind", [UpdownEnv, UpdownAEC])
def test_what_cannot_be_is_refused(kind: Any, error: type[UpdownError], arguments: dict[str, Any]) -> None:
    with pytest.raises(error):
        kind(**{"game": "river", "seats": 4, **arguments})


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (UnknownLevel, {"opponents": "grandmaster"}),
        (BadArgument, {"opponents": ["easy", "easy"]}),
        (BadArgument, {"seat": 4}),
        (BadArgument, {"reward": "money"}),
        (BadArgument, {"illegal": "forgive"}),
    ],
)
def test_what_a_learner_cannot_have_is_refused(error: type[UpdownError], arguments: dict[str, Any]) -> None:
    with pytest.raises(error) as refused:
        UpdownEnv("river", 4, **arguments)
    assert refused.value.arguments
