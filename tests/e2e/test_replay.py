"""A finished match looked at again: by keys, by the log, by a link; nothing can be done there, and nobody is torn away."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import MY_TURN
from tests.e2e.tables import become_guest, open_table, play_by_bots, wait_for_phase

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

games = pytest.mark.parametrize("game", ["up-or-down", "river"])
QUICK = {"up-or-down": {}, "river": {"start": 3, "schedule": "down"}}
HAND = {"up-or-down": ".me .hand [aria-label]", "river": ".fan button"}


@pytest.fixture
def ana(new_person: NewPerson) -> Page:
    page = new_person(permissions=["clipboard-read", "clipboard-write"])
    become_guest(page, "Ana")
    return page


def finished(game: str, ana: Page, nikos: Page) -> str:
    become_guest(nikos, "Nikos")
    return play_by_bots(ana, nikos, game, QUICK[game], seats=3)


def shows(page: Page, moment: int) -> None:
    page.locator(f'main[data-moment="{moment}"]').wait_for()


def hand(page: Page, game: str) -> list[str]:
    return page.locator(HAND[game]).all_inner_texts()


@games
def test_keys_log_and_link_lead_to_a_moment(game: str, ana: Page, new_person: NewPerson) -> None:
    nikos = new_person()
    ana.goto(finished(game, ana, nikos))
    ana.get_by_role("link", name="Replay").click()
    shows(ana, 0)
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        ana.keyboard.press(key)
        shows(ana, moment)
    ana.keyboard.press("Space")
    shows(ana, 1)
    ana.keyboard.press("Space")
    ana.keyboard.press("End")
    last = int(ana.get_by_label("Moment of the match").get_attribute("max") or 0)
    shows(ana, last)

    if game == "river":
        ana.keyboard.press("l")
    ana.locator(".log li button").last.click()
    expect(ana.locator(".log [aria-current]").last).to_be_visible()
    ana.get_by_label("Moment of the match").fill("5")
    shows(ana, 5)
    ana.get_by_role("button", name="Copy the link").click()
    link = ana.evaluate("() => navigator.clipboard.readText()")
    assert re.search(r"/t/\w+\?at=5&seat=\d$", link)
    expect(ana).to_have_url(link)

    nikos.goto(link)
    shows(nikos, 5)
    assert hand(nikos, game) == hand(ana, game)
    nikos.keyboard.press("?")
    expect(nikos.get_by_role("dialog").get_by_text("one move back, one move on")).to_be_visible()


@games
def test_every_view_and_open_hands_but_nothing_to_do(game: str, ana: Page, new_person: NewPerson) -> None:
    address = finished(game, ana, new_person())
    sent: list[str] = []
    ana.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    ana.goto(f"{address}?at=3")
    shows(ana, 3)
    seats = ana.get_by_label("As seen by")
    hands = []
    for seat in range(3):
        seats.select_option(str(seat))
        expect(ana.locator(f'main[data-seat="{seat}"]')).to_be_visible()
        hands.append(tuple(hand(ana, game)))
        for key in "1", "Enter", "a", "_", "b":
            ana.keyboard.press(key)
        assert ana.locator('main [aria-pressed="true"]:not(.tabs *)').count() == 0
    assert len(set(hands)) == 3
    assert all(hands)
    ana.get_by_role("button", name="Open hands").click()
    expect(ana.locator(".well .held .mini, .open-hand").first).to_be_visible()
    expect(ana.locator(".well .held i")).to_have_count(0)
    assert not [frame for frame in sent if '"act"' in frame]


def test_it_leads_back_to_the_match_in_play(ana: Page, new_person: NewPerson) -> None:
    address = finished("up-or-down", ana, new_person())
    running = open_table(ana, "up-or-down", {}, 2, bots=1, start=True)
    ana.goto(f"{address}?at=1")
    shows(ana, 1)
    ana.locator(".in-play a").click()
    ana.locator(MY_TURN).wait_for()
    expect(ana).to_have_url(re.compile(re.escape(running)))
    ana.goto(f"{running}?at=1")
    ana.locator(MY_TURN).wait_for()
    assert ana.locator("main[data-moment]").count() == 0


def test_the_link_of_a_private_match_lets_others_in(ana: Page, new_person: NewPerson) -> None:
    wish = {"id": "private", "game": "up-or-down", "seats": 2, "bots": ["easy", "easy"]}
    opened = ana.request.post("/api/tables", data={**wish, "sit": False, "start": True, "private": True})
    address = f"/t/{opened.json()['id']}"
    wait_for_phase(ana, address, "finished")
    ana.goto(f"{address}?at=2")
    shows(ana, 2)
    ana.get_by_role("button", name="Copy the link").click()
    other = new_person()
    other.goto(ana.evaluate("() => navigator.clipboard.readText()"))
    shows(other, 2)


def test_on_a_phone(new_person: NewPerson) -> None:
    page = new_person(viewport=PHONE)
    become_guest(page, "Ana")
    page.goto(finished("river", page, new_person()) + "?at=4")
    shows(page, 4)
    page.get_by_role("button", name="One move on").click()
    shows(page, 5)
    page.get_by_role("button", name="View and speed").click()
    page.get_by_role("button", name="Open hands").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".open-hand").first).to_be_visible()
    page.get_by_role("button", name="Log").click()
    page.locator(".log li button").last.click()
    shows(page, 0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(page.locator("main.result")).to_be_visible()
