"""How long the next decision may take: less when many wait, so that nobody waits long."""

from collections.abc import Iterable
from dataclasses import dataclass

LONGEST_WAIT = 1.5
"""Seconds from a question to its answer that are kept to as long as the machine can; strength gives way first."""

LEAST_S = 0.03
"""Seconds of search that beat `medium` for sure (benchmarks/bots_in_the_server.py); with less, `medium` answers."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A decision in the queue: how many seconds it would think alone, and how many it has waited already."""

    wish: float
    waited: float


@dataclass(frozen=True, slots=True)
class Thought:
    """One answer of a bot that searches, in seconds: its wait for a worker, what it was granted, its CPU time."""

    waited: float
    granted: float
    spent: float


def seconds_for_first(queue: Iterable[Waiting], cpu: float, extra: float) -> float:
    """How long the first in the queue may think so that everyone in it is answered in time; 0 if that cannot be.

    `cpu`: seconds of thought that all workers have in a second; `extra`: what a decision costs besides thinking.
    All keep the same share of their wish. Who has waited longer needs it sooner, so each place in the queue sets
    a limit to those before it.
    """
    share, wished, first = 1.0, 0.0, None
    for place, one in enumerate(queue, 1):
        first = first or one
        wished += one.wish
        left = LONGEST_WAIT - one.waited
        share = min(share, (left * cpu - place * extra) / wished)
    if first is None or share <= 0:
        return 0.0
    return min(share * first.wish, LONGEST_WAIT - first.waited)


class Allowance:
    """CPU seconds that come in at a steady rate. A little may be saved up; what was overdrawn is waited for."""

    SAVED_S = 1.0

    def __init__(self, rate: float, now: float) -> None:
        self._rate = rate
        self._left = self.SAVED_S * rate
        self._at = now

    def wait(self, now: float) -> float:
        """Seconds until something may be spent again; 0 if now."""
        self._refill(now)
        return max(0.0, -self._left / self._rate)

    def spend(self, seconds: float, now: float) -> None:
        """Negative: what was taken beforehand and not needed comes back."""
        self._refill(now)
        self._left -= seconds

    def _refill(self, now: float) -> None:
        earned = (now - self._at) * self._rate
        self._left = min(self._left + earned, self.SAVED_S * self._rate)
        self._at = now


class Smoothed:
    """A measured cost that changes slowly with what is measured anew."""

    NEWEST = 0.1

    def __init__(self, value: float) -> None:
        self.value = value

    def add(self, measured: float) -> None:
        self.value += self.NEWEST * (measured - self.value)
