"""Random agents through each of the four interfaces.

.venv/bin/python examples/random_agents.py --seconds 2
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel

from updown.envs import gymnasium_env, openspiel_env
from updown.envs.batch import BatchEnv
from updown.envs.pettingzoo_env import UpdownAEC

RNG = np.random.default_rng(1)


def batch() -> str:
    """1,024 matches at once, on arrays."""
    env = BatchEnv("river", 4, {"start": 5}, matches=1024, seed=1)
    seen = env.reset()
    points = np.zeros(4)
    while not seen.done.any():
        actions = (seen.mask * RNG.random(seen.mask.shape)).argmax(axis=1)  # any legal one, each as likely
        seen = env.step(actions)
        points += seen.reward.sum(axis=0)
    return f"BatchEnv    River, 1,024 matches: mean points of each seat {(points / env.matches).round(1).tolist()}"


def pettingzoo() -> str:
    """One match, an agent for each seat."""
    env = UpdownAEC("up-or-down", 3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, terminated, _, _ = env.last()
        mask = env.observe(agent)["action_mask"]
        env.step(None if terminated else int(env.action_space(agent).sample(mask)))
    return f"PettingZoo  Up or Down?, 3 seats: totals {env.totals}"


def gymnasium_learner() -> str:
    """One learner among bots of level `easy`."""
    gymnasium_env.register()  # as importing it does
    env = gymnasium.make("updown/River-v1", opponents="easy", options={"start": 3})
    env.action_space.seed(1)
    _, seen = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, seen = env.step(env.action_space.sample())
    return f"Gymnasium   River, a random learner and three bots: totals {seen['totals'].tolist()}"


def openspiel() -> str:
    """OpenSpiel's loop; chance is drawn card by card."""
    openspiel_env.register()  # as importing it does
    spiel: Any = pyspiel
    game = spiel.load_game("python_updown_up_or_down(players=2,deck=18)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(RNG.choice(state.legal_actions()))
    return f"OpenSpiel   Up or Down? with 18 cards: returns {state.returns()}"


def speed(seconds: float) -> str:
    """Steps a second of one process, with observation and mask; the actions are not counted in."""
    env = BatchEnv("river", 4, matches=1024, seed=1)
    seen = env.reset()
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = (seen.mask * RNG.random(seen.mask.shape)).argmax(axis=1)
        start = time.perf_counter()
        seen = env.step(actions)
        spent, steps = spent + time.perf_counter() - start, steps + env.matches
    return f"BatchEnv    {steps / spent / 1e6:.1f} million steps a second"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure the speed")
    chosen = parser.parse_args()
    shows: tuple[Callable[[], str], ...] = (batch, pettingzoo, gymnasium_learner, openspiel)
    for show in shows:
        print(show(), flush=True)
    print(speed(chosen.seconds))


if __name__ == "__main__":
    main()
