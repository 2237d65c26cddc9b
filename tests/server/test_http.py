"""The HTTP interface: sessions, tables, lobby, and a stable code for everything that is refused."""

import secrets
import socket
from typing import Any

import httpx
import pytest

from tests.server.conftest import Arrive
from tests.server.people import PATIENCE, Person
from tests.server.servers import ServerThread

JSON = {"content-type": "application/json"}


async def refusal(person: Person, method: str, path: str, **request: Any) -> tuple[int, str]:
    response = await person.http.request(method, path, **request)
    problem = response.json()
    assert set(problem) == {"code", "arguments"}, problem
    assert "Traceback" not in response.text
    return response.status_code, problem["code"]


# ---------------------------------------------------------------- sessions


async def test_a_guest_sits_with_one_request_and_is_known_after(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    me = {"id": ana.id, "name": "Ana", "bot": False, "account": False, "moderator": False}
    assert await ana.get("/api/me") == me


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_pages(stranger: Person) -> None:
    response = await stranger.http.post("/api/guest", json={"name": "Ana"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert f"max-age={180 * 24 * 3600}" in cookie
    assert "secure" not in cookie  # plain http at home: the browser would not keep it


async def test_asking_twice_makes_no_second_guest(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    again = await ana.post("/api/guest", name="Ana Maria")
    assert (again["id"], again["name"]) == (ana.id, "Ana Maria")


async def test_a_new_name_shows_at_open_tables(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("river", 4)
    response = await ana.http.patch("/api/me", json={"name": "Zoë"})
    assert response.json()["name"] == "Zoë"
    assert (await ana.get(f"/api/tables/{table}"))["setting"]["seats"][0]["name"] == "Zoë"


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 10_000, "Ana\n", "A\u0000na", "bot:easy", "A\u202ena", "A\u2028na"]
)
async def test_names_that_nobody_may_bear(stranger: Person, name: str) -> None:
    if name == "Ana\n":
        name = "An\na"
    assert await refusal(stranger, "POST", "/api/guest", json={"name": name}) == (400, "bad_name")


async def test_without_a_session(stranger: Person) -> None:
    assert await stranger.get("/api/me") is None
    assert await refusal(stranger, "PATCH", "/api/me", json={"name": "Ana"}) == (401, "no_session")
    wish = {"id": "x", "game": "river", "seats": 4}
    assert await refusal(stranger, "POST", "/api/tables", json=wish) == (401, "no_session")


async def test_a_token_that_was_never_given_is_no_session(stranger: Person) -> None:
    stranger.http.cookies.set("updown_session", "x" * 43)
    assert await stranger.get("/api/me") is None


# ---------------------------------------------------------------- tables and lobby


async def test_games_come_with_seats_options_and_levels(stranger: Person) -> None:
    games = {game["id"]: game for game in await stranger.get("/api/games")}
    assert set(games) >= {"up-or-down", "river"}
    river = games["river"]
    assert (river["least_seats"], river["most_seats"], river["usual_least"]) == (2, 8, 4)
    assert len(river["choices"]) == 7
    assert river["levels"][0] == "random"
    assert {choice["name"] for choice in river["choices"][0]} == {
        "start",
        "schedule",
        "bidding",
        "hook",
        "scoring",
    }


async def test_an_open_table_stands_in_the_lobby_and_takes_another_player(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await ana.open_table("up-or-down", 3, bots=[None, None, "easy"])
    (line,) = [line for line in (await bo.get("/api/lobby"))["open"] if line["id"] == table]
    assert [seat["level"] for seat in line["seats"]] == [None, None, "easy"]
    sat = await bo.post(f"/api/tables/{table}/sit")
    assert sat["seat"] == 1
    assert sat["setting"]["seats"][1] == {
        "player": bo.id,
        "name": "Bo",
        "level": None,
        "bot": False,
        "vacation": None,
    }
    assert table in [line["id"] for line in (await bo.get("/api/lobby"))["mine"]]


async def test_opening_the_same_table_twice_gives_one(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    wish = {"id": "twice", "game": "river", "seats": 4}
    assert await ana.post("/api/tables", **wish) == await ana.post("/api/tables", **wish)


async def test_the_host_changes_options_bots_and_leaves(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("up-or-down", 2)
    changed = await ana.post(f"/api/tables/{table}/options", options={"length": "long"})
    assert changed["setting"]["options"] == {"length": "long"}
    with_bot = await ana.post(f"/api/tables/{table}/bots", seat=1, level="random")
    assert with_bot["setting"]["seats"][1]["level"] == "random"
    without = await ana.post(f"/api/tables/{table}/bots", seat=1, level=None)
    assert without["setting"]["seats"][1]["level"] is None
    await ana.post(f"/api/tables/{table}/leave")
    assert (await ana.get(f"/api/tables/{table}"))["setting"]["phase"] == "aborted"


async def test_a_private_table_is_seen_by_those_who_have_its_key(arrive: Arrive, stranger: Person) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    opened = await ana.post("/api/tables", id="p", game="river", seats=4, private=True)
    table, key = opened["id"], opened["key"]
    assert key
    assert (await ana.get(f"/api/tables/{table}"))["key"] == key
    assert table not in [line["id"] for line in (await bo.get("/api/lobby"))["open"]]
    for person in (bo, stranger):
        assert await refusal(person, "GET", f"/api/tables/{table}") == (403, "wrong_key")
        assert await refusal(person, "GET", f"/api/tables/{table}/log?key=wrong") == (403, "wrong_key")
    assert (await stranger.get(f"/api/tables/{table}?key={key}"))["key"] is None
    assert await refusal(bo, "POST", f"/api/tables/{table}/sit", json={}) == (403, "wrong_key")
    assert (await bo.post(f"/api/tables/{table}/sit", key=key))["seat"] == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": 1}, "bad_options"),
        ({"seats": 9}, "bad_options"),
        ({"seats": -1}, "bad_options"),
        ({"seats": 10**6}, "bad_options"),
        ({"options": {"start": 99}}, "bad_options"),
        ({"options": {"start": "many"}}, "bad_options"),
        ({"options": {"colour": "red"}}, "bad_options"),
        ({"options": {"scoring": True}}, "bad_options"),
        ({"bots": ["grandmaster"]}, "unknown_level"),
        ({"seats": "four"}, "bad_request"),
        ({"colour": "red"}, "bad_request"),
        ({"bots": "easy"}, "bad_request"),
        ({"options": {"start": 3.5}}, "bad_request"),
    ],
)
async def test_tables_that_cannot_be(arrive: Arrive, wish: dict[str, object], code: str) -> None:
    ana = await arrive("Ana")
    whole = {"id": secrets.token_hex(4), "game": "river", "seats": 4, **wish}
    assert await refusal(ana, "POST", "/api/tables", json=whole) == (400, code)


async def test_only_the_host_and_only_in_time(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await ana.open_table("river", 3, bots=[None, "random"])
    path = f"/api/tables/{table}"
    assert await refusal(bo, "POST", f"{path}/start") == (403, "not_host")
    assert await refusal(ana, "POST", f"{path}/start") == (409, "seats_not_filled")
    assert await refusal(bo, "POST", f"{path}/leave") == (403, "not_seated")
    assert await refusal(bo, "POST", f"{path}/sit", json={"seat": 0}) == (409, "seat_taken")
    assert await refusal(bo, "POST", f"{path}/sit", json={"seat": 7}) == (400, "no_such_seat")
    assert await refusal(ana, "POST", f"{path}/rematch", json={}) == (409, "wrong_phase")


async def test_unknown_tables(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    for path in ("", "/log", "/record"):
        assert await refusal(ana, "GET", f"/api/tables/nosuchtable{path}") == (404, "no_such_table")
    assert await refusal(ana, "POST", "/api/tables/nosuchtable/sit", json={}) == (404, "no_such_table")
    assert await refusal(ana, "GET", f"/api/tables/{'x' * 3000}") == (404, "no_such_table")


# ---------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    "body",
    [
        *(b"{", b"", b"[]", b'{"name": 5}', b'{"name": "A", "age": 5}', b"\xff\xfe", b"null"),
        *(b'{"name":' + b"[" * 30_000, b'{"age":' + b"[" * 30_000 + b"]" * 30_000 + b"}"),
    ],
)
async def test_bodies_that_cannot_be_read(stranger: Person, body: bytes) -> None:
    assert await refusal(stranger, "POST", "/api/guest", content=body, headers=JSON) == (400, "bad_request")


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": "4"},
        {"seats": 4.0},
        {"seats": True},
        {"seats": None},
        {"options": {"start": 1.0}},
        {"options": {"hook": None}},
        {"options": {"start": {"a": [1]}}},
        {"bots": "easy"},
        {"private": 1},
        {"sit": "yes"},
        {"start": "true"},
    ],
)
async def test_another_type_is_not_bent_into_the_right_one(arrive: Arrive, wish: dict[str, object]) -> None:
    ana = await arrive("Ana")
    body = {"id": secrets.token_hex(4), "game": "river", "seats": 4} | wish
    assert await refusal(ana, "POST", "/api/tables", json=body) == (400, "bad_request")


async def test_the_description_of_the_interface_loads_nothing_from_elsewhere(stranger: Person) -> None:
    response = await stranger.http.get("/api/schema/openapi.json")
    assert response.json()["info"]["title"] == "Updown"
    for path in ("/api/schema", "/api/schema/redoc", "/api/schema/swagger"):
        page = await stranger.http.get(path)
        assert "<script" not in page.text


def test_headers_without_end_are_not_gathered(server: ServerThread) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as peer:
        with pytest.raises(ConnectionError):
            peer.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nEndless: " + b"x" * 10_000_000)
        assert httpx.get(f"{server.url}/healthz").text == "ok"


async def test_a_body_that_is_too_large(stranger: Person) -> None:
    body = b'{"name": "' + b"x" * 70_000 + b'"}'
    assert await refusal(stranger, "POST", "/api/guest", content=body, headers=JSON) == (413, "too_large")


async def test_a_body_that_is_no_json(stranger: Person) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert await refusal(stranger, "POST", "/api/guest", content=b"name=A", headers=form) == (
        415,
        "bad_content_type",
    )
    assert await refusal(stranger, "POST", "/api/guest", content=b'{"name":"A"}') == (415, "bad_content_type")


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
async def test_unknown_routes(stranger: Person, method: str) -> None:
    assert await refusal(stranger, method, "/api/nothing/here") == (404, "unknown_route")


async def test_a_method_that_a_route_does_not_have(stranger: Person) -> None:
    assert await refusal(stranger, "DELETE", "/api/games") == (405, "bad_method")


# ---------------------------------------------------------------- who asks from where


async def test_a_foreign_page_changes_nothing(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    foreign = {"origin": "http://evil.example"}
    assert await refusal(ana, "POST", "/api/guest", json={"name": "B"}, headers=foreign) == (
        403,
        "foreign_origin",
    )
    assert await refusal(ana, "PATCH", "/api/me", json={"name": "B"}, headers=foreign) == (
        403,
        "foreign_origin",
    )
    assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_our_own_page_may(arrive: Arrive, server: ServerThread) -> None:
    ana = await arrive("Ana")
    response = await ana.http.patch("/api/me", json={"name": "B"}, headers={"origin": server.url})
    assert response.is_success


# ---------------------------------------------------------------- around it


async def test_health_and_counts(stranger: Person) -> None:
    assert (await stranger.http.get("/healthz")).text == "ok"
    assert (await stranger.http.get("/readyz")).text == "ok"
    counts = await stranger.http.get("/metrics")
    assert counts.headers["content-type"].startswith("text/plain")
    assert "updown_sockets" in counts.text


async def test_every_answer_carries_the_security_headers(stranger: Person) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/me"):
        headers = (await stranger.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


# ---------------------------------------------------------------- open data


async def test_open_data_wants_to_be_agreed_to(arrive: Arrive, stranger: Person) -> None:
    ana, path = await arrive("Ana"), "/api/me/open-data"
    assert (await ana.get(path)) == {"consent": "no"}
    for consent in ("pseudonym", "name"):
        response = await ana.http.put(path, json={"consent": consent})
        assert (response.status_code, response.json()) == (200, {"consent": consent})
        assert (await ana.get(path)) == {"consent": consent}
    assert await refusal(ana, "PUT", path, json={"consent": "yes"}) == (400, "bad_request")
    assert await refusal(stranger, "GET", path) == (401, "no_session")
    assert await refusal(stranger, "PUT", path, json={"consent": "name"}) == (401, "no_session")
