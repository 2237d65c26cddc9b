"""The bot of the examples plays whole matches, against another one and a person, on a real server."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.people import Person, pick
from tests.server.servers import ServerThread, serving
from tests.server.test_accounts import with_password

BOT = run_path(str(Path(__file__).parents[2] / "examples" / "bot.py"))
LIMIT = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with serving(tmp_path_factory.mktemp("tables"), entropy_wait=LIMIT) as running:
        yield running


async def sits(owner: Person, table: str, count: int) -> None:
    """Until so many seats are taken."""
    async with owner.at(table) as tab:
        await tab.hear_until(
            lambda: (
                bool(tab.table)
                and sum(bool(seat["player"]) for seat in tab.table["setting"]["seats"]) == count
            )
        )


@pytest.mark.parametrize("game", ["up-or-down", "river"])
async def test_two_bots_and_a_person_play_to_the_end(
    server: ServerThread, arrive: Arrive, game: str, seed: int
) -> None:
    owner = await with_password(await arrive("Ana"), f"ana.{secrets.token_hex(4)}")
    made = [await owner.post("/api/bots", name=name) for name in ("Rook", "Knight")]
    table = await owner.open_table(game, 3)
    bots: list[asyncio.Task[Any]] = [
        asyncio.create_task(BOT["main"](server.url, each["token"]["token"], [table], pause=0))
        for each in made
    ]
    async with asyncio.timeout(LIMIT):
        await sits(owner, table, 3)
        async with owner.at(table) as tab:
            await tab.hear_until(lambda: bool(tab.table) and tab.presence.get("gone_since") == [None] * 3)
            await owner.post(f"/api/tables/{table}/start")
            await tab.play(pick(seed))
            assert tab.phase == "finished"
    for bot in bots:
        bot.cancel()
    assert all(
        isinstance(each, asyncio.CancelledError)
        for each in await asyncio.gather(*bots, return_exceptions=True)
    )
    seats = (await owner.get(f"/api/tables/{table}"))["setting"]["seats"]
    assert sorted(seat["bot"] for seat in seats) == [False, True, True]
    assert not any(seat["level"] for seat in seats), "no substitute had to help"
