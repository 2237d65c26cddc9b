"""What a bot is: something that chooses from a view, and may explain itself."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)
W_contra = TypeVar("W_contra", contravariant=True)
A = TypeVar("A")


class Bot(Protocol[P_contra, W_contra, A]):
    """Chooses from a view, so it cannot see what a person in its seat could not."""

    def choose(self, public: P_contra, own: W_contra, legal: Sequence[A], rng: Random) -> A:
        """One of the legal actions. May keep nothing between calls: a bot can be replaced at any time."""
        ...


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for an action, or what it is: a code with arguments, as for happenings; texts are the client's."""

    code: str
    arguments: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Weighed(Generic[A]):
    """One legal action as a bot sees it."""

    action: A
    value: float
    """What it is worth to the seat, 0 to 1: its hope for the match, as the game's twin measures it."""
    error: float
    """Standard error of the value; infinite where the action was looked at less than twice."""
    share: float
    """Of all its thinking, what went into this action; together 1."""
    continuation: tuple[tuple[int, A], ...]
    """The seats and actions most looked at after this one, as far as it looked."""
    reason: Reason | None
    """None if the game gives none."""


class Advisor(Protocol[P_contra, W_contra, A]):
    """Says what it thinks of every legal action, from a view."""

    def weigh(
        self, public: P_contra, own: W_contra, legal: Sequence[A], rng: Random
    ) -> tuple[Weighed[A], ...]:
        """Each legal action once, the one it would choose first."""
        ...


class Blind:
    """Base of a bot that looks at the legal actions alone: its `public` and `own` may be None."""

    __slots__ = ()


BotFactory = Callable[[], Bot[Any, Any, Any]]
