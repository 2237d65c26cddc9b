"""`updown admin`: keeping order beside a server that runs, and how it says no."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.app.house import ANNA, BELA, House
from tests.cli.test_commands import updown
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.chat import ChatLine
from updown.app.moderating import Moderation
from updown.app.moderation import NewReport
from updown.server.keeping import kept
from updown.server.node import DATABASE

LINE = ChatLine(1, 1, BELA.id, "Bela", watching=False, preset=None, text="fools")


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """With two players, an open table `t` and a report."""
    migrate(tmp_path / DATABASE)

    async def fill() -> None:
        store = SqlStore(tmp_path / DATABASE)
        house = House(store)
        for number, player in enumerate((ANNA, BELA)):
            await store.add_player(player, bytes([number]), at=0)
        table = await house.open()
        await store.report(NewReport(1, table, 2, ANNA.id, BELA.id, "insults", "look", (LINE,)))
        await house.close()
        await store.close()

    asyncio.run(fill())
    return tmp_path


def admin(data_dir: Path, *arguments: str) -> str:
    result = updown("admin", *arguments, "--data-dir", data_dir)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(data_dir: Path, code: str, *arguments: str) -> None:
    result = updown("admin", *arguments, "--data-dir", data_dir)
    assert (result.exit_code, f"[{code}]" in result.output) == (2, True), result.output


def test_acts_take_effect_and_stand_in_the_log_while_a_server_runs(data_dir: Path) -> None:
    with kept(data_dir):
        assert "is banned" in admin(data_dir, "ban", BELA.id, "--why", "spam")
        admin(data_dir, "unban", BELA.id)
        admin(data_dir, "mute", BELA.id, "--why", "rude")
        admin(data_dir, "settle", "1")
        done = json.loads(admin(data_dir, "moderators", "add", ANNA.id, "--json"))
    assert done == {"kind": "appoint", "whom": ANNA.id, "why": ""}
    log = json.loads(admin(data_dir, "log", "--json"))
    assert [(act["kind"], act["by"]) for act in log] == [
        (kind, "host") for kind in ("appoint", "settle", "mute", "unban", "ban")
    ]
    assert (log[-1]["whom_name"], log[-1]["why"]) == ("Bela", "spam")
    assert "Bela (bela-id) · rude" in admin(data_dir, "log")
    assert json.loads(admin(data_dir, "moderators", "list", "--json")) == [
        {"player": ANNA.id, "name": "Anna"}
    ]


def test_reports_are_listed_with_what_was_said(data_dir: Path) -> None:
    (report,) = json.loads(admin(data_dir, "reports", "--json"))
    assert (report["accused_name"], report["lines"][0]["text"], report["settled"]) == ("Bela", "fools", None)
    told = admin(data_dir, "reports", "--lang", "pt")
    assert "Ofensas" in told
    assert "fools" in told


def test_what_cannot_be_is_refused_and_not_logged(data_dir: Path, tmp_path: Path) -> None:
    refused(data_dir, "no_such_player", "ban", "nobody")
    refused(data_dir, "no_such_table", "close", "nowhere")
    refused(data_dir, "no_such_report", "settle", "7")
    refused(data_dir, "nothing_to_do", "unmute", BELA.id)
    refused(data_dir, "bad_line", "ban", BELA.id, "--why", "x" * 501)
    admin(data_dir, "moderators", "add", BELA.id)
    refused(data_dir, "is_moderator", "ban", BELA.id)
    refused(data_dir, "nothing_to_do", "moderators", "add", BELA.id)
    assert [act["kind"] for act in json.loads(admin(data_dir, "log", "--json"))] == ["appoint"]
    refused(tmp_path / "nowhere", "cannot_read", "log")


def test_a_table_closed_while_no_server_runs_ends_when_one_starts(data_dir: Path) -> None:
    (report,) = json.loads(admin(data_dir, "reports", "--json"))
    admin(data_dir, "close", report["table"])
    refused(data_dir, "nothing_to_do", "close", report["table"])

    async def start() -> tuple[str, str | None]:
        store = SqlStore(data_dir / DATABASE)
        house = House(store)
        await Moderation(store, house.tables, house.clock).follow()
        setting = (await house.tables.look(report["table"])).setting
        await house.close()
        await store.close()
        return setting.phase, setting.reason

    assert asyncio.run(start()) == ("aborted", "by_moderator")
    refused(data_dir, "wrong_phase", "close", report["table"])
