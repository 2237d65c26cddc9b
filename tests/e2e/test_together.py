"""Several people at a table in the browser: guests with a link, watchers, rematches, who is gone."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.lines import Message, rewrite
from tests.e2e.person import MY_TURN, Person
from tests.e2e.tables import become_guest, open_table, play_by_bots, table_seen, two_at_a_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-together")]

HAND = {"up-or-down": "[data-step=card]", "river": ".fan button"}
games = pytest.mark.parametrize("game", list(HAND))


def test_somebody_new_with_the_link_sits_down_as_a_guest(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    become_guest(host, "Ana")
    address = open_table(host, "up-or-down", {}, seats=2, bots=0, start=False, private=True)
    host.goto(address)
    guest.goto(address)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("main.room .mine")).to_contain_text("you")
    name = guest.request.get("/api/me").json()["name"]
    expect(host.locator("main.room")).to_contain_text(name)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.locator("main.match").wait_for()


@games
def test_who_watches_sees_no_hand(game: str, new_person: NewPerson) -> None:
    ana, nikos, watcher = new_person(), new_person(), new_person()
    address = two_at_a_table(game, ana, nikos)
    heard: list[Message] = []
    watcher.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))),
    )
    watcher.goto(address)
    watcher.locator("main.match").wait_for()
    Person(ana if ana.locator(MY_TURN).count() else nikos, game).take_turn()
    expect(watcher.locator(f'main.match[data-version="{Person(ana, game).version}"]')).to_be_visible()
    assert watcher.locator(HAND[game]).count() == 0
    views = [message for message in heard if message["type"] == "view"]
    assert [view["own"] for view in views] == [None] * len(views)
    assert len(views) >= 2
    expect(ana.get_by_text("1 watching")).to_be_visible()


def test_a_wrong_link_says_what_is_wrong_and_leads_out(new_person: NewPerson) -> None:
    host, stranger = new_person(), new_person()
    become_guest(host, "Ana")
    private = open_table(host, "river", {}, seats=4, bots=0, start=False, private=True)
    for address, words in {
        "/t/nonsense": "There is no such table",
        private.partition("?")[0]: "This table is private",
        "/nowhere/at/all": "There is no such page",
    }.items():
        stranger.goto(address)
        expect(stranger.get_by_text(words)).to_be_visible()
    stranger.get_by_role("link", name="All tables", exact=True).click()
    expect(stranger.locator("main.lobby")).to_be_visible()


def test_the_promise_of_the_deal_stands_at_the_open_table(new_person: NewPerson) -> None:
    page = new_person()
    become_guest(page, "Ana")
    address = open_table(page, "river", {}, seats=4, bots=0, start=False)
    page.goto(address)
    page.get_by_text("A fair deal").click()
    commitment = table_seen(page, address)["setting"]["commitment"]
    expect(page.locator("main.room details code", has_text=commitment)).to_be_visible()


def test_a_rematch_leads_both_to_the_same_new_table(new_person: NewPerson) -> None:
    ana, nikos = new_person(), new_person()
    become_guest(ana, "Ana")
    become_guest(nikos, "Nikos")
    address = play_by_bots(ana, nikos, "river", {"start": 1}, seats=2)
    for page in (ana, nikos):
        page.goto(address)
    ana.get_by_role("button", name="Play again").click()
    ana.wait_for_url(re.compile(r"/t/(?!" + address.rpartition("/")[2] + ")"))
    nikos.get_by_role("button", name="To the next match").click()
    for page in (ana, nikos):
        expect(page.locator("main.room")).to_contain_text("Nikos")
        expect(page.locator("main.room")).to_contain_text("Ana")
    assert ana.url == nikos.url


def test_a_bot_plays_for_who_is_gone_and_hands_the_seat_back(new_person: NewPerson) -> None:
    game = "river"
    ana, nikos = new_person(), new_person()
    rewrite(ana, "presence", gone_for_a_minute)
    address = two_at_a_table(game, ana, nikos)
    nikos.goto("about:blank")
    ana.get_by_role("button", name="Let a bot play for Nikos").click()
    expect(ana.get_by_text("A bot plays for Nikos")).to_be_visible()
    assert "medium" in [seat["level"] for seat in table_seen(ana, address)["setting"]["seats"]]
    Person(ana, game).play(2)
    nikos.goto(address)
    expect(ana.get_by_text("A bot plays for Nikos")).to_be_hidden()
    people = [Person(ana, game), Person(nikos, game)]
    for page in (ana, nikos):
        page.locator(MY_TURN).or_(page.get_by_text("Waiting")).first.wait_for()
    next(person for person in people if person.is_to_act).take_turn()


def gone_for_a_minute(presence: Message) -> Message:
    """The page counts the minute itself; the server of these tests does not."""
    minute = 60_000
    return presence | {
        "gone_since": [None if since is None else since - minute for since in presence["gone_since"]]
    }
