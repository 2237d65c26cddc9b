"""Short cuts to a table for tests that are about something else than setting one up."""

from uuid import uuid4

from playwright.sync_api import Page

Options = dict[str, str | int | bool]


def become_guest(page: Page, name: str) -> None:
    """The page's browser gets a session, as by the first tap on the page."""
    page.request.post("/api/guest", data={"name": name})


def open_table(page: Page, game: str, options: Options, seats: int, bots: int, *, start: bool) -> str:
    """Sets a table up with the page's session; bots take the last seats. Gives the address of its page."""
    table = {
        "id": uuid4().hex,
        "game": game,
        "seats": seats,
        "options": options,
        "bots": [None] * (seats - bots) + ["easy"] * bots,
        "start": start,
    }
    answer = page.request.post("/api/tables", data=table)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['id']}"


def record_of(page: Page, address: str) -> bytes:
    """The record as it is downloaded."""
    answer = page.request.get(f"/api/tables/{address.rpartition('/')[2]}/record")
    assert answer.ok, answer.text()
    return answer.body()
