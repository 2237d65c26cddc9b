"""A learner in NumPy alone: plays Up or Down? against itself by policy gradient until it beats the bot `easy`.

    .venv/bin/python examples/learner.py --minutes 3 --picture curve.png

Every match of a batch has the same number of turns, so that all of them begin and end together: one rollout is
one whole match in each line. The reward is the seat's own gain less the other's; the network has a layer that both
the policy and the baseline grow from.
"""

# pyright: reportUnknownMemberType=false
import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from updown.envs.batch import BatchEnv
from updown.envs.gymnasium_env import UpdownEnv

Floats = npt.NDArray[np.float32]

GAME, SEATS, OPPONENT = "up-or-down", 2, "easy"
DISCOUNT = 0.95
"""What a gain of the next turn is worth now; less noise than 1, and rows still pay over many turns."""


class Network:
    """One hidden layer; from it the preference for each action and the return to be expected."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        def normal(rows: int, columns: int, spread: float) -> Floats:
            return (rng.standard_normal((rows, columns)) * spread).astype(np.float32)

        self.weights: dict[str, Floats] = {
            "in": normal(inputs, hidden, inputs**-0.5),
            "in_bias": np.zeros(hidden, np.float32),
            "policy": normal(hidden, actions, 0.01),
            "policy_bias": np.zeros(actions, np.float32),
            "value": normal(hidden, 1, 0.01),
            "value_bias": np.zeros(1, np.float32),
        }

    def __call__(self, seen: Floats, mask: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of each action (0 where the mask is) and the value."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["in_bias"], 0)
        preference = np.where(mask, hidden @ w["policy"] + w["policy_bias"], -np.inf)
        chance = np.exp(preference - preference.max(axis=1, keepdims=True))
        return (
            hidden,
            chance / chance.sum(axis=1, keepdims=True),
            (hidden @ w["value"] + w["value_bias"])[:, 0],
        )

    def gradient(
        self, seen: Floats, hidden: Floats, to_preference: Floats, to_value: Floats
    ) -> dict[str, Floats]:
        """By the chain rule, from what the loss says to preferences and values."""
        w = self.weights
        to_hidden = (to_preference @ w["policy"].T + to_value[:, None] * w["value"].T) * (hidden > 0)
        return {
            "in": seen.T @ to_hidden,
            "in_bias": to_hidden.sum(axis=0),
            "policy": hidden.T @ to_preference,
            "policy_bias": to_preference.sum(axis=0),
            "value": hidden.T @ to_value[:, None],
            "value_bias": to_value.sum(keepdims=True),
        }


@dataclass
class Adam:
    """Kingma and Ba (2014)."""

    weights: dict[str, Floats]
    rate: float
    steps: int = 0
    mean: dict[str, Any] = field(default_factory=dict)
    square: dict[str, Any] = field(default_factory=dict)

    def step(self, gradient: dict[str, Floats]) -> None:
        self.steps += 1
        for name, slope in gradient.items():
            self.mean[name] = 0.9 * self.mean.get(name, 0) + 0.1 * slope
            self.square[name] = 0.999 * self.square.get(name, 0) + 0.001 * slope**2
            mean, square = (
                self.mean[name] / (1 - 0.9**self.steps),
                self.square[name] / (1 - 0.999**self.steps),
            )
            self.weights[name] -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass
class Rollout:
    """A match in each line: arrays are (turns, matches, …)."""

    observation: npt.NDArray[np.int8]
    mask: npt.NDArray[np.bool_]
    action: npt.NDArray[np.int64]
    outcome: Floats
    """Own gains from then on less the other's, discounted, from the view of the seat that acted."""


def drawn(chance: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each line, by its chances."""
    return (chance.cumsum(axis=1) > rng.random((len(chance), 1)) * 0.999999).argmax(axis=1)


class Learner:
    """Network, eyes and batch."""

    def __init__(self, matches: int, hidden: int, rate: float, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.env = BatchEnv(GAME, SEATS, matches=matches, seed=seed)
        self.batch = self.env.reset()
        self._open_eyes()
        self.network = Network(len(self.kept), self.env.encoding.actions, hidden, self.rng)
        self.adam = Adam(self.network.weights, rate)

    def see(self, observation: npt.NDArray[np.int8]) -> Floats:
        """Values that ever change, each about 0 and as wide as the others."""
        return np.clip((observation[:, self.kept] - self.middle) / self.width, -4, 4)

    def play(self) -> Rollout:
        """One match in each line, against itself."""
        kept: list[tuple[Any, ...]] = []
        done = False
        while not done:
            observation, mask, seat = (array.copy() for array in self.batch[:3])
            _, chance, _ = self.network(self.see(observation), mask)
            action = drawn(chance, self.rng)
            self.batch = self.env.step(action)
            kept.append((observation, mask, action, seat, self.batch.reward.copy()))
            done = bool(self.batch.done.all())
        observation, mask, action, seat, reward = map(np.array, zip(*kept, strict=True))
        return Rollout(observation, mask, action, _outcomes(seat, reward))

    def learn(self, rollout: Rollout, entropy: float = 0.01, piece: int = 4096) -> None:
        """One step of Adam for each piece: what turned out better than expected becomes more likely."""
        turns = rollout.action.size
        order = self.rng.permutation(turns)
        flat = [array.reshape(turns, *array.shape[2:]) for array in vars(rollout).values()]
        for start in range(0, turns, piece):
            observation, mask, action, outcome = (array[order[start : start + piece]] for array in flat)
            seen, many = self.see(observation), len(action)
            hidden, chance, value = self.network(seen, mask)
            better = outcome - value
            scaled = (better - better.mean()) / (better.std() + 1e-6)
            surprise = np.log(np.maximum(chance, 1e-9))
            spread = -(chance * surprise).sum(axis=1, keepdims=True)
            to_preference = chance * scaled[:, None] + entropy * chance * (surprise + spread)
            to_preference[np.arange(many), action] -= scaled
            slope = self.network.gradient(
                seen, hidden, (to_preference / many).astype(np.float32), (-better / many).astype(np.float32)
            )
            self.adam.step(slope)

    def best(self, observation: npt.NDArray[np.int8], mask: npt.NDArray[np.int8]) -> int:
        """The likeliest action."""
        _, chance, _ = self.network(self.see(observation[None]), mask[None].astype(np.bool_))
        return int(chance[0].argmax())

    def _open_eyes(self) -> None:
        """What the values of random matches look like: most belong to further seats and cards, and stand still."""
        seen: list[npt.NDArray[np.int8]] = []
        while not self.batch.done.all():
            seen.append(self.batch.observation.copy())
            mask = self.batch.mask
            self.batch = self.env.step((mask * self.rng.random(mask.shape)).argmax(axis=1))
        values = np.concatenate(seen).astype(np.float32)
        self.kept = np.flatnonzero(values.std(axis=0))
        self.middle, self.width = values[:, self.kept].mean(axis=0), values[:, self.kept].std(axis=0)


def _outcomes(seat: npt.NDArray[np.int64], reward: Floats) -> Floats:
    """(turns, matches) from (turns, matches) and (turns, matches, seats), backwards."""
    gain = reward[..., 0] - reward[..., 1]
    later, outcomes = np.zeros(gain.shape[1], np.float32), np.zeros_like(gain)
    for turn in range(len(gain) - 1, -1, -1):
        later = gain[turn] + DISCOUNT * later
        outcomes[turn] = later
    return np.where(seat == 0, outcomes, -outcomes)


def wins(learner: Learner, matches: int, seed: int) -> float:
    """The share of matches won against the bot; a shared victory is half a one."""
    env = UpdownEnv(GAME, SEATS, opponents=OPPONENT, seat=None, reward="win")
    won = 0.0
    for match in range(matches):
        observation, seen = env.reset(seed=seed if match == 0 else None)
        over = False
        while not over:
            observation, reward, over, _, seen = env.step(learner.best(observation, seen["action_mask"]))
            won += reward
    return won / matches


def draw_curve(curve: list[tuple[int, float]], file: Path) -> None:
    import matplotlib.pyplot as plt  # noqa: PLC0415  only a picture needs it

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([matches / 1000 for matches, _ in curve], [100 * share for _, share in curve], marker="o")
    axes.axhline(50, linestyle="--", linewidth=1)
    axes.set(
        xlabel="matches played against itself, thousands",
        ylabel=f"matches won against {OPPONENT}, %",
        title="Up or Down?, two seats",
        ylim=(0, 100),
    )
    figure.savefig(file, dpi=120, bbox_inches="tight")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=3.0, help="of learning, without the tests")
    parser.add_argument("--most", type=int, default=10**9, help="matches in all, if that comes first")
    parser.add_argument("--matches", type=int, default=128, help="at once")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=3e-3, help="of the first steps")
    parser.add_argument(
        "--tests", type=int, default=200, help=f"matches against {OPPONENT} for a point of the curve"
    )
    parser.add_argument("--points", type=int, default=10, help="of the curve, after the first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="a PNG or SVG of the curve (needs matplotlib)")
    chosen = parser.parse_args()
    learner = Learner(chosen.matches, chosen.hidden, chosen.rate, chosen.seed)
    curve: list[tuple[int, float]] = []
    played, spent = 0, 0.0
    for point in range(chosen.points + 1):
        while (done := max(spent / (60 * chosen.minutes), played / chosen.most)) < point / chosen.points:
            start = time.monotonic()
            learner.adam.rate = chosen.rate * (1 - done)  # smaller and smaller steps, towards the end
            learner.learn(learner.play())
            played, spent = played + chosen.matches, spent + time.monotonic() - start
        curve.append((played, wins(learner, chosen.tests, chosen.seed)))
        print(f"{played:8,} matches: wins {curve[-1][1]:.1%} against {OPPONENT}", flush=True)
    if chosen.picture:
        draw_curve(curve, chosen.picture)


if __name__ == "__main__":
    main()
