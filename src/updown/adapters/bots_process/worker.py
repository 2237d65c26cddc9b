"""One worker process: started when it is needed, asked one question at a time."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter, process_time
from typing import Generic, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_START_S = 60
"""A new process imports the games first; that is not thinking."""
_PREPARE_S = 900
"""Machine code that is not on disk yet is made first."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """A value, the CPU seconds that it cost its worker, and the seconds that it took there."""

    value: T
    spent: float
    took: float


class Worker:
    """`prepare` runs in the new process before the first question; `nice`: how far it stands back for others."""

    def __init__(self, prepare: Callable[[], object] | None = None, nice: int = 0) -> None:
        self._pool = ProcessPoolExecutor(
            1, mp_context=get_context("spawn"), initializer=_begin_work, initargs=(nice,)
        )
        self._prepare = prepare
        self._process: int | None = None
        self._is_ready = False

    @property
    def process(self) -> int | None:
        """Its id, once it has started."""
        return self._process

    async def start(self) -> None:
        """Returns once it is prepared."""
        if self._process is None:
            self._process = await asyncio.wait_for(self._run(os.getpid), _START_S)
        if not self._is_ready and self._prepare is not None:
            await asyncio.wait_for(self._run(self._prepare), _PREPARE_S)
        self._is_ready = True

    async def call(self, function: Callable[[*Ts], T], *arguments: *Ts) -> "Answer[T]":
        """What the function gives there."""
        return await self._run(_timed, function, arguments)

    def end(self) -> None:
        """Does not wait for what it is still thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGTERM)

    async def _run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)


def _timed(function: Callable[[*Ts], T], arguments: tuple[*Ts]) -> Answer[T]:
    began, spent = perf_counter(), process_time()
    value = function(*arguments)
    return Answer(value, process_time() - spent, perf_counter() - began)


def _begin_work(nice: int) -> None:
    """In a new process, before anything else."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    os.nice(nice)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose server was killed would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
