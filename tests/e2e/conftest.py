"""A real server and a real browser, for the tests that play as a person would."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.e2e.browser import find_browser
from tests.server.servers import ServerThread, serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 15_000
"""How long a busy machine may take until a page shows what it should."""

expect.set_options(timeout=PATIENCE_MS)

START_LIMIT = 30.0
"""Seconds that a server may take to answer, on a busy machine."""


class LiveServer:
    """`updown serve` over one folder of tables; can be killed and started again on the same port."""

    def __init__(self, folder: Path, *, bot_pause: str = "0") -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._bot_pause = bot_pause
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [Path(sys.executable).with_name("updown"), "serve", "--port", str(self.port)]
        command += ["--data-dir", self.folder, "--bot-pause", self._bot_pause, "--no-limits"]
        log = (self.folder / "server.log").open("ab")
        self._process = subprocess.Popen(command, stdout=log, stderr=log)
        wait_until_ready(self.url)

    def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(timeout=10)

    def stop(self) -> None:
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        self._process.wait(timeout=20)

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()


def wait_until_ready(url: str) -> None:
    """Asks until the server answers."""
    with httpx.Client() as client:
        for _ in range(int(START_LIMIT / 0.1)):
            try:
                if client.get(f"{url}/readyz", timeout=5).is_success:
                    return
            except httpx.TransportError:
                sleep(0.1)  # nothing can be awaited before the process listens
    raise AssertionError(f"{url} did not answer within {START_LIMIT} s")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread | LiveServer]:
    """In this process, which starts sooner. Bots may play for people as soon as these are gone."""
    with serving(tmp_path_factory.mktemp("server"), gone_after=0, entropy_wait=0.5) as running:
        yield running


@pytest.fixture(scope="module")
def browser_path() -> str:
    """Found before Playwright runs: asking for its own browser starts and ends another Playwright."""
    path = find_browser()
    if path is None:
        pytest.skip("no browser was found (set CHROMIUM_PATH, or install Chromium or Chrome)")
    return path


@pytest.fixture(scope="module")
def playwright(browser_path: str) -> Iterator[Playwright]:
    # not for the session: the sync API keeps an event loop running, which async tests of the same worker would meet
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_path: str) -> Iterator[Browser]:
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    running = playwright.chromium.launch(
        executable_path=browser_path, args=[*sandbox, "--disable-background-networking"]
    )
    yield running
    running.close()


NewPerson = Callable[..., Page]


@pytest.fixture
def new_person(browser: Browser, server: ServerThread | LiveServer) -> Iterator[NewPerson]:
    """Opens a browser context of its own: another person. Keyword arguments are Playwright's."""
    contexts: list[BrowserContext] = []
    thrown: list[str] = []

    def open_page(**choices: object) -> Page:
        usual = {"base_url": server.url, "viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**usual | choices)  # pyright: ignore[reportArgumentType]
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: thrown.append(f"{error.message}\n{error.stack}"))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not thrown, "a page threw:\n" + "\n".join(thrown)
