"""Whole matches in a real browser against a real server: by mouse, by keyboard, by two people, through faults."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, LiveServer, NewPerson
from tests.e2e.person import Person
from tests.e2e.tables import Options, become_guest, open_table, record_of
from updown.engine.replay import verify
from updown.games import all_games

pytestmark = [pytest.mark.slow, pytest.mark.browser]

NAMES = {"up-or-down": "Up or Down?", "river": "Up and Down the River"}
SHORT: dict[str, Options] = {"up-or-down": {}, "river": {"start": 3}}
games = pytest.mark.parametrize("game", list(NAMES))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(tmp_path_factory.mktemp("server"))
    live.start()
    yield live
    live.stop()


def check_the_end(page: Page, address: str) -> None:
    """The result is there, the browser finds the deal good, and so does the command that anyone can run."""
    page.get_by_role("button", name="Verify this deal").click()
    expect(page.get_by_text("The deal holds.")).to_be_visible()
    expect(page.get_by_text("Your own part of the chance is in the deal.")).to_be_visible()
    verify(record_of(page, address), all_games())


@games
def test_one_person_plays_bots_by_mouse(game: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^" + re.escape(NAMES[game]))).click()
    page.get_by_role("button", name="Play a bot now").click()
    page.wait_for_url("**/t/*")
    address = page.url
    Person(page, game).play_to_the_end()
    check_the_end(page, address.partition("?")[0])


@games
def test_one_person_plays_with_the_keyboard_alone(game: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    expect(page.get_by_role("button", name="Play a bot now")).to_be_enabled()
    press_until_focused(page, "Tab", NAMES[game])
    page.keyboard.press("Enter")
    press_until_focused(page, "Tab", "Play a bot now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    Person(page, game, "keys").play_to_the_end()
    press_until_focused(page, "Tab", "Play again")


def press_until_focused(page: Page, key: str, name: str) -> None:
    """Walks as somebody without a mouse does; a thing that cannot be reached fails the test.

    Past the last thing of the page the focus is on the whole of it, which has every name within.
    """
    for _ in range(60):
        page.keyboard.press(key)
        if name in page.evaluate("(at => at === document.body ? '' : at.innerText)(document.activeElement)"):
            return
    raise AssertionError(f"{name!r} cannot be reached with {key}")


@games
def test_two_people_one_of_whom_reloads_and_loses_the_connection(game: str, new_person: NewPerson) -> None:
    ana, nikos = new_person(), new_person(viewport=PHONE, has_touch=True, locale="el-GR")
    become_guest(ana, "Ana")
    become_guest(nikos, "Νίκος")
    address = open_table(ana, game, SHORT[game], seats=2, bots=0, start=False)
    ana.goto(address)
    nikos.goto(address)
    nikos.get_by_role("button", name="Κάθισε").first.click()
    ana.get_by_role("button", name="Start").click()
    people = [Person(ana, game), Person(nikos, game)]
    take_turns(people, 6)
    nikos.reload()
    take_turns(people, 4)
    nikos.context.set_offline(True)
    expect(nikos.get_by_text("Εκτός σύνδεσης").or_(nikos.get_by_text("Επανασύνδεση"))).to_be_visible()
    nikos.context.set_offline(False)
    take_turns(people, 1000)
    for page in (ana, nikos):
        expect(page.locator("main.result")).to_be_visible()
    verify(record_of(ana, address), all_games())


def take_turns(people: list[Person], turns: int) -> None:
    """Whoever is to act acts, so many times or until the match is over."""
    for _ in range(turns):
        acting = next((person for person in people if person.is_to_act), None)
        if acting is not None:
            acting.take_turn()
        elif people[0].is_over:
            return
        else:
            people[0].page.wait_for_timeout(20)  # the newest view is on its way to one of the pages


@games
def test_the_server_is_killed_in_mid_match_and_nothing_is_lost(
    game: str, server: LiveServer, new_person: NewPerson
) -> None:
    page = new_person()
    become_guest(page, "Ира")
    address = open_table(page, game, SHORT[game], seats=2, bots=1, start=True)
    page.goto(address)
    person = Person(page, game)
    person.play(5)
    assert person.wait_for_turn()
    person.put_away_what_is_past()
    before, seen = person.version, page.locator("#main").inner_text()
    server.kill()
    expect(page.get_by_text("Reconnecting").or_(page.get_by_text("Offline"))).to_be_visible()
    server.start()
    expect(page.get_by_text("Connected")).to_be_visible()
    assert person.version == before
    assert page.locator("#main").inner_text() == seen
    person.play_to_the_end()
    check_the_end(page, address)
