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
from updown.server.problems import TooFast
from updown.server.sessions import known_player, player_of

AnyRequest: TypeAlias = Request[Any, Any, Any]

GivenNode: TypeAlias = NamedDependency[Node]
GivenPlayer: TypeAlias = NamedDependency[PlayerLine]
"""Who asks; without a session the request is refused."""
GivenVisitor: TypeAlias = NamedDependency[SkipValidation[PlayerLine | None]]
"""Who asks, or None."""
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
        "client_files": Provide(lambda: files, sync_to_thread=False),
    }


def _node(state: State) -> Node:
    return state.node


async def _visitor(request: AnyRequest, node: GivenNode) -> PlayerLine | None:
    return await player_of(request, node.store)


async def _player(request: AnyRequest, node: GivenNode) -> PlayerLine:
    """A request that changes something takes a token."""
    player = await known_player(request, node.store)
    node.moderation.must_be_welcome(player.id)
    if request.method not in SAFE_METHODS:
        must_not_hurry(player, node)
    return player


def must_not_hurry(player: PlayerLine, node: Node) -> None:
    """Takes a token of this player; raises TooFast."""
    if not node.post_limiter.allows(player.id):
        raise TooFast("too many requests")
