"""One person at a table in the browser: sitting down, coming back, another language or name, two tabs."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.lines import StalledTab
from tests.e2e.person import MY_TURN, Person
from tests.e2e.tables import become_guest, open_table, table_seen, two_at_a_table
from tests.e2e.words import latin_words

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

NAMES = {"up-or-down": "Up or Down?", "river": "Up and Down the River"}
HAND = {"up-or-down": "[data-step=card]", "river": ".fan button"}
CHOSEN = {"up-or-down": "[data-step=card][aria-pressed=true]", "river": ".numbers [aria-pressed=true]"}
games = pytest.mark.parametrize("game", list(NAMES))


@games
def test_one_tap_leads_from_the_lobby_to_a_seat(game: str, new_person: NewPerson) -> None:
    page = new_person()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^" + re.escape(NAMES[game]))).click()
    page.get_by_role("button", name="Play a bot now").click()
    person = Person(page, game)
    person.play(3)
    assert person.wait_for_turn()


@games
def test_a_reload_in_mid_turn_comes_back_to_the_same_seat(game: str, new_person: NewPerson) -> None:
    page = new_person()
    become_guest(page, "Ana")
    page.goto(open_table(page, game, {}, seats=3, bots=2, start=True))
    person = Person(page, game)
    assert person.wait_for_turn()
    before, version = seen(page), person.version
    begin_turn(page, game)
    page.reload()
    expect(page.locator(MY_TURN)).to_have_text(before, use_inner_text=True)
    assert person.version == version
    expect(page.locator(CHOSEN[game])).to_have_count(0)
    person.play(2)


@games
def test_another_language_in_mid_turn_changes_every_word_and_nothing_else(
    game: str, new_person: NewPerson
) -> None:
    page = new_person()
    become_guest(page, "Ana")
    page.goto(open_table(page, game, {}, seats=3, bots=2, start=True))
    person = Person(page, game)
    assert person.wait_for_turn()
    begin_turn(page, game)
    version, chosen = person.version, page.locator(CHOSEN[game]).count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Вверх")).not_to_have_count(0)
    assert latin_words(page, but={"Ana", "Updown", "updown", "RU"}) == set()
    page.keyboard.press("Escape")
    assert person.version == version
    assert page.locator(CHOSEN[game]).count() == chosen == 1
    page.reload()
    assert person.wait_for_turn()
    assert page.locator("html").get_attribute("lang") == "ru"
    person.play(1)


def test_a_new_name_is_seen_at_the_open_table(new_person: NewPerson) -> None:
    table = new_person()
    become_guest(table, "Ana")
    table.goto(open_table(table, "river", {}, seats=4, bots=0, start=False))
    lobby = table.context.new_page()
    lobby.goto("/")
    lobby.get_by_role("button", name="Change your name").click()
    lobby.get_by_role("textbox", name="Your name").fill("Zoë 7")
    lobby.get_by_role("button", name="Save").click()
    expect(lobby.locator(".topbar .me")).to_contain_text("Zoë 7")
    expect(table.locator("main.room .mine")).to_contain_text("Zoë 7")


@games
def test_two_tabs_of_one_player_follow_each_other(game: str, new_person: NewPerson) -> None:
    tab = new_person()
    become_guest(tab, "Ana")
    address = open_table(tab, game, {}, seats=2, bots=1, start=True)
    other = tab.context.new_page()
    for page in (tab, other):
        page.goto(address)
    for acting, watching in ((tab, other), (other, tab)):
        acting.bring_to_front()
        person = Person(acting, game)
        person.play(1)
        assert person.wait_for_turn()
        expect(watching.locator(f'main.match[data-version="{person.version}"]{MY_TURN[4:]}')).to_be_visible()
        assert hand(watching, game) == hand(acting, game)


def test_a_decision_made_in_one_tab_is_not_made_again_in_a_stale_one(new_person: NewPerson) -> None:
    game = "up-or-down"
    ana, nikos = new_person(), new_person()
    address = two_at_a_table(game, ana, nikos)
    first = ana if ana.locator(MY_TURN).count() else nikos
    stale_tab = first.context.new_page()
    line = StalledTab(stale_tab)
    stale_tab.goto(address)
    stale = Person(stale_tab, game)
    assert stale.wait_for_turn()
    line.stall()
    first.bring_to_front()
    acting = Person(first, game)
    acting.take_turn()
    version = acting.version
    stale_tab.bring_to_front()
    stale.act()
    expect(stale_tab.locator(".toast.bad")).to_contain_text(re.compile("not your turn|moved on"))
    assert acting.version == version
    line.let_go()
    expect(stale_tab.locator(f'main.match[data-version="{version}"]')).to_be_visible()
    assert table_seen(ana, address)["version"] == version


def seen(page: Page) -> str:
    """All that is written at the table."""
    return page.locator("#main").inner_text()


def hand(page: Page, game: str) -> list[str]:
    return page.locator(HAND[game]).all_inner_texts()


def begin_turn(page: Page, game: str) -> None:
    """A choice that is not sent yet."""
    page.locator("[data-step=card]" if game == "up-or-down" else ".numbers button").first.click()
    page.locator(CHOSEN[game]).wait_for()
