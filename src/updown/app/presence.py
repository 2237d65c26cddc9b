"""Who is at a table now. Not events: presence is forgotten with the process."""

from collections import Counter
from dataclasses import dataclass
from itertools import islice

import msgspec

from updown.app.state import TableState

MOST_NAMED = 100
"""So many spectators are listed; the others are counted."""


class Spectator(msgspec.Struct, frozen=True):
    """Somebody who looks on and has told a name."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class WhoIsThere:
    """Per seat since when its person is gone (None: present, or not a person), how many watch, and who."""

    gone_since: tuple[int | None, ...]
    watching: int
    spectators: tuple[Spectator, ...] = ()
    """In the order in which they came."""


class Presence:
    """Counts connections per person: several tabs are one presence."""

    def __init__(self, now: int) -> None:
        self._woken = now
        self._tabs: Counter[str | None] = Counter()
        self._connections = 0
        self._names: dict[str, str] = {}
        self._left: dict[str, int] = {}
        self._places: object = None
        self._who = WhoIsThere((), 0)
        """As it was for these places, until somebody comes or goes."""

    @property
    def players(self) -> frozenset[str]:
        """Every person with a connection, seated or not."""
        return frozenset(player for player in self._tabs if player is not None)

    @property
    def is_empty(self) -> bool:
        return not self._tabs

    def came(self, player: str | None, name: str | None = None) -> None:
        self._places = None
        self._tabs[player] += 1
        self._connections += 1
        if player is not None:
            if name is not None:
                self._names[player] = name
            self._left.pop(player, None)

    def went(self, player: str | None, now: int) -> None:
        self._places = None
        self._tabs[player] -= 1
        self._connections -= 1
        if self._tabs[player] > 0:
            return
        del self._tabs[player]
        if player is not None:
            self._names.pop(player, None)
            self._left[player] = now

    def gone_since(self, player: str) -> int | None:
        """None while present. Who was not seen yet counts as gone since this table was woken."""
        return None if player in self._tabs else self._left.get(player, self._woken)

    def at(self, state: TableState) -> WhoIsThere:
        """As everybody at the table may know it."""
        if state.places is not self._places:
            self._places, self._who = state.places, self._at(state)
        return self._who

    def _at(self, state: TableState) -> WhoIsThere:
        players = [place.player for place in state.places]
        self._left = {player: at for player, at in self._left.items() if player in players}
        here = self._connections - sum(
            self._tabs[player] for player in players if player is not None and player in self._tabs
        )
        # no more are looked at than are listed: whoever comes into a crowd costs no more than among a few
        named = ((player, name) for player, name in self._names.items() if player not in players)
        return WhoIsThere(
            gone_since=tuple(None if player is None else self.gone_since(player) for player in players),
            watching=here,
            spectators=tuple(Spectator(player, name) for player, name in islice(named, MOST_NAMED)),
        )
