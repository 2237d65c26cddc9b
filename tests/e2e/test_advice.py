"""Asking a bot what it would do, as a person does it: on a desktop, with the keyboard, on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import faults
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.pages import ask_advice
from tests.e2e.person import MY_TURN, Person
from tests.e2e.tables import become_guest, open_table, two_at_a_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

CHOSEN = {"up-or-down": "[data-step=card][aria-pressed=true]", "river": ".numbers [aria-pressed=true]"}
SEND = {"up-or-down": "[data-step=draw]", "river": ".stage .panel .act button"}
games = pytest.mark.parametrize("game", list(CHOSEN))


def at_a_table_of_bots(page: Page, game: str) -> Person:
    become_guest(page, "Ana")
    page.goto(open_table(page, game, {}, seats=3, bots=2, start=True))
    person = Person(page, game)
    assert person.wait_for_turn()
    return person


@games
def test_a_piece_of_advice_is_weighed_explained_and_chosen_with_a_tap(
    game: str, new_person: NewPerson
) -> None:
    page = new_person()
    person = at_a_table_of_bots(page, game)
    version = person.version
    page.get_by_role("button", name="Advice").click()
    actions = page.locator(".advice li")
    actions.first.wait_for(timeout=300_000)
    assert actions.count() == 3
    expect(actions.first).to_contain_text("First choice")
    for place in range(3):
        expect(actions.nth(place).locator(".sr").first).to_contain_text("of 100")
        assert actions.nth(place).locator(".reason").inner_text().strip()
    assert faults(page) == []
    actions.first.get_by_role("button").click()
    expect(page.locator(CHOSEN[game])).to_have_count(1)
    assert person.version == version, "chosen, not played"
    page.locator(SEND[game]).first.click()
    expect(actions).to_have_count(0)
    assert person.wait_for_turn()
    assert person.version > version


def test_it_is_asked_and_chosen_with_the_keyboard_alone(new_person: NewPerson) -> None:
    page = new_person()
    at_a_table_of_bots(page, "river")
    ask_advice(page)
    expect(page.locator("section:focus", has_text="What a strong player would do")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(CHOSEN["river"])).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)


def test_on_a_phone_a_choice_puts_the_sheet_away(new_person: NewPerson) -> None:
    game = "up-or-down"
    page = new_person(viewport=PHONE, has_touch=True)
    at_a_table_of_bots(page, game)
    page.get_by_role("button", name="Advice").click()
    page.locator(".advice li button").first.click(timeout=300_000)
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(CHOSEN[game])).to_have_count(1)


def test_nobody_is_offered_advice_where_another_person_plays(new_person: NewPerson) -> None:
    ana, nikos = new_person(), new_person()
    address = two_at_a_table("river", ana, nikos)
    first = ana if ana.locator(MY_TURN).count() else nikos
    expect(first.get_by_role("button", name="Advice")).to_have_count(0)
    first.keyboard.press("h")
    asked = first.request.post(f"/api{address.replace('/t/', '/tables/')}/advice", data={"turn": 1})
    assert asked.json()["code"] == "advice_off"
