"""Tokens in place of the cookie, what each may do, and bots that are players."""

import secrets
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.people import Person, closing_code, play_together, start
from tests.server.servers import ServerThread
from tests.server.test_accounts import refused, with_password


@pytest.fixture
async def owner(arrive: Arrive) -> Person:
    return await with_password(await arrive("Ana"), f"ana.{secrets.token_hex(4)}")


@pytest.fixture
async def program(server: ServerThread) -> Any:
    async with Person(server.host) as program:
        yield program


def show(program: Person, token: str) -> Person:
    program.http.headers["authorization"] = f"Bearer {token}"
    return program


async def token_of(owner: Person, *scopes: str) -> dict[str, Any]:
    return await owner.post("/api/tokens", name="My script", scopes=scopes)


async def test_a_token_plays_in_the_owners_name(owner: Person, program: Person) -> None:
    made = await token_of(owner, "read", "play")
    show(program, made["token"])
    assert (await program.get("/api/me"))["id"] == owner.id
    table = await program.open_table("river", 4)
    assert (await owner.get(f"/api/tables/{table}"))["seat"] == 0


async def test_reading_is_not_playing(owner: Person, program: Person) -> None:
    made = await token_of(owner, "read")
    show(program, made["token"])
    await program.get("/api/lobby")
    table = {"id": "x", "game": "river", "seats": 4}
    assert await refused(program, "POST", "/api/tables", **table) == "scope_missing"


async def test_a_socket_keeps_to_the_scope(owner: Person, program: Person) -> None:
    made = await token_of(owner, "read")
    table = await owner.open_table("up-or-down", 2, bots=[None, "easy"], start=True)
    async with Person(program.host) as reader:
        show(reader, made["token"])
        async with reader.at(table) as tab:
            await tab.hear_until(lambda: bool(tab.table))
            await tab.say({"type": "act", "id": "1", "turn": 1, "action": "x"})
            assert (await tab.hear_kind("refused"))["code"] == "scope_missing"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/account"),
        ("GET", "/api/tokens"),
        ("POST", "/api/tokens"),
        ("POST", "/api/sign-out/everywhere"),
        ("POST", "/api/account/codes"),
        ("PATCH", "/api/me"),
    ],
)
async def test_no_token_touches_the_account(owner: Person, program: Person, method: str, path: str) -> None:
    show(program, (await token_of(owner, "read", "play"))["token"])
    body = {"name": "x", "scopes": ["read"]} if path == "/api/tokens" else {"name": "x"}
    response = await program.http.request(method, path, json=body if method != "GET" else None)
    assert response.json()["code"] == "scope_missing", response.text
    assert response.json()["arguments"]["scope"] == "account"


async def test_a_token_is_shown_once_and_can_be_revoked(owner: Person, program: Person) -> None:
    made = await token_of(owner, "read", "play")
    listed = (await owner.http.get("/api/tokens")).text
    assert made["line"]["id"] in listed
    assert made["token"] not in listed
    table = await owner.open_table("river", 4)
    show(program, made["token"])
    async with program.at(table) as tab:
        await tab.hear_kind("table")
        await owner.http.delete(f"/api/tokens/{made['line']['id']}")
        assert await closing_code(tab) == 4401
    assert await refused(program, "GET", "/api/me") == "bad_token"


async def test_a_token_needs_no_origin_and_takes_no_cookie(owner: Person, arrive: Arrive) -> None:
    made = await token_of(owner, "read", "play")
    bela = await arrive("Béla")
    bela.http.headers["origin"] = "https://elsewhere.example"
    table = {"id": "from elsewhere", "game": "river", "seats": 4}
    assert await refused(bela, "POST", "/api/tables", **table) == "foreign_origin"
    show(bela, made["token"])
    opened = await bela.post("/api/tables", **table)
    assert (await owner.get(f"/api/tables/{opened['id']}"))["seat"] == 0


async def test_passwords_of_a_proxy_are_no_tokens(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    ana.http.headers["authorization"] = "Basic YTpi"
    assert (await ana.get("/api/me"))["id"] == ana.id
    ana.http.headers["origin"] = "https://elsewhere.example"
    assert await refused(ana, "POST", "/api/guest", name="x") == "foreign_origin"


async def test_guests_have_no_tokens(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    assert await refused(ana, "POST", "/api/tokens", name="x", scopes=["read"]) == "not_an_account"
    assert await refused(ana, "POST", "/api/bots", name="Rook") == "not_an_account"


async def test_a_token_is_for_ones_own(owner: Person, arrive: Arrive) -> None:
    bela = await with_password(await arrive("Béla"), f"bela.{secrets.token_hex(4)}")
    asked = {"name": "x", "scopes": ["read"], "player": bela.id}
    assert await refused(owner, "POST", "/api/tokens", **asked) == "not_yours"
    made = await token_of(bela, "read")
    assert await refused(owner, "DELETE", f"/api/tokens/{made['line']['id']}") == "not_yours"


async def test_who_may_only_read_is_not_there(owner: Person, program: Person, arrive: Arrive) -> None:
    bela, table = await arrive("Béla"), await owner.open_table("river", 4)
    show(program, (await token_of(owner, "read"))["token"])
    async with bela.at(table) as hers, program.at(table):
        await hers.hear_until(lambda: hers.presence.get("watching") == 2)
        assert hers.presence["gone_since"][0] is not None


# ---------------------------------------------------------------- bots


async def test_a_bot_is_a_player_of_its_own_and_marked(owner: Person, program: Person) -> None:
    made = await owner.post("/api/bots", name="Rook")
    show(program, made["token"]["token"])
    program.id = made["bot"]["id"]
    me = await program.get("/api/me")
    assert me == {"id": program.id, "name": "Rook", "bot": True, "account": True, "moderator": False}
    table = await owner.open_table("up-or-down", 2)
    await program.post(f"/api/tables/{table}/sit")
    seats = (await owner.get(f"/api/tables/{table}"))["setting"]["seats"]
    assert [seat["bot"] for seat in seats] == [False, True]
    assert [seat["bot"] for seat in (await owner.get("/api/lobby"))["mine"][0]["seats"]] == [False, True]
    assert (await owner.get(f"/api/players/{program.id}"))["bot"] is True


async def test_a_bot_plays_to_the_end_over_its_token(owner: Person, program: Person, seed: int) -> None:
    made = await owner.post("/api/bots", name="Rook")
    show(program, made["token"]["token"])
    table = await owner.open_table("up-or-down", 2)
    await program.post(f"/api/tables/{table}/sit")
    async with owner.at(table) as mine, program.at(table) as its:
        await start(owner, table, mine, its)
        await play_together((mine, its), seed)
    assert (await program.get(f"/api/players/{made['bot']['id']}/history"))["matches"][0]["table"] == table


async def test_a_bot_is_no_second_person_in_a_rated_match(owner: Person, program: Person) -> None:
    made = await owner.post("/api/bots", name="Rook")
    table = await owner.open_table("up-or-down", 2, rated=True)
    show(program, made["token"]["token"])
    await program.post(f"/api/tables/{table}/sit")
    assert await refused(owner, "POST", f"/api/tables/{table}/start") == "rated_alone"
