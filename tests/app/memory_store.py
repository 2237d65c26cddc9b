"""A store that forgets with the process; it meets the same contract as the real ones."""

from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress

from tests.app.memory_chat import MemoryChat
from tests.app.remembered_matches import RememberedMatches
from updown.app.ports import (
    Append,
    CommandKey,
    Conflict,
    Consent,
    Deadline,
    Due,
    PlayerLine,
    Repeated,
    StoredEvent,
    StoreFull,
    TableLine,
    TooManyOpen,
)
from updown.app.vacation import YEAR_MS, Vacation, begun


class MemoryStore(RememberedMatches, MemoryChat):
    """`full` makes every write fail; `appends` is all that was saved."""

    def __init__(self) -> None:
        RememberedMatches.__init__(self)
        MemoryChat.__init__(self)
        self.full = False
        self.appends: list[Append] = []
        self._events: defaultdict[str, list[StoredEvent]] = defaultdict(list)
        self._lines: dict[str, TableLine] = {}
        self._deadlines: dict[str, tuple[Deadline, ...]] = {}
        self._answers: dict[CommandKey, bytes] = {}
        self._finishes: list[str] = []
        self._players: dict[str, PlayerLine] = {}
        self._sessions: dict[bytes, tuple[str, int, str]] = {}
        self._vacations: defaultdict[str, list[Vacation]] = defaultdict(list)
        self._consents: dict[str, Consent] = {}

    async def close(self) -> None:
        """Nothing to put away."""

    async def append(self, entry: Append) -> None:
        self._must_have_room()
        if entry.command in self._answers:
            raise Repeated(self._answers[entry.command])
        hosted = [line for line in self._lines.values() if line.host == entry.line.host is not None]
        if entry.most_open is not None and len(hosted) >= entry.most_open:
            raise TooManyOpen(entry.line.host)
        log = self._events[entry.table]
        if len(log) != entry.expected_version:
            raise Conflict(entry.table)
        log += [StoredEvent(len(log) + at, body) for at, body in enumerate(entry.events, start=1)]
        self._lines[entry.table] = entry.line
        if entry.deadlines is not None:
            self._deadlines[entry.table] = entry.deadlines
        if entry.command is not None:
            self._answers[entry.command] = entry.answer
        if entry.finish is not None:
            assert entry.table not in self._finishes
            self._finishes.append(entry.table)
            self.remember(entry.finish)
        self.appends.append(entry)

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        return self._events[table][after:]

    async def answer(self, command: CommandKey) -> bytes | None:
        return self._answers.get(command)

    async def open_tables(self, limit: int) -> list[TableLine]:
        found = [line for line in self._newest_first() if line.phase == "open" and _is_listed(line)]
        return found[:limit]

    async def pairing_tables(self, pairing: str, limit: int) -> list[TableLine]:
        return [line for line in self._lines.values() if line.pairing == pairing][:limit]

    async def tables_of(self, player: str, limit: int) -> list[TableLine]:
        def rank(line: TableLine) -> tuple[bool, tuple[bool, float]]:
            return line.phase in {"finished", "aborted"}, line.urgency(player)

        mine = [line for line in self._newest_first() if any(seat.player == player for seat in line.seats)]
        return sorted(mine, key=rank)[:limit]

    async def unattended(self) -> list[str]:
        return [line.table for line in self._lines.values() if line.goes_on]

    async def due(self, limit: int) -> list[Due]:
        found = [Due(table, min(due.at for due in due)) for table, due in self._deadlines.items() if due]
        return sorted(found, key=lambda due: due.at)[:limit]

    async def finish_number(self, table: str) -> int | None:
        with suppress(ValueError):
            return 1 + self._finishes.index(table)
        return None

    async def add_player(self, player: PlayerLine, token_hash: bytes, *, at: int, device: str = "") -> None:
        self._must_have_room()
        self._players[player.id] = player
        self._sessions[token_hash] = player.id, at, device

    async def player_by_token(self, token_hash: bytes, *, since: int = 0) -> PlayerLine | None:
        player, seen, _ = self._sessions.get(token_hash, ("", 0, ""))
        return self._players.get(player) if seen >= since else None

    async def rename_player(self, player: str, name: str) -> None:
        self._must_have_room()
        self._players[player] = PlayerLine(player, name)

    async def consent(self, player: str) -> Consent:
        return self._consents.get(player, "no")

    async def set_consent(self, player: str, consent: Consent) -> None:
        self._must_have_room()
        self._consents[player] = consent

    async def begin_vacation(self, player: str, *, at: int, days: int) -> Vacation:
        self._must_have_room()
        new = begun(await self.vacations(player, since=at - YEAR_MS), at=at, days=days)
        self._vacations[player].append(new)
        return new

    async def end_vacation(self, player: str, *, at: int) -> Vacation | None:
        self._must_have_room()
        mine = self._vacations[player]
        if not mine or mine[-1].until <= at:
            return None
        mine[-1] = Vacation(mine[-1].began, max(at, mine[-1].began + 1))
        return mine[-1]

    async def vacations(self, player: str, *, since: int) -> list[Vacation]:
        return [one for one in self._vacations[player] if one.until > since]

    async def names(self, players: Collection[str]) -> dict[str, str]:
        return {player: self._players[player].name for player in players if player in self._players}

    def _must_have_room(self) -> None:
        if self.full:
            raise StoreFull("nothing can be saved now")

    def _newest_first(self) -> list[TableLine]:
        return sorted(self._lines.values(), key=lambda line: -line.changed)


def _is_listed(line: TableLine) -> bool:
    return line.listed or not line.private
