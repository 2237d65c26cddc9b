"""The whole HTTP interface keeps to its own description, whoever asks and however."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conforming import Asker, Known
from tests.server.servers import ServerThread, serving, wait_until
from tests.server.test_accounts import SECRET
from tests.server.test_chat import act

WHO = ("nobody", "session", "token", "moderator")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerThread]:
    with serving(folder, entropy_wait=0.05) as running:
        yield running


class Browser:
    """Somebody with an account, who comes again as somebody new when their session has ended."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=20)
        self.id = ""

    def post(self, path: str, **body: Any) -> Any:
        response = self.http.post(path, json=body)
        assert response.is_success, response.text
        return response.json()

    def headers(self) -> dict[str, str]:
        if self.http.get("/api/me").json() is None:
            self.http.cookies.clear()
            self.id = self.post("/api/guest", name="Ana")["id"]
            name = f"ana.{secrets.token_hex(6)}"
            self.post("/api/account/password", sign_in_name=name, password=SECRET)
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    def open(self, **wish: Any) -> str:
        usual = {"id": secrets.token_hex(8), "game": "up-or-down", "seats": 2, "bots": [None, "easy"]}
        return self.post("/api/tables", **usual | wish)["id"]


def known_here(browser: Browser) -> Known:
    """Tables in every phase, and what a form would offer."""
    over = browser.open(start=True)
    browser.post(f"/api/tables/{over}/abort")
    finished = browser.open(bots=["random", "random"], sit=False, start=True)
    bot = browser.post("/api/bots", name="Rook")["bot"]["id"]
    return Known(
        {
            "table": (browser.open(), browser.open(start=True), browser.open(start=True), over, finished),
            "game": ("up-or-down", "river"),
            "seats": (2, 3),
            "bots": ([], [None, "easy"]),
            "options": ({},),
            "level": ("easy", "random", None),
            "seat": (0, 1),
            "key": (None,),
            "turn": (4, 5),
            "at": (0, 1),
            "entropy": ("ab" * 16,),
            "player_id": (browser.id, bot),
            "player": (browser.id, bot),
            "number": (1, 2, -(2**70), 2**70),
            "size": ("2", "3-4"),
            "clock": (None,),
            "name": ("Bela", "x" * 300),
            "password": (SECRET,),
        }
    )


def caller(who: str, browser: Browser, folder: Path) -> Any:
    match who:
        case "nobody":
            return dict
        case "session":
            return browser.headers
        case "moderator":
            act(folder, "appoint", browser.id)
            wait_until(lambda: browser.http.get("/api/me").json()["moderator"], "nobody became a moderator")
            return browser.headers
        case _:
            token = browser.post("/api/bots", name="Knight")["token"]["token"]
            return lambda: {"Authorization": f"Bearer {token}"}


def ask(server: ServerThread, folder: Path, who: str, seed: int, examples: int) -> dict[int, int]:
    browser = Browser(server.url)
    browser.headers()
    known = known_here(browser)
    asker = Asker(server.url, caller(who, browser, folder), known, seed)
    asker.ask_everything(examples)
    assert not asker.faults, "\n\n".join(f"{kind}\n{fault}" for kind, fault in asker.faults.items())
    return asker.asked


@pytest.mark.parametrize("who", WHO)
def test_every_answer_is_as_described(server: ServerThread, folder: Path, who: str, seed: int) -> None:
    answered = ask(server, folder, who, seed, 4)
    assert answered[200] > 5, answered


@pytest.mark.slow
@pytest.mark.parametrize("who", WHO)
def test_every_answer_is_as_described_at_length(
    server: ServerThread, folder: Path, who: str, seed: int
) -> None:
    ask(server, folder, who, seed, 20)
