"""What route handlers are given, by the names of their parameters."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter, SkipValidation

from updown.app.ports import PlayerLine
from updown.server.client_files import ClientFiles
from updown.server.gate import SAFE_METHODS
from updown.server.node import Node
from updown.server.problems import ScopeMissing, TooFast
from updown.server.sessions import Caller, caller_of, known_caller

AnyRequest: TypeAlias = Request[Any, Any, Any]

GivenNode: TypeAlias = NamedDependency[Node]
GivenPlayer: TypeAlias = NamedDependency[PlayerLine]
"""Who asks; without a session the request is refused."""
GivenVisitor: TypeAlias = NamedDependency[SkipValidation[PlayerLine | None]]
"""Who asks, or None."""
GivenOwner: TypeAlias = NamedDependency[Caller]
"""The person themself, by their session: what concerns an account is not for tokens."""
GivenFiles: TypeAlias = NamedDependency[ClientFiles]
TableId: TypeAlias = FromPath[str]
JoinKey: TypeAlias = Annotated[
    str | None, QueryParameter(name="key", description="Of a private table's link.")
]


def providers(files: ClientFiles) -> dict[str, Provide]:
    """How they come about."""
    return {
        "node": Provide(_node, sync_to_thread=False),
        "player": Provide(_player),
        "visitor": Provide(_visitor),
        "owner": Provide(_owner),
        "client_files": Provide(lambda: files, sync_to_thread=False),
    }


def _node(state: State) -> Node:
    return state.node


async def _visitor(request: AnyRequest, node: GivenNode) -> PlayerLine | None:
    caller = await caller_of(request, node)
    if caller is None:
        return None
    caller.must_have("read")
    return caller.player


async def _player(request: AnyRequest, node: GivenNode) -> PlayerLine:
    """A request that changes something takes a token of the limit."""
    caller = await known_caller(request, node)
    is_safe = request.method in SAFE_METHODS
    caller.must_have("read" if is_safe else "play")
    node.moderation.must_be_welcome(caller.player.id)
    if not is_safe:
        must_not_hurry(caller.player, node)
    return caller.player


async def _owner(request: AnyRequest, node: GivenNode) -> Caller:
    caller = await known_caller(request, node)
    if caller.scopes is not None:
        raise ScopeMissing("no token may change an account", scope="account")
    if request.method not in SAFE_METHODS:
        must_not_hurry(caller.player, node)
    return caller


def must_not_hurry(player: PlayerLine, node: Node) -> None:
    """Takes a token of this player's limit; raises TooFast."""
    if not node.post_limiter.allows(player.id):
        raise TooFast("too many requests")


def address_of(request: AnyRequest) -> str:
    """For limits of those who have no session."""
    return request.client.host if request.client else ""
