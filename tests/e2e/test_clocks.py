"""A game clock in the browser: chosen in words, seen at the seats, and what happens to who is gone."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import faults
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import MY_TURN
from tests.e2e.tables import become_guest, call, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-together")]

PICTURES = os.environ.get("UPDOWN_PICTURES")
"""A folder for pictures of what is tested, to look at."""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def test_a_clock_is_chosen_and_runs(new_person: NewPerson) -> None:
    host, watcher = new_person(), new_person()
    host.goto("/new?game=up-or-down")
    clock = host.get_by_role("group", name="Clock", exact=True)
    clock.get_by_role("radio", name="Live", exact=True).check()
    host.get_by_role("radio", name="3 min + 5 s").check()
    host.get_by_role("radio", name="The seat loses").check()
    expect(host.get_by_text("a bot plays your cards to the end and you come last")).to_be_visible()
    assert not faults(host)
    clock.scroll_into_view_if_needed()
    picture(host, "form")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("main.room")).to_contain_text("Live, 3 min + 5 s")
    watcher.goto("/")
    expect(watcher.locator("article").filter(has_text="3 min + 5 s").first).to_be_visible()
    picture(host, "room")
    for _ in range(2):
        host.get_by_role("combobox").first.select_option("easy")
    host.get_by_role("button", name="Start", exact=True).click()
    mine = host.locator(".clocks li")
    expect(mine).to_have_count(1)  # bots have none
    expect(mine).to_contain_text(re.compile(r"2:5\d"), timeout=15_000)
    assert not faults(host)
    picture(host, "table")
    host.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    picture(host, "table-phone")


def test_who_leaves_is_played_for_and_has_the_seat_back(new_person: NewPerson) -> None:
    ana, nikos = new_person(), new_person()
    become_guest(ana, "Ana")
    become_guest(nikos, "Nikos")
    clock: dict[str, object] = {"kind": "live", "bank": 600, "increment": 15}
    address = open_table(ana, "up-or-down", {}, seats=2, bots=0, start=False, clock=clock)
    call(nikos, address, "sit")
    for page in (ana, nikos):
        page.goto(address)
        page.locator("main.room").wait_for()
    call(ana, address, "start")
    for page in (ana, nikos):
        page.locator("main.match").wait_for()
    expect(ana.locator(".clocks li")).to_have_count(2)
    leaving, staying = (ana, nikos) if ana.locator(MY_TURN).count() else (nikos, ana)
    leaving.goto("about:blank")
    expect(staying.locator(".log")).to_contain_text("is played by a bot from now on")
    picture(staying, "substituted")
    leaving.goto(address)
    expect(staying.locator(".log")).to_contain_text("plays again in person")
    expect(staying.locator(".away")).to_have_count(0)
