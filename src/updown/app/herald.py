"""Tells people of their turn when they are not looking: one task of a node, off the path of actions."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, Protocol, TypeAlias

from updown.app.notices import STALE_MS, Delivery, DueReminder, KeepsNotices
from updown.app.ports import Clock, Store, StoreFull
from updown.app.refusals import Refused

TOGETHER = 20
"""So many are sent at the same time; the others wait in the store."""
AGAIN_AFTER_MS = tuple(60_000 * minutes for minutes in (1, 5, 30, 120))
"""After these rests what was not taken is tried again; then no more."""

Sent: TypeAlias = Literal["done", "again"]
"""Whatever came of it, `done` is not tried again."""


class Delivers(Protocol):
    """Sends one notice to one target; has a limit of time of its own."""

    async def __call__(self, delivery: Delivery) -> Sent: ...


class Herald:
    """A turn is told of once, by whichever node is first; what is being sent when a node dies is not sent again."""

    def __init__(
        self,
        notices: KeepsNotices,
        store: Store,
        clock: Clock,
        *,
        see_to: Callable[[str], Awaitable[object]],
        is_looking: Callable[[str, str], bool],
        deliver: Delivers,
        rest_ms: int = 2_000,
    ) -> None:
        """`see_to` lets a table hear of vacations; `is_looking` says of a player whether they see a table now."""
        self._notices = notices
        self._store = store
        self._clock = clock
        self._see_to = see_to
        self._is_looking = is_looking
        self._deliver = deliver
        self._rest_ms = rest_ms
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="telling people of their turn")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.go_round()
            except StoreFull:
                pass
            except Exception as error:  # what is due now may be broken: it is not all there is to do
                failed = {"message": "telling people of their turn failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(failed)
            await self._clock.pause(self._rest_ms)

    async def go_round(self) -> None:
        """Notes who is to be told, then sends what is on its way."""
        for due in await self._notices.reminders_due(at=self._clock.now(), limit=100):
            await self._remind(due)
        while deliveries := await self._notices.take(at=self._clock.now(), limit=TOGETHER):
            await asyncio.gather(*map(self._send, deliveries))

    async def _remind(self, due: DueReminder) -> None:
        now = self._clock.now()
        if await self._store.vacations(due.player, since=now):
            with suppress(Refused):  # damaged: then nobody is told
                await self._see_to(due.table)
            await self._notices.put_reminder_off(due)
        elif self._is_looking(due.player, due.table):
            await self._notices.put_reminder_off(due)
        else:
            await self._notices.tell(due, at=now)

    async def _send(self, delivery: Delivery) -> None:
        now = self._clock.now()
        if now - delivery.made > STALE_MS:
            return
        try:
            sent = await self._deliver(delivery)
        except Exception as error:  # one that fails in an unknown way takes no other with it
            failed = {"message": f"a notice by {delivery.channel} failed", "exception": error}
            asyncio.get_running_loop().call_exception_handler(failed)
            return
        if sent == "again" and delivery.attempts < len(AGAIN_AFTER_MS):
            await self._notices.try_again(delivery, due=now + AGAIN_AFTER_MS[delivery.attempts])
