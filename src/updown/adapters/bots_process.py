"""Bots in worker processes: thinking never holds up the event loop, and a crash takes no table with it."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import SystemRandom
from threading import Thread

from updown.app.ports import BotFailed
from updown.bots.levels import bot_for
from updown.games import all_games, game_called

_ATTEMPTS = 2


class BotProcesses:
    """Fills the BotWorkers port. A worker that dies or thinks too long is replaced and the bot asked again."""

    def __init__(self, workers: int = 1, longest_s: float = 10) -> None:
        self._workers = workers
        self._longest_s = longest_s
        self._pool = self._new_pool()
        # no more at the pool than it can begin at once: time spent waiting is not time spent thinking
        self._free = asyncio.Semaphore(workers)

    async def warm_up(self) -> None:
        """Starts the processes and lets them import the games."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, os.getpid) for _ in range(self._workers)))

    async def choose(self, game: str, level: str, public: object, own: object, legal: Sequence[str]) -> str:
        """One of `legal`, in notation; raises BotFailed."""
        async with self._free:
            for _ in range(_ATTEMPTS):
                pool = self._pool
                try:
                    return await self._ask(pool, game, level, public, own, legal)
                except BrokenProcessPool:
                    self._replace(pool)
                except Exception as error:  # a bot that fails once fails again
                    raise BotFailed(f"{game}, {level}") from error
        raise BotFailed(f"{game}, {level}: its worker died {_ATTEMPTS} times")

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    async def _ask(
        self,
        pool: ProcessPoolExecutor,
        game: str,
        level: str,
        public: object,
        own: object,
        legal: Sequence[str],
    ) -> str:
        question = (self._longest_s, game, level, public, own, tuple(legal))
        answer = asyncio.get_running_loop().run_in_executor(pool, _choose, question)
        return await asyncio.wait_for(answer, 2 * self._longest_s + 5)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """By the first of those whom its end concerns."""
        if self._pool is broken:
            self._pool = self._new_pool()
            broken.shutdown(wait=False)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_begin_work)


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


def _choose(question: tuple[float, str, str, object, object, tuple[str, ...]]) -> str:
    """In the worker. The view came over, nothing of a state."""
    longest_s, game_id, level, public, own, legal = question
    game = game_called(game_id)
    _end_after(longest_s)
    try:
        actions = tuple(map(game.parse_action, legal))
        return game.format_action(bot_for(game, level).choose(public, own, actions, SystemRandom()))
    finally:
        _end_after(0)


def _end_after(seconds: float) -> None:
    """Ends this process by a signal, even in compiled code; 0: not at all."""
    if sys.platform != "win32":  # there, whoever asked stops waiting, and the worker goes on
        signal.setitimer(signal.ITIMER_REAL, seconds)
