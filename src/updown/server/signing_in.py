"""What all ways of signing in and out share: sessions, cookies, and the guest who steps aside."""

from collections.abc import Sequence

from litestar import Response
from litestar.datastructures import Cookie

from updown.app.account_refusals import NotAnAccount
from updown.app.accounts import has_way_in
from updown.app.ports import PlayerLine
from updown.server import wire
from updown.server import wire_accounts as wires
from updown.server.given import AnyRequest, address_of
from updown.server.node import Node
from updown.server.problems import NoSession, TooFast
from updown.server.sessions import (
    COOKIE,
    GUEST_COOKIE,
    Caller,
    device_of,
    new_session,
    no_cookie,
    person_of,
    session_cookie,
)


async def has_account(player: PlayerLine, node: Node) -> bool:
    """Whether the player could sign in elsewhere; a bot account is its owner's."""
    if player.bot:
        return True
    return has_way_in(await node.accounts.password(player.id), await node.accounts.passkeys(player.id))


async def must_have_account(player: PlayerLine, node: Node) -> None:
    """Raises NotAnAccount."""
    if not await has_account(player, node):
        raise NotAnAccount("a guest first has to add a way to sign in")


async def shown_me(player: PlayerLine, node: Node) -> wire.Me:
    """As the client learns of them."""
    return wire.Me(
        id=player.id,
        name=player.name,
        bot=player.bot,
        account=await has_account(player, node),
        moderator=node.moderation.is_moderator(player.id),
    )


async def signed_in(request: AnyRequest, node: Node, player_id: str) -> Response[wire.Me]:
    """A session of this player. A guest who was here before steps aside until signing out."""
    player = await node.accounts.player(player_id)
    if player is None:
        raise NoSession("this account was deleted")
    token, key = new_session()
    await node.accounts.open_session(player.id, key, at=node.clock.now(), device=device_of(request))
    cookies = [session_cookie(token, secure=node.settings.is_secure)]
    cookies += await _leaving(request, node, player)
    return Response(await shown_me(player, node), status_code=200, cookies=cookies)


async def _leaving(request: AnyRequest, node: Node, arriving: PlayerLine) -> list[Cookie]:
    """Nobody could sign in to a guest again: their session is put aside. Any other one ends."""
    token = request.cookies.get(COOKIE)
    leaving = await person_of(token, node)
    if token is None or leaving is None:
        return []
    if leaving.player.id != arriving.id and not await has_account(leaving.player, node):
        return [session_cookie(token, secure=node.settings.is_secure, name=GUEST_COOKIE)]
    await end_here(leaving, node)
    return []


async def waiting_guest(request: AnyRequest, node: Node) -> tuple[Caller | None, Sequence[Cookie]]:
    """The guest who stepped aside, and the cookies that bring them back."""
    token = request.cookies.get(GUEST_COOKIE)
    guest = await person_of(token, node)
    if token is None or guest is None:
        return None, ()
    secure = node.settings.is_secure
    return guest, (session_cookie(token, secure=secure), no_cookie(GUEST_COOKIE, secure=secure))


async def signed_out(request: AnyRequest, node: Node) -> Response[wires.SignedOut]:
    """Back to the guest who stepped aside, if there is one."""
    guest, cookies = await waiting_guest(request, node)
    if guest is None:
        gone = no_cookie(COOKIE, secure=node.settings.is_secure)
        return Response(wires.SignedOut(None), status_code=200, cookies=[gone])
    me = await shown_me(guest.player, node)
    return Response(wires.SignedOut(me), status_code=200, cookies=[*cookies])


async def end_here(caller: Caller, node: Node) -> None:
    """This one session and its sockets."""
    await node.accounts.end_session(caller.key)
    node.sockets.end([caller.key])


def must_not_guess(request: AnyRequest, node: Node, key: str | None = None) -> None:
    """The address, and the sign-in name guessed at from there, take one of their few attempts. Raises TooFast.

    Names are counted per address, so that nobody locks others out of their account.
    """
    address = address_of(request)
    if not node.address_limiter.allows(address):
        raise TooFast("too many attempts to sign in")
    if key is not None and not node.sign_in_limiter.allows(f"{key} {address}"):
        raise TooFast("too many attempts to sign in with this name")
