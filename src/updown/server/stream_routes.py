"""For programs: streams of what happens, and actions as requests (docs/bots.md)."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial

from litestar import get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from updown.app.news import AnyTiding
from updown.server import wire
from updown.server import wire_programs as programs
from updown.server.given import AnyRequest, GivenNode, GivenPlayer, JoinKey, TableId
from updown.server.news_feed import news_feed
from updown.server.node import Node
from updown.server.problems import REFUSALS
from updown.server.sessions import Caller, known_caller, reader_of
from updown.server.streams import MEDIA_TYPE, LineStream, TableFeed
from updown.server.watch import Watch

NEWS = ResponseSpec(
    AnyTiding, description="One a line, for ever", media_type=MEDIA_TYPE, generate_examples=False
)
MESSAGES = ResponseSpec(
    wire.ServerMessage, description="One a line, for ever", media_type=MEDIA_TYPE, generate_examples=False
)


@get(
    "/api/stream/events",
    operation_id="streamNews",
    responses={200: NEWS, **REFUSALS},
    media_type=MEDIA_TYPE,
    tags=["programs"],
)
async def stream_news(request: AnyRequest, node: GivenNode) -> LineStream:
    """What concerns you at all tables: first what is open now, then all that is new, a JSON object a line."""
    caller = await known_caller(request, node)
    caller.must_have("read")
    node.moderation.must_be_welcome(caller.player.id)
    return LineStream(partial(news_feed, node, caller), node)


@get(
    "/api/tables/{table:str}/stream",
    operation_id="streamTable",
    responses={200: MESSAGES, **REFUSALS},
    media_type=MEDIA_TYPE,
    tags=["programs"],
)
async def stream_table(
    request: AnyRequest, table: TableId, node: GivenNode, key: JoinKey = None
) -> LineStream:
    """What the socket of a table says, a JSON object a line; whoever sits there counts as present."""
    caller = await reader_of(request, node)
    await node.look(table, caller.player if caller else None, key)
    return LineStream(partial(_table_feed, node, table, caller, key), node)


@post(
    "/api/tables/{table:str}/act",
    operation_id="act",
    responses=REFUSALS,
    status_code=200,
    tags=["programs"],
)
async def act(
    table: TableId, data: JSONBody[programs.ActRequest], player: GivenPlayer, node: GivenNode
) -> wire.Accepted:
    """One choice, as on the socket: a repeat with the same `id` gets the first answer."""
    with node.metrics.command_seconds.time():
        version = await node.tables.act(table, player.id, command=data.id, turn=data.turn, action=data.action)
    return wire.Accepted(id=data.id, version=version)


@post(
    "/api/tables/{table:str}/entropy",
    operation_id="giveEntropy",
    responses=REFUSALS,
    status_code=204,
    tags=["programs"],
)
async def give_entropy(
    table: TableId, data: JSONBody[programs.EntropyRequest], player: GivenPlayer, node: GivenNode
) -> None:
    """Your share of the chance in the deal, while the phase is `starting` and you are present at the table."""
    await node.tables.give_entropy(table, player.id, data.entropy)


@asynccontextmanager
async def _table_feed(
    node: Node, table: str, caller: Caller | None, key: str | None
) -> AsyncGenerator[TableFeed]:
    watch = Watch(node, table, caller, key)
    async with watch.kept():
        yield TableFeed(watch)
