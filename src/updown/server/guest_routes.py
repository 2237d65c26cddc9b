"""Guests: one tap and a name, no password. Each is a real row, known by a cookie."""

from contextlib import suppress

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from updown.app.accounts import DAY_MS
from updown.app.names import good_new_name
from updown.app.ports import PlayerLine
from updown.app.refusals import Refused
from updown.app.tables import Tables
from updown.server import wire
from updown.server.given import AnyRequest, GivenNode, GivenOwner, address_of, must_not_hurry
from updown.server.node import Node
from updown.server.problems import REFUSALS, ScopeMissing, TooFast
from updown.server.sessions import (
    COOKIE,
    Caller,
    caller_of,
    device_of,
    new_player_id,
    new_session,
    session_cookie,
)
from updown.server.signing_in import shown_me, waiting_guest


@post("/api/guest", operation_id="becomeGuest", responses=REFUSALS, status_code=201)
async def become_guest(
    request: AnyRequest, data: JSONBody[wire.NewGuest], node: GivenNode
) -> Response[wire.Me]:
    """Starts a session. A browser that has one keeps it and only takes the name."""
    name = good_new_name(data.name)
    known = await caller_of(request, node)
    if known is not None:
        if known.scopes is not None:
            raise ScopeMissing("a token speaks for somebody already", scope="account")
        node.moderation.must_be_welcome(known.player.id)
        must_not_hurry(known.player, node)
        return Response(await _rename(known.player, name, node))
    guest, cookies = await waiting_guest(request, node)
    if guest is not None:  # left behind by an account whose session has expired
        return Response(await _rename(guest.player, name, node), cookies=[*cookies])
    if not node.guest_limiter.allows(address_of(request)):
        raise TooFast("too many new guests from this address")
    new = PlayerLine(id=new_player_id(), name=name)
    token, key = new_session()
    await node.store.add_player(new, key, at=node.clock.now(), device=device_of(request))
    cookie = session_cookie(token, secure=node.settings.is_secure)
    return Response(await shown_me(new, node), cookies=[cookie])


@get("/api/me", operation_id="whoAmI", responses=REFUSALS)
async def who_am_i(request: AnyRequest, node: GivenNode) -> Response[wire.Me | None]:
    """The person behind the session; null for somebody new, which is no error. A session in use lives on."""
    caller = await caller_of(request, node)
    if caller is None:
        return Response(None)
    caller.must_have("read")
    me = await shown_me(caller.player, node)
    token = request.cookies.get(COOKIE)
    if caller.scopes is not None or token is None or not await _is_prolonged(caller, node):
        return Response(me)
    return Response(me, cookies=[session_cookie(token, secure=node.settings.is_secure)])


@patch("/api/me", operation_id="changeName", responses=REFUSALS)
async def change_name(data: JSONBody[wire.NewName], owner: GivenOwner, node: GivenNode) -> wire.Me:
    """Also changes the name at tables that have not started."""
    return await _rename(owner.player, good_new_name(data.name), node)


async def _is_prolonged(caller: Caller, node: Node) -> bool:
    """Once a day is enough."""
    now = node.clock.now()
    if await node.store.player_by_token(caller.key, since=now - DAY_MS) is not None:
        return False
    await node.accounts.prolong_session(caller.key, at=now)
    return True


async def _rename(player: PlayerLine, name: str, node: Node) -> wire.Me:
    renamed = PlayerLine(id=player.id, name=name)
    if name != player.name:
        await node.store.rename_player(player.id, name)
        await _rename_at_open_tables(renamed, node.tables)
    return await shown_me(renamed, node)


async def _rename_at_open_tables(player: PlayerLine, tables: Tables) -> None:
    for line in await tables.tables_of(player.id, limit=50):
        if line.phase == "open":
            with suppress(Refused):  # it has started or was closed meanwhile, or the player has left
                await tables.rename(line.table, player)
