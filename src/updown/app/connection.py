"""An open page at a table."""

from collections.abc import Callable

from updown.app.actor import TableActor
from updown.app.look import Look


class Connection:
    """`look` is what it shows first; changes go to its listener until `close`."""

    def __init__(self, actor: TableActor, player: str | None, now: Callable[[], int]) -> None:
        self._actor = actor
        self._player = player
        self._now = now
        self._open = True

    @property
    def look(self) -> Look:
        """The newest one."""
        return self._actor.look

    def close(self) -> None:
        """May be called again."""
        if self._open:
            self._open = False
            self._actor.audience.remove(self)
            self._actor.audience.presence.went(self._player, self._now())
            self._actor.presence_changed()
