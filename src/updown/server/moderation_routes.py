"""What moderators see and do, in person: no token moderates. Everybody else is refused."""

from typing import TypeAlias

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from updown.app.refusals import NoSuchReport
from updown.server import wire_chat as wire
from updown.server.given import GivenNode, GivenOwner
from updown.server.node import Node
from updown.server.problems import REFUSALS

MOST_REPORTS = 100
MOST_ACTS = 200

ReportNumber: TypeAlias = FromPath[int]


@get("/", operation_id="readModeration", responses=REFUSALS)
async def read_moderation(owner: GivenOwner, node: GivenNode) -> wire.Moderated:
    """Reports, sanctions and the log."""
    node.moderation.must_moderate(owner.player.id)
    return await _moderated(node)


@post("/acts", operation_id="moderate", responses=REFUSALS, status_code=200)
async def moderate(data: JSONBody[wire.NewAct], owner: GivenOwner, node: GivenNode) -> wire.Moderated:
    """Does it, and writes it into the log."""
    await node.moderation.act(owner.player.id, data.kind, data.whom, data.why)
    return await _moderated(node)


@get("/reports/{number:int}/record", operation_id="readReported", responses=REFUSALS, media_type="text/plain")
async def read_reported(number: ReportNumber, owner: GivenOwner, node: GivenNode) -> Response[bytes]:
    """The record of a reported table, private ones too; refused while it is played."""
    node.moderation.must_moderate(owner.player.id)
    found = await node.store.report_numbered(number) if 0 < number < 2**63 else None
    if found is None:
        raise NoSuchReport("there is no such report", report=number)
    return Response(await node.tables.record(found.table), media_type="text/plain")


async def _moderated(node: Node) -> wire.Moderated:
    standing = await node.store.standing()
    names = await node.store.names(standing.banned | standing.muted)
    return wire.Moderated(
        reports=tuple(await node.store.reports(MOST_REPORTS)),
        acts=tuple(await node.store.acts(MOST_ACTS)),
        banned=tuple(wire.Person(one, names.get(one)) for one in sorted(standing.banned)),
        muted=tuple(wire.Person(one, names.get(one)) for one in sorted(standing.muted)),
    )


moderation_router = Router(
    path="/api/moderation", route_handlers=[read_moderation, moderate, read_reported], tags=["moderation"]
)
