"""Streams of lines and actions as requests, over a real server."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.people import PATIENCE, Person
from tests.server.servers import ServerThread, serving
from tests.server.streams import news, table_stream
from tests.server.test_accounts import refused, with_password
from tests.server.test_slow_readers import count, until
from updown.server import streams


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """Nobody here is waited for at the start."""
    with serving(tmp_path_factory.mktemp("tables"), entropy_wait=0.05) as running:
        yield running


@pytest.fixture
async def owner(arrive: Arrive) -> Person:
    return await with_password(await arrive("Ana"), f"ana.{secrets.token_hex(4)}")


@pytest.fixture
async def rook(server: ServerThread, owner: Person) -> Any:
    """A bot account's program."""
    made = await owner.post("/api/bots", name="Rook")
    async with Person(server.host) as program:
        program.http.headers["authorization"] = f"Bearer {made['token']['token']}"
        program.id = made["bot"]["id"]
        yield program


async def act(program: Person, table: str, turn: int, action: str, command: str = "") -> dict[str, Any]:
    body = {"id": command or secrets.token_hex(8), "turn": turn, "action": action}
    return (await program.http.post(f"/api/tables/{table}/act", json=body)).json()


async def test_news_tell_of_a_match_from_sitting_down_to_the_end(owner: Person, rook: Person) -> None:
    table = await owner.open_table("up-or-down", 2)
    async with news(rook) as its:
        assert await its.next() == {"type": "ready"}
        await rook.post(f"/api/tables/{table}/sit")
        seated = await its.until("seated")
        assert (seated["table"], seated["game"], seated["phase"]) == (table, "up-or-down", "open")
        await owner.post(f"/api/tables/{table}/start")
        await its.until("started")
        async with table_stream(rook, table) as shown, table_stream(owner, table) as owners:
            players = asyncio.gather(play(rook, table, shown), play(owner, table, owners))
            turn = await its.until("your_turn")
            assert turn["table"] == table
            assert turn["turn"] <= turn["version"]
            await its.until("finished")
            await asyncio.wait_for(players, PATIENCE)
    kinds = [line["type"] for line in its.heard]
    assert kinds[:4] == ["ready", "seated", "started", "your_turn"]
    assert set(kinds[3:-1]) == {"your_turn"}


async def play(person: Person, table: str, shown: Any) -> None:
    """The first legal action each time, to the end."""
    ended = -1
    while True:
        line = await shown.next()
        assert line is not None, "the stream ended before the match"
        if line["type"] == "table" and line["setting"]["phase"] == "finished":
            ended = line["version"]
        if line["type"] == "view":
            own = line["own"]
            if own["turn"] is not None:
                assert (await act(person, table, own["turn"], own["legal"][0]))["type"] == "accepted"
            if ended == line["version"]:
                return


async def test_on_connecting_all_that_is_open_is_told(owner: Person, rook: Person) -> None:
    waiting = await owner.open_table("river", 4)
    playing = await owner.open_table("up-or-down", 2)
    left = await owner.open_table("river", 4)
    for table in (waiting, playing, left):
        await rook.post(f"/api/tables/{table}/sit")
    await rook.post(f"/api/tables/{left}/leave")
    await owner.post(f"/api/tables/{playing}/start")
    async with table_stream(owner, playing) as shown:
        while (await shown.until("table"))["setting"]["phase"] != "playing":
            pass
    for _ in range(2):
        async with news(rook) as its:
            await its.until("ready")
        told = {line["table"]: line for line in its.heard if line["type"] == "seated"}
        assert {table: line["phase"] for table, line in told.items()} == {
            waiting: "open",
            playing: "playing",
        }


async def test_leaving_and_a_closed_table_are_told(owner: Person, rook: Person) -> None:
    table = await owner.open_table("river", 4)
    async with news(rook) as its, news(owner) as owners:
        await rook.post(f"/api/tables/{table}/sit", seat=2)
        assert (await its.until("seated"))["seat"] == 2
        await owner.post(f"/api/tables/{table}/bots", seat=2, level=None)
        assert await its.until("left") == {"type": "left", "table": table}
        await owner.post(f"/api/tables/{table}/abort")
        assert await owners.until("aborted") == {"type": "aborted", "table": table}


async def test_a_host_hears_of_a_table_opened_elsewhere(owner: Person) -> None:
    async with news(owner) as its:
        table = await owner.open_table("up-or-down", 2, bots=[None, "easy"], start=True)
        assert (await its.until("seated"))["table"] == table


async def test_a_repeated_action_gets_its_first_answer(owner: Person) -> None:
    table = await owner.open_table("up-or-down", 2, bots=[None, "easy"], start=True)
    async with news(owner) as its:
        turn = (await its.until("your_turn"))["turn"]
    async with table_stream(owner, table) as shown:
        while (view := await shown.until("view"))["own"]["turn"] != turn:
            pass
    action = view["own"]["legal"][0]
    first = await act(owner, table, turn, action, "once")
    assert first["type"] == "accepted"
    assert await act(owner, table, turn, action, "once") == first
    assert (await act(owner, table, turn, action, "twice"))["code"] in {"stale_turn", "not_your_turn"}
    assert (await act(owner, table, turn, "no action", "thrice"))["code"] in {
        "bad_notation",
        "stale_turn",
        "not_your_turn",
    }


async def test_the_stream_of_a_table_says_what_its_socket_says(owner: Person, rook: Person) -> None:
    table = await owner.open_table("up-or-down", 2, bots=[None, "easy"], start=True)
    async with table_stream(owner, table) as shown, owner.at(table) as tab:
        while (view := await shown.until("view"))["own"]["turn"] is None:
            pass
        await tab.hear_until(lambda: tab.version >= view["version"])
        assert tab.view is not None
        assert {**view, "happenings": [], "since": 0} == {**tab.view, "happenings": [], "since": 0}
    async with table_stream(rook, table) as its:
        assert (await its.until("view"))["own"] is None


async def test_streams_are_refused_as_sockets_are(owner: Person, stranger: Person, rook: Person) -> None:
    assert await refused(stranger, "GET", "/api/stream/events") == "no_session"
    closed = await owner.open_table("up-or-down", 2, private=True)
    assert await refused(rook, "GET", f"/api/tables/{closed}/stream") == "wrong_key"
    assert await refused(rook, "GET", "/api/tables/nowhere/stream") == "no_such_table"


async def test_streams_end_with_their_token(owner: Person, rook: Person) -> None:
    table = await owner.open_table("river", 4)
    async with news(rook) as its, table_stream(rook, table) as shown:
        await its.until("ready")
        await shown.until("table")
        await owner.post(f"/api/bots/{rook.id}/delete", name="Rook")
        for stream in (its, shown):
            rest = await stream.rest()
            assert rest[-1]["code"] == "no_session", rest


async def test_streams_end_when_the_server_stops_and_all_is_told_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, entropy_wait=0.05) as server:
        async with Person(server.host) as ana:
            await ana.become("Ana")
            table = await ana.open_table("up-or-down", 2, bots=[None, "easy"], start=True)
            async with news(ana) as its, table_stream(ana, table) as shown:
                before = await its.until("your_turn")
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                async with asyncio.timeout(5):  # well before it would be cut off
                    await its.rest()
                    await shown.rest()
                    await stopping
            cookies = ana.http.cookies
    with serving(tmp_path, entropy_wait=0.05) as server:
        async with Person(server.host) as ana:
            ana.http.cookies = cookies
            async with news(ana) as its:
                assert (await its.until("your_turn"))["turn"] == before["turn"]


async def test_a_sign_of_life_comes_while_nothing_happens(
    owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE_MS", 20)
    async with news(owner) as its:
        await its.until("ready")
        for _ in range(3):
            assert await its.next_raw() == ""
        table = await owner.open_table("river", 4)
        assert (await its.until("seated"))["table"] == table


async def test_no_program_sits_where_people_wish_to_be_alone(owner: Person, rook: Person) -> None:
    table = await owner.open_table("river", 4, programs=False)
    assert await refused(rook, "POST", f"/api/tables/{table}/sit", seat=None) == "no_programs"
    assert (await rook.get(f"/api/tables/{table}"))["setting"]["programs"] is False


async def test_entropy_can_be_given_as_a_request(tmp_path: Path) -> None:
    with serving(tmp_path, entropy_wait=PATIENCE) as server:
        async with Person(server.host) as ana, Person(server.host) as bela:
            await ana.become("Ana")
            await bela.become("Béla")
            table = await ana.open_table("up-or-down", 2)
            await bela.post(f"/api/tables/{table}/sit")
            async with table_stream(bela, table) as shown:
                await shown.until("table")
                await ana.post(f"/api/tables/{table}/start")
                for person in (ana, bela):
                    await person.post(f"/api/tables/{table}/entropy", entropy="ab" * 16)
                while (line := await shown.until("table"))["setting"]["phase"] != "playing":
                    pass
                assert line["setting"]["entropy"] == ["ab" * 16] * 2


async def test_nothing_stays_behind(owner: Person, stranger: Person) -> None:
    table = await owner.open_table("river", 4)
    async with news(owner) as its, table_stream(owner, table) as shown:
        await its.until("ready")
        await shown.until("table")
        assert await count(stranger, "updown_streams") == 2
    await until(stranger, "updown_streams", 0)
