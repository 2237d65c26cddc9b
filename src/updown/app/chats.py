"""The chats of a node: a room for each table that somebody looks at, filled from the store."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from updown.app.chat import REMEMBERED_LINES, ChatLine, KeepsChat, NewLine, Reader, good_words
from updown.app.look import Look
from updown.app.ports import Bus, Clock, PlayerLine

_TOPIC = "chat "
"""Pokes of chats go by the same bus; no table is called so."""
RUNNING = ("starting", "playing")


def is_chat(topic: str) -> bool:
    """Whether a poke is about what was said, and not about a table."""
    return topic.startswith(_TOPIC)


class ChatListener(Protocol):
    """A viewer's socket. Both methods return at once."""

    def lines_said(self, lines: Sequence[ChatLine]) -> None: ...

    def chat_changed(self) -> None:
        """Other lines than before may be read: somebody was muted, or is heard again."""
        ...


class _Room:
    def __init__(self) -> None:
        self.lines: deque[ChatLine] = deque(maxlen=REMEMBERED_LINES)
        self.hearings: dict[object, Hearing] = {}

    @property
    def newest(self) -> int:
        return self.lines[-1].number if self.lines else 0


class Hearing:
    """One open page at a chat, until `leave`."""

    def __init__(
        self, room: _Room, player: str | None, listener: ChatListener, leave: Callable[[object], None]
    ) -> None:
        self.player = player
        self.listener = listener
        self.muted: frozenset[str] = frozenset()
        self._room = room
        self._leave = leave

    def readable(self, look: Look, lines: Sequence[ChatLine] | None = None) -> tuple[ChatLine, ...]:
        """Of these lines, or of all that are remembered, what this viewer may read now."""
        seated = look.seat_of(self.player) is not None
        reader = Reader(seated, look.setting.phase in RUNNING, self.muted)
        return reader.readable(tuple(self._room.lines) if lines is None else lines)

    def leave(self) -> None:
        """May be called again."""
        self._leave(self)


class Chats:
    """Keeps what is said, then tells everybody who may read it, on every node."""

    def __init__(self, store: KeepsChat, bus: Bus, clock: Clock) -> None:
        self._store = store
        self._bus = bus
        self._clock = clock
        self._rooms: dict[str, _Room] = {}
        self.close = bus.listen(self._poked)

    async def enter(self, table: str, player: str | None, listener: ChatListener) -> Hearing:
        """Hears what is said from now on; what was said before can be read from the answer."""
        room = self._rooms.setdefault(table, _Room())

        def leave(hearing: object) -> None:
            room.hearings.pop(hearing, None)
            if not room.hearings and self._rooms.get(table) is room:
                del self._rooms[table]

        hearing = Hearing(room, player, listener, leave)
        room.hearings[hearing] = hearing
        try:
            if player is not None:
                hearing.muted = frozenset(await self._store.muted_by(player))
            await self._catch_up(table, room)
        except BaseException:
            hearing.leave()
            raise
        return hearing

    async def say(
        self, look: Look, player: PlayerLine, command: str, *, preset: str | None, text: str | None
    ) -> int:
        """The number of the line. A repeat gets the first one's."""
        preset, text = good_words(preset, text)
        seat = look.seat_of(player.id)
        watching = seat is None
        line = NewLine(
            table=look.setting.id,
            command=command,
            at=self._clock.now(),
            player=player.id,
            name=player.name if seat is None else look.setting.seats[seat].name or player.name,
            watching=watching,
            aside=watching and look.setting.phase in RUNNING,
            preset=preset,
            text=text,
        )
        number = await self._store.say(line)
        await self._bus.poke(_TOPIC + line.table, number)
        return number

    async def mute(self, player: str, other: str) -> None:
        """From now on, at every table and on every device of the player."""
        await self._store.mute(player, other)
        self._mutes_changed(player, lambda muted: muted | {other})

    async def unmute(self, player: str, other: str) -> None:
        await self._store.unmute(player, other)
        self._mutes_changed(player, lambda muted: muted - {other})

    def _mutes_changed(self, player: str, change: Callable[[frozenset[str]], frozenset[str]]) -> None:
        for room in tuple(self._rooms.values()):
            for hearing in tuple(room.hearings.values()):
                if hearing.player == player:
                    hearing.muted = change(hearing.muted)
                    hearing.listener.chat_changed()

    async def _poked(self, table: str, version: int) -> None:
        room = self._rooms.get(table.removeprefix(_TOPIC)) if is_chat(table) else None
        if room is not None and version > room.newest:
            await self._catch_up(table.removeprefix(_TOPIC), room)

    async def _catch_up(self, table: str, room: _Room) -> None:
        """Lines that were read meanwhile by another one who catches up are not told twice."""
        found = await self._store.chat_lines(table, REMEMBERED_LINES, room.newest)
        fresh = [line for line in found if line.number > room.newest]
        room.lines.extend(fresh)
        if fresh:
            for hearing in tuple(room.hearings.values()):
                hearing.listener.lines_said(fresh)
