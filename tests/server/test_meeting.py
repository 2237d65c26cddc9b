"""Looking for a match, rooms with a password and series, over the wire."""

import asyncio
from pathlib import Path

from tests.server.conftest import Arrive
from tests.server.people import PATIENCE, Person, play_together
from tests.server.servers import serving
from updown.server.limits import Rate, Rates

PASSWORD = "sesame & co"  # noqa: S105  that of a table in a test


async def find(person: Person, command: str = "c", **search: object) -> str:
    wish = {"id": command, "game": "river", "seats": 2} | search
    return (await person.post("/api/pairing", **wish))["id"]


async def status(person: Person, path: str, /, **body: object) -> tuple[int, str]:
    response = await person.http.post(path, json=body)
    return response.status_code, response.json()["code"]


async def locked(person: Person) -> str:
    return await person.open_table("river", 3, password=PASSWORD)


async def test_two_people_meet_are_dealt_and_are_counted(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await find(ana)
    async with ana.at(table) as hers:
        await hers.hear_until(lambda: bool(hers.table))
        [line] = [line for line in (await bo.get("/api/lobby"))["open"] if line["id"] == table]
        assert (line["pairing"], line["clock"]["kind"], line["fill_at"]) == (True, "live", None)
        assert await find(bo) == table
        async with bo.at(table) as his:
            for tab in (hers, his):
                await tab.hear_until(lambda tab=tab: tab.is_asked_for_entropy)
                await tab.give_entropy()
            for tab in (hers, his):
                await tab.hear_until(lambda tab=tab: tab.phase == "playing")
            async with asyncio.timeout(PATIENCE):
                while (lobby := await ana.get("/api/lobby"))["people"] < 2 or lobby["playing"] < 1:
                    pass  # they are counted once a second


async def test_what_cannot_be_looked_for_is_refused(arrive: Arrive, stranger: Person) -> None:
    ana = await arrive("Ana")
    wish = {"id": "c", "game": "river", "seats": 2}
    assert await status(stranger, "/api/pairing", **wish) == (401, "no_session")
    assert await status(ana, "/api/pairing", **wish | {"seats": 99}) == (400, "bad_options")
    assert await status(ana, "/api/pairing", **wish | {"game": "chess"}) == (400, "unknown_game")
    assert await status(ana, "/api/pairing", **wish | {"pace": "blitz"}) == (400, "bad_request")
    assert await status(ana, "/api/pairing", **wish | {"rated": True, "fill": True}) == (400, "bad_options")


async def test_a_password_opens_the_table_and_is_told_to_members_only(
    arrive: Arrive, stranger: Person
) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await locked(ana)
    assert (await ana.get(f"/api/tables/{table}"))["key"] == PASSWORD
    refused = await bo.http.get(f"/api/tables/{table}", params={"key": "sesame"})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong_key")
    assert refused.json()["arguments"] == {"password": True}
    assert await status(bo, f"/api/tables/{table}/sit", key="sesame") == (403, "wrong_key")
    seen = await bo.http.get(f"/api/tables/{table}", params={"key": PASSWORD})
    assert seen.json()["key"] is None
    assert PASSWORD not in (await stranger.http.get("/api/lobby")).text
    assert (await bo.post(f"/api/tables/{table}/sit", key=PASSWORD))["key"] == PASSWORD


async def test_passwords_of_a_wrong_length_are_refused(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    for password in ("", "abc", "x" * 65):
        wish = {"id": "c", "game": "river", "seats": 2, "password": password}
        assert await status(ana, "/api/tables", **wish) == (400, "bad_request")


async def test_who_guesses_is_made_to_wait_even_with_the_right_password(tmp_path: Path) -> None:
    rates = Rates(guests=None, posts=None, messages=None, guesses=Rate(3, 0.001))
    with serving(tmp_path, rates=rates) as server:
        async with Person(server.host) as ana, Person(server.host) as bo, Person(server.host) as caro:
            for person, name in ((ana, "Ana"), (bo, "Bo"), (caro, "Caro")):
                await person.become(name)
            table = await locked(ana)
            path = f"/api/tables/{table}/sit"
            for guess in ("aaaa", "bbbb", "cccc"):
                assert await status(bo, path, key=guess) == (403, "wrong_key")
            for guess in ("dddd", PASSWORD):
                assert await status(bo, path, key=guess) == (429, "too_fast")
            assert (await caro.post(path, key=PASSWORD))["seat"] == 1
            assert (await ana.get(f"/api/tables/{table}"))["seat"] == 0


async def test_who_was_asked_to_leave_is_told(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await ana.open_table("river", 3)
    await bo.post(f"/api/tables/{table}/sit")
    async with bo.at(table) as his:
        await his.hear_until(lambda: his.table.get("seat") == 1)
        assert not his.table["asked_to_leave"]
        await ana.post(f"/api/tables/{table}/bots", seat=1, level=None)
        await his.hear_until(lambda: his.table["seat"] is None)
        assert his.table["asked_to_leave"]
    assert await status(bo, f"/api/tables/{table}/sit") == (403, "asked_to_leave")


async def test_a_sixth_open_table_is_refused(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    for _ in range(5):
        await ana.open_table("river", 3)
    wish = {"id": "sixth", "game": "river", "seats": 3}
    assert await status(ana, "/api/tables", **wish) == (409, "too_many_tables")


async def test_a_series_has_a_score_that_its_key_opens(arrive: Arrive, stranger: Person) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await ana.open_table("river", 2, options={"start": 1}, private=True)
    key = (await ana.get(f"/api/tables/{table}"))["key"]
    await bo.post(f"/api/tables/{table}/sit", key=key)
    async with ana.at(table) as hers, bo.at(table) as his:
        await hers.hear_until(lambda: bool(hers.table))
        await his.hear_until(lambda: bool(his.table))
        await ana.post(f"/api/tables/{table}/start")
        await play_together([hers, his], seed=3)
    assert (await stranger.http.get(f"/api/tables/{table}/series")).status_code == 403
    players = (await ana.get(f"/api/tables/{table}/series"))["players"]
    assert {line["name"]: line["matches"] for line in players} == {"Ana": 1, "Bo": 1}
    again = await ana.post(f"/api/tables/{table}/rematch", seats="kept")
    assert (await ana.get(f"/api/tables/{again['id']}/series"))["players"] == players
