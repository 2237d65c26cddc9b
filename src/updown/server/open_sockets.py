"""Which sockets a session or token has open, so that they end with it."""

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager


class OpenSockets:
    """Of one node."""

    def __init__(self) -> None:
        self._ends: defaultdict[bytes, set[Callable[[], object]]] = defaultdict(set)

    @contextmanager
    def open(self, key: bytes, end: Callable[[], object]) -> Generator[None]:
        """`end` is called when the session or token with this hash ends first."""
        self._ends[key].add(end)
        try:
            yield
        finally:
            self._ends[key].discard(end)
            if not self._ends[key]:
                del self._ends[key]

    def end(self, keys: Iterable[bytes]) -> None:
        """After they are gone from the store."""
        for key in keys:
            for end in tuple(self._ends.get(key, ())):
                end()
