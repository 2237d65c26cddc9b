"""Who looks on at a table: the listeners of all connections, and the presence that follows from them."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from updown.app.look import Look
from updown.app.presence import Presence, WhoIsThere
from updown.app.state import TableState


class Listener(Protocol):
    """A viewer's socket. Both methods return at once; the newest look holds all that came before."""

    def table_changed(self, look: Look) -> None: ...

    def presence_changed(self, who: WhoIsThere) -> None: ...


class Audience:
    """Each connection is known by an object of its own. A person counts as present before they listen.

    When many come and go, all are told together after a rest, so that a crowd costs no more than a few.
    """

    def __init__(self, now: int, rest_ms: int = 0) -> None:
        self.presence = Presence(now)
        self._rest_s = rest_ms / 1000
        self._loop = asyncio.get_running_loop()
        self._listeners: dict[object, Listener] = {}
        self._told: WhoIsThere | None = None
        self._rested_at = 0.0
        """By the loop's clock: when everybody may be told again."""
        self._later: asyncio.TimerHandle | None = None

    @property
    def is_empty(self) -> bool:
        return self.presence.is_empty

    def add(self, connection: object, listener: Listener, state: TableState) -> None:
        """The newcomer is told at once who is there; the others are when they have rested."""
        self._listeners[connection] = listener
        self.tell_presence(lambda: state)
        who = self.presence.at(state)
        listener.presence_changed(who)
        if who != self._told:
            self._told = (
                None  # should all be again as the others were told last, the newcomer is to hear of it
            )

    def remove(self, connection: object) -> None:
        self._listeners.pop(connection, None)

    def tell(self, look: Look) -> None:
        for listener in tuple(self._listeners.values()):
            listener.table_changed(look)

    def tell_presence(self, state_now: Callable[[], TableState]) -> None:
        """If it has changed: now, or once after the rest."""
        if self._later is not None or not self._listeners:
            return
        if self._loop.time() >= self._rested_at:
            self._tell_presence(state_now)
        else:
            self._later = self._loop.call_at(self._rested_at, self._tell_presence, state_now)

    def close(self) -> None:
        """Nobody is told any more."""
        if self._later is not None:
            self._later.cancel()

    def _tell_presence(self, state_now: Callable[[], TableState]) -> None:
        self._later = None
        who = self.presence.at(state_now())
        if who == self._told:
            return
        self._told = who
        self._rested_at = self._loop.time() + self._rest_s
        for listener in tuple(self._listeners.values()):
            listener.presence_changed(who)
