"""The CPU time that all search bots of a node have together: granted before a thought, settled after it."""

from collections.abc import Callable, Iterable
from time import monotonic

from updown.adapters.bots_process.budget import Allowance, Smoothed, Waiting, seconds_for_first

_EXTRA_S = 0.005
"""What a decision costs besides thinking, until it has been measured."""


class Purse:
    """`cpu`: seconds of thought a second."""

    def __init__(self, cpu: float, now: Callable[[], float] = monotonic) -> None:
        self._cpu = cpu
        self._now = now
        self._allowance = Allowance(cpu, now())
        self._extra = Smoothed(_EXTRA_S)

    def wait(self) -> float:
        """Seconds until somebody may think again; 0 if now."""
        return self._allowance.wait(self._now())

    def grant(self, queue: Iterable[Waiting]) -> float:
        """Seconds for the first in the queue."""
        seconds = seconds_for_first(queue, self._cpu, self._extra.value)
        self._allowance.spend(seconds, self._now())
        return seconds

    def settle(self, granted: float, *, spent: float, elapsed: float) -> None:
        """`spent`: CPU seconds; `elapsed`: from the question sent to the answer here."""
        self._allowance.spend(spent - granted, self._now())
        self._extra.add(max(0.0, elapsed - granted))
