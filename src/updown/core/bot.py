"""What a bot is: something that chooses from a view."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)
W_contra = TypeVar("W_contra", contravariant=True)
A = TypeVar("A")


class Bot(Protocol[P_contra, W_contra, A]):
    """Chooses from a view, so it cannot see what a person in its seat could not."""

    def choose(self, public: P_contra, own: W_contra, legal: Sequence[A], rng: Random) -> A:
        """One of the legal actions. May keep nothing between calls: a bot can be replaced at any time."""
        ...


class Blind:
    """Base of a bot that looks at the legal actions alone: its `public` and `own` may be None."""

    __slots__ = ()


BotFactory = Callable[[], Bot[Any, Any, Any]]
