"""Short cuts to a table for tests that are about something else than setting one up."""

from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

Options = dict[str, str | int | bool]


def become_guest(page: Page, name: str) -> None:
    """The page's browser gets a session, as by the first tap on the page."""
    page.request.post("/api/guest", data={"name": name})


def open_table(
    page: Page,
    game: str,
    options: Options,
    seats: int,
    bots: int,
    *,
    start: bool,
    private: bool = False,
    clock: dict[str, object] | None = None,
) -> str:
    """Sets a table up with the page's session; bots take the last seats. Gives the address of its page."""
    table = {
        "id": uuid4().hex,
        "game": game,
        "seats": seats,
        "options": options,
        "bots": [None] * (seats - bots) + ["easy"] * bots,
        "private": private,
        "start": start,
        "clock": clock,
    }
    answer = page.request.post("/api/tables", data=table)
    assert answer.ok, answer.text()
    opened = answer.json()
    return f"/t/{opened['id']}" + (f"?key={opened['key']}" if opened["key"] else "")


def two_at_a_table(game: str, ana: Page, nikos: Page) -> str:
    """Both sit, the match is dealt, one of them is on turn."""
    become_guest(ana, "Ana")
    become_guest(nikos, "Nikos")
    address = open_table(ana, game, {}, seats=2, bots=0, start=False)
    call(nikos, address, "sit")
    for page in (ana, nikos):
        page.goto(address)
        page.locator("main.room").wait_for()
    call(ana, address, "start")
    for page in (ana, nikos):
        page.locator("main.match").wait_for()
    return address


def play_by_bots(page: Page, partner: Page, game: str, options: Options, seats: int) -> str:
    """A match with a seat of each, in which both let a bot play for the other, to the end.

    The server must take people for gone at once.
    """
    address = open_table(page, game, options, seats, bots=seats - 2, start=False)
    call(partner, address, "sit")
    call(page, address, "start")
    wait_for_phase(page, address, "playing")
    call(page, address, "replace", seat=table_seen(partner, address)["seat"])
    call(partner, address, "replace", seat=table_seen(page, address)["seat"])
    wait_for_phase(page, address, "finished")  # who opens the page before gets the seat back
    return address


def call(page: Page, address: str, what: str, **body: object) -> None:
    """What a button at the table does, by the page's person."""
    answer = page.request.post(f"/api/tables/{_id(address)}/{what}", data=body)
    assert answer.ok, answer.text()


def wait_for_phase(page: Page, address: str, phase: str) -> None:
    for _ in range(500):
        if table_seen(page, address)["setting"]["phase"] == phase:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{address} did not come to be {phase}")


def table_seen(page: Page, address: str) -> dict[str, Any]:
    """What the server says of the table to the page's person."""
    return page.request.get(f"/api/tables/{_id(address)}").json()


def record_of(page: Page, address: str) -> bytes:
    """The record as it is downloaded."""
    answer = page.request.get(f"/api/tables/{_id(address)}/record")
    assert answer.ok, answer.text()
    return answer.body()


def _id(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]
