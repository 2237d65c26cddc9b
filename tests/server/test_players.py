"""Profiles, histories and the best over HTTP, after matches played over the real wire."""

from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.people import Person, play_together, start
from tests.server.test_http import refusal


async def play(host: Person, guest: Person, **wishes: object) -> str:
    """A short match of two people; the table."""
    opened = await host.post(
        "/api/tables", id=f"p{len(wishes)}-{guest.id}", game="river", seats=2, options={"start": 1}, **wishes
    )
    table, key = opened["id"], opened["key"]
    await guest.post(f"/api/tables/{table}/sit", key=key)
    async with host.at(table) as here, guest.at(table, key=key) as there:
        await start(host, table, here, there)
        await play_together([here, there], seed=1)
    return table


async def test_a_rated_match_shows_in_profile_history_curve_and_the_best(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await play(ana, bo, rated=True)
    setting = (await ana.get(f"/api/tables/{table}"))["setting"]
    profile = await bo.get(f"/api/players/{ana.id}")
    assert (profile["id"], profile["name"]) == (ana.id, "Ana")
    [line] = profile["ratings"]
    assert (line["ladder"], line["matches"]) == ({"game": "river", "size": "2", "pace": "live"}, 1)
    assert line["rating"]["provisional"]
    assert {"game": "river", "size": "2", "name": "matches", "part": 0, "count": 1} in profile["tallies"]
    [met] = profile["meetings"]
    assert met["ahead"] + met["level"] + met["behind"] == 1
    assert (await ana.get(f"/api/players/{ana.id}"))["meetings"] == []

    history = await bo.get(f"/api/players/{ana.id}/history?game=river&size=2&rated=true")
    [match] = history["matches"]
    assert history["next"] is None
    assert (match["table"], match["rated"]) == (table, True)
    assert [seat["total"] for seat in match["seats"]] == setting["totals"]
    assert match["seats"][match["seat"]]["name"] == "Ana"
    assert 1500 + match["gain"] == line["rating"]["points"]

    [step] = (await bo.get(f"/api/players/{ana.id}/curve?game=river&size=2"))["steps"]
    assert step["rating"] == line["rating"]
    assert (await bo.get(f"/api/players/{ana.id}/curve?game=river&size=5-8"))["steps"] == []
    best = await bo.get("/api/best?game=river&size=2")
    assert {line["name"] for line in best["lines"]} >= {"Ana", "Bo"}


async def test_a_private_friendly_match_is_for_its_players_only(arrive: Arrive) -> None:
    ana, bo, eve = [await arrive(name) for name in ("Ana", "Bo", "Eve")]
    friendly = await play(ana, bo, private=True)
    rated = await play(ana, bo, private=True, rated=True)
    tables = await tables_seen(ana, ana)
    assert tables == [rated, friendly]
    assert await tables_seen(bo, ana) == [rated]
    assert await tables_seen(eve, ana) == [None]
    assert (await bo.get(f"/api/players/{ana.id}"))["meetings"][0]["game"] == "river"


async def tables_seen(viewer: Person, of: Person) -> list[Any]:
    return [line["table"] for line in (await viewer.get(f"/api/players/{of.id}/history"))["matches"]]


async def test_a_table_says_that_it_is_rated(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("river", 3, rated=True)
    assert (await ana.get(f"/api/tables/{table}"))["setting"]["rated"]
    [line] = [line for line in (await ana.get("/api/lobby"))["open"] if line["id"] == table]
    assert line["rated"]


@pytest.mark.parametrize(
    ("path", "refused"),
    [
        ("/api/players/nobody", (404, "no_such_player")),
        ("/api/players/nobody/history", (404, "no_such_player")),
        ("/api/players/nobody/curve?game=river&size=2", (404, "no_such_player")),
        ("/api/players/" + "x" * 5_000, (404, "no_such_player")),
        ("/api/best?game=chess&size=2", (400, "unknown_game")),
        ("/api/best?game=river&size=7", (400, "bad_request")),
        ("/api/best?game=river", (400, "bad_request")),
        ("/api/best?game=river&size=2&pace=never", (400, "bad_request")),
    ],
)
async def test_what_is_not_there(stranger: Person, path: str, refused: tuple[int, str]) -> None:
    assert await refusal(stranger, "GET", path) == refused


@pytest.mark.parametrize(
    "query", ["before=0", "before=-1", "before=x", f"before={10**30}", "rated=perhaps", "size=x"]
)
async def test_questions_that_cannot_be_read(arrive: Arrive, query: str) -> None:
    ana = await arrive("Ana")
    path = f"/api/players/{ana.id}/history?{query}"
    assert await refusal(ana, "GET", path) == (400, "bad_request")


async def test_a_history_of_an_unknown_game(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    path = f"/api/players/{ana.id}/history?game=chess"
    assert await refusal(ana, "GET", path) == (400, "unknown_game")
    assert (await ana.get(f"/api/players/{ana.id}/history?game=river"))["matches"] == []
