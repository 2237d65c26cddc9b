"""Whom one does not want to hear, and reports to the moderators. What is said goes by the socket of the table."""

from litestar import delete, get, post, put
from litestar.params import JSONBody

from updown.app.refusals import NoSuchPlayer
from updown.server import wire_chat as wire
from updown.server.given import GivenNode, GivenPlayer, JoinKey, TableId
from updown.server.player_routes import PlayerId
from updown.server.problems import REFUSALS, TooFast


@get("/api/mutes", operation_id="listMutes", responses=REFUSALS)
async def list_mutes(player: GivenPlayer, node: GivenNode) -> tuple[wire.Person, ...]:
    """Everybody whom you muted."""
    muted = await node.store.muted_by(player.id)
    names = await node.store.names(muted)
    return tuple(wire.Person(other, names.get(other)) for other in muted)


@put("/api/mutes/{player_id:str}", operation_id="mute", responses=REFUSALS, status_code=204)
async def mute(player_id: PlayerId, player: GivenPlayer, node: GivenNode) -> None:
    """Nothing that this player says is shown to you, at any table."""
    if player_id == player.id or not await node.store.names([player_id]):
        raise NoSuchPlayer("nobody else has this id")
    await node.chats.mute(player.id, player_id)


@delete("/api/mutes/{player_id:str}", operation_id="unmute", responses=REFUSALS, status_code=204)
async def unmute(player_id: PlayerId, player: GivenPlayer, node: GivenNode) -> None:
    """Hears this player again."""
    await node.chats.unmute(player.id, player_id)


@post("/api/tables/{table:str}/report", operation_id="report", responses=REFUSALS, status_code=204)
async def report(
    table: TableId,
    data: JSONBody[wire.NewReport],
    player: GivenPlayer,
    node: GivenNode,
    key: JoinKey = None,
) -> None:
    """Tells the moderators of somebody; they see the last lines, and the record once the match is over."""
    look = await node.look(table, player, key)
    if not node.report_limiter.allows(player.id):
        raise TooFast("too many reports")
    await node.moderation.report(player.id, look, data.player, data.reason, data.text)
