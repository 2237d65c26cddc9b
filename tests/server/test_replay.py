"""A finished match over the wire: small, for whom the table is for, and nothing of it before the end."""

import asyncio
import gzip
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Arrive
from tests.server.people import Person, first, play_together, start
from tests.server.test_http import refusal

MOST_BYTES = {"up-or-down": 16_000, "river": 48_000}
"""Of a whole match with usual options, as it is sent."""


async def finished(person: Person, game: str, seats: int, **wishes: Any) -> tuple[str, str | None]:
    """A table where bots have played to the end, and its key."""
    opened = await person.post(
        "/api/tables",
        id="replayed",
        game=game,
        seats=seats,
        bots=["random"] * seats,
        sit=False,
        start=True,
        **wishes,
    )
    async with person.at(opened["id"], key=opened["key"]) as tab:
        await tab.hear_until(lambda: tab.has_ended)
    return opened["id"], opened["key"]


@pytest.mark.parametrize(("game", "seats", "least"), [("up-or-down", 4, 70), ("river", 4, 500)])
async def test_a_whole_match_is_one_small_answer(
    arrive: Arrive, stranger: Person, game: str, seats: int, least: int
) -> None:
    table, _ = await finished(await arrive("Ana"), game, seats)
    path = f"/api/tables/{table}/replay?seat=1&hands=open"
    async with stranger.http.stream("GET", path) as response:
        assert response.status_code == 200
        assert response.headers["content-encoding"] == "gzip"
        packed = b"".join([chunk async for chunk in response.aiter_raw()])
    assert len(packed) < MOST_BYTES[game], f"{len(packed)} bytes"
    moments = msgspec.json.decode(gzip.decompress(packed))["moments"]
    assert len(moments) > least
    plain = await stranger.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["moments"] == moments


async def test_the_last_moment_is_what_the_table_shows(arrive: Arrive, stranger: Person) -> None:
    table, _ = await finished(await arrive("Ana"), "up-or-down", 2)
    async with stranger.at(table) as tab:
        await tab.hear_until(lambda: tab.view is not None)
        assert tab.view is not None
        last = (await stranger.get(f"/api/tables/{table}/replay?seat=0"))["moments"][-1]
        assert (last["version"], last["public"]) == (tab.view["version"], tab.view["public"])


async def test_who_may_not_watch_may_not_look_back(arrive: Arrive, stranger: Person) -> None:
    table, key = await finished(await arrive("Ana"), "up-or-down", 2, private=True)
    path = f"/api/tables/{table}/replay?seat=0"
    for wrong in ("", "&key=", f"&key={'x' * len(key or '')}"):
        assert await refusal(stranger, "GET", path + wrong) == (403, "wrong_key")
    assert (await stranger.get(f"{path}&key={key}"))["moments"]


async def test_a_match_in_play_gives_nothing_away(arrive: Arrive, stranger: Person) -> None:
    """To nobody: not to a watcher, not to a seat, not about itself, not with open hands."""
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await ana.open_table("river", 2, options={"start": 2, "schedule": "down"})
    await bo.post(f"/api/tables/{table}/sit")
    async with ana.at(table) as hers, bo.at(table) as his:
        await start(ana, table, hers, his)
        await asyncio.gather(*(tab.play(first, most=1) for tab in (hers, his)))
        for person in (ana, bo, stranger):
            for seat in (0, 1):
                for hands in ("hidden", "open"):
                    path = f"/api/tables/{table}/replay?seat={seat}&hands={hands}"
                    response = await person.http.get(path)
                    assert response.status_code == 409
                    assert response.json() == {"code": "wrong_phase", "arguments": {"phase": "playing"}}
        await play_together([hers, his], seed=1)
    assert (await stranger.get(f"/api/tables/{table}/replay?seat=0&hands=open"))["moments"]


async def test_what_is_refused(arrive: Arrive, stranger: Person) -> None:
    table, _ = await finished(await arrive("Ana"), "up-or-down", 2)
    path = f"/api/tables/{table}/replay"
    assert await refusal(stranger, "GET", "/api/tables/nowhere/replay?seat=0") == (404, "no_such_table")
    assert await refusal(stranger, "GET", f"{path}?seat=2") == (400, "no_such_seat")
    assert await refusal(stranger, "GET", f"{path}?seat=-1") == (400, "no_such_seat")
    for query in (
        "",
        "?seat=",
        "?seat=one",
        "?seat=1e9",
        "?seat=0&hands=mine",
        "?seat=99999999999999999999999",
    ):
        status, code = await refusal(stranger, "GET", path + query)
        assert (status, code) in {(400, "bad_request"), (400, "no_such_seat")}, query


async def test_an_aborted_match_has_no_replay(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("up-or-down", 2, bots=[None, "random"], start=True)
    async with ana.at(table) as tab:
        await tab.play(first, most=0)
        await ana.post(f"/api/tables/{table}/abort")
    assert await refusal(ana, "GET", f"/api/tables/{table}/replay?seat=0") == (409, "wrong_phase")


async def test_a_moment_becomes_a_table_of_its_own(arrive: Arrive, stranger: Person) -> None:
    ana = await arrive("Ana")
    table, key = await finished(ana, "up-or-down", 3, private=True)
    path, wish = f"/api/tables/{table}/continue", {"id": "on", "at": 4, "seat": 1}
    bots = ["random", None, "random"]
    assert await refusal(stranger, "POST", path, json=wish) == (401, "no_session")
    assert await refusal(await arrive("Bo"), "POST", path, json=wish) == (403, "wrong_key")
    opened = await ana.post(f"{path}?key={key}", **wish, bots=bots, start=True)
    assert opened["key"] not in {None, key}
    async with ana.at(opened["id"], key=opened["key"]) as tab:
        await tab.play(first)
        assert tab.table["setting"]["continued"] == {"table": table, "at": 4}
        assert not tab.table["setting"]["rated"]
    me = (await ana.get("/api/me"))["id"]
    [line] = (await ana.get(f"/api/players/{me}/history"))["matches"]
    assert (line["table"], line["continued"], line["rated"]) == (opened["id"], True, False)
    record = await ana.http.get(f"/api/tables/{opened['id']}/record")
    assert f"\nContinued: {table} 4\n" in record.text
    assert await refusal(ana, "POST", f"{path}?key={key}", json={**wish, "id": "x", "at": 10**6}) == (
        400,
        "no_such_moment",
    )
    assert await refusal(ana, "POST", f"{path}?key={key}", json={**wish, "id": "y", "seat": 3}) == (
        400,
        "no_such_seat",
    )
