"""Who has which table before their eyes: open sockets of pages that are not hidden. They are not told by other ways."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager


class Lookers:
    """Of one node."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[str, str]] = Counter()

    def is_looking(self, player: str, table: str) -> bool:
        return (player, table) in self._seen

    @contextmanager
    def page(self, player: str | None, table: str) -> Generator["Page"]:
        """One socket. Until it says otherwise its page is seen."""
        page = Page(self._seen, None if player is None else (player, table))
        page.show(visible=True)
        try:
            yield page
        finally:
            page.show(visible=False)


class Page:
    """Of nobody in particular: then nothing is kept."""

    def __init__(self, seen: Counter[tuple[str, str]], key: tuple[str, str] | None) -> None:
        self._seen = seen
        self._key = key
        self._visible = False

    def show(self, *, visible: bool) -> None:
        if self._key is None or visible == self._visible:
            return
        self._visible = visible
        self._seen[self._key] += 1 if visible else -1
        if self._seen[self._key] == 0:
            del self._seen[self._key]
