"""Who is asking: a random token in a cookie that scripts cannot read; only its hash is stored."""

import secrets
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from updown.app.ports import PlayerLine, Store
from updown.server.problems import NoSession

COOKIE = "updown_session"
TEN_YEARS = 10 * 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def new_player_id() -> str:
    """Random, so that nobody can count players or guess at them."""
    return secrets.token_hex(8)


def new_session() -> tuple[str, bytes]:
    """A token for the cookie, and what is stored of it."""
    token = secrets.token_urlsafe(32)
    return token, hash_of(token)


def hash_of(token: str) -> bytes:
    """What is stored of a token. It is random enough that a fast hash without salt is safe."""
    return sha256(token.encode()).digest()


def session_cookie(token: str, *, secure: bool) -> Cookie:
    """SameSite=Lax keeps the cookie out of requests that other pages make, links to us apart."""
    return Cookie(
        key=COOKIE, value=token, max_age=TEN_YEARS, httponly=True, samesite="lax", secure=secure, path="/"
    )


async def player_of(connection: Connection, store: Store) -> PlayerLine | None:
    """The person behind a request or socket; None without a session that is known here."""
    token = connection.cookies.get(COOKIE)
    return await store.player_by_token(hash_of(token)) if token else None


async def known_player(connection: Connection, store: Store) -> PlayerLine:
    """The same; raises NoSession."""
    player = await player_of(connection, store)
    if player is None:
        raise NoSession("no session")
    return player
