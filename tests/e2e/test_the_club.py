"""An evening at the club: two people and a program play a rated match by the clock, one of them vanishes and comes back."""

import os
import re
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import faults
from tests.e2e.browser import ROOT
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import OVER, Person
from tests.e2e.tables import become_guest, call, record_of, table_seen
from tests.server.servers import ServerThread, serving
from updown.adapters.store_sql import Rebuilt, rebuild
from updown.engine.replay import verify
from updown.games import all_games, game_called
from updown.server.node import DATABASE

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.xdist_group("browser-together")]

PICTURES = ROOT / "test-results" / "club"
BEFORE, MEANWHILE = 3, 2
"""How many turns the other one plays before and while somebody is away."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerThread]:
    with serving(folder, gone_after=1, entropy_wait=0.5) as running:
        yield running


@contextmanager
def program(owner: Page, address: str, url: str) -> Generator[str]:
    """The example bot sits at the table with a token of its own; gives its id."""
    account = {"sign_in_name": "ana.of.the.club", "password": "correct horse battery"}
    assert owner.request.post("/api/account/password", data=account).ok
    made = owner.request.post("/api/bots", data={"name": "Rook"}).json()
    command = [sys.executable, ROOT / "examples/bot.py", url, address.rpartition("/")[2]]
    bot = subprocess.Popen(command, env={**os.environ, "UPDOWN_TOKEN": made["token"]["token"]})
    try:
        yield made["bot"]["id"]
    finally:
        bot.terminate()
        bot.wait(timeout=10)


def open_rated_table(page: Page) -> str:
    """Through the form: three seats, rated, a live clock."""
    page.goto("/new?game=up-or-down")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("group", name="Clock", exact=True).get_by_role("radio", name="Live", exact=True).check()
    page.get_by_label("Rated").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def play_together(persons: list[Person], turns: int | None = None) -> None:
    """Whoever is on turn plays, until the first of them has had so many turns, or to the end."""
    first, left = persons[0], turns
    while not all(person.is_over for person in persons):
        for person in persons:
            if person.is_to_act:
                person.take_turn()
                left = left - 1 if left is not None and person is first else left
        if left == 0:
            return
        first.page.wait_for_timeout(50)


def test_an_evening(new_person: NewPerson, server: ServerThread, folder: Path) -> None:
    ana, nikos = new_person(), new_person(viewport=PHONE)
    become_guest(ana, "Ana")
    become_guest(nikos, "Nikos")
    address = open_rated_table(ana)
    call(nikos, address, "sit")
    nikos.goto(address)
    with program(ana, address, server.url) as rook:
        expect(ana.locator("main.room")).to_contain_text("Rook")
        ana.screenshot(path=PICTURES / "room.png")
        ana.get_by_role("button", name="Start", exact=True).click()
        for page in (ana, nikos):
            page.locator("main.match").wait_for()
        one, other = Person(ana, "up-or-down"), Person(nikos, "up-or-down")
        play_together([one, other], BEFORE)
        nikos.goto("about:blank")
        play_together([one], MEANWHILE)
        expect(ana.locator(".log")).to_contain_text("is played by a bot from now on")
        ana.screenshot(path=PICTURES / "gone.png")
        nikos.goto(address)
        expect(ana.locator(".log")).to_contain_text("plays again in person")
        nikos.screenshot(path=PICTURES / "back.png")
        play_together([one, other])
    verify(record_of(ana, address), all_games())
    check_what_is_remembered(ana, address, rook)
    assert rebuild(folder / DATABASE, game_called, keep=False) == Rebuilt(1, wrong=0)


def check_what_is_remembered(ana: Page, address: str, rook: str) -> None:
    """Ratings of both people, once; the replay, profile and list of the best show it."""
    seats = table_seen(ana, address)["setting"]["seats"]
    for player in (seat["player"] for seat in seats):
        ratings = ana.request.get(f"/api/players/{player}").json()["ratings"]
        assert [line["matches"] for line in ratings] == ([] if player == rook else [1])
    ana.locator(OVER).wait_for()
    look_at(ana, "result")
    ana.get_by_role("link", name="Replay").click()
    ana.locator('main[data-moment="0"]').wait_for()
    expect(ana.locator(".log")).to_contain_text("is played by a bot from now on")
    look_at(ana, "replay")
    mine = next(seat["player"] for seat in seats if seat["name"] == "Ana")
    ana.goto(f"/p/{mine}")
    expect(ana.locator("main")).to_contain_text("1 rated match")
    look_at(ana, "profile")
    ana.goto("/best?game=up-or-down&size=3-4")
    rows = ana.locator("main tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=re.compile("Ana|Nikos"))).to_have_count(2)
    look_at(ana, "best")


def look_at(page: Page, name: str) -> None:
    assert faults(page) == []
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
