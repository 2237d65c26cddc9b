"""Every refusal as a problem: a status, a stable code and the arguments of its sentence."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from updown.core.errors import UpdownError
from updown.server import wire

log = structlog.get_logger()


class NoSession(UpdownError):
    """The browser has no session cookie that is known here."""

    code = "no_session"


class BadToken(UpdownError):
    """The token in the request's header is unknown or was revoked."""

    code = "bad_token"


class ScopeMissing(UpdownError):
    """The token may not do that; `arguments` has the `scope` that it lacks (`account`: no token has it)."""

    code = "scope_missing"


class ForeignOrigin(UpdownError):
    """The request comes from a page of somebody else."""

    code = "foreign_origin"


class TooFast(UpdownError):
    """More requests or messages than a person makes."""

    code = "too_fast"


class BadContentType(UpdownError):
    """A body that is not JSON."""

    code = "bad_content_type"


class BadMessage(UpdownError):
    """On a socket: not JSON, not a message known here, or too long."""

    code = "bad_message"


class Broken(UpdownError):
    """A fault of ours."""

    code = "internal"


STATUS = {
    "bad_entropy": 400,
    "bad_name": 400,
    "bad_address": 400,
    "bad_target": 400,
    "bad_line": 400,
    "bad_notation": 400,
    "bad_options": 400,
    "bad_password": 400,
    "no_such_moment": 400,
    "no_such_seat": 400,
    "unknown_game": 400,
    "unknown_level": 400,
    "wrong_confirmation": 400,
    "bad_token": 401,
    "no_session": 401,
    "foreign_origin": 403,
    "asked_to_leave": 403,
    "not_host": 403,
    "not_seated": 403,
    "banned": 403,
    "muted": 403,
    "no_programs": 403,
    "no_spectators": 403,
    "not_moderator": 403,
    "passkey_refused": 403,
    "scope_missing": 403,
    "sign_in_failed": 403,
    "wrong_password": 403,
    "wrong_recovery_code": 403,
    "wrong_key": 403,
    "no_such_player": 404,
    "no_such_report": 404,
    "no_such_table": 404,
    "not_yours": 404,
    "unknown_link": 404,
    "damaged_table": 410,
    "bad_content_type": 415,
    "too_fast": 429,
    "internal": 500,
    "advice_failed": 503,
    "busy": 503,
    "store_unavailable": 503,
}
"""By code; every other refusal is about what the table is like now: 409."""

_DESCRIBED = {
    400: "It cannot be so",
    401: "No session, or a token that is unknown or was revoked",
    403: "Not for you",
    404: "Not there",
    405: "Not this method",
    409: "Not now",
    410: "The table is damaged",
    413: "The body is too large",
    415: "The body is not JSON",
    429: "Too fast",
    500: "A fault of the server",
    503: "Cannot be done at present",
}
REFUSALS = {
    status: ResponseSpec(wire.Problem, description=description, generate_examples=False)
    for status, description in _DESCRIBED.items()
}
"""For the description of the interface: every refusal has the same form."""

_OF_THE_FRAMEWORK = {404: "unknown_route", 405: "bad_method", 413: "too_large"}
"""By status; every other refusal of the framework is a `bad_request`, whose `fault` says where."""


def status_of(error: UpdownError) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(error.code, 409)


def closing_code(error: UpdownError) -> int:
    """Of a socket: from 4400 on there is no point in coming back; 1013 is for trying again later."""
    status = status_of(error)
    return 1013 if status >= 500 else 4000 + status


def body_of(error: UpdownError) -> wire.Problem:
    """What the client is told."""
    return wire.Problem(code=error.code, arguments=error.arguments)


def refused(request: Request[Any, Any, Any], error: UpdownError) -> Response[wire.Problem]:
    """A refusal of ours."""
    request.app.state.node.metrics.refusals.labels(error.code).inc()
    return Response(body_of(error), status_code=status_of(error))


def unreadable(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """A refusal of the framework: no such path or method, a body that is too large or cannot be read."""
    code = _OF_THE_FRAMEWORK.get(error.status_code, "bad_request")
    faults = {"fault": _fault(error)} if code == "bad_request" else {}
    return Response(wire.Problem(code=code, arguments=faults), status_code=error.status_code)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """A fault of ours: all that the client learns is that there was one.

    The log gets the route with names in place of values: table ids and join keys stay out of it.
    """
    log.error("request_failed", method=request.method, route=request.scope["path_template"], exc_info=error)
    return Response(wire.Problem(code=Broken.code, arguments={}), status_code=500)


def _fault(error: HTTPException) -> str:
    """Where the request went wrong, for the people who write clients."""
    match error:
        case ValidationException(extra=[{"message": str(message), **place}, *_]):
            return ": ".join(str(part) for part in (place.get("key"), message) if part)
        case _:
            return error.detail
