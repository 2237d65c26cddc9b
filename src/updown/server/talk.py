"""One browser tab or program at a table: what it says goes to the table, what the table shows comes back."""

import asyncio
from time import monotonic
from typing import Any, assert_never

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from updown.app.ports import PlayerLine
from updown.app.refusals import StaleTurn
from updown.core.errors import UpdownError
from updown.server import wire
from updown.server.limits import Bucket
from updown.server.lookers import Page
from updown.server.node import Node
from updown.server.problems import BadMessage, Broken, NoSession, TooFast, closing_code
from updown.server.sessions import Caller
from updown.server.watch import Watch

log = structlog.get_logger()

LONGEST_MESSAGE = 16 * 1024

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_encoder = msgspec.json.Encoder()

AnySocket = WebSocket[Any, Any, Any]


class Talk:
    """Listens to the table; reads and writes until the peer is gone."""

    def __init__(
        self, socket: AnySocket, node: Node, table: str, caller: Caller | None, key: str | None
    ) -> None:
        self._socket = socket
        self._node = node
        self._table = table
        self._caller = caller
        self._name = caller.player.name if caller else None
        self._page: Page | None = None
        self._watch = Watch(node, table, caller, key)
        self._outbox = self._watch.outbox
        rate = node.settings.rates.messages
        self._bucket = Bucket(rate, monotonic()) if rate else None

    async def go_on(self) -> None:
        """Until the peer is gone, or turned away."""
        player = self._caller.player.id if self._caller else None
        async with self._watch.kept():
            with (
                self._node.metrics.sockets.track_inprogress(),
                self._node.lookers.page(player, self._table) as self._page,
            ):
                await self._read_and_write()

    async def _read_and_write(self) -> None:
        writer = asyncio.create_task(self._write(), name=f"writer of {self._table}")
        try:
            await self._read()
        finally:
            writer.cancel()

    async def _read(self) -> None:
        """One message after the other: who sends without reading, or faster than the table takes, waits."""
        while (text := await self._next_text()) is not None:
            await self._outbox.room()
            if (answer := await self._answer(text)) is not None:
                self._outbox.answer(answer)

    async def _next_text(self) -> str | None:
        try:
            return await self._socket.receive_text()
        except WebSocketDisconnect:
            return None

    async def _write(self) -> None:
        try:
            while True:
                for message in await self._outbox.take():
                    await send(self._socket, message)
                if self._watch.turned_away is not None:
                    reason = self._watch.turned_away
                    return await self._socket.close(closing_code(reason), reason.code)
        except (WebSocketDisconnect, OSError):
            self._outbox.close()  # the reader learns of it too, and ends the talk

    async def _answer(self, text: str) -> wire.ToClient | None:
        message: wire.ClientMessage | None = None
        try:
            message = _decode(text)
            self._node.metrics.messages.labels(type(message).__name__.lower()).inc()
            self._must_be_heard()
            return await self._carry_out(message)
        except UpdownError as error:
            if isinstance(error, StaleTurn):
                self._outbox.show_again()
            self._node.metrics.refusals.labels(error.code).inc()
            return refused(message, error)
        except Exception:
            log.exception("message_failed", message=type(message).__name__)
            return refused(message, Broken("a fault of the server"))

    def _must_be_heard(self) -> None:
        if self._watch.turned_away is not None:
            raise self._watch.turned_away
        if self._bucket is not None and not self._bucket.take(monotonic()):
            raise TooFast("too many messages")

    async def _carry_out(self, message: wire.ClientMessage) -> wire.ToClient | None:
        match message:
            case wire.Ping():
                return wire.Pong(now=self._node.clock.now())
            case wire.Entropy(entropy=entropy):
                await self._node.tables.give_entropy(self._table, self._known_player(), entropy)
                return None  # the table shows it
            case wire.Visible(visible=visible):
                if self._page is not None:
                    self._page.show(visible=visible)
                return None
            case wire.Act():
                return await self._act(message)
            case wire.Say():
                return await self._say(message)
            case _:
                assert_never(message)

    async def _act(self, message: wire.Act) -> wire.Accepted:
        with self._node.metrics.command_seconds.time():
            version = await self._node.tables.act(
                self._table,
                self._known_player(),
                command=message.id,
                turn=message.turn,
                action=message.action,
            )
        return wire.Accepted(id=message.id, version=version)

    async def _say(self, message: wire.Say) -> wire.Said:
        player, node = self._known_player(), self._node
        node.moderation.may_speak(player)
        if not node.line_limiter.allows(player):
            raise TooFast("too many lines")
        names = await node.store.names([player])  # it may have changed since the page was opened
        look = await node.tables.look(self._table)
        speaker = PlayerLine(player, names.get(player, self._name or ""))
        number = await node.chats.say(look, speaker, message.id, preset=message.preset, text=message.text)
        return wire.Said(id=message.id, number=number)

    def _known_player(self) -> str:
        """Whether the player does sit here is for the table to say."""
        if self._caller is None:
            raise NoSession("who has no session can only look")
        self._caller.must_have("play")
        return self._caller.player.id


async def send(socket: AnySocket, message: wire.ToClient) -> None:
    """One message as text, so that a browser gets a string."""
    # as an event of the protocol itself: this is sent five times an action, and the wrapper costs as much as the frame
    await socket.send({"type": "websocket.send", "bytes": None, "text": _encoder.encode(message).decode()})


def refused(message: wire.ClientMessage | None, error: UpdownError) -> wire.Refused:
    """The answer to a message that was refused, or (None) that could not be read."""
    command = message.id if isinstance(message, (wire.Act, wire.Say)) else None
    return wire.Refused(id=command, code=error.code, arguments=error.arguments)


def _decode(text: str) -> wire.ClientMessage:
    said = text.encode()
    if len(said) > LONGEST_MESSAGE:
        raise BadMessage("too long", fault="too_long")
    try:
        return _decoder.decode(said)
    except (msgspec.DecodeError, RecursionError) as error:  # nested too deeply
        raise BadMessage("cannot be read", fault=str(error)) from None
