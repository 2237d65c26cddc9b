"""The CPU time that all search bots of a node have together: granted before a thought, settled after it."""

from collections.abc import Callable, Iterable
from time import monotonic

from updown.adapters.bots_process.budget import Allowance, Smoothed, Waiting, seconds_for_first

_TICK = 0.001
"""Below it clocks tell nothing."""


class Purse:
    """`cpu`: seconds of thought a second, of so many workers."""

    def __init__(self, cpu: float, workers: int, now: Callable[[], float] = monotonic) -> None:
        self._cpu = cpu
        self._workers = workers
        self._now = now
        self._allowance = Allowance(cpu, now())
        self._share = Smoothed(1.0)
        """Of a core, that a worker gets: others use the machine too."""
        self._extra = Smoothed(0.0)
        """Seconds of a worker that an answer takes besides the thought that was granted."""

    def wait(self) -> float:
        """Seconds until somebody may think again; 0 if now."""
        return self._allowance.wait(self._now())

    def grant(self, queue: Iterable[Waiting]) -> float:
        """Seconds for the first in the queue."""
        share = self._share.value
        seconds = seconds_for_first(queue, min(self._cpu, self._workers * share), self._extra.value * share)
        self._allowance.spend(seconds, self._now())
        return seconds

    def return_unused(self, granted: float) -> None:
        """Nobody has thought."""
        self._allowance.spend(-granted, self._now())

    def settle(self, granted: float, *, spent: float, took: float, elapsed: float) -> None:
        """Of an answer: CPU seconds, seconds in its worker, and seconds from the question sent to the answer here."""
        self._allowance.spend(spent - granted, self._now())
        share = min(1.0, max(spent, _TICK) / max(took, _TICK))
        self._share.add(share)
        self._extra.add(max(0.0, elapsed - min(spent, granted) / share))
