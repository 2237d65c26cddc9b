"""Sends finished matches to be looked at again."""

import gzip
from asyncio import to_thread
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from updown.app.continuing import Continue
from updown.server import wire_tables as wire
from updown.server.given import AnyRequest, GivenNode, GivenPlayer, GivenVisitor, JoinKey, TableId
from updown.server.problems import REFUSALS

ViewedSeat: TypeAlias = Annotated[int, QueryParameter(name="seat", description="Whose view it is.")]
Hands: TypeAlias = Annotated[
    Literal["hidden", "open"], QueryParameter(name="hands", description="`open` shows what was hidden then.")
]
REPLAY = ResponseSpec(wire.Replay, description="Every moment", generate_examples=False)


@get(
    "/api/tables/{table:str}/replay",
    operation_id="readReplay",
    responses={200: REPLAY, **REFUSALS},
    tags=["tables"],
)
async def read_replay(
    request: AnyRequest,
    table: TableId,
    visitor: GivenVisitor,
    node: GivenNode,
    seat: ViewedSeat,
    hands: Hands = "hidden",
    key: JoinKey = None,
) -> Response[bytes]:
    """Every moment of a finished match, as a seat saw it or with open hands."""
    await node.look(table, visitor, key)
    replay = wire.Replay(await node.tables.replay(table, seat, open_hands=hands == "open"))
    body, headers = msgspec.json.encode(replay), {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        # views resemble each other: a whole match of a megabyte packs into some 20 KB
        body, headers = await to_thread(gzip.compress, body, 6), {**headers, "content-encoding": "gzip"}
    return Response(body, headers=headers, media_type="application/json")


@post(
    "/api/tables/{table:str}/continue",
    operation_id="continueFrom",
    responses=REFUSALS,
    status_code=201,
    tags=["tables"],
)
async def continue_from(
    table: TableId,
    data: JSONBody[wire.ContinueFrom],
    player: GivenPlayer,
    node: GivenNode,
    key: JoinKey = None,
) -> wire.TableOpen:
    """Opens a friendly table whose match begins at a moment of a finished one."""
    await node.look(table, player, key)
    wish = Continue(data.at, data.seat, data.bots, private=data.private, start=data.start)
    opened = await node.tables.continue_from(table, player, wish, data.id)
    return wire.TableOpen(id=opened.table, key=opened.key)
