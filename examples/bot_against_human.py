"""Seats a bot of yours at a table and waits for somebody to play against it in the browser.

    .venv/bin/python examples/bot_against_human.py up-or-down --bot medium
    .venv/bin/python examples/bot_against_human.py river --seats 4 --bot my_module:MyBot

The bot is a level, or a class with the one method of `updown/core/bot.py`. It plays as any guest does, over HTTP
and a WebSocket: it is sent its own view and nothing else. Seats that are left over are played by bots of the house.
"""

import argparse
import json
import re
import secrets
import signal
import subprocess
import sys
import typing
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import SystemRandom
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from updown.bots.levels import bot_for
from updown.core.bot import Bot
from updown.core.game import AnyGame
from updown.games import game_called


@dataclass
class Guest:
    """A session with a server."""

    server: str
    cookie: str = ""

    def post(self, path: str, **body: Any) -> Any:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = Request(self.server + path, json.dumps(body).encode(), headers, method="POST")  # noqa: S310
        with urlopen(request, timeout=20) as response:  # noqa: S310  the server that was named
            self.cookie = (response.headers["set-cookie"] or self.cookie).split(";")[0]
            return json.load(response)

    def listen(self, table: str) -> ClientConnection:
        address = self.server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return connect(address, additional_headers={"cookie": self.cookie})


class Player:
    """Plays one table with a bot, from what the server sends."""

    def __init__(self, game: AnyGame, bot: Bot[Any, Any, Any], guest: Guest, table: str) -> None:
        self._game, self._bot, self._guest, self._table = game, bot, guest, table
        self._public = typing.get_type_hints(game.public_view)["return"]
        self._own = typing.get_type_hints(game.own_view)["return"]
        self._rng = SystemRandom()
        self._phase = ""

    def play(self) -> tuple[int, ...]:
        """Until the match is over; the totals."""
        with self._guest.listen(self._table) as socket:
            while True:
                message = json.loads(socket.recv())
                match message["type"]:
                    case "table":
                        setting = message["setting"]
                        if setting["phase"] == "aborted":
                            raise SystemExit("the match was called off")
                        if setting["totals"] is not None:
                            return tuple(setting["totals"])
                        self._set_up(socket, setting)
                    case "view" if message["own"] and message["own"]["turn"] is not None:
                        self._act(socket, message)
                    case "refused":
                        raise SystemExit(f"the server refused: {message}")
                    case _:
                        pass

    def _set_up(self, socket: ClientConnection, setting: dict[str, Any]) -> None:
        """Starts once every seat is taken; then gives its part of the chance, as every player does."""
        before, self._phase = self._phase, setting["phase"]
        if self._phase == "open" and all(seat["player"] or seat["level"] for seat in setting["seats"]):
            self._guest.post(f"/api/tables/{self._table}/start")
        if self._phase == "starting" != before:
            socket.send(json.dumps({"type": "entropy", "entropy": secrets.token_hex(16)}))

    def _act(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        own = message["own"]
        public = msgspec.convert(message["public"], self._public)
        legal = [self._game.parse_action(text) for text in own["legal"]]
        action = self._bot.choose(public, msgspec.convert(own["view"], self._own), legal, self._rng)
        text = self._game.format_action(action)
        socket.send(
            json.dumps({"type": "act", "id": secrets.token_hex(8), "turn": own["turn"], "action": text})
        )


def bot_called(game: AnyGame, name: str) -> Bot[Any, Any, Any]:
    """A level, or `module:class`."""
    if ":" not in name:
        return bot_for(game, name)
    module, _, factory = name.partition(":")
    return getattr(import_module(module), factory)()


@contextmanager
def running_server(port: int, folder: Path) -> Generator[str]:
    """A server of our own, and its address; it ends with us, also when we are told to."""
    signal.signal(signal.SIGTERM, _stop)
    command = [str(Path(sys.executable).with_name("updown")), "serve"]
    command += ["--port", str(port), "--data-dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        try:
            yield _address(server)
        finally:
            server.terminate()


def _stop(*_: object) -> None:
    sys.exit(1)


def _address(server: subprocess.Popen[str]) -> str:
    for line in server.stdout or ():
        if found := re.search(r"Go to (http\S+)", line):
            return found[1]
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=["up-or-down", "river"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", type=json.loads, default={}, help='as JSON: \'{"length": "long"}\'')
    parser.add_argument("--bot", default="medium", help="a level, or module:class")
    parser.add_argument("--others", default="medium", help="the level that plays the seats left over")
    parser.add_argument("--server", help="the address of a server that runs already; else one is started")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data-dir", type=Path, default=Path("var"))
    parser.add_argument(
        "--once", action="store_true", help="end with the match, do not go on serving its page"
    )
    chosen = parser.parse_args()
    if chosen.server:
        serve_bot(chosen, chosen.server.rstrip("/"))
        return
    with running_server(chosen.port, chosen.data_dir) as server:
        serve_bot(chosen, server)
        if not chosen.once:
            input("Press Enter to stop the server.")


def serve_bot(chosen: argparse.Namespace, server: str) -> None:
    """Opens the table, prints its link and plays."""
    game, guest = game_called(chosen.game), Guest(server)
    bot = bot_called(game, chosen.bot)
    guest.post("/api/guest", name=chosen.bot.rpartition(":")[2].capitalize()[:40])
    # the bot takes the first free seat, its opponent the next one
    house = [None, None, *[chosen.others] * (chosen.seats - 2)]
    wish = {"game": chosen.game, "seats": chosen.seats, "options": chosen.options, "bots": house}
    table = guest.post("/api/tables", id=secrets.token_hex(8), **wish)["id"]
    print(f"Sit down at {server}/t/{table}", flush=True)
    totals = Player(game, bot, guest, table).play()
    print(f"The match ended {' '.join(map(str, totals))}.", flush=True)


if __name__ == "__main__":
    main()
