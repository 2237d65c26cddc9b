"""The other libraries' environments, each played by random legal actions with observation and mask at every step.

Each takes the seconds to play for and returns steps per second of processor time; a step is one decision.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import numpy as np

Stepping = Callable[[float], float]

SEATS = 4
HAND_SIZES = (*range(10, 0, -1), *range(2, 11))
"""A whole match of River; for OpenSpiel a deal of each."""
LISTS = "OpenSpiel oh_hell, information_state_tensor"
BUFFER = "OpenSpiel oh_hell, its observation buffer"


@dataclass(frozen=True, slots=True)
class Peer:
    """An environment and what it takes to have it."""

    name: str
    packages: tuple[str, ...]
    """The modules that must be there."""
    load: Callable[[], tuple[Stepping, int]]
    """How to step it, and how many values one observation has."""

    @property
    def lacking(self) -> tuple[str, ...]:
        """Which modules are not installed."""
        return tuple(package for package in self.packages if find_spec(package) is None)


def steps_per_second(play: Callable[[], int], seconds: float) -> float:
    """`play` plays one episode and returns its steps."""
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += play()
    return steps / spent


def load_openspiel(*, buffered: bool) -> tuple[Stepping, int]:
    pyspiel: Any = import_module("pyspiel")
    observation: Any = import_module("open_spiel.python.observation")
    deals = [
        pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": size}) for size in HAND_SIZES
    ]
    everything_known = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    buffers = [observation.make_observation(game, everything_known) for game in deals]
    rng = Random()

    def see_list(state: Any, _: Any) -> None:
        np.asarray(state.information_state_tensor(), np.float32)

    def see_buffer(state: Any, buffer: Any) -> None:
        buffer.set_from(state, state.current_player())

    see = see_buffer if buffered else see_list

    def play() -> int:
        steps = 0
        for game, buffer in zip(deals, buffers, strict=True):
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    see(state, buffer)
                    np.asarray(state.legal_actions_mask())
                    steps += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return steps

    return partial(steps_per_second, play), deals[0].information_state_tensor_size()


def load_pettingzoo(name: str) -> tuple[Stepping, int]:
    """A classic without the wrappers that check each call, which would halve its speed."""
    env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()
    rng = Random()

    def play() -> int:
        env.reset()
        steps = 0
        while not any(env.terminations.values()):
            seen = env.observe(env.agent_selection)
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    env.reset()
    return partial(steps_per_second, play), env.observe(env.agent_selection)["observation"].size


def load_rlcard(name: str) -> tuple[Stepping, int]:
    env: Any = import_module("rlcard").make(name)
    rng = Random()

    def play() -> int:
        seen, _ = env.reset()
        steps = 0
        while not env.is_over():
            seen, _ = env.step(rng.choice(list(seen["legal_actions"])))
            steps += 1
        return steps

    return partial(steps_per_second, play), env.reset()[0]["obs"].size


def load_pgx(name: str, matches: int) -> tuple[Stepping, int]:
    """Many matches at once, the choice of actions and the new start of finished matches compiled with the step."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    wrappers: Any = import_module("pgx.experimental.wrappers")
    step_all = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        key, choosing, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choosing, odds, axis=-1)
        return step_all(state, actions, jax.random.split(chance, matches)), key

    step_compiled = jax.jit(step)
    key = jax.random.PRNGKey(0)
    dealt = jax.jit(jax.vmap(env.init))(jax.random.split(key, matches))
    now = jax.block_until_ready(step_compiled(dealt, key))

    def play(seconds: float) -> float:
        nonlocal now
        steps = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in range(10):
                now = step_compiled(*now)
            jax.block_until_ready(now)
            steps += 10 * matches
        return steps / spent

    return play, now[0].observation[0].size


PEERS = (
    Peer(LISTS, ("pyspiel",), partial(load_openspiel, buffered=False)),
    Peer(BUFFER, ("pyspiel",), partial(load_openspiel, buffered=True)),
    Peer(
        "PettingZoo leduc_holdem_v4",
        ("pettingzoo", "rlcard", "pygame"),
        partial(load_pettingzoo, "leduc_holdem_v4"),
    ),
    Peer(
        "PettingZoo texas_holdem_v4",
        ("pettingzoo", "rlcard", "pygame"),
        partial(load_pettingzoo, "texas_holdem_v4"),
    ),
    Peer("RLCard leduc-holdem", ("rlcard",), partial(load_rlcard, "leduc-holdem")),
    Peer("RLCard bridge", ("rlcard",), partial(load_rlcard, "bridge")),
    Peer("Pgx kuhn_poker, 8192 at once", ("pgx", "jax"), partial(load_pgx, "kuhn_poker", 8192)),
    Peer("Pgx leduc_holdem, 8192 at once", ("pgx", "jax"), partial(load_pgx, "leduc_holdem", 8192)),
    Peer("Pgx sparrow_mahjong, 1024 at once", ("pgx", "jax"), partial(load_pgx, "sparrow_mahjong", 1024)),
)
"""Each library's smallest card game, which is its fastest, and the one nearest in size to ours."""
