"""The word that a server stops, for answers that would go on for ever."""

from collections.abc import Callable, Generator
from contextlib import contextmanager


class Farewell:
    """Of one server."""

    def __init__(self) -> None:
        self._ends: dict[object, Callable[[], object]] = {}
        self._is_said = False

    @contextmanager
    def heard(self, end: Callable[[], object]) -> Generator[None]:
        """`end` is called when it is said; at once if it was."""
        mine = object()
        self._ends[mine] = end
        if self._is_said:
            end()
        try:
            yield
        finally:
            del self._ends[mine]

    def say(self) -> None:
        """Once is enough."""
        self._is_said = True
        for end in tuple(self._ends.values()):
            end()
