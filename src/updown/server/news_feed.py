"""What concerns the bearer across tables, until the token is revoked or the player banned."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import msgspec

from updown.app.newsroom import NewsReader
from updown.app.refusals import Banned
from updown.core.errors import UpdownError
from updown.server import wire
from updown.server.node import Node
from updown.server.problems import NoSession
from updown.server.sessions import Caller, is_known_still


class NewsFeed:
    """Fills Feed."""

    def __init__(self, reader: NewsReader) -> None:
        self._reader = reader
        self.turned_away: UpdownError | None = None

    async def take(self) -> Sequence[msgspec.Struct]:
        told: list[msgspec.Struct] = [*await self._reader.take()]
        if (error := self.turned_away) is not None:
            told.append(wire.Refused(id=None, code=error.code, arguments=error.arguments))
        return told

    def turn_away(self, error: UpdownError) -> None:
        """After what is still to be told."""
        self.turned_away = error
        self._reader.wake()


@asynccontextmanager
async def news_feed(node: Node, caller: Caller) -> AsyncGenerator[NewsFeed]:
    """Follows the caller's player."""
    player = caller.player.id
    async with node.newsroom.follow(player) as reader:
        feed = NewsFeed(reader)
        forget = node.moderation.opened(player, lambda: feed.turn_away(Banned("banned just now")))
        try:
            with node.sockets.open(caller.key, lambda: feed.turn_away(NoSession("signed out"))):
                if not await is_known_still(caller, node):  # it ended before anybody could be told
                    feed.turn_away(NoSession("signed out"))
                yield feed
        finally:
            forget()
