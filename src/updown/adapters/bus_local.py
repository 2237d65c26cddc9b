"""The bus of one process."""

from collections.abc import Awaitable, Callable

Listener = Callable[[str, int], Awaitable[None]]


class LocalBus:
    """Fills the Bus port. A poke returns when every listener has heard it, so listeners are quick."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    async def poke(self, table: str, version: int) -> None:
        for listener in tuple(self._listeners.values()):
            await listener(table, version)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """The same listener may listen twice; each ends by itself."""
        mine = object()
        self._listeners[mine] = listener

        def stop() -> None:
            self._listeners.pop(mine, None)

        return stop
