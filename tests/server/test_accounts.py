"""A guest becomes an account in place; signing in, out and everywhere; what is refused, and how."""

import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.people import Person, closing_code
from tests.server.servers import ServerThread, serving
from updown.server.limits import Rate, Rates
from updown.server.node import DATABASE
from updown.server.sessions import COOKIE, GUEST_COOKIE

SECRET = "three blue herons"  # noqa: S105
SIGN_IN = "/api/sign-in"


async def refused(person: Person, method: str, path: str, **body: Any) -> str:
    response = await person.http.request(method, path, json=body or None)
    assert response.is_client_error, response.text
    return response.json()["code"]


async def reason(person: Person, path: str, **body: Any) -> str:
    return (await person.http.post(path, json=body)).json()["arguments"]["reason"]


async def with_password(person: Person, name: str) -> Person:
    await person.post("/api/account/password", sign_in_name=name, password=SECRET)
    return person


@pytest.fixture
async def elsewhere(server: ServerThread) -> Any:
    """Another browser."""
    async with AsyncExitStack() as all_of_them:

        async def open_browser() -> Person:
            return await all_of_them.enter_async_context(Person(server.host))

        yield open_browser


# ---------------------------------------------------------------- from guest to account


async def test_a_guest_becomes_an_account_in_place_and_keeps_the_seat(arrive: Arrive, elsewhere: Any) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("river", 4)
    assert (await ana.get("/api/me"))["account"] is False
    await with_password(ana, "Ana.in.place")
    me = await ana.get("/api/me")
    assert (me["id"], me["name"], me["account"]) == (ana.id, "Ana", True)
    phone = await elsewhere()
    me = await phone.post(SIGN_IN, sign_in_name="ANA.IN.PLACE", password=SECRET)
    assert me["id"] == ana.id
    assert (await phone.get("/api/lobby"))["mine"][0]["id"] == table
    assert (await phone.get(f"/api/tables/{table}"))["seat"] == 0


async def test_sign_in_names_are_unique_whatever_their_case(arrive: Arrive) -> None:
    await with_password(await arrive("Ana"), "Straße7")
    bela = await arrive("Béla")
    taken = {"sign_in_name": "STRASSE7", "password": SECRET}
    assert await refused(bela, "POST", "/api/account/password", **taken) == "sign_in_name_taken"
    assert (await bela.get("/api/me"))["account"] is False


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "password_short"),
        ("x" * 201, "password_long"),
        ("aaaaaaaaaaaa", "password_simple"),
        ("my-longname-7", "password_simple"),
    ],
)
async def test_passwords_that_are_guessed(arrive: Arrive, password: str, why: str) -> None:
    ana = await arrive("Ana")
    assert await reason(ana, "/api/account/password", sign_in_name="LongName", password=password) == why


async def test_unknown_names_and_wrong_passwords_get_the_same_answer(
    arrive: Arrive, stranger: Person
) -> None:
    await with_password(await arrive("Ana"), "ana.same")
    answers = [
        await stranger.http.post(SIGN_IN, json={"sign_in_name": name, "password": "not this one"})
        for name in ("ana.same", "nobody.same")
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {
        (403, '{"code":"sign_in_failed","arguments":{}}')
    }


async def test_changing_the_password_wants_the_old_one_and_ends_other_sessions(
    arrive: Arrive, elsewhere: Any
) -> None:
    ana = await with_password(await arrive("Ana"), "ana.change")
    phone = await elsewhere()
    await phone.post(SIGN_IN, sign_in_name="ana.change", password=SECRET)
    new = {"sign_in_name": "ana.change", "password": "another long one"}
    assert await refused(ana, "POST", "/api/account/password", **new) == "wrong_password"
    await ana.post("/api/account/password", **new, current=SECRET)
    assert await phone.get("/api/me") is None
    assert (await ana.get("/api/me"))["id"] == ana.id


async def test_the_only_way_in_cannot_be_removed(arrive: Arrive) -> None:
    ana = await with_password(await arrive("Ana"), "ana.only")
    assert await refused(ana, "DELETE", "/api/account/password") == "last_sign_in"


# ---------------------------------------------------------------- guests, sessions


async def test_a_guest_steps_aside_and_comes_back(arrive: Arrive, elsewhere: Any) -> None:
    ana = await with_password(await arrive("Ana"), "ana.aside")
    guest = await (await elsewhere()).become("Guest of home")
    table = await guest.open_table("river", 4)
    await guest.post(SIGN_IN, sign_in_name="ana.aside", password=SECRET)
    assert (await guest.get("/api/me"))["id"] == ana.id
    back = await guest.post("/api/sign-out")
    assert back["me"]["id"] == guest.id
    assert (await guest.get(f"/api/tables/{table}"))["seat"] == 0
    assert GUEST_COOKIE not in guest.http.cookies


async def test_a_guest_cannot_sign_out_and_be_lost(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    assert await refused(ana, "POST", "/api/sign-out") == "last_sign_in"
    assert await refused(ana, "POST", "/api/sign-out/everywhere") == "last_sign_in"


async def test_signing_out_everywhere_ends_sessions_and_their_sockets(arrive: Arrive, elsewhere: Any) -> None:
    ana = await with_password(await arrive("Ana"), "ana.everywhere")
    table = await ana.open_table("river", 4)
    phone = await elsewhere()
    await phone.post(SIGN_IN, sign_in_name="ana.everywhere", password=SECRET)
    async with phone.at(table) as tab:
        await tab.hear_kind("table")
        assert await ana.post("/api/sign-out/everywhere") == {"me": None}
        assert await closing_code(tab) == 4401
    assert await phone.get("/api/me") is None
    assert await ana.get("/api/me") is None


async def test_signing_out_closes_the_tables_of_this_browser(arrive: Arrive) -> None:
    ana = await with_password(await arrive("Ana"), "ana.here")
    table = await ana.open_table("river", 4)
    async with ana.at(table) as tab:
        await tab.hear_kind("table")
        await ana.post("/api/sign-out")
        assert await closing_code(tab) == 4401


async def test_sessions_are_listed_and_ended_one_by_one(arrive: Arrive, elsewhere: Any) -> None:
    ana = await with_password(await arrive("Ana"), "ana.sessions")
    phone = await elsewhere()
    phone.http.headers["user-agent"] = "Phone/1"
    await phone.post(SIGN_IN, sign_in_name="ana.sessions", password=SECRET)
    sessions = (await ana.get("/api/account"))["sessions"]
    assert {(each["here"], each["device"].startswith("Phone")) for each in sessions} == {
        (True, False),
        (False, True),
    }
    other = next(each["id"] for each in sessions if not each["here"])
    here = next(each["id"] for each in sessions if each["here"])
    assert await refused(ana, "DELETE", f"/api/account/sessions/{here}") == "not_yours"
    response = await ana.http.delete(f"/api/account/sessions/{other}")
    assert len(response.json()["sessions"]) == 1
    assert await phone.get("/api/me") is None


async def test_nobody_ends_the_session_of_somebody_else(arrive: Arrive) -> None:
    ana, bela = await arrive("Ana"), await arrive("Béla")
    session = (await ana.get("/api/account"))["sessions"][0]["id"]
    assert await refused(bela, "DELETE", f"/api/account/sessions/{session}") == "not_yours"


# ---------------------------------------------------------------- recovery codes


async def test_a_recovery_code_signs_in_once(arrive: Arrive, elsewhere: Any) -> None:
    ana = await with_password(await arrive("Ana"), "ana.codes")
    codes = (await ana.post("/api/account/codes"))["codes"]
    assert len(set(codes)) == 10
    phone, tablet = await elsewhere(), await elsewhere()
    assert (await phone.post("/api/sign-in/code", code=f" {codes[3].upper()} "))["id"] == ana.id
    assert await refused(tablet, "POST", "/api/sign-in/code", code=codes[3]) == "wrong_recovery_code"
    assert (await ana.get("/api/account"))["recovery_codes"] == 9


async def test_new_codes_end_the_old_ones(arrive: Arrive, stranger: Person) -> None:
    ana = await with_password(await arrive("Ana"), "ana.newcodes")
    old = (await ana.post("/api/account/codes"))["codes"]
    await ana.post("/api/account/codes")
    assert await refused(stranger, "POST", "/api/sign-in/code", code=old[0]) == "wrong_recovery_code"


async def test_a_guest_has_no_recovery_codes(arrive: Arrive) -> None:
    assert await refused(await arrive("Ana"), "POST", "/api/account/codes") == "not_an_account"


# ---------------------------------------------------------------- guessing, and passkeys that are none


@pytest.mark.parametrize(
    "limits",
    [
        {"sign_ins": Rate(3, 0.0001), "sign_ins_of_address": None},
        {"sign_ins": None, "sign_ins_of_address": Rate(3, 0.0001)},
    ],
)
async def test_guessing_is_slowed_down(tmp_path: Path, limits: dict[str, Rate | None]) -> None:
    rates = Rates(guests=None, posts=None, messages=None, **limits)
    with serving(tmp_path, rates=rates) as server:
        async with Person(server.host) as guesser:
            guess = {"sign_in_name": "ana", "password": "not this one"}
            answers = [await refused(guesser, "POST", SIGN_IN, **guess) for _ in range(5)]
    assert answers == ["sign_in_failed"] * 3 + ["too_fast"] * 2


@pytest.mark.parametrize(
    "credential", [{}, {"id": "x"}, {"id": "AAAA", "rawId": "AAAA", "response": {}, "type": "public-key"}]
)
async def test_what_is_no_passkey_is_refused(arrive: Arrive, credential: dict[str, Any]) -> None:
    ana = await arrive("Ana")
    for path, more in (("/api/sign-in/passkey", {}), ("/api/account/passkeys", {"name": "Key"})):
        assert await refused(ana, "POST", path, credential=credential, **more) == "passkey_refused"


async def test_strangers_have_no_account(stranger: Person) -> None:
    for method, path in (("GET", "/api/account"), ("GET", "/api/tokens"), ("POST", "/api/sign-out")):
        assert await refused(stranger, method, path) == "no_session"


async def test_a_made_up_session_is_none(server: ServerThread) -> None:
    async with Person(server.host) as forger:
        forger.http.cookies.set(COOKIE, "x" * 43)
        assert await forger.get("/api/me") is None


@pytest.mark.parametrize(("days", "is_known"), [(0, True), (179, True), (181, False)])
async def test_a_session_slides_and_ends(tmp_path: Path, days: int, *, is_known: bool) -> None:
    """Half a year after it was last used; each day of use begins it anew, in the store and in the browser."""
    with serving(tmp_path) as server:
        async with Person(server.host) as ana:
            await ana.become("Ana")
            with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
                connection.execute("UPDATE sessions SET seen = seen - ?", (days * 24 * 3600 * 1000,))
                answer = await ana.http.get("/api/me")
                (seen,) = connection.execute("SELECT made - seen FROM sessions").fetchone()
    assert (answer.json() is not None) is is_known
    assert (COOKIE in answer.headers.get("set-cookie", "")) is (days == 179)
    assert (seen <= 0) is (days < 180)
