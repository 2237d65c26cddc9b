"""Bots in worker processes: thinking never holds up the event loop, and a crash takes no table with it."""

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from random import SystemRandom
from threading import Thread
from typing import TypeVar, TypeVarTuple

from updown.app.ports import BotFailed
from updown.bots.levels import bot_for
from updown.games import all_games, game_called

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_ATTEMPTS = 2
_START_S = 60
"""A new process imports the games first; that is not thinking."""


class BotProcesses:
    """Fills the BotWorkers port. A worker that dies or thinks too long is replaced and the bot asked again."""

    def __init__(self, workers: int = 1, longest_s: float = 10) -> None:
        self._longest_s = longest_s
        self._workers = {_Worker() for _ in range(workers)}
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Starts the processes and lets them import the games."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def choose(self, game: str, level: str, public: object, own: object, legal: Sequence[str]) -> str:
        """One of `legal`, in notation; raises BotFailed. Waits for a worker that is free."""
        worker = await self._free.get()
        try:
            for _ in range(_ATTEMPTS):
                try:
                    await worker.start()
                    answer = worker.call(_choose, game, level, public, own, tuple(legal))
                    return await asyncio.wait_for(answer, self._longest_s)
                except (BrokenProcessPool, TimeoutError):
                    worker = self._in_place_of(worker)
                except Exception as error:  # a bot that fails once fails again
                    raise BotFailed(f"{game}, {level}") from error
        finally:
            self._free.put_nowait(worker)
        raise BotFailed(f"{game}, {level}: gave no answer {_ATTEMPTS} times")

    async def close(self) -> None:
        """Does not wait for who is still thinking."""
        for worker in self._workers:
            worker.end()

    def _in_place_of(self, lost: "_Worker") -> "_Worker":
        lost.end()
        self._workers.remove(lost)
        fresh = _Worker()
        self._workers.add(fresh)
        return fresh


class _Worker:
    """One process, which is known by its id once it has started."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin_work)
        self._process: int | None = None

    async def start(self) -> None:
        if self._process is None:
            self._process = await asyncio.wait_for(self.call(os.getpid), _START_S)

    async def call(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)

    def end(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGTERM)


def _begin_work() -> None:
    """In a new worker, before the first question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    Thread(target=_end_with_parent, daemon=True).start()
    all_games()


def _end_with_parent() -> None:
    """A worker whose server was killed would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _choose(game_id: str, level: str, public: object, own: object, legal: tuple[str, ...]) -> str:
    """In the worker. The view came over, nothing of a state."""
    game = game_called(game_id)
    actions = tuple(map(game.parse_action, legal))
    return game.format_action(bot_for(game, level).choose(public, own, actions, SystemRandom()))
