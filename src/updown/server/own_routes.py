"""What is kept of oneself: preferences, a copy of everything, and the end of it."""

from contextlib import suppress

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from updown.app.account_refusals import NotYours, WrongConfirmation
from updown.app.names import sign_in_key
from updown.app.ports import PlayerLine
from updown.app.preferences import Preferences
from updown.app.refusals import Refused
from updown.server import wire_accounts as wires
from updown.server.export import archive_of
from updown.server.given import AnyRequest, GivenNode, GivenOwner
from updown.server.node import Node
from updown.server.problems import REFUSALS
from updown.server.signing_in import signed_out

MANY = 10_000
"""More tables of one player than this are not looked through."""


@get("/api/account/preferences", operation_id="readPreferences", responses=REFUSALS)
async def read_preferences(owner: GivenOwner, node: GivenNode) -> Preferences | None:
    """As they were last set on any device; null if they never were."""
    return await node.accounts.preferences(owner.player.id)


@put("/api/account/preferences", operation_id="setPreferences", responses=REFUSALS)
async def set_preferences(data: JSONBody[Preferences], owner: GivenOwner, node: GivenNode) -> Preferences:
    """All of them; those left out are as usual."""
    await node.accounts.set_preferences(owner.player.id, data)
    return data


@get("/api/account/archive", operation_id="readArchive", responses=REFUSALS, media_type="application/zip")
async def read_archive(owner: GivenOwner, node: GivenNode) -> Response[bytes]:
    """Everything that is kept of you, as one zip file."""
    named = f'attachment; filename="updown-{owner.player.id}.zip"'
    return Response(
        await archive_of(owner.player, node),
        headers={"content-disposition": named, "cache-control": "no-store"},
        media_type="application/zip",
    )


@post("/api/account/delete", operation_id="deleteAccount", responses=REFUSALS, status_code=200)
async def delete_account(
    request: AnyRequest, data: JSONBody[wires.Deletion], owner: GivenOwner, node: GivenNode
) -> Response[wires.SignedOut]:
    """For good: ways in, sessions, tokens, bots, preferences and your name. Matches stay, with nobody's name."""
    _must_mean(data.name, owner.player)
    for bot in await node.accounts.bots(owner.player.id):
        await _forget(bot, node)
    await _forget(owner.player, node)
    return await signed_out(request, node)


@post("/api/bots/{bot:str}/delete", operation_id="deleteBot", responses=REFUSALS, status_code=204)
async def delete_bot(
    bot: FromPath[str], data: JSONBody[wires.Deletion], owner: GivenOwner, node: GivenNode
) -> None:
    """The same for one of your bots."""
    for mine in await node.accounts.bots(owner.player.id):
        if mine.id == bot:
            _must_mean(data.name, mine)
            return await _forget(mine, node)
    raise NotYours("you have no such bot")


def _must_mean(name: str, player: PlayerLine) -> None:
    """Raises WrongConfirmation."""
    if sign_in_key(name) != sign_in_key(player.name):
        raise WrongConfirmation("this is not the name of what would be deleted")


async def _forget(player: PlayerLine, node: Node) -> None:
    """First the ways in, so that nothing new is done in this name; then the tables that somebody looks at."""
    node.sockets.end(await node.accounts.forget(player.id))
    for line in await node.tables.tables_of(player.id, MANY):
        with suppress(Refused):  # closed or started meanwhile, or damaged: its name is gone from the store
            if line.phase == "open":
                await node.tables.leave(line.table, player.id)
            else:
                await node.tables.take_name_out(line, player.id)
