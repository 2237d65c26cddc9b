"""Some workers and the questions for them. Who dies or thinks too long is replaced, and the question asked again."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from time import monotonic
from typing import Any, Generic, TypeVar

from updown.adapters.bots_process.budget import Thought
from updown.adapters.bots_process.line import Line
from updown.adapters.bots_process.purse import Purse
from updown.adapters.bots_process.worker import Worker
from updown.app.ports import BotFailed

T = TypeVar("T")

_ATTEMPTS = 2


@dataclass(frozen=True, slots=True)
class _Question(Generic[T]):
    """What a worker is asked, for how many seconds it may think, and how many it took to get a worker."""

    function: Callable[..., T]
    arguments: tuple[object, ...]
    seconds: float
    waited: float

    def __str__(self) -> str:
        """Without the view: it is in no log."""
        return f"{self.function.__name__}{self.arguments[:2]}"


def unheard(thought: Thought) -> None:
    """Nobody listens."""


class Lane:
    """`longest_s`: how much longer than granted an answer may take until its worker counts as stuck.

    `heard` is told of every answer.
    """

    def __init__(
        self,
        hire: Callable[[], Worker],
        workers: int,
        *,
        longest_s: float,
        purse: Purse | None = None,
        heard: Callable[[Thought], None] = unheard,
    ) -> None:
        self._hire = hire
        self._longest_s = longest_s
        self._purse = purse
        self._heard = heard
        self._workers = {hire() for _ in range(workers)}
        self._line = Line[Worker](purse)
        self._thoughts: set[asyncio.Task[Any]] = set()
        for worker in self._workers:
            self._line.give_back(worker)

    async def warm_up(self) -> None:
        """Starts the workers: the first alone, since the others find on disk what it compiles."""
        first, *others = self._line.take_free()
        try:
            await self._warm(first)
        finally:
            await asyncio.gather(*map(self._warm, others))

    async def ask(
        self, function: Callable[..., T], *arguments: object, wish: float = 0.0, urgent: bool = False
    ) -> T:
        """Calls the function in a worker with the seconds granted as its last argument; raises BotFailed.

        Who is cancelled while waiting is never thought about; a thought that has begun comes to its own end.
        """
        asked = monotonic()
        worker, seconds = await self._line.worker(wish, urgent=urgent)
        question = _Question(function, arguments, seconds, monotonic() - asked)
        thought = asyncio.create_task(self._carry_out(worker, question), name="a bot's thought")
        self._thoughts.add(thought)
        thought.add_done_callback(self._forget)
        return await asyncio.shield(thought)

    async def close(self) -> None:
        """Does not wait for who is still thinking."""
        self._line.close()
        for worker in self._workers:
            worker.end()
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def _carry_out(self, worker: Worker, question: "_Question[T]") -> T:
        try:
            for _ in range(_ATTEMPTS):
                try:
                    return await self._answer(worker, question)
                except (BrokenProcessPool, TimeoutError):
                    worker = self._in_place_of(worker)
                except Exception as error:  # a bot that fails once fails again
                    raise BotFailed(str(question)) from error
        finally:
            self._line.give_back(worker)
        raise BotFailed(f"{question} got no answer {_ATTEMPTS} times")

    async def _answer(self, worker: Worker, question: "_Question[T]") -> T:
        await worker.start()
        began, granted = monotonic(), question.seconds
        answer = await asyncio.wait_for(
            worker.call(question.function, *question.arguments, granted), granted + self._longest_s
        )
        if self._purse is not None:
            elapsed = monotonic() - began
            self._purse.settle(granted, spent=answer.spent, took=answer.took, elapsed=elapsed)
        self._heard(Thought(question.waited, granted, answer.spent))
        return answer.value

    async def _warm(self, worker: Worker) -> None:
        try:
            await worker.start()
        finally:
            self._line.give_back(worker)

    def _in_place_of(self, lost: Worker) -> Worker:
        lost.end()
        self._workers.remove(lost)
        fresh = self._hire()
        self._workers.add(fresh)
        return fresh

    def _forget(self, thought: asyncio.Task[Any]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever asked may be gone: then nobody looks at it
