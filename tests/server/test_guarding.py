"""What a server bears: people who ask too fast, faults of its own, a full disk; and what browsers are sent."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.server.people import Person, closing_code
from tests.server.servers import ServerThread, serving
from updown.adapters.store_sql import SqlStore
from updown.app.ports import StoreFull
from updown.app.refusals import WrongPhase
from updown.app.tables import Tables
from updown.server.limits import Rate, Rates


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """Behind https, with a client and with few tokens in each bucket."""
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>Updown</title>" + "<p>cards</p>" * 100)
    (client / "assets" / "main-B4xYz_12.js").write_text("export {};")
    rates = Rates(guests=Rate(50, 0), posts=Rate(3, 0), messages=Rate(3, 0))
    tables = tmp_path_factory.mktemp("tables")
    with serving(tables, rates=rates, client_dir=client, public_url="https://cards.example") as running:
        yield running


@pytest.fixture
async def ana(server: ServerThread) -> AsyncIterator[Person]:
    """Her client is told to send the cookie over plain http as well."""
    async with Person(server.host) as person:
        response = await person.http.post("/api/guest", json={"name": "Ana"})
        assert "; secure" in response.headers["set-cookie"].lower()
        person.http.cookies.clear()
        person.http.headers["cookie"] = response.headers["set-cookie"].partition(";")[0]
        yield person


# ---------------------------------------------------------------- too fast


async def test_new_guests_are_limited_per_address(tmp_path: Path) -> None:
    with serving(tmp_path, rates=Rates(guests=Rate(2, 0))) as server:
        async with Person(server.host) as somebody:
            statuses: list[int] = []
            for _ in range(3):
                somebody.http.cookies.clear()
                statuses.append((await somebody.http.post("/api/guest", json={"name": "Ana"})).status_code)
            assert statuses == [201, 201, 429]


async def test_changes_are_limited_per_player_and_reading_is_not(ana: Person) -> None:
    wish = {"game": "river", "seats": 2}
    answers = [await ana.http.post("/api/tables", json={"id": str(at), **wish}) for at in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json() == {"code": "too_fast", "arguments": {}}
    assert (await ana.http.get("/api/me")).is_success


async def test_a_guest_who_asks_again_is_limited_like_any_player(ana: Person) -> None:
    answers = [await ana.http.post("/api/guest", json={"name": f"Ana {at}"}) for at in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


async def test_messages_are_limited_per_socket_and_it_stays_open(ana: Person) -> None:
    async with ana.at(await ana.open_table("river", 2)) as tab:
        for _ in range(3):
            await tab.say({"type": "ping"})
            assert (await tab.hear_kind("pong", "refused"))["type"] == "pong"
        refused = await tab.act("b0", turn=1, command="c")
        assert (refused["id"], refused["code"]) == ("c", "too_fast")
    async with ana.at(tab.table["setting"]["id"]) as fresh:
        await fresh.say({"type": "ping"})
        assert (await fresh.hear_kind("pong", "refused"))["type"] == "pong"


# ---------------------------------------------------------------- faults


async def test_a_fault_of_ours_is_logged_and_not_told(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tables, "open_tables", failing(RuntimeError("the queen of hearts")))
    with capture_logs() as logs:
        response = await ana.http.get("/api/lobby")
    assert (response.status_code, response.json()) == (500, {"code": "internal", "arguments": {}})
    assert [(line["event"], line["route"]) for line in logs] == [("request_failed", "/api/lobby")]


async def test_a_fault_of_ours_leaves_the_socket_open(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async with ana.at(await ana.open_table("river", 2)) as tab:
        monkeypatch.setattr(Tables, "act", failing(RuntimeError("the queen of hearts")))
        refused = await tab.act("b0", turn=1, command="c")
        assert refused == {"type": "refused", "id": "c", "code": "internal", "arguments": {}}
        await tab.say({"type": "ping"})
        await tab.hear_kind("pong")


async def test_a_store_that_does_not_answer_is_said_on_a_new_socket(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise StoreFull("the database does not answer")

    table = await ana.open_table("river", 2)
    with monkeypatch.context() as broken:
        broken.setattr(SqlStore, "player_by_token", fail)
        async with ana.at(table) as tab:
            assert (await tab.hear_kind("refused"))["code"] == "store_unavailable"
            assert await closing_code(tab) == 1013
    async with ana.at(table) as tab:
        await tab.hear_kind("table")


async def test_a_table_that_starts_meanwhile_does_not_spoil_a_new_name(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_late(*_: object) -> None:
        raise WrongPhase("the table is starting", phase="starting")

    await ana.open_table("river", 2)
    monkeypatch.setattr(Tables, "rename", too_late)
    answer = await ana.http.patch("/api/me", json={"name": "Anita"})
    assert (answer.status_code, answer.json()["name"]) == (200, "Anita")


async def test_a_full_disk_is_said_and_the_server_goes_on(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Tables, "open", failing(StoreFull("nothing can be saved now")))
        response = await ana.http.post("/api/tables", json={"id": "t", "game": "river", "seats": 2})
        assert (response.status_code, response.json()["code"]) == (503, "store_unavailable")
    assert (await ana.http.post("/api/tables", json={"id": "t", "game": "river", "seats": 2})).is_success


def failing(error: Exception) -> object:
    async def fail(*_: object, **__: object) -> None:
        raise error

    return fail


# ---------------------------------------------------------------- the client


async def test_every_page_address_gets_the_page_packed(ana: Person) -> None:
    for path in ("/", "/table/abc", "/rules/river"):
        response = await ana.http.get(path)
        assert "<title>Updown</title>" in response.text
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert response.headers["content-encoding"] == "gzip"
        assert response.headers["cache-control"] == "no-cache"
    plain = await ana.http.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


async def test_what_has_not_changed_is_not_sent_again(ana: Person) -> None:
    etag = (await ana.http.get("/")).headers["etag"]
    response = await ana.http.get("/", headers={"if-none-match": etag})
    assert (response.status_code, response.content) == (304, b"")


async def test_hashed_files_are_kept_and_missing_ones_are_missing(ana: Person) -> None:
    script = await ana.http.get("/assets/main-B4xYz_12.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert (await ana.http.get("/assets/main-gone0000.js")).status_code == 404
    assert (await ana.http.get("/..%2f..%2fupdown.sqlite3")).status_code == 404
    head = await ana.http.head("/")
    assert (head.status_code, head.content) == (200, b"")


async def test_the_page_at_the_public_address_may_ask(ana: Person) -> None:
    response = await ana.http.patch(
        "/api/me", json={"name": "Bo"}, headers={"origin": "https://cards.example"}
    )
    assert response.is_success
