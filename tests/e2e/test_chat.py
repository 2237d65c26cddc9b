"""Chat, mute, report and moderation as people do it: at both games, on a desktop and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import faults
from tests.e2e.browser import ROOT
from tests.e2e.conftest import DESKTOP, PHONE, NewPerson
from tests.e2e.person import MY_TURN, Person
from tests.e2e.tables import become_guest, open_table, two_at_a_table
from tests.e2e.test_every_page import misfits
from tests.server.servers import ServerThread, serving
from updown.adapters.store_sql import act_alone
from updown.app.moderation import HOST, NewAct
from updown.server.node import DATABASE

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

games = pytest.mark.parametrize("game", ["up-or-down", "river"])
PICTURES = ROOT / "test-results" / "chat"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("chat")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerThread]:
    with serving(folder, gone_after=0, entropy_wait=0.5) as running:
        yield running


def chat_of(page: Page) -> Page:
    page.keyboard.press("m")
    page.locator(".chat").wait_for()
    return page


@games
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_people_talk_and_play_on(game: str, size: dict[str, int], new_person: NewPerson) -> None:
    touched = size is PHONE
    ana = new_person(viewport=size, has_touch=touched)
    nikos = new_person(locale="el", viewport=size, has_touch=touched)
    two_at_a_table(game, ana, nikos)
    chat_of(ana)
    ana.get_by_role("button", name="Hello!").click()
    ana.get_by_label("Your line").fill("what a <b>hand</b>")
    ana.keyboard.press("Enter")
    expect(ana.locator(".chat li")).to_have_count(2)
    expect(nikos.locator("#chat-button")).to_have_attribute("aria-label", re.compile("2 νέα μηνύματα"))
    expect(nikos.locator("[aria-live]", has_text="what a <b>hand</b>")).to_be_attached()
    chat_of(nikos)
    expect(nikos.locator(".chat .words").first).to_have_text("Γεια σας!")
    expect(nikos.locator(".chat .words b")).to_have_count(0)
    assert faults(nikos) == []
    assert misfits(nikos, touched=touched) == []
    nikos.screenshot(path=PICTURES / f"{game}-{size['width']}.png")
    if touched:
        ana.get_by_role("button", name="Close").click()
        nikos.locator("#chat-button").click()
    else:
        nikos.keyboard.press("Escape")
    expect(nikos.locator(".chat")).to_have_count(0)
    first = ana if ana.locator(MY_TURN).count() else nikos
    Person(first, game).take_turn()


@games
def test_the_key_is_told_and_does_not_write(game: str, new_person: NewPerson) -> None:
    page = new_person()
    become_guest(page, "Ana")
    page.goto(open_table(page, game, {}, seats=3, bots=2, start=True))
    page.locator("main.match").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dt", has_text=re.compile("^M$"))).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    chat_of(page)
    field = page.get_by_label("Your line")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("mmm 123")
    expect(field).to_have_value("mmm 123")


def test_a_person_is_muted_reported_and_heard_again(new_person: NewPerson, folder: Path) -> None:
    ana, nikos, maria = new_person(), new_person(), new_person()
    two_at_a_table("river", ana, nikos)
    chat_of(nikos).get_by_label("Your line").fill("you are fools")
    nikos.keyboard.press("Enter")
    chat_of(ana)
    ana.get_by_role("button", name="Mute or report Nikos").click()
    assert faults(ana) == []
    ana.get_by_label("Spam").check()
    ana.get_by_role("button", name="Send the report").click()
    expect(ana.get_by_text("A moderator will look at it")).to_be_visible()
    ana.get_by_role("button", name="Mute or report Nikos").click()
    ana.get_by_role("button", name="Mute Nikos").click()
    expect(ana.locator(".chat .words")).to_have_count(0)

    become_guest(maria, "Maria")
    player = maria.request.get("/api/me").json()["id"]
    act_alone(folder / DATABASE, NewAct(round(time() * 1000), HOST, "appoint", player, ""))
    for _ in range(200):
        if maria.request.get("/api/me").json()["moderator"]:
            break
        maria.wait_for_timeout(50)
    maria.goto("/moderation")
    report = maria.locator("article").first
    expect(report).to_contain_text("you are fools")
    assert faults(maria) == []
    maria.screenshot(path=PICTURES / "moderation.png", full_page=True)
    report.get_by_role("button", name="Close the table").click()
    expect(ana.locator("main.result, .log", has_text="moderator").first).to_be_visible()
    report.get_by_role("button", name="Ban").click()
    expect(nikos.get_by_text("A moderator has banned you")).to_be_visible()
    expect(maria.locator(".log li").first).to_contain_text("Ban")

    ana.goto("/")
    ana.get_by_role("button", name="Settings").click()
    ana.get_by_role("button", name="Hear Nikos again").click()
    expect(ana.get_by_text("Hear Nikos again")).to_have_count(0)


@games
def test_a_spectator_looks_from_any_seat_and_cannot_act(game: str, new_person: NewPerson) -> None:
    ana, nikos, maria = new_person(), new_person(), new_person()
    address = two_at_a_table(game, ana, nikos)
    become_guest(maria, "Maria")
    maria.goto(address)
    maria.locator("main.match").wait_for()
    expect(ana.get_by_text("1 watching")).to_be_visible()
    ana.get_by_role("button", name="Menu").click()
    expect(ana.locator("dialog[open]")).to_contain_text("Maria")
    near = {"river": ".seats li >> nth=0", "up-or-down": ".me"}[game]
    before = maria.locator(near).inner_text()
    maria.get_by_role("button", name="Menu").click()
    maria.get_by_label("Look from").select_option("1")
    maria.keyboard.press("Escape")
    expect(maria.locator(near)).not_to_have_text(before)
    expect(maria.locator(".fan button.playable, [data-step=card]:not([aria-disabled=true])")).to_have_count(0)
    chat_of(maria)
    expect(maria.get_by_text("only other spectators read this")).to_be_visible()
    maria.screenshot(path=PICTURES / f"{game}-watching.png")
