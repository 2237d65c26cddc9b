"""Sends finished matches to be looked at again."""

import gzip
from asyncio import to_thread
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from updown.server import wire
from updown.server.given import AnyRequest, GivenNode, GivenVisitor, JoinKey, TableId
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
