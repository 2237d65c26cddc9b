"""What every request passes before anything else looks at it: its origin, its form, the headers of its answer."""

from collections.abc import Iterable

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from updown.core.errors import UpdownError
from updown.server.origin import is_foreign, shown_token
from updown.server.problems import BadContentType, ForeignOrigin, body_of, status_of

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
"""They change nothing."""

CONTENT_POLICY = b"; ".join(
    (
        b"default-src 'self'",
        b"style-src 'self' 'unsafe-inline'",  # Svelte sets styles of single elements
        b"img-src 'self' data: blob:",
        b"object-src 'none'",
        b"base-uri 'self'",
        b"form-action 'self'",
        b"frame-ancestors 'none'",
    )
)
SECURITY_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links of private tables carry a key
    (b"cross-origin-opener-policy", b"same-origin"),
)


def gate(inside: ASGIApp, *, public_url: str | None) -> ASGIApp:
    """The application behind its gate."""

    async def pass_gate(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await inside(scope, receive, send)
        elif (error := _refusal(scope, public_url)) is not None:
            await _refuse(error, scope, send)
        elif scope["type"] == "http":
            await inside(scope, receive, _with_security_headers(send))
        else:
            await inside(scope, receive, send)

    return pass_gate


def _refusal(scope: Scope, public_url: str | None) -> UpdownError | None:
    """A session cookie travels with every request of a browser, so what changes something must come from our page.

    A token does not: where one is shown it alone counts, and the page may be anybody's.
    """
    if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
        return None
    origin, host = _header(scope, b"origin"), _header(scope, b"host")
    shows_token = shown_token(_header(scope, b"authorization")) is not None
    if not shows_token and is_foreign(origin, host=host, public_url=public_url):
        return ForeignOrigin("this page belongs to somebody else")
    if scope["type"] == "http" and _has_other_body(scope):
        return BadContentType("a body must be application/json")
    return None


def _has_other_body(scope: Scope) -> bool:
    has_body = _header(scope, b"content-length") not in (None, "0") or _header(scope, b"transfer-encoding")
    content_type = (_header(scope, b"content-type") or "").partition(";")[0].strip().lower()
    return bool(has_body) and content_type != "application/json"


async def _refuse(error: UpdownError, scope: Scope, send: Send) -> None:
    """Answers in place of the application; a socket is turned away before its handshake."""
    status, body = status_of(error), msgspec.json.encode(body_of(error))
    headers = [(b"content-type", b"application/json"), *SECURITY_HEADERS]
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


def _with_security_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *SECURITY_HEADERS]
        await send(message)

    return send_with_headers


def _header(scope: Scope, name: bytes) -> str | None:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), None)
