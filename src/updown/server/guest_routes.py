"""Guests: one tap and a name, no password. Each is a real row, known by a cookie."""

from contextlib import suppress

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from updown.app.names import good_name
from updown.app.ports import PlayerLine
from updown.app.refusals import Refused
from updown.app.tables import Tables
from updown.server import wire
from updown.server.given import AnyRequest, GivenNode, GivenPlayer, GivenVisitor, must_not_hurry
from updown.server.node import Node
from updown.server.problems import REFUSALS, TooFast
from updown.server.sessions import new_player_id, new_session, player_of, session_cookie


@post("/api/guest", operation_id="becomeGuest", responses=REFUSALS, status_code=201)
async def become_guest(
    request: AnyRequest, data: JSONBody[wire.NewGuest], node: GivenNode
) -> Response[wire.Me]:
    """Starts a session. A browser that has one keeps it and only takes the name."""
    name = good_name(data.name)
    known = await player_of(request, node.store)
    if known is not None:
        node.moderation.must_be_welcome(known.id)
        must_not_hurry(known, node)
        return Response(await _rename(known, name, node))
    if not node.guest_limiter.allows(_address(request)):
        raise TooFast("too many new guests from this address")
    guest = PlayerLine(id=new_player_id(), name=name)
    token, token_hash = new_session()
    await node.store.add_player(guest, token_hash)
    cookie = session_cookie(token, secure=node.settings.is_secure)
    return Response(_me(guest, node), cookies=[cookie])


@get("/api/me", operation_id="whoAmI", responses=REFUSALS)
async def who_am_i(visitor: GivenVisitor, node: GivenNode) -> wire.Me | None:
    """The person behind the session; null for somebody new, which is no error."""
    return _me(visitor, node) if visitor else None


@patch("/api/me", operation_id="changeName", responses=REFUSALS)
async def change_name(data: JSONBody[wire.NewName], player: GivenPlayer, node: GivenNode) -> wire.Me:
    """Also changes the name at tables that have not started."""
    return await _rename(player, good_name(data.name), node)


async def _rename(player: PlayerLine, name: str, node: Node) -> wire.Me:
    renamed = PlayerLine(id=player.id, name=name)
    if name != player.name:
        await node.store.rename_player(player.id, name)
        await _rename_at_open_tables(renamed, node.tables)
    return _me(renamed, node)


async def _rename_at_open_tables(player: PlayerLine, tables: Tables) -> None:
    for line in await tables.tables_of(player.id, limit=50):
        if line.phase == "open":
            with suppress(Refused):  # it has started or was closed meanwhile, or the player has left
                await tables.rename(line.table, player)


def _me(player: PlayerLine, node: Node) -> wire.Me:
    return wire.Me(id=player.id, name=player.name, moderator=node.moderation.is_moderator(player.id))


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""
