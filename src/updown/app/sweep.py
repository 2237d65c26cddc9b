"""Watches the deadlines in the store, so that a table that nobody has loaded is woken only when one is due."""

import asyncio
from collections.abc import Awaitable, Callable

from updown.app.ports import Due, StoreFull
from updown.app.refusals import Busy
from updown.app.surroundings import Surroundings

_TOGETHER = 100


class Sweep:
    """One task of a node. Whatever it brings a table twice, or late, changes nothing there."""

    def __init__(self, around: Surroundings, expire: Callable[[str], Awaitable[object]]) -> None:
        self._around = around
        self._expire = expire
        self._hopeless: set[str] = set()
        """Tables that cannot be woken: they are not tried again by this process."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="sweeping deadlines")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._around.clock.pause(await self._swept())

    async def _swept(self) -> int:
        """Brings every table that is due what it has waited for; the answer is how long to rest."""
        sweep_ms = self._around.pace.sweep_ms
        try:
            known = await self._around.store.due(_TOGETHER + len(self._hopeless))
        except StoreFull:
            return sweep_ms
        now = self._around.clock.now()
        waiting = [due for due in known if due.table not in self._hopeless]
        await asyncio.gather(*(self._bring(due) for due in waiting if due.at <= now))
        to_come = [due.at - now for due in waiting if due.at > now]
        return min([sweep_ms, *to_come])

    async def _bring(self, due: Due) -> None:
        try:
            await self._expire(due.table)
        except (StoreFull, Busy):
            return  # the next sweep finds it again
        except Exception as error:  # the others go on; the loop's handler logs it for the host
            self._hopeless.add(due.table)
            failed = {"message": f"the deadline of table {due.table} cannot be kept", "exception": error}
            asyncio.get_running_loop().call_exception_handler(failed)
