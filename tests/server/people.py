"""People who play over the real wire: a session, sockets, choices picked from `legal`."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from random import Random
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

Message: TypeAlias = dict[str, Any]
Choose: TypeAlias = Callable[[Message], str]
"""From a View in which this seat is to act, the notation of an action."""

PATIENCE = 20.0
"""Seconds that any answer may take."""


class Person:
    """A browser with a session cookie, as far as the server can tell."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE)
        self.id = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def become(self, name: str) -> Self:
        """Starts a session as a guest."""
        me = await self.post("/api/guest", name=name)
        self.id = me["id"]
        return self

    async def get(self, path: str) -> Any:
        response = await self.http.get(path)
        assert response.is_success, response.text
        return response.json()

    async def post(self, path: str, /, **body: object) -> Any:
        response = await self.http.post(path, json=body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    async def open_table(self, game: str, seats: int, **wishes: object) -> str:
        """The id of a new table at which this person sits, unless wished otherwise."""
        opened = await self.post("/api/tables", id=secrets.token_hex(8), game=game, seats=seats, **wishes)
        return opened["id"]

    def at(self, table: str, *, key: str | None = None, origin: str | None = None) -> "Tab":
        """A tab at a table, to be entered with `async with`."""
        return Tab(self, table, key=key, origin=origin)


class Tab:
    """One socket. Remembers the newest table and view, and every byte that came."""

    def __init__(self, person: Person, table: str, *, key: str | None, origin: str | None) -> None:
        query = f"?key={key}" if key else ""
        self._url = f"ws://{person.host}/api/tables/{table}/socket{query}"
        jar = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._cookies = person.http.headers.get("cookie", jar)
        self._token = person.http.headers.get("authorization")
        self._origin = origin
        self._socket: ClientConnection | None = None
        self.table: Message = {}
        self.view: Message | None = None
        self.presence: Message = {}
        self.heard: list[str] = []

    async def __aenter__(self) -> Self:
        shown = {"Cookie": self._cookies, "Authorization": self._token}
        headers = {name: value for name, value in shown.items() if value}
        self._socket = await connect(
            self._url,
            additional_headers=headers,
            origin=Origin(self._origin) if self._origin else None,
            compression=None,
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "enter the tab first"
        return self._socket

    @property
    def phase(self) -> str:
        return self.table["setting"]["phase"]

    @property
    def version(self) -> int:
        """Of the newest view; 0 before the deal."""
        return self.view["version"] if self.view else 0

    @property
    def has_ended(self) -> bool:
        """Whether the last view of the match is here."""
        is_over = bool(self.table) and self.phase in {"finished", "aborted"}
        return is_over and (self.view is None or self.version >= self.table["version"])

    @property
    def is_asked_for_entropy(self) -> bool:
        return bool(self.table) and self.phase == "starting" and self.table["seat"] is not None

    @property
    def is_to_act(self) -> bool:
        own = self.view["own"] if self.view else None
        return own is not None and own["turn"] is not None

    async def hear(self) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str), "a browser wants text"
        self.heard.append(text)
        message: Message = msgspec.json.decode(text)
        match message["type"]:
            case "table":
                self.table = message
            case "view":
                self.view = message
            case "presence":
                self.presence = message
            case _:
                pass
        return message

    async def hear_until(self, condition: Callable[[], bool]) -> None:
        """Reads on until something holds."""
        while not condition():
            await self.hear()

    async def hear_kind(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def say(self, message: Message | str) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def act(self, action: str, *, turn: int | None = None, command: str | None = None) -> Message:
        """The answer, Accepted or Refused."""
        if turn is None:
            assert self.view is not None
            turn = self.view["own"]["turn"]
        await self.say({"type": "act", "id": command or secrets.token_hex(8), "turn": turn, "action": action})
        return await self.hear_kind("accepted", "refused")

    async def give_entropy(self) -> None:
        await self.say({"type": "entropy", "entropy": secrets.token_hex(16)})

    async def play(self, choose: Choose, *, most: int = 100_000) -> int:
        """Plays this seat until the match has ended or it has acted `most` times; how often it acted."""
        acted, gave_entropy = 0, False
        while acted < most and not self.has_ended:
            if self.is_to_act:
                await self._play_once(choose)
                acted += 1
                continue
            await self.hear()
            if not gave_entropy and self.is_asked_for_entropy:
                await self.give_entropy()
                gave_entropy = True
        return acted

    async def _play_once(self, choose: Choose) -> None:
        assert self.view is not None
        answer = await self.act(choose(self.view))
        assert answer["type"] == "accepted", answer
        await self.hear_until(lambda: self.version >= answer["version"])


def pick(seed: int) -> Choose:
    """Any legal action, the same ones for the same seed."""
    rng = Random(seed)
    return lambda view: rng.choice(view["own"]["legal"])


def first(view: Message) -> str:
    """The first legal action: quick and the same every time."""
    return view["own"]["legal"][0]


async def start(host: Person, table: str, *tabs: Tab) -> None:
    """Once every tab is known to the table: only who is there by then is asked for entropy."""
    for tab in tabs:
        await tab.hear_until(lambda tab=tab: bool(tab.table))
    await host.post(f"/api/tables/{table}/start")


async def play_together(tabs: Sequence[Tab], seed: int) -> None:
    """Everybody plays to the end at once."""
    async with asyncio.TaskGroup() as tasks:
        for at, tab in enumerate(tabs):
            tasks.create_task(tab.play(pick(seed + at)))


async def closing_code(tab: Tab) -> int | None:
    """Reads until the server closes; the code that it closes with."""
    try:
        while True:
            await tab.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
