"""Who waits for a worker: the urgent before the others, then as they came. Who gives up is forgotten."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import Generic, TypeVar

from updown.adapters.bots_process.budget import Waiting
from updown.adapters.bots_process.purse import Purse

W = TypeVar("W")
"""A worker."""


@dataclass(frozen=True, slots=True)
class _Asker(Generic[W]):
    wish: float
    since: float
    turn: asyncio.Future[tuple[W, float]]


class Line(Generic[W]):
    """Hands out workers that are free. Without a purse nobody's thinking is measured out."""

    def __init__(self, purse: Purse | None = None, now: Callable[[], float] = monotonic) -> None:
        self._purse = purse
        self._now = now
        self._free: list[W] = []
        self._askers: dict[tuple[bool, int], _Asker[W]] = {}
        self._number = count()
        self._later: asyncio.TimerHandle | None = None

    async def worker(self, wish: float = 0.0, *, urgent: bool = False) -> tuple[W, float]:
        """A worker, to be given back, and how many seconds it may think; `wish`: how many it would like to."""
        place = (not urgent, next(self._number))
        turn: asyncio.Future[tuple[W, float]] = asyncio.get_running_loop().create_future()
        asker = _Asker(wish, self._now(), turn)
        self._askers[place] = asker
        self._serve()
        try:
            return await asker.turn
        except asyncio.CancelledError:
            if asker.turn.done() and not asker.turn.cancelled():  # both came in the same moment
                self._return_unused(*asker.turn.result())
            raise
        finally:
            self._askers.pop(place, None)

    def give_back(self, worker: W) -> None:
        """Also: it is there from now on."""
        self._free.append(worker)
        self._serve()

    def take_free(self) -> list[W]:
        """All that are free; nobody else gets one until it is given back."""
        taken, self._free = self._free, []
        return taken

    def close(self) -> None:
        """Nobody is served any more."""
        self._free.clear()
        if self._later is not None:
            self._later.cancel()

    def _serve(self) -> None:
        while self._free and self._askers:
            if self._purse is not None and (wait := self._purse.wait()) > 0:
                self._serve_after(wait)
                return
            asker = self._askers[min(self._askers)]
            seconds = self._grant() if not asker.turn.cancelled() else 0.0
            self._askers.pop(min(self._askers))
            if not asker.turn.cancelled():
                asker.turn.set_result((self._free.pop(), seconds))

    def _serve_after(self, seconds: float) -> None:
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(seconds, self._serve_now)

    def _serve_now(self) -> None:
        self._later = None
        self._serve()

    def _grant(self) -> float:
        if self._purse is None:
            return 0.0
        now = self._now()
        queue = [(place, asker) for place, asker in self._askers.items() if not asker.turn.cancelled()]
        return self._purse.grant(Waiting(asker.wish, now - asker.since) for _, asker in sorted(queue))

    def _return_unused(self, worker: W, seconds: float) -> None:
        if self._purse is not None:
            self._purse.return_unused(seconds)
        self.give_back(worker)
