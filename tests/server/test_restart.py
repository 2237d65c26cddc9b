"""A server that ends in mid-match, politely or not, loses nothing: players come back to their seats."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, Tab, closing_code, pick, start
from tests.server.servers import ServerProcess, ServerThread, settings_for_tests


async def test_the_same_browser_comes_back_to_its_seat(data_dir: Path) -> None:
    before = ServerThread(settings_for_tests(data_dir)).start()
    async with Person(before.host) as ana, Person(before.host) as bo:
        await ana.become("Ana")
        await bo.become("Bo")
        table = await ana.open_table("up-or-down", 2, keep_order=True)
        await bo.post(f"/api/tables/{table}/sit")
        async with ana.at(table) as hers, bo.at(table) as his:
            await start(ana, table, hers, his)
            await asyncio.gather(hers.play(pick(1), most=5), his.play(pick(2), most=5))
            last = his.view if (his.view or {})["version"] > (hers.view or {})["version"] else hers.view
            await asyncio.to_thread(before.stop)
            assert await closing_code(hers) == 1012
        after = ServerThread(settings_for_tests(data_dir, port=before.port)).start()
        try:
            async with ana.at(table) as hers, bo.at(table) as his:
                await hers.hear_until(lambda: hers.view is not None)
                assert hers.table["seat"] == 0
                assert last is not None
                assert hers.view is not None
                assert hers.view["public"] == last["public"]
                acted = await asyncio.gather(hers.play(pick(3)), his.play(pick(4)))
                assert sum(acted) == 36 - 10
        finally:
            await asyncio.to_thread(after.stop)


@pytest.mark.slow
async def test_kill_9_in_mid_match_loses_no_answered_action(data_dir: Path) -> None:
    with ServerProcess(data_dir) as server:
        server.start()
        await play_on_through_kills(server)
        assert server.stop() in {0, -15}


async def play_on_through_kills(server: ServerProcess) -> None:
    async with Person(server.host) as ana:
        await ana.become("Ana")
        table = await ana.open_table("river", 4, bots=[None, "random", "random", "random"], start=True)
        acted = 0
        for at in range(2):
            async with ana.at(table) as hers:
                acted += await hers.play(pick(at), most=2 + at)
                server.kill()
                await closing_code(hers)
            server.start()
            log = (await ana.get(f"/api/tables/{table}/log"))["happenings"]
            assert len([line for line in log if is_action_of(line, hers)]) == acted
        async with ana.at(table) as hers:
            await hers.play(pick(9))
        assert hers.phase == "finished"


def is_action_of(line: dict[str, Any], tab: Tab) -> bool:
    """As the log shows it."""
    return line["code"] in {"bid", "played"} and line["arguments"].get("seat") == tab.table["seat"]
