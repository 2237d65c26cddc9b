"""Who is asking: a random token in a cookie that scripts cannot read, or one that a program shows; only hashes are stored."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from updown.app.accounts import DAY_MS, SESSION_DAYS, Scope
from updown.app.ports import PlayerLine
from updown.server.origin import shown_token
from updown.server.problems import BadToken, NoSession, ScopeMissing

if TYPE_CHECKING:
    from updown.server.node import Node

COOKIE = "updown_session"
GUEST_COOKIE = "updown_guest"
"""The session of the guest who signed in to an account here: signing out leads back to it."""
LIFE_S = SESSION_DAYS * 24 * 3600
TOKEN_PREFIX = "updown_"  # noqa: S105  so that scanners know one that was published by mistake
LONGEST_DEVICE = 200

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Caller:
    """`scopes`: None for the person themself, who may do everything. `key` is the hash of what was shown."""

    player: PlayerLine
    key: bytes
    scopes: tuple[Scope, ...] | None = None

    @property
    def plays(self) -> bool:
        """Whether being connected means being there to play."""
        return self.scopes is None or "play" in self.scopes

    def must_have(self, scope: Scope) -> None:
        """Raises ScopeMissing."""
        if self.scopes is not None and scope not in self.scopes:
            raise ScopeMissing("this token may not do that", scope=scope)


def new_player_id() -> str:
    """Random, so that nobody can count players or guess at them."""
    return secrets.token_hex(8)


def new_session() -> tuple[str, bytes]:
    """A token for the cookie, and what is stored of it."""
    token = secrets.token_urlsafe(32)
    return token, hash_of(token)


def new_api_token() -> tuple[str, bytes]:
    """The same for a program."""
    token = TOKEN_PREFIX + secrets.token_urlsafe(32)
    return token, hash_of(token)


def hash_of(token: str) -> bytes:
    """What is stored of a token. It is random enough that a fast hash without salt is safe."""
    return sha256(token.encode()).digest()


def session_cookie(token: str, *, secure: bool, name: str = COOKIE) -> Cookie:
    """SameSite=Lax keeps the cookie out of requests that other pages make, links to us apart."""
    return Cookie(
        key=name, value=token, max_age=LIFE_S, httponly=True, samesite="lax", secure=secure, path="/"
    )


def no_cookie(name: str, *, secure: bool) -> Cookie:
    """Makes the browser forget it."""
    return Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax", secure=secure, path="/")


def device_of(connection: Connection) -> str:
    """What the browser says of itself, for the list of sessions."""
    said = connection.headers.get("user-agent", "")
    return "".join(letter for letter in said if letter.isprintable())[:LONGEST_DEVICE]


def alive_since(now: int) -> int:
    """Sessions that were not used since then have expired."""
    return now - SESSION_DAYS * DAY_MS


async def caller_of(connection: Connection, node: "Node") -> Caller | None:
    """Who is behind a request or socket; None without a session that is known here. Raises BadToken.

    A request with a token counts by the token alone: no other page can make a browser add one.
    """
    token = shown_token(connection.headers.get("authorization"))
    if token is not None:
        return await _bearer(token, node)
    return await person_of(connection.cookies.get(COOKIE), node)


async def reader_of(connection: Connection, node: "Node") -> Caller | None:
    """The same, for what is told as it happens. Raises BadToken, ScopeMissing or Banned."""
    caller = await caller_of(connection, node)
    if caller is not None:
        caller.must_have("read")
        node.moderation.must_be_welcome(caller.player.id)
    return caller


async def person_of(token: str | None, node: "Node") -> Caller | None:
    """Whose session this is."""
    if not token:
        return None
    key = hash_of(token)
    player = await _player_in(key, node)
    return Caller(player, key) if player else None


async def is_known_still(caller: Caller, node: "Node") -> bool:
    """Whether the session or token has not ended meanwhile."""
    if caller.scopes is not None:
        return await node.accounts.bearer(caller.key, at=node.clock.now()) is not None
    return await _player_in(caller.key, node) is not None


async def _player_in(session: bytes, node: "Node") -> PlayerLine | None:
    return await node.store.player_by_token(session, since=alive_since(node.clock.now()))


async def known_caller(connection: Connection, node: "Node") -> Caller:
    """The same as `caller_of`; raises NoSession."""
    caller = await caller_of(connection, node)
    if caller is None:
        raise NoSession("no session")
    return caller


async def _bearer(token: str, node: "Node") -> Caller:
    key = hash_of(token)
    bearer = await node.accounts.bearer(key, at=node.clock.now())
    if bearer is None:
        raise BadToken("no such token")
    return Caller(bearer.player, key, bearer.scopes)
