"""What can be made of a finished match: a table that goes on from a moment, and a picture to pass on."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.person import MY_TURN, Person
from tests.e2e.tables import become_guest, play_by_bots, record_of, table_seen

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

games = pytest.mark.parametrize("game", ["up-or-down", "river"])
QUICK = {"up-or-down": {}, "river": {"start": 3, "schedule": "down"}}


@pytest.fixture
def ana(new_person: NewPerson) -> Page:
    page = new_person()
    become_guest(page, "Ana")
    return page


def finished(game: str, ana: Page, nikos: Page) -> str:
    become_guest(nikos, "Nikos")
    return play_by_bots(ana, nikos, game, QUICK[game], seats=3)


def look_at(page: Page, address: str, at: int, seat: int) -> None:
    page.goto(f"{address}?at={at}&seat={seat}")
    page.locator(f'main[data-moment="{at}"][data-seat="{seat}"]').wait_for()


@games
def test_a_moment_is_played_on_against_bots(game: str, ana: Page, new_person: NewPerson) -> None:
    address = finished(game, ana, new_person())
    look_at(ana, address, 4, 1)
    ana.get_by_role("button", name="Continue from here").press("Enter")
    expect(ana.get_by_role("dialog")).to_contain_text("whoever looks up its end knows them")
    ana.get_by_role("button", name="Start", exact=True).click()
    ana.locator(MY_TURN).wait_for()
    opened = re.sub(r".*(?=/t/)", "", ana.url)
    seen = table_seen(ana, opened)
    assert seen["seat"] == 1
    assert seen["setting"]["continued"] == {"table": address.removeprefix("/t/"), "at": 4}
    Person(ana, game).play(1)
    assert table_seen(ana, opened)["setting"]["phase"] == "playing"


def test_a_moment_is_played_on_with_somebody_else(ana: Page, new_person: NewPerson) -> None:
    nikos = new_person()
    address = finished("river", ana, nikos)
    look_at(ana, address, 6, 0)
    ana.get_by_role("button", name="Continue from here").click()
    ana.get_by_role("dialog").get_by_role("combobox").first.select_option("")
    ana.get_by_role("button", name="Open the table").click()
    expect(ana.get_by_role("link", name="Continued from move 6")).to_be_visible()
    nikos.goto(re.sub(r".*(?=/t/)", "", ana.url))
    nikos.get_by_role("button", name="Sit down", exact=True).click()
    ana.get_by_role("button", name="Start", exact=True).click()
    for page in (ana, nikos):
        page.locator("main.match").wait_for()


def test_on_a_phone_it_is_among_the_choices(new_person: NewPerson) -> None:
    page = new_person(viewport=PHONE)
    become_guest(page, "Ana")
    look_at(page, finished("river", page, new_person()), 4, 2)
    page.get_by_role("button", name="View and speed").click()
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(MY_TURN).wait_for()


def test_nothing_is_continued_from_the_end(ana: Page, new_person: NewPerson) -> None:
    address = finished("river", ana, new_person())
    look_at(ana, address, 0, 0)
    ana.keyboard.press("End")
    expect(ana.get_by_role("button", name="Continue from here")).to_be_disabled()


@games
def test_the_result_is_saved_as_a_picture(
    game: str, ana: Page, new_person: NewPerson, tmp_path: Path
) -> None:
    ana.goto(finished(game, ana, new_person()))
    ana.get_by_role("button", name="Share as a picture").click()
    expect(ana.get_by_role("dialog").get_by_role("img")).to_be_visible()
    with ana.expect_download() as download:
        ana.get_by_role("button", name="Save the picture").click()
    download.value.save_as(tmp_path / "match.png")
    png = (tmp_path / "match.png").read_bytes()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    assert len(png) > 20_000  # cards are drawn on it
    assert download.value.suggested_filename.endswith(".png")


def test_the_record_is_downloaded_from_the_result(ana: Page, new_person: NewPerson, tmp_path: Path) -> None:
    address = finished("river", ana, new_person())
    ana.goto(address)
    with ana.expect_download() as download:
        ana.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "match.updown")
    assert (tmp_path / "match.updown").read_bytes() == record_of(ana, address)


def test_open_data_is_agreed_to_in_the_settings(new_person: NewPerson) -> None:
    page = new_person(viewport=PHONE)
    become_guest(page, "Ana")
    for agreed, next_one in (("No", "As a pseudonym"), ("As a pseudonym", "By name")):
        page.goto("/")
        page.locator(".topbar > .iconbtn >> nth=-1").click()
        group = page.get_by_role("dialog").get_by_role("group", name="Open data")
        expect(group.get_by_role("radio", name=agreed, exact=True)).to_be_checked()
        with page.expect_response("**/api/me/open-data"):
            group.get_by_role("radio", name=next_one).check()
        expect(group.get_by_role("radio", name=next_one)).to_be_checked()
