"""How to be told of one's turn, and vacations, on the page; and what a service worker shows."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import faults
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.tables import become_guest, call, open_table
from tests.server.servers import ServerThread, serving
from updown.adapters.telling import MailServer

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-together")]

PICTURES = os.environ.get("UPDOWN_PICTURES")
"""A folder for pictures of what is tested, to look at."""
DAILY: dict[str, object] = {"kind": "turns", "hours": 24}
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    for (let looked = 0; looked < 500; looked += 1) {
        const shown = await worker.getNotifications();
        if (shown.length > 0) return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
        await new Promise((next) => setTimeout(next, 20));
    }
    return [];
}"""
ADDRESS = "ana.with-a-rather-long-name@mail.updown.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """It offers mail, and hands none in."""
    mail = MailServer.from_url("smtp+plain://127.0.0.1:9", "table@updown.example")
    folder = tmp_path_factory.mktemp("telling")
    with serving(folder, mail=mail, herald_rest=3600, entropy_wait=0.5) as running:
        yield running


def picture(page: Page, name: str, *, whole: bool = False) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=whole)


def with_account(page: Page, name: str) -> None:
    become_guest(page, name)
    answer = page.request.put("/api/account/preferences", data={"language": "en"})
    assert answer.ok, answer.text()
    wish = {"sign_in_name": name.replace(" ", "-") + "-in", "password": "three blue herons"}
    answer = page.request.post("/api/account/password", data=wish)
    assert answer.ok, answer.text()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_way_is_chosen_on_the_account_page(new_person: NewPerson, size: str) -> None:
    ana = new_person(**({"viewport": PHONE} if size == "phone" else {}))
    with_account(ana, f"Ana {size}")
    ana.goto("/account")
    told = ana.get_by_role("region", name="Your turn, told")
    told.get_by_role("checkbox", name="Tell me when it is my turn").check()
    told.get_by_role("radio", name="As soon as it is my turn").check()
    told.get_by_label("Mail address").fill(ADDRESS)
    told.get_by_role("button", name="Send me the link").click()
    expect(told.get_by_text(f"A link is on its way to {ADDRESS}.")).to_be_visible()
    told.get_by_label("Address of the program").fill("https://example.org/updown/hook")
    told.get_by_role("button", name="Call it", exact=True).click()
    expect(told.locator("pre")).to_contain_text("hook_")
    vacation = ana.get_by_role("region", name="Vacation")
    vacation.get_by_label("Days").fill("5")
    vacation.get_by_label("Days").blur()
    picture(ana, f"account-{size}", whole=True)
    vacation.get_by_role("button", name="Begin now").click()
    expect(vacation.get_by_text("You are on vacation until")).to_be_visible()
    assert not faults(ana)
    picture(ana, f"account-on-vacation-{size}", whole=True)
    ana.reload()
    expect(told.get_by_role("radio", name="As soon as it is my turn")).to_be_checked()
    vacation.get_by_role("button", name="End the vacation").click()
    expect(vacation.get_by_text("29 of 30 days a year are left.")).to_be_visible()
    told.get_by_role("button", name="Call it no more").click()
    expect(told.get_by_label("Address of the program")).to_be_visible()


def test_a_vacation_is_seen_by_everybody_and_ends_with_an_action(new_person: NewPerson) -> None:
    ana, nikos = new_person(), new_person()
    become_guest(ana, "Ana")
    become_guest(nikos, "Nikos")
    address = open_table(ana, "up-or-down", {}, seats=2, bots=0, start=False, clock=DAILY)
    call(nikos, address, "sit")
    for page in (ana, nikos):
        page.goto(address)
        page.locator("main.room").wait_for()
    call(ana, address, "start")
    for page in (ana, nikos):
        page.locator("main.match").wait_for()
    resting, name, waiting = (
        (ana, "Ana", nikos) if ana.locator('main[data-my-turn="true"]').count() else (nikos, "Nikos", ana)
    )
    answer = resting.request.post("/api/account/vacation", data={"days": 5})
    assert answer.ok, answer.text()
    expect(waiting.locator(".resting")).to_contain_text(f"{name} is on vacation until")
    expect(waiting.locator(".log")).to_contain_text("is on vacation: the clock stands still")
    expect(resting.locator(".resting")).to_contain_text("On vacation until")
    expect(resting.locator(".clocks")).to_contain_text("5 d 23 h")
    assert not faults(resting)
    for each, page in (("rests", resting), ("waits", waiting)):
        picture(page, f"vacation-{each}-desktop")
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        picture(page, f"vacation-{each}-phone")
    resting.get_by_role("button", name="End the vacation").click()
    expect(resting.locator(".resting")).to_have_count(0)
    expect(waiting.locator(".resting")).to_have_count(0)


def test_the_links_of_mails_wait_for_a_button(new_person: NewPerson) -> None:
    anybody = new_person()
    anybody.goto("/mail/confirm#nothing")
    expect(anybody.get_by_role("heading", name="Confirm your mail address")).to_be_visible()
    picture(anybody, "mail-confirm")
    anybody.get_by_role("button", name="This is my address").click()
    expect(anybody.get_by_text("This link was used up or replaced by a newer one.")).to_be_visible()
    anybody.goto("/mail/stop#nothing")
    expect(anybody.get_by_role("button", name="Stop all mail")).to_be_visible()
    assert not faults(anybody)


def test_the_service_worker_shows_what_is_pushed(new_person: NewPerson, server: ServerThread) -> None:
    home = f"http://localhost:{server.port}"
    ana = new_person(base_url=home)
    ana.context.grant_permissions(["notifications"], origin=home)
    ana.goto("/")
    devtools = ana.context.new_cdp_session(ana)
    found: list[str] = []

    def note(told: dict[str, list[dict[str, str]]]) -> None:
        found.extend(each["registrationId"] for each in told["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", note)
    devtools.send("ServiceWorker.enable")
    ana.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready }"
    )
    pushed = '{"title": "Your turn: River", "body": "6 hours are left.", "path": "/t/abc", "tag": "abc"}'
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": home, "registrationId": found[-1], "data": pushed},
    )
    shown = ana.evaluate(SHOWN)
    assert shown == [
        {"title": "Your turn: River", "body": "6 hours are left.", "tag": "abc", "data": {"path": "/t/abc"}}
    ]
