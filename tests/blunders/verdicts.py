"""Right or wrong for each legal action, from what it came to in many worlds under several suppositions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from updown.fast.chance import Chance

Numbers: TypeAlias = npt.NDArray[np.float64]
Flags: TypeAlias = npt.NDArray[np.bool_]

RIGHT = 0.25
"""Points below the best action within which one is right."""
WRONG = 0.5
"""Points below it from which one is wrong, by at least so many standard errors:"""
SURE = 4.0
DOUBT = 2.0
"""Standard errors within which a short look leaves a matter open."""


def stream(*seed: int) -> Chance:
    """A stream of its own for each list of seeds; the positions were found with these, so they stay."""
    return np.random.SeedSequence(seed).generate_state(4, np.uint64).astype(np.uint64)


@dataclass(frozen=True, slots=True)
class Effort:
    """How long the judge thinks about one way of the others."""

    worlds: int
    tries: int
    """Worlds dealt anew at each later decision."""


@dataclass(frozen=True, slots=True)
class Case:
    """One supposition: how the others play and what the seat plays for."""

    weights: Numbers
    """Per world."""
    worth: Numbers
    """Per world and action, in points."""

    @property
    def means(self) -> Numbers:
        return _mean(self.weights, self.worth)

    def losses(self) -> tuple[Numbers, Numbers]:
        """Per action, how far below the best it is on average, and the standard error of that (paired by world)."""
        lost = self.worth[:, [int(self.means.argmax())]] - self.worth
        loss = _mean(self.weights, lost)
        squares = (self.weights[:, None] ** 2 * (lost - loss) ** 2).sum(axis=0)
        return loss, np.sqrt(squares) / self.weights.sum()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Per legal action, in canonical order. An action must be right in all cases alike, or wrong in all."""

    least: Numbers
    """The least loss, over all cases."""
    most: Numbers
    """The greatest."""
    error: Numbers
    """The greatest standard error of a loss."""

    @property
    def right(self) -> Flags:
        return self.most <= RIGHT

    @property
    def wrong(self) -> Flags:
        return (self.least >= WRONG) & (self.least >= SURE * self.error)

    @property
    def is_clear(self) -> bool:
        """Some are right, the others wrong, and none is in between."""
        return bool(self.right.any() and self.wrong.any() and (self.right | self.wrong).all())

    @property
    def may_become_clear(self) -> bool:
        """Whether a longer look may well find so."""
        return bool((self.may_be_wrong | (self.most - DOUBT * self.error <= RIGHT)).all())

    @property
    def may_be_wrong(self) -> Flags:
        return self.least + DOUBT * self.error >= WRONG


def verdict(cases: Sequence[Case]) -> Verdict:
    losses, errors = zip(*(case.losses() for case in cases), strict=True)
    return Verdict(np.min(losses, axis=0), np.max(losses, axis=0), np.max(errors, axis=0))


def judgement(actions: Sequence[str], cases: Sequence[Case], found: Verdict) -> dict[str, Any]:
    """As it is kept with a position: for each action the means of these cases, the error, and what is right."""
    points = np.array([case.means for case in cases]).T.round(2).tolist()
    return {
        "points": dict(zip(actions, points, strict=True)),
        "error": round(float(found.error.max()), 2),
        "right": [action for action, right in zip(actions, found.right, strict=True) if right],
    }


def _mean(weights: Numbers, worth: Numbers) -> Numbers:
    return (weights[:, None] * worth).sum(axis=0) / weights.sum()
