"""Who looks on at a table: the listeners of all connections, and the presence that follows from them."""

from typing import Protocol

from updown.app.look import Look
from updown.app.presence import Presence, WhoIsThere
from updown.app.state import TableState


class Listener(Protocol):
    """A viewer's socket. Both methods return at once; the newest look holds all that came before."""

    def table_changed(self, look: Look) -> None: ...

    def presence_changed(self, who: WhoIsThere) -> None: ...


class Audience:
    """Each connection is known by an object of its own. A person counts as present before they listen."""

    def __init__(self, now: int) -> None:
        self.presence = Presence(now)
        self._listeners: dict[object, Listener] = {}
        self._told: WhoIsThere | None = None

    @property
    def is_empty(self) -> bool:
        return self.presence.is_empty

    def add(self, connection: object, listener: Listener, state: TableState) -> None:
        """Everybody is told who is there now, the newcomer too."""
        self._listeners[connection] = listener
        self._told = None
        self.tell_presence(state)

    def remove(self, connection: object) -> None:
        self._listeners.pop(connection, None)

    def tell(self, look: Look) -> None:
        for listener in tuple(self._listeners.values()):
            listener.table_changed(look)

    def tell_presence(self, state: TableState) -> None:
        """If it has changed."""
        who = self.presence.at(state)
        if who == self._told:
            return
        self._told = who
        for listener in tuple(self._listeners.values()):
            listener.presence_changed(who)
