"""What waits to be sent on one socket: answers in their order, of everything else only the newest."""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator

from updown.app.chat import REMEMBERED_LINES, ChatLine
from updown.app.look import Look
from updown.app.presence import WhoIsThere
from updown.server import wire

MOST_ANSWERS = 64
"""So many may wait; a client that asks more without reading is not read either, until its line counts as dead."""


class Outbox:
    """Of one viewer, who is a player or (None) a spectator.

    A slow reader skips views: `since` and `happenings` of the next one bridge the gap. So the box is bounded,
    whatever happens at the table.
    """

    def __init__(self, player: str | None) -> None:
        self._player = player
        self._answers: deque[wire.ToClient] = deque()
        self._look: Look | None = None
        self._shown: Look | None = None
        self._who: WhoIsThere | None = None
        self._who_told: WhoIsThere | None = None
        self._chat: deque[ChatLine] = deque(maxlen=REMEMBERED_LINES)
        self._chat_whole: bool | None = None
        """Whether the lines that wait stand for all; None: nothing of the chat waits."""
        self._setting_told: wire.Setting | None = None
        self._view_told: int | None = None
        self._something = False
        self._taker: asyncio.Future[None] | None = None
        """Who waits for something to take; a future and no event, since an event asks for its loop each time."""
        self._loop = asyncio.get_running_loop()
        self._room = asyncio.Event()
        self._room.set()
        self._is_open = True
        self.skipped = 0
        """Versions whose view was never sent, since a newer one came first."""

    async def room(self) -> None:
        """Waits until another answer may be queued."""
        await self._room.wait()

    def close(self) -> None:
        """Nobody takes from it any longer: answers are dropped, and nobody waits for room."""
        self._is_open = False
        self._room.set()

    def answer(self, message: wire.ToClient) -> None:
        """Queues an answer; they keep their order."""
        if not self._is_open:
            return
        self._answers.append(message)
        if len(self._answers) >= MOST_ANSWERS:
            self._room.clear()
        self._wake()

    def show(self, look: Look) -> None:
        """Replaces a look that was not sent yet; one that is no newer than what was shown is nothing new."""
        newest = self._look or self._shown
        if newest is not None and look.version <= newest.version:
            return
        if self._look is not None:
            self.skipped += 1
        self._look = look
        self._wake()

    def show_again(self) -> None:
        """The newest look once more, for a client that has fallen behind."""
        self._look = self._look or self._shown
        self._wake()

    def show_presence(self, who: WhoIsThere) -> None:
        """Replaces what was not sent yet."""
        self._who = who
        self._wake()

    def tell_chat(self, lines: Iterable[ChatLine], *, whole: bool) -> None:
        """Lines that wait are sent together; more than anybody is shown at first never wait."""
        if whole:
            self._chat.clear()
        self._chat.extend(lines)
        self._chat_whole = whole or self._chat_whole is True
        self._wake()

    async def take(self) -> list[wire.ToClient]:
        """Waits until there is something, and empties the box."""
        while not self._something:
            self._taker = self._loop.create_future()
            await self._taker
        self._something = False
        messages: list[wire.ToClient] = []
        if (look := self._look) is not None:
            self._look, self._shown = None, look
            messages += self._told(look)
        # after the view: whoever hears that an action is saved has seen what came of it
        messages += self._answers
        self._answers.clear()
        self._room.set()
        if (who := self._who) is not None:
            messages.append(presence_message(who, self._who_told))
            self._who, self._who_told = None, who
        if (whole := self._chat_whole) is not None:
            messages.append(wire.Chat(whole=whole, lines=tuple(self._chat)))
            self._chat_whole = None
            self._chat.clear()
        return messages

    def _wake(self) -> None:
        self._something = True
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def _told(self, look: Look) -> Iterator[wire.ToClient]:
        seat = look.seat_of(self._player)
        if look.setting is not self._setting_told and look.setting != self._setting_told:
            self._setting_told = look.setting
            yield table_message(look, self._player)
        if look.public is None:
            self._view_told = 0
            return
        since = look.version if self._view_told is None else self._view_told
        self._view_told = look.version
        yield wire.View(
            version=look.version,
            since=since,
            public=look.public,
            own=None if seat is None else look.own(seat),
            happenings=look.happenings(seat, after=since),
            clocks=look.clocks,
        )


def presence_message(who: WhoIsThere, told: WhoIsThere | None) -> wire.Presence:
    """What has changed since this was told."""
    before = told.spectators if told is not None else ()
    known, now = set(before), set(who.spectators)
    return wire.Presence(
        gone_since=who.gone_since,
        watching=who.watching,
        whole=told is None,
        came=tuple(each for each in who.spectators if each not in known),
        went=tuple(each.player for each in before if each not in now),
    )


def table_message(look: Look, player: str | None) -> wire.Table:
    """The setting as this viewer may see it."""
    return wire.Table(
        version=look.version,
        seat=look.seat_of(player),
        key=look.key_for(player),
        asked_to_leave=look.is_kept_out(player),
        setting=look.setting,
    )
