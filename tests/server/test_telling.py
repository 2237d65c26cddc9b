"""Told of one's turn by Web Push, mail and webhook, each received by the real thing on loopback."""

import asyncio
import hmac
import json
import os
import re
import secrets
import stat
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any

import pytest
from py_vapid import Vapid02

from tests.server.people import PATIENCE, Person, Tab, first, start
from tests.server.receivers import Browser, Letters, Receiver, from_text, posting
from tests.server.servers import ServerThread, serving
from tests.server.test_http import refusal
from updown.adapters.telling import MailServer, is_public
from updown.adapters.telling.push import KEY_FILE

PASSWORD = "long enough, too"  # noqa: S105
DAILY = {"kind": "turns", "hours": 24}


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server whose webhooks and pushes may stay in the house."""
    folder = tmp_path_factory.mktemp("trusting")
    with serving(
        folder, allow_private_targets=True, herald_rest=0.05, contact="mailto:a@b.example"
    ) as server:
        yield server


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with Receiver().open() as receiver:
        yield receiver


@asynccontextmanager
async def account(server: ServerThread, name: str, **preferences: object) -> AsyncGenerator[Person]:
    """Who wants to be told of every turn at once."""
    async with Person(server.host) as person:
        await person.become(name)
        await person.post(
            "/api/account/password", sign_in_name=f"{name}{secrets.token_hex(4)}", password=PASSWORD
        )
        wish = {"notifications": True, "remind": "at_once", **preferences}
        assert (await person.http.put("/api/account/preferences", json=wish)).is_success
        yield person


@asynccontextmanager
async def match_that_waits_for(person: Person, *, looking: bool = False) -> AsyncGenerator[tuple[str, Tab]]:
    """A turn-based match with somebody else, in which it is the person's turn; their page is hidden, or they look."""
    async with Person(person.host) as other:
        await other.become("Oda")
        table = await person.open_table("river", 2, clock=DAILY, keep_order=True)
        await other.post(f"/api/tables/{table}/sit")
        async with other.at(table) as theirs, person.at(table) as mine:
            await start(person, table, mine, theirs)
            for tab in (mine, theirs):
                await tab.hear_until(lambda tab=tab: tab.is_asked_for_entropy)
                await tab.give_entropy()
            for tab in (mine, theirs):
                await tab.hear_until(lambda tab=tab: tab.view is not None)
            await mine.say({"type": "visible", "visible": looking})
            await mine.say({"type": "ping"})
            await mine.hear_kind("pong")
            if theirs.is_to_act:
                await theirs.act(first(theirs.view or {}))
            yield table, theirs


async def put(person: Person, path: str, **body: object) -> Any:
    answer = await person.http.put(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


async def test_a_webhook_is_called_and_signed(trusting: ServerThread, receiver: Receiver) -> None:
    async with account(trusting, "Ana") as ana:
        made = await put(ana, "/api/account/webhook", url=f"{receiver.url}/hook")
        async with match_that_waits_for(ana) as (table, _):
            path, headers, body = await receiver.next()
        said = json.loads(body)
        assert path == "/hook"
        assert (said["type"], said["table"], said["player"], said["late"]) == (
            "your_turn",
            table,
            ana.id,
            False,
        )
        assert said["link"].endswith(f"/t/{table}")
        stamp = headers["updown-timestamp"]
        expected = hmac.new(made["secret"].encode(), stamp.encode() + b"." + body, "sha256").hexdigest()
        assert headers["updown-signature"] == f"v1={expected}"
        assert abs(int(stamp) - time()) < 60
        ways = await ana.get("/api/account/ways")
        assert ways["webhook"] == {"url": f"{receiver.url}/hook", "outcome": "sent"}
        assert receiver.got.empty()


async def test_a_push_can_be_read_by_its_browser_alone(trusting: ServerThread, receiver: Receiver) -> None:
    async with account(trusting, "Ana", language="ru") as ana:
        browser = Browser()
        endpoint = f"{receiver.url}/push/{secrets.token_hex(8)}"
        ways = await ana.post("/api/account/devices", endpoint=endpoint, language="en", **browser.keys)
        assert ways["devices"] == [endpoint]
        async with match_that_waits_for(ana) as (table, _):
            path, headers, body = await receiver.next()
        assert endpoint.endswith(path)
        shown = browser.opened(body)
        assert (shown["path"], shown["title"].split(":")[0]) == (f"/t/{table}", "Ваш ход")
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 24 * 3600

        assert Vapid02.verify(headers["authorization"])
        token, key = re.findall(r"[tk]=([^,]+)", headers["authorization"])
        claims = json.loads(from_text(token.split(".")[1]))
        assert (claims["aud"], claims["sub"]) == (receiver.url, "mailto:a@b.example")
        assert time() < claims["exp"] <= time() + 24 * 3600 + 5
        assert key == ways["push_key"]


async def test_a_browser_that_is_gone_is_forgotten(trusting: ServerThread, receiver: Receiver) -> None:
    receiver.status = 410
    async with account(trusting, "Ana") as ana:
        await ana.post(
            "/api/account/devices", endpoint=f"{receiver.url}/old", language="en", **Browser().keys
        )
        async with match_that_waits_for(ana):
            await receiver.next()
            async with asyncio.timeout(PATIENCE):
                while (await ana.get("/api/account/ways"))["devices"]:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)


async def test_a_device_that_is_signed_out_shows_nothing_more(trusting: ServerThread) -> None:
    async with account(trusting, "Ana") as ana, Person(trusting.host) as phone:
        name = (await ana.get("/api/account"))["sign_in_name"]
        await phone.post("/api/sign-in", sign_in_name=name, password=PASSWORD)
        ways = await phone.post(
            "/api/account/devices", endpoint="https://push.example/1", language="en", **Browser().keys
        )
        assert len(ways["devices"]) == 1
        await phone.post("/api/sign-out")
        assert (await ana.get("/api/account/ways"))["devices"] == []


async def test_nothing_is_sent_while_the_table_is_seen(trusting: ServerThread, receiver: Receiver) -> None:
    async with account(trusting, "Ana") as ana:
        await put(ana, "/api/account/webhook", url=receiver.url)
        async with match_that_waits_for(ana, looking=True):
            await asyncio.sleep(0.3)  # for what must not happen
        assert receiver.got.empty()


async def test_mail_comes_only_to_a_confirmed_address(tmp_path: Path) -> None:
    async with posting() as (letters, port):
        mail = MailServer.from_url(f"smtp+plain://127.0.0.1:{port}", "table@updown.example")
        with serving(tmp_path, mail=mail, herald_rest=0.05, public_url="http://cards.example") as server:
            async with account(server, "Ana", language="pt") as ana:
                await _told_by_mail(ana, letters)


async def _told_by_mail(ana: Person, letters: Letters) -> None:
    ways = await put(ana, "/api/account/mail", address="ana@updown.example", language="el")
    assert ways["mailbox"] == {"address": "ana@updown.example", "confirmed": False}
    to, asked = await letters.next()
    assert to == ["ana@updown.example"]
    assert asked["Subject"] == "Confirme seu endereço no Updown"
    text = str(asked.get_payload(decode=True), "utf-8")  # pyright: ignore[reportArgumentType]
    token = re.search(r"http://cards\.example/mail/confirm#(\S+)", text)
    assert token is not None

    async with match_that_waits_for(ana):
        await asyncio.sleep(0.3)  # for what must not happen
    assert letters.got.empty()
    assert await refusal(ana, "POST", "/api/mail/confirm", json={"token": "no"}) == (404, "unknown_link")
    await ana.post("/api/mail/confirm", token=token[1])
    assert (await ana.get("/api/account/ways"))["mailbox"]["confirmed"]

    async with match_that_waits_for(ana) as (table, _):
        _, told = await letters.next()
        assert told["Subject"].startswith("Sua vez: ")
        text = str(told.get_payload(decode=True), "utf-8")  # pyright: ignore[reportArgumentType]
        assert f"http://cards.example/t/{table}" in text
        stop = re.search(r"http://cards\.example/mail/stop#(\S+)", text)
        assert stop is not None
        assert told["List-Unsubscribe"].strip() == f"<{stop[0]}>"
        async with Person(ana.host) as anybody:
            await anybody.post("/api/mail/stop", token=stop[1])
    assert (await ana.get("/api/account/ways"))["mailbox"] is None
    async with match_that_waits_for(ana):
        await asyncio.sleep(0.3)  # for what must not happen
    assert letters.got.empty()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://example.org/hook", "no_address"),
        ("https://user:secret@example.org", "no_address"),
        ("ftp://example.org", "no_address"),
        ("https://", "no_address"),
        ("https://localhost/hook", "private_address"),
        ("https://127.0.0.1/hook", "private_address"),
        ("https://10.1.2.3/hook", "private_address"),
        ("https://[::1]/hook", "private_address"),
        ("https://169.254.169.254/latest", "private_address"),
    ],
)
async def test_targets_that_may_not_be(server: ServerThread, url: str, reason: str) -> None:
    async with account(server, "Ana") as ana:
        answer = await ana.http.put("/api/account/webhook", json={"url": url})
        assert answer.json() == {"code": "bad_target", "arguments": {"reason": reason}}
        device = {"endpoint": url, "language": "en", **Browser().keys}
        assert (await ana.http.post("/api/account/devices", json=device)).json()["code"] == "bad_target"


def test_addresses_that_are_private_however_they_are_written() -> None:
    private = ("127.0.0.1", "::1", "10.0.0.1", "192.168.1.7", "172.16.0.1", "169.254.169.254", "0.0.0.0")  # noqa: S104
    disguised = (
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "fe80::1%eth0",
        "fd00::1",
        "224.0.0.1",
    )
    assert not [address for address in (*private, *disguised) if is_public(address)]
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")


async def test_a_name_that_leads_home_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    """It looked well when it was set; what counts is the address that would be connected to."""
    with serving(tmp_path, allow_private_targets=True) as server:
        async with account(server, "Ana") as ana:
            await put(ana, "/api/account/webhook", url=receiver.url)
            cookies = dict(ana.http.cookies)
    with serving(tmp_path, herald_rest=0.05) as server:
        async with Person(server.host) as ana:
            ana.http.cookies.update(cookies)
            ana.id = (await ana.get("/api/me"))["id"]
            async with match_that_waits_for(ana):
                async with asyncio.timeout(PATIENCE):
                    while (await ana.get("/api/account/ways"))["webhook"]["outcome"] is None:  # noqa: ASYNC110
                        await asyncio.sleep(0.02)
            assert (await ana.get("/api/account/ways"))["webhook"]["outcome"] == "refused_target"
    assert receiver.got.empty()


async def test_the_push_key_is_made_once_and_is_the_hosts_alone(tmp_path: Path) -> None:
    keys: list[str] = []
    for _ in range(2):
        with serving(tmp_path) as server:
            async with account(server, "Ana") as ana:
                keys.append((await ana.get("/api/account/ways"))["push_key"])
    assert keys[0] == keys[1]
    assert stat.S_IMODE(os.stat(tmp_path / KEY_FILE).st_mode) == 0o600  # noqa: PTH116


async def test_guests_get_no_mail_and_no_host_is_made_to_send_any(server: ServerThread) -> None:
    async with account(server, "Ana") as ana, Person(server.host) as guest:
        wish = {"address": "a@b.example", "language": "en"}
        assert await refusal(ana, "PUT", "/api/account/mail", json=wish) == (409, "no_mail")
        await guest.become("Gil")
        hook = {"url": "https://example.org"}
        assert await refusal(guest, "PUT", "/api/account/webhook", json=hook) == (409, "not_an_account")


async def test_a_vacation_over_the_wire(trusting: ServerThread, receiver: Receiver) -> None:
    async with account(trusting, "Ana") as ana:
        await put(ana, "/api/account/webhook", url=receiver.url)
        ways = await ana.post("/api/account/vacation", days=3)
        assert ways["vacation"]["days_left"] == 27
        assert await refusal(ana, "POST", "/api/account/vacation", json={"days": 3}) == (409, "on_vacation")
        async with match_that_waits_for(ana) as (_, theirs):
            await theirs.hear_until(
                lambda: any(seat["vacation"] for seat in theirs.table["setting"]["seats"])
            )
            assert receiver.got.empty()
            answer = await ana.http.delete("/api/account/vacation")
            assert answer.json()["vacation"]["days_left"] == 29
            assert (await receiver.next())[0] == "/"
