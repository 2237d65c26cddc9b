"""Somebody at a table, by socket or by stream: what the table shows goes into an outbox, until they are turned away."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

from updown.app.chat import ChatLine
from updown.app.chats import RUNNING, Hearing
from updown.app.look import Look
from updown.app.presence import WhoIsThere
from updown.app.refusals import Banned
from updown.core.errors import UpdownError
from updown.server import wire
from updown.server.node import Node
from updown.server.outbox import Outbox
from updown.server.problems import NoSession
from updown.server.sessions import Caller, is_known_still


class Watch:
    """Of one caller (None: somebody without a session) over one table."""

    def __init__(self, node: Node, table: str, caller: Caller | None, key: str | None) -> None:
        self._node = node
        self._table = table
        self._caller = caller
        self._player = caller.player.id if caller else None
        self._key = key
        self._look: Look | None = None
        self._hearing: Hearing | None = None
        self.outbox = Outbox(self._player)
        self.turned_away: UpdownError | None = None

    @asynccontextmanager
    async def kept(self) -> AsyncGenerator[None]:
        """Counts as present meanwhile, unless it is a program that may only read."""
        node, player, caller = self._node, self._player, self._caller
        present = player if caller is None or caller.plays else None
        name = self._caller.player.name if self._caller else None
        connection = await node.tables.connect(self._table, present, self, name=name)
        forget = node.moderation.opened(player, lambda: self.turn_away(Banned("banned just now")))
        try:
            self._hearing = await node.chats.enter(self._table, player, self)
            self.table_changed(connection.look)
            if before := self._hearing.readable(connection.look):
                self.outbox.tell_chat(before, whole=True)
            session = caller.key if caller else b""
            with node.sockets.open(session, lambda: self.turn_away(NoSession("signed out"))):
                await self._look_again()
                yield
        finally:
            forget()
            if self._hearing is not None:
                self._hearing.leave()
            connection.close()
            node.metrics.views_skipped.inc(self.outbox.skipped)

    async def _look_again(self) -> None:
        """What ended or was forbidden before anybody could be told to turn away."""
        if self._caller is not None and not await is_known_still(self._caller, self._node):
            self.turn_away(NoSession("signed out"))
        try:
            self._node.moderation.must_be_welcome(self._player)
        except Banned as error:
            self.turn_away(error)

    def table_changed(self, look: Look) -> None:
        """Who watches may be turned away by it, and who watches or plays may read what they could not before."""
        try:
            look.must_admit(self._player, self._key)
        except UpdownError as error:
            self.turn_away(error)
            return
        self.outbox.show(look)
        before, self._look = self._look, look
        if before is not None and _part(before, self._player) != _part(look, self._player):
            self.chat_changed()

    def presence_changed(self, who: WhoIsThere) -> None:
        self.outbox.show_presence(who)

    def lines_said(self, lines: Sequence[ChatLine]) -> None:
        if self._hearing is not None and self._look is not None:
            readable = self._hearing.readable(self._look, lines)
            if readable:
                self.outbox.tell_chat(readable, whole=False)

    def chat_changed(self) -> None:
        if self._hearing is not None and self._look is not None:
            self.outbox.tell_chat(self._hearing.readable(self._look), whole=True)

    def turn_away(self, error: UpdownError) -> None:
        """Says why; whoever sends from the outbox ends after that."""
        if self.turned_away is None:
            self.turned_away = error
            self.outbox.answer(wire.Refused(id=None, code=error.code, arguments=error.arguments))


def _part(look: Look, player: str | None) -> tuple[bool, bool]:
    """What decides how much of the chat somebody may read."""
    return look.seat_of(player) is not None, look.setting.phase in RUNNING
