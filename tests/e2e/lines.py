"""Changes what one tab hears from the server, as a slow line or a long absence would."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]

SOCKET = re.compile("/socket")


class StalledTab:
    """Of a page that is yet to be opened: holds back every new view until it is let go."""

    def __init__(self, page: Page) -> None:
        self._stalled = False
        self._held: list[str | bytes] = []
        self._line: WebSocketRoute | None = None
        page.route_web_socket(SOCKET, self._opened)

    def stall(self) -> None:
        self._stalled = True

    def let_go(self) -> None:
        assert self._line is not None
        self._stalled = False
        for message in self._held:
            self._line.send(message)

    def _opened(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        assert self._line is not None
        if self._stalled and json.loads(message)["type"] == "view":
            self._held.append(message)
        else:
            self._line.send(message)


def rewrite(page: Page, kind: str, change: Callable[[Message], Message]) -> None:
    """Of a page that is yet to be opened: changes each message of a kind on its way to it."""

    def opened(line: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            line.send(json.dumps(change(message)) if message["type"] == kind else text)

        line.connect_to_server().on_message(heard)

    page.route_web_socket(SOCKET, opened)
