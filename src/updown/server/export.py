"""Everything that is kept of one player, as one archive."""

import asyncio
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from updown.app.loading import loaded
from updown.app.ports import PlayerLine
from updown.app.recording import record_of
from updown.app.remembered import Remembered, shelf
from updown.games import game_called
from updown.server.node import Node

PAGE = 200
ABOUT = """What this Updown server keeps of you.
account.json      your name, how you sign in (no secrets: of these only hashes are kept), sessions, tokens, bots
preferences.json  your settings
ratings.json      your ratings, and what was added up of your matches
results.json      your finished matches, newest first, with your rating after each rated one
records/          these matches as text files that replay (docs/records.md)
"""


async def archive_of(player: PlayerLine, node: Node) -> bytes:
    """A zip file. A long history takes a while, between other requests."""
    past = await _past(player, node)
    files = {
        "README.txt": ABOUT.encode(),
        "account.json": _json(await _account(player, node)),
        "preferences.json": _json(await node.accounts.preferences(player.id)),
        "ratings.json": _json(
            {
                "ratings": await node.store.ratings(player.id),
                "tallies": await node.store.tallies(player.id),
            }
        ),
        "results.json": _json(past),
    }
    for match in past:
        files[f"records/{match.result.table}.updown"] = await _record(match.result.table, node)
    return await asyncio.to_thread(_zipped, files)


async def _account(player: PlayerLine, node: Node) -> dict[str, Any]:
    accounts = node.accounts
    password = await accounts.password(player.id)
    passkeys = await accounts.passkeys(player.id)
    mailbox, webhook = await node.notices.mailbox(player.id), await node.notices.webhook(player.id)
    return {
        "id": player.id,
        "name": player.name,
        "sign_in_name": password.sign_in_name if password else None,
        "passkeys": [{"name": each.name, "made": each.made, "used": each.used} for each in passkeys],
        "recovery_codes_left": await accounts.recovery_codes_left(player.id),
        "sessions": await accounts.sessions(player.id, since=0),
        "tokens": await accounts.tokens(player.id),
        "bots": await accounts.bots(player.id),
        "vacations": await node.store.vacations(player.id, since=0),
        "devices": [device.endpoint for device in await node.notices.devices(player.id)],
        "mail": mailbox.address if mailbox else None,
        "webhook": webhook.url if webhook else None,
    }


async def _past(player: PlayerLine, node: Node) -> list[Remembered]:
    past: list[Remembered] = []
    while True:
        before = past[-1].number if past else None
        page = await node.store.history(player.id, shelf("all", None, None), before, PAGE)
        past += page
        if len(page) < PAGE:
            return past


async def _record(table: str, node: Node) -> bytes:
    """From the store, without waking the table."""
    stored = await node.store.events(table)
    return await asyncio.to_thread(lambda: record_of(loaded(table, stored, None, game_called)))


def _json(thing: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(thing), indent=2)


def _zipped(files: dict[str, bytes]) -> bytes:
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as into:
        for name, content in files.items():
            into.writestr(name, content)
    return archive.getvalue()
