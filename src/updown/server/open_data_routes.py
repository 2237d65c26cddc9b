"""Whether a person's matches may be among the open data."""

from litestar import get, put
from litestar.params import JSONBody

from updown.server import wire
from updown.server.given import GivenNode, GivenOwner
from updown.server.problems import REFUSALS


@get("/api/me/open-data", operation_id="readOpenData", responses=REFUSALS)
async def read_open_data(owner: GivenOwner, node: GivenNode) -> wire.OpenData:
    """What you have agreed to."""
    return wire.OpenData(await node.store.consent(owner.player.id))


@put("/api/me/open-data", operation_id="setOpenData", responses=REFUSALS)
async def set_open_data(data: JSONBody[wire.OpenData], owner: GivenOwner, node: GivenNode) -> wire.OpenData:
    """Holds for all your matches, in every export from now on; what was given away before stays so."""
    await node.store.set_consent(owner.player.id, data.consent)
    return data
