"""One browser tab or program at a table: what it says goes to the table, what the table shows comes back."""

import asyncio
from time import monotonic
from typing import Any, assert_never

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from updown.app.look import Look
from updown.app.presence import WhoIsThere
from updown.app.refusals import StaleTurn
from updown.core.errors import UpdownError
from updown.server import wire
from updown.server.limits import Bucket
from updown.server.node import Node
from updown.server.outbox import Outbox
from updown.server.problems import BadMessage, Broken, NoSession, TooFast
from updown.server.sessions import Caller

log = structlog.get_logger()

SIGNED_OUT = 4401
"""Closes a socket whose session or token has ended."""
LONGEST_MESSAGE = 16 * 1024

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_encoder = msgspec.json.Encoder()

AnySocket = WebSocket[Any, Any, Any]


class Talk:
    """Listens to the table; reads and writes until the peer is gone."""

    def __init__(self, socket: AnySocket, node: Node, table: str, caller: Caller | None) -> None:
        self._socket = socket
        self._node = node
        self._table = table
        self._caller = caller
        self._player = caller.player.id if caller else None
        self._outbox = Outbox(self._player)
        rate = node.settings.rates.messages
        self._bucket = Bucket(rate, monotonic()) if rate else None

    def table_changed(self, look: Look) -> None:
        self._outbox.show(look)

    def presence_changed(self, who: WhoIsThere) -> None:
        self._outbox.show_presence(who)

    async def go_on(self) -> None:
        """Until the peer is gone."""
        connection = await self._node.tables.connect(self._table, self._player, self)
        try:
            self._outbox.show(connection.look)
            key = self._caller.key if self._caller else b""
            with (
                self._node.metrics.sockets.track_inprogress(),
                self._node.sockets.open(key, self._outbox.end),
            ):
                await self._read_and_write()
        finally:
            connection.close()
            self._node.metrics.views_skipped.inc(self._outbox.skipped)

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
                messages = await self._outbox.take()
                if self._outbox.is_ended:
                    await self._socket.close(SIGNED_OUT, NoSession.code)
                    return
                for message in messages:
                    await send(self._socket, message)
        except (WebSocketDisconnect, OSError):
            self._outbox.close()  # the reader learns of it too, and ends the talk

    async def _answer(self, text: str) -> wire.ToClient | None:
        message: wire.ClientMessage | None = None
        try:
            message = _decode(text)
            self._node.metrics.messages.labels(type(message).__name__.lower()).inc()
            self._take_token()
            return await self._carry_out(message)
        except UpdownError as error:
            if isinstance(error, StaleTurn):
                self._outbox.show_again()
            self._node.metrics.refusals.labels(error.code).inc()
            return refused(message, error)
        except Exception:
            log.exception("message_failed", message=type(message).__name__)
            return refused(message, Broken("a fault of the server"))

    def _take_token(self) -> None:
        if self._bucket is not None and not self._bucket.take(monotonic()):
            raise TooFast("too many messages")

    async def _carry_out(self, message: wire.ClientMessage) -> wire.ToClient | None:
        match message:
            case wire.Ping():
                return wire.Pong(now=self._node.clock.now())
            case wire.Entropy(entropy=entropy):
                await self._node.tables.give_entropy(self._table, self._seated_player(), entropy)
                return None  # the table shows it
            case wire.Act():
                return await self._act(message)
            case _:
                assert_never(message)

    async def _act(self, message: wire.Act) -> wire.Accepted:
        with self._node.metrics.command_seconds.time():
            version = await self._node.tables.act(
                self._table,
                self._seated_player(),
                command=message.id,
                turn=message.turn,
                action=message.action,
            )
        return wire.Accepted(id=message.id, version=version)

    def _seated_player(self) -> str:
        """Whether the player does sit here is for the table to say."""
        if self._caller is None or self._outbox.is_ended:
            raise NoSession("a spectator without a session cannot act")
        self._caller.must_have("play")
        return self._caller.player.id


async def send(socket: AnySocket, message: wire.ToClient) -> None:
    """One message as text, so that a browser gets a string."""
    # as an event of the protocol itself: this is sent five times an action, and the wrapper costs as much as the frame
    await socket.send({"type": "websocket.send", "bytes": None, "text": _encoder.encode(message).decode()})


def refused(message: wire.ClientMessage | None, error: UpdownError) -> wire.Refused:
    """The answer to a message that was refused, or (None) that could not be read."""
    command = message.id if isinstance(message, wire.Act) else None
    return wire.Refused(id=command, code=error.code, arguments=error.arguments)


def _decode(text: str) -> wire.ClientMessage:
    said = text.encode()
    if len(said) > LONGEST_MESSAGE:
        raise BadMessage("too long", fault="too_long")
    try:
        return _decoder.decode(said)
    except (msgspec.DecodeError, RecursionError) as error:  # nested too deeply
        raise BadMessage("cannot be read", fault=str(error)) from None
