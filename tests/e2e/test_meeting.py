"""Finding each other in the browser: looking for a match, bots that fill in, passwords, who is asked to leave."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.tables import become_guest, call, open_table, play_by_bots, table_seen, wait_for_phase
from tests.server.servers import ServerThread, serving

AT_A_TABLE = re.compile(r"/t/\w+")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """Bots come after a moment, for whoever wants them."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, gone_after=0, entropy_wait=0.5, fill_after=1.5) as running:
        yield running


def look_for_match(page: Page, seats: int, *, fill: bool, rated: bool = False) -> None:
    """Through the lobby's dialog, in Up or Down?."""
    page.goto("/")
    page.get_by_role("button", name="Up or Down?").click()
    page.get_by_role("button", name="Find a match").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(seats), exact=True).check()
    dialog.get_by_label("Rated").set_checked(rated)
    if not rated:
        dialog.get_by_label("Bots after 30 seconds").set_checked(fill)
    dialog.get_by_role("button", name="Find a match").click()
    page.wait_for_url(AT_A_TABLE)


def test_two_people_find_each_other_and_play(new_person: NewPerson) -> None:
    ana, nikos = new_person(), new_person()
    look_for_match(ana, 2, fill=False, rated=True)
    expect(ana.get_by_role("heading", name="Looking for one more player")).to_be_visible()
    expect(ana.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    nikos.goto("/")
    expect(nikos.locator(".open")).to_contain_text("Starts by itself")
    look_for_match(nikos, 2, fill=False, rated=True)
    for page in (ana, nikos):
        page.locator("main.match").wait_for()
    assert ana.url == nikos.url


def test_bots_fill_in_and_the_choice_is_remembered(new_person: NewPerson) -> None:
    page = new_person()
    look_for_match(page, 3, fill=True)
    expect(page.locator("[data-fill]")).to_contain_text("Bots take the free seats in 0:0")
    page.locator("main.match").wait_for()
    levels = [seat["level"] for seat in table_seen(page, page.url)["setting"]["seats"]]
    assert sorted(level or "" for level in levels) == ["", "medium", "medium"]
    page.goto("/")
    page.get_by_role("button", name="Find a match").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="3")).to_be_checked()
    expect(dialog.get_by_label("Bots after 30 seconds")).to_be_checked()


def test_who_stops_looking_is_back_in_the_lobby(new_person: NewPerson) -> None:
    page = new_person()
    look_for_match(page, 4, fill=False)
    address = page.url
    page.get_by_role("button", name="Stop looking").click()
    expect(page.locator("main.lobby")).to_be_visible()
    assert table_seen(page, address)["setting"]["phase"] == "aborted"


def test_open_tables_are_filtered_and_the_filter_is_kept(new_person: NewPerson) -> None:
    page = new_person()
    become_guest(page, "Ana")
    river = open_table(page, "river", {}, seats=4, bots=0, start=False)
    other = open_table(page, "up-or-down", {}, seats=3, bots=0, start=False)
    page.goto("/")
    rows = page.locator(".open article")
    expect(rows.filter(has_text="Up or Down?")).not_to_have_count(0)
    page.get_by_role("combobox", name="Game", exact=True).select_option("river")
    page.get_by_role("combobox", name="Players").select_option("4")
    expect(rows.filter(has_text="Up or Down?")).to_have_count(0)
    page.reload()
    expect(rows.filter(has_text="River")).not_to_have_count(0)
    expect(rows.filter(has_text="Up or Down?")).to_have_count(0)
    page.get_by_role("combobox", name="Players").select_option("7")
    page.get_by_role("button", name="Show all").click()
    expect(rows.filter(has_text="Up or Down?")).not_to_have_count(0)
    for address in (river, other):
        call(page, address, "abort")


def test_a_table_with_a_password_asks_for_it(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    host.goto("/new?friends=1")
    host.get_by_label("Password").fill("sesame")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(AT_A_TABLE)
    guest.goto("/")
    row = guest.locator(".open article", has_text="Password")
    expect(row.get_by_role("link", name="Watch")).to_have_count(0)
    row.get_by_role("button", name="Join").click()
    guest.get_by_label("Password").fill("open it")
    guest.get_by_role("button", name="Enter").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    guest.get_by_label("Password").fill("sesame")
    guest.get_by_role("button", name="Enter").click()
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("main.room .seats li", has_text="host")).to_have_count(1)
    expect(host.get_by_role("button", name="Ask ")).to_have_count(1)


def test_who_is_asked_to_leave_is_told_and_stays_out(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    become_guest(host, "Ana")
    become_guest(guest, "Nikos")
    address = open_table(host, "river", {}, seats=4, bots=0, start=False)
    call(guest, address, "sit")
    for page in (host, guest):
        page.goto(address)
    host.get_by_role("button", name="Ask Nikos to leave").click()
    host.get_by_role("dialog").get_by_role("button", name="Ask to leave").click()
    expect(guest.get_by_role("alert")).to_contain_text("asked you to leave")
    expect(guest.get_by_role("button", name="Sit")).to_have_count(0)
    assert guest.request.post(f"/api{address.replace('/t/', '/tables/')}/sit", data={}).status == 403


def test_a_series_keeps_its_seats_and_its_score(new_person: NewPerson) -> None:
    ana, nikos = new_person(), new_person()
    become_guest(ana, "Ana")
    become_guest(nikos, "Nikos")
    first = play_by_bots(ana, nikos, "river", {"start": 1}, seats=2)
    ana.goto(first)
    expect(ana.get_by_text("The series so far")).to_have_count(0)
    seat = table_seen(ana, first)["seat"]
    ana.get_by_role("radio", name="As they are").check()
    ana.get_by_role("button", name="Play again").click()
    ana.wait_for_url(re.compile(r"/t/(?!" + first.rpartition("/")[2] + ")"))
    second = ana.url
    assert table_seen(ana, second)["seat"] == seat
    call(nikos, second, "sit")
    ana.goto("about:blank")  # who is there is not replaced
    call(ana, second, "start")
    wait_for_phase(ana, second, "playing")
    call(ana, second, "replace", seat=1 - seat)
    call(nikos, second, "replace", seat=seat)
    wait_for_phase(ana, second, "finished")
    ana.goto(second)
    series = ana.get_by_role("region", name="The series so far")
    for name in ("Ana", "Nikos"):
        expect(series.get_by_role("row", name=re.compile(rf"{name} \d+ -?\d+ 2$"))).to_be_visible()
