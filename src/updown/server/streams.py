"""Answers that go on: one JSON object a line, and an empty line while there is nothing to tell."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import msgspec
from litestar import Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Send

from updown.core.errors import UpdownError
from updown.server import wire
from updown.server.node import Node
from updown.server.watch import Watch

MEDIA_TYPE = "application/x-ndjson"
KEEP_ALIVE_MS = 10_000
DEAF_S = 30.0
"""A peer that takes nothing for so long, while something is to be told, is let go."""

_encoder = msgspec.json.Encoder()


class Feed(Protocol):
    """Where the lines of a stream come from."""

    @property
    def turned_away(self) -> UpdownError | None:
        """Nothing follows what is taken after this; the last line says why."""
        ...

    async def take(self) -> Sequence[msgspec.Struct]:
        """Waits until there is something."""
        ...


class TableFeed:
    """What the socket of the table would say."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch

    @property
    def turned_away(self) -> UpdownError | None:
        return self._watch.turned_away

    async def take(self) -> Sequence[wire.ToClient]:
        return await self._watch.outbox.take()


OpenFeed = Callable[[], AbstractAsyncContextManager[Feed]]


class LineStream(Response[bytes]):
    """Goes on until the peer is gone, the feed turns it away, or the server stops."""

    def __init__(self, open_feed: OpenFeed, node: Node) -> None:
        super().__init__(b"", media_type=MEDIA_TYPE)
        self._open_feed = open_feed
        self._node = node

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        """What the framework sends in place of a body."""
        return _Lines(self._open_feed, self._node)


class _Lines(ASGIResponse):
    _should_set_content_length = False

    def __init__(self, open_feed: OpenFeed, node: Node) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}  # a proxy would gather lines
        super().__init__(media_type=MEDIA_TYPE, headers=headers)
        self._open_feed = open_feed
        self._node = node

    async def send_body(self, send: Send, receive: Receive) -> None:
        """Whichever comes first: the end of what is told, or of the peer."""
        telling = asyncio.create_task(self._tell(send), name="stream")
        leaving = asyncio.create_task(_gone(receive), name="peer of a stream")
        try:
            await asyncio.wait({telling, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            leaving.cancel()
            outcomes = await asyncio.gather(telling, leaving, return_exceptions=True)
        failed = next((each for each in outcomes if isinstance(each, Exception)), None)
        if failed is not None:
            raise failed

    async def _tell(self, send: Send) -> None:
        try:
            with self._node.metrics.streams.track_inprogress():
                async with self._open_feed() as feed:
                    await self._tell_all(feed, send)
        except UpdownError as error:  # it began as a success, so that a line must say it
            await _send(send, [wire.Refused(id=None, code=error.code, arguments=error.arguments)])
        except TimeoutError:
            return  # nobody reads
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _tell_all(self, feed: Feed, send: Send) -> None:
        stopping = asyncio.Event()
        with self._node.farewell.heard(stopping.set):
            ending = asyncio.create_task(stopping.wait(), name="end of a stream")
            taking = asyncio.create_task(_taken(feed), name="feed of a stream")
            try:
                while await self._something(taking, ending):
                    if not taking.done():
                        await _send(send, [])
                        continue
                    await _send(send, taking.result())
                    if feed.turned_away is not None:
                        return
                    taking = asyncio.create_task(_taken(feed), name="feed of a stream")
            finally:
                ending.cancel()
                taking.cancel()
                await asyncio.gather(ending, taking, return_exceptions=True)

    async def _something(self, taking: asyncio.Task[Any], ending: asyncio.Task[Any]) -> bool:
        """Waits until there is something to tell, or it is time for a sign of life; False at the end."""
        resting = asyncio.ensure_future(self._node.clock.pause(KEEP_ALIVE_MS))
        try:
            await asyncio.wait({taking, ending, resting}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            resting.cancel()
        return not ending.done()


async def _taken(feed: Feed) -> Sequence[msgspec.Struct]:
    return await feed.take()


async def _send(send: Send, messages: Sequence[msgspec.Struct]) -> None:
    """Waits while the peer's buffers are full; nothing to tell is an empty line. Raises TimeoutError."""
    lines = b"".join(_encoder.encode(message) + b"\n" for message in messages) or b"\n"
    async with asyncio.timeout(DEAF_S):
        await send({"type": "http.response.body", "body": lines, "more_body": True})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
