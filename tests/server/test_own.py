"""Preferences, the archive of everything, and deletion."""

import json
import secrets
import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from tests.server.conftest import Arrive
from tests.server.people import Person, play_together, start
from tests.server.servers import serving
from tests.server.test_accounts import SECRET, refused, with_password
from updown.app.names import DELETED
from updown.server.node import DATABASE

PREFERENCES = "/api/account/preferences"


async def played(host: Person, other: Person, seed: int) -> str:
    """A finished match of two."""
    table = await host.open_table("up-or-down", 2)
    await other.post(f"/api/tables/{table}/sit")
    async with host.at(table) as mine, other.at(table) as theirs:
        await start(host, table, mine, theirs)
        await play_together((mine, theirs), seed)
    return table


async def put(person: Person, **preferences: Any) -> Any:
    return (await person.http.put(PREFERENCES, json=preferences)).json()


async def test_preferences_are_kept_and_checked(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    assert await ana.get(PREFERENCES) is None
    await put(ana, language="el", theme="dark", confirm=True)
    kept = await ana.get(PREFERENCES)
    assert (kept["language"], kept["theme"], kept["confirm"]) == ("el", "dark", True)
    for wrong in ({"theme": "pink"}, {"confirm": "yes"}, {"password": "x"}):
        assert (await put(ana, **wrong))["code"] == "bad_request"
    assert (await ana.get(PREFERENCES)) == kept


async def test_the_archive_has_everything_and_no_secret(arrive: Arrive, seed: int) -> None:
    ana, bela = await arrive("Ana"), await arrive("Béla")
    await with_password(ana, f"ana.{secrets.token_hex(4)}")
    token = (await ana.post("/api/tokens", name="Script", scopes=["read"]))["token"]
    await put(ana, theme="dark")
    table = await played(ana, bela, seed)
    archive = ZipFile(BytesIO((await ana.http.get("/api/account/archive")).content))
    files = {name: archive.read(name).decode() for name in archive.namelist()}
    assert json.loads(files["account.json"])["name"] == "Ana"
    assert json.loads(files["preferences.json"])["theme"] == "dark"
    assert json.loads(files["results.json"])[0]["result"]["table"] == table
    assert files[f"records/{table}.updown"].startswith("Updown-Record: 1\n")
    whole = "".join(files.values())
    assert not [secret for secret in (token, SECRET, "argon2") if secret in whole]


async def test_deletion_leaves_matches_readable_without_the_name(arrive: Arrive, seed: int) -> None:
    ana, bela = await arrive("Ana Secretname"), await arrive("Béla")
    name = f"ana.{secrets.token_hex(4)}"
    await with_password(ana, name)
    token = (await ana.post("/api/tokens", name="Script", scopes=["read"]))["token"]
    finished = await played(ana, bela, seed)
    open_table = await ana.open_table("river", 4)
    await bela.post(f"/api/tables/{open_table}/sit")
    assert await refused(ana, "POST", "/api/account/delete", name="Bela") == "wrong_confirmation"
    assert await ana.post("/api/account/delete", name="ana secretname") == {"me": None}

    assert await ana.get("/api/me") is None
    assert await refused(bela, "POST", "/api/sign-in", sign_in_name=name, password=SECRET) == "sign_in_failed"
    assert await refused(bela, "GET", f"/api/players/{ana.id}") == "no_such_player"
    seats = (await bela.get(f"/api/tables/{finished}"))["setting"]["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Béla", DELETED]
    assert f": {DELETED}\n" in (await bela.http.get(f"/api/tables/{finished}/record")).text
    past = (await bela.get(f"/api/players/{bela.id}/history"))["matches"][0]
    assert sorted(seat["name"] for seat in past["seats"]) == ["Béla", DELETED]
    lobby = (await bela.http.get("/api/lobby")).text
    assert "Secretname" not in lobby
    bela.http.headers["authorization"] = f"Bearer {token}"
    assert await refused(bela, "GET", "/api/me") == "bad_token"


async def test_no_name_stays_in_the_database(tmp_path: Path, seed: int) -> None:
    with serving(tmp_path) as server:
        async with Person(server.host) as ana, Person(server.host) as bela:
            await ana.become("Ana Secretname")
            await bela.become("Boris Stays")
            await with_password(ana, "secretname.too")
            await played(ana, bela, seed)
            left = await ana.open_table("river", 4)
            await bela.post(f"/api/tables/{left}/sit")
            await ana.post(f"/api/tables/{left}/leave")
            await ana.post("/api/account/delete", name="Ana Secretname")
            with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
                tables = [
                    row[0]
                    for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
                ]
                rows = [repr(row) for table in tables for row in connection.execute(f"SELECT * FROM {table}")]  # noqa: S608
    assert [row for row in rows if "Boris Stays" in row]
    assert not [row for row in rows if "secretname" in row.lower()]


async def test_deleting_takes_the_bots_along(arrive: Arrive) -> None:
    ana = await with_password(await arrive("Ana"), f"ana.{secrets.token_hex(4)}")
    made = await ana.post("/api/bots", name="Rook")
    await ana.post("/api/account/delete", name="Ana")
    ana.http.headers["authorization"] = f"Bearer {made['token']['token']}"
    assert await refused(ana, "GET", "/api/me") == "bad_token"


async def test_one_bot_can_be_deleted(arrive: Arrive) -> None:
    ana = await with_password(await arrive("Ana"), f"ana.{secrets.token_hex(4)}")
    made = await ana.post("/api/bots", name="Rook")
    path = f"/api/bots/{made['bot']['id']}/delete"
    assert await refused(ana, "POST", path, name="Ana") == "wrong_confirmation"
    await ana.post(path, name="Rook")
    assert await ana.get("/api/tokens") == {"tokens": [], "bots": []}
