"""Fills the BotWorkers port with two lanes: one for levels that answer at once, one for those that search."""

import asyncio
from collections.abc import Callable, Sequence

from updown.adapters.bots_process.budget import Thought
from updown.adapters.bots_process.lane import Lane, unheard
from updown.adapters.bots_process.purse import Purse
from updown.adapters.bots_process.thinking import ADVISER, begin, begin_search, choose, weigh
from updown.adapters.bots_process.worker import Worker
from updown.app.views import WeighedAction
from updown.bots.levels import SEARCH

_STANDS_BACK = 10
"""The niceness of workers that search: the event loop comes first."""


class BotProcesses:
    """`workers` search, one more answers for the quick levels, which so never wait behind a long thought.

    `cpu`: seconds of thought a second of all that search together; by default as many as there are workers.
    `heard` is told of every long thought. `longest_s`: how long an answer may take beyond the time granted until
    its worker counts as stuck.
    """

    def __init__(
        self,
        workers: int = 1,
        *,
        cpu: float | None = None,
        longest_s: float = 10,
        heard: Callable[[Thought], None] = unheard,
    ) -> None:
        purse = Purse(min(workers, cpu or workers), workers)
        self._quick = Lane(lambda: Worker(begin), 1, longest_s=longest_s)
        self._deep = Lane(
            lambda: Worker(begin_search, nice=_STANDS_BACK),
            workers,
            longest_s=longest_s,
            purse=purse,
            heard=heard,
        )

    async def warm_up(self) -> None:
        """Starts the processes, lets them import the games and load what is compiled; the quick one first."""
        await self._quick.warm_up()
        await self._deep.warm_up()

    async def choose(self, game: str, level: str, public: object, own: object, legal: Sequence[str]) -> str:
        """One of `legal`, in notation; raises BotFailed. Waits for a worker that is free."""
        question = (choose, game, level, public, own, tuple(legal))
        if level in SEARCH:
            return await self._deep.ask(*question, wish=SEARCH[level].seconds)
        return await self._quick.ask(*question)

    async def weigh(
        self, game: str, public: object, own: object, legal: Sequence[str]
    ) -> tuple[WeighedAction, ...]:
        """Before all bots that wait: a person looks at the answer. Raises BotFailed."""
        question = (weigh, game, public, own, tuple(legal))
        return await self._deep.ask(*question, wish=SEARCH[ADVISER].seconds, urgent=True)

    async def close(self) -> None:
        """Does not wait for who is still thinking."""
        await asyncio.gather(self._quick.close(), self._deep.close())
