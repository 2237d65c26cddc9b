"""Chat, reports and moderation over the real wire."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from time import time
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.people import Message, Person, Tab
from tests.server.servers import ServerThread, serving
from tests.server.streams import news
from tests.server.test_accounts import refused, with_password
from updown.adapters.store_sql import act_alone
from updown.app.moderation import HOST, ActKind, NewAct
from updown.server.limits import Rate, Rates
from updown.server.node import DATABASE


def act(server_dir: Any, kind: ActKind, whom: str, why: str = "") -> None:
    """As `updown admin` does it, beside the running server."""
    act_alone(server_dir / DATABASE, NewAct(round(time() * 1000), HOST, kind, whom, why))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return tmp_path_factory.mktemp("chat")


@pytest.fixture(scope="module")
def server(folder: Any) -> Any:
    with serving(folder) as running:
        yield running


async def heard(tab: Tab, wish: Callable[[Message], bool]) -> Message:
    """The next message that is as wished."""
    while True:
        message = await tab.hear()
        if wish(message):
            return message


def chat(message: Message) -> bool:
    return message["type"] == "chat"


async def say(tab: Tab, text: str | None = None, preset: str | None = None) -> Message:
    command = secrets.token_hex(8)
    await tab.say({"type": "say", "id": command, "text": text, "preset": preset})
    return await heard(tab, lambda message: message.get("id") == command)


async def test_what_is_said_reaches_everybody_and_who_comes_later(arrive: Arrive) -> None:
    ana, nikos = await arrive("Ana"), await arrive("Nikos")
    table = await ana.open_table("river", 3)
    async with ana.at(table) as her, nikos.at(table) as his:
        assert (await say(her, preset="hello"))["type"] == "said"
        (line,) = (await heard(his, chat))["lines"]
        assert (line["name"], line["preset"], line["text"], line["watching"]) == ("Ana", "hello", None, False)
        assert "cards" not in line
    async with nikos.at(table) as his:
        again = await heard(his, chat)
        assert again["whole"] is True
        assert [each["preset"] for each in again["lines"]] == ["hello"]


@pytest.mark.parametrize(
    "line", [{"text": ""}, {"text": "\u202e"}, {"preset": "no_such"}, {"text": "x" * 201}]
)
async def test_what_cannot_be_said_is_refused(arrive: Arrive, line: dict[str, str]) -> None:
    ana = await arrive("Ana")
    async with ana.at(await ana.open_table("river", 3)) as tab:
        assert (await say(tab, **line))["code"] == "bad_line"


async def test_a_stranger_can_only_read(arrive: Arrive, stranger: Person) -> None:
    ana = await arrive("Ana")
    async with stranger.at(await ana.open_table("river", 3)) as tab:
        assert (await say(tab, "hi"))["code"] == "no_session"


async def test_who_talks_too_fast_waits(folder: Any) -> None:
    with serving(folder / "slow", rates=Rates(guests=None, posts=None, lines=Rate(2, 0.001))) as server:
        async with Person(server.host) as ana:
            await ana.become("Ana")
            async with ana.at(await ana.open_table("river", 3)) as tab:
                answers = [(await say(tab, f"line {at}")) for at in range(3)]
    assert [answer["type"] for answer in answers] == ["said", "said", "refused"]
    assert answers[2]["code"] == "too_fast"


async def test_mutes_are_listed_and_lifted(arrive: Arrive) -> None:
    ana, nikos = await arrive("Ana"), await arrive("Nikos")
    assert (await ana.http.put(f"/api/mutes/{nikos.id}")).status_code == 204
    assert await ana.get("/api/mutes") == [{"id": nikos.id, "name": "Nikos"}]
    assert (await ana.http.delete(f"/api/mutes/{nikos.id}")).status_code == 204
    assert await ana.get("/api/mutes") == []
    for nobody in (ana.id, "nobody"):
        refused = await ana.http.put(f"/api/mutes/{nobody}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no_such_player")


async def test_a_ban_from_outside_closes_pages_and_refuses_all_acts(arrive: Arrive, folder: Any) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("river", 3)
    async with ana.at(table) as tab:
        act(folder, "ban", ana.id, "spam")
        async with asyncio.timeout(10):
            refused = await heard(tab, lambda message: message["type"] == "refused")
            assert refused["code"] == "banned"
            await tab.socket.wait_closed()
        assert tab.socket.close_code == 4403
    answer = await ana.http.post(f"/api/tables/{table}/leave", json={})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    async with ana.at(table) as tab:
        assert (await heard(tab, lambda message: message["type"] == "refused"))["code"] == "banned"


async def test_a_table_closed_from_outside_ends_with_a_reason(arrive: Arrive, folder: Any) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("river", 2, bots=[None, "easy"], start=True)
    async with ana.at(table) as tab:
        act(folder, "close", table)
        async with asyncio.timeout(10):
            while not tab.table or tab.phase != "aborted":
                await tab.hear()
    assert tab.table["setting"]["reason"] == "by_moderator"


async def test_moderators_see_reports_and_act_and_all_stands_in_the_log(arrive: Arrive, folder: Any) -> None:
    ana, nikos, maria = await arrive("Ana"), await arrive("Nikos"), await arrive("Maria")
    table = await ana.open_table("river", 2, private=True)
    key = (await ana.get(f"/api/tables/{table}"))["key"]
    await nikos.post(f"/api/tables/{table}/sit", key=key)
    async with nikos.at(table) as tab:
        await say(tab, "you are all fools")
    await ana.post(f"/api/tables/{table}/report", player=nikos.id, reason="insults", text="look")
    for nobody in (ana.id, "nobody", maria.id):
        refused = await ana.http.post(
            f"/api/tables/{table}/report", json={"player": nobody, "reason": "spam"}
        )
        assert refused.json()["code"] == "no_such_player"
    assert (await maria.http.get("/api/moderation")).json()["code"] == "not_moderator"

    act(folder, "appoint", maria.id)
    async with asyncio.timeout(10):
        while not (await maria.get("/api/me"))["moderator"]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    report = (await maria.get("/api/moderation"))["reports"][0]
    assert (report["accused"], report["reporter_name"], report["settled"]) == (nikos.id, "Ana", None)
    assert [line["text"] for line in report["lines"]] == ["you are all fools"]
    record = await maria.http.get(f"/api/moderation/reports/{report['number']}/record")
    assert record.json()["code"] == "wrong_phase", "it stays closed until the end"

    await maria.post("/api/moderation/acts", kind="mute", whom=nikos.id, why="insults")
    async with nikos.at(table) as tab:
        assert (await say(tab, "what?"))["code"] == "muted"
    again = await maria.http.post(
        "/api/moderation/acts", json={"kind": "mute", "whom": nikos.id, "why": "insults"}
    )
    assert again.json()["code"] == "nothing_to_do"
    for number in (-(2**70), 0, 2**70):
        path = f"/api/moderation/reports/{number}/record"
        assert (await maria.http.get(path)).json()["code"] == "no_such_report"
    own = await maria.http.post("/api/moderation/acts", json={"kind": "ban", "whom": maria.id, "why": "x"})
    assert own.json()["code"] == "is_moderator"
    after = await maria.post("/api/moderation/acts", kind="settle", whom=str(report["number"]), why="muted")
    assert [act["kind"] for act in after["acts"][:3]] == ["settle", "mute", "appoint"]
    assert (after["acts"][1]["by_name"], after["acts"][1]["whom_name"]) == ("Maria", "Nikos")
    assert after["reports"][0]["settled"] is not None
    assert after["muted"] == [{"id": nikos.id, "name": "Nikos"}]


async def test_spectators_are_listed_by_changes_and_kept_out_where_not_allowed(arrive: Arrive) -> None:
    ana, nikos = await arrive("Ana"), await arrive("Nikos")
    table = await ana.open_table("river", 2, bots=[None, "easy"])
    closed = await ana.open_table("river", 2, bots=[None, "easy"], spectators=False)
    async with ana.at(table) as her:
        first = await heard(her, lambda message: message["type"] == "presence")
        assert first["whole"] is True
        async with nikos.at(table):
            came = await heard(her, lambda message: message["type"] == "presence" and message["came"] != [])
            assert (came["came"], came["whole"]) == ([{"player": nikos.id, "name": "Nikos"}], False)
        went = await heard(her, lambda message: message["type"] == "presence" and message["went"] != [])
        assert (went["went"], went["watching"]) == ([nikos.id], 0)
    async with nikos.at(closed) as his:
        await ana.post(f"/api/tables/{closed}/start")
        refused = await heard(his, lambda message: message["type"] == "refused")
        assert refused["code"] == "no_spectators"
        await asyncio.wait_for(his.socket.wait_closed(), 10)
    assert (await nikos.http.get(f"/api/tables/{closed}/log")).json()["code"] == "no_spectators"


async def test_the_database_has_no_line_among_the_events(folder: Any, server: ServerThread) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        said = connection.execute("SELECT count(*) FROM events WHERE body LIKE '%fools%'").fetchone()
    assert said == (0,)


async def test_a_program_shares_its_owners_lot(arrive: Arrive, folder: Any, server: ServerThread) -> None:
    owner = await with_password(await arrive("Ana"), f"ana.{secrets.token_hex(4)}")
    made = await owner.post("/api/bots", name="Rook")
    async with Person(server.host) as program:
        program.http.headers["authorization"] = f"Bearer {made['token']['token']}"
        async with news(program) as stream:
            act(folder, "ban", owner.id)
            assert (await stream.until("refused"))["code"] == "banned"
        assert await refused(program, "POST", "/api/tables", id="x", game="river", seats=4) == "banned"
    assert await refused(owner, "POST", "/api/bots", name="Rook II") == "banned"


async def test_no_token_moderates(arrive: Arrive, folder: Any, server: ServerThread) -> None:
    owner = await with_password(await arrive("Ana"), f"ana.{secrets.token_hex(4)}")
    act(folder, "appoint", owner.id)
    made = await owner.post("/api/tokens", name="x", scopes=["read", "play"])
    async with Person(server.host) as program:
        program.http.headers["authorization"] = f"Bearer {made['token']}"
        assert await refused(program, "GET", "/api/moderation/") == "scope_missing"
        ban = {"kind": "ban", "whom": owner.id, "why": ""}
        assert await refused(program, "POST", "/api/moderation/acts", **ban) == "scope_missing"
