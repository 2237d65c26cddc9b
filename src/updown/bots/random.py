"""A bot that plays any legal action, each as likely as the other."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from updown.core.bot import Blind

A = TypeVar("A")


class RandomBot(Blind):
    """For tests, simulations and comparison."""

    __slots__ = ()

    def choose(self, public: object, own: object, legal: Sequence[A], rng: Random) -> A:  # noqa: ARG002
        return rng.choice(legal)
