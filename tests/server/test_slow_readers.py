"""Peers that never read, over real network buffers that are full."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from time import monotonic

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.server import servers
from tests.server.people import PATIENCE, Person
from tests.server.servers import ServerThread, serving
from updown.server import run
from updown.server.listening import bind


def bind_with_small_buffers(host: str, port: int) -> socket.socket:
    """Sockets take the size of their buffers from the listener."""
    listener = bind(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


@pytest.fixture
def server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[ServerThread]:
    monkeypatch.setattr(servers, "bind", bind_with_small_buffers)
    monkeypatch.setattr(run, "SILENCE", getattr(request, "param", PATIENCE))
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
async def ana(server: ServerThread) -> AsyncIterator[Person]:
    async with Person(server.host) as person:
        yield await person.become("Ana")


class Deaf:
    """A spectator on a bare socket who sends and never reads."""

    def __init__(self, server: ServerThread, table: str) -> None:
        self._protocol = ClientProtocol(parse_uri(f"ws://{server.host}/api/tables/{table}/socket"))
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", server.port))
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        self._protocol.receive_data(self._socket.recv(1024))
        self._socket.settimeout(0.2)

    def say_until_nobody_listens(self, text: str) -> None:
        """Until the server reads no more: then its answers fill every buffer on the way back."""
        self._protocol.send_text(text.encode())
        message = b"".join(self._protocol.data_to_send())
        try:
            while True:
                self._socket.sendall(message * 100)
        except OSError:
            return

    def ping(self, times: int) -> None:
        """As the protocol does, which nobody counts; then once as a message, which is counted."""
        self._protocol.send_ping(b"x" * 100)
        ping = b"".join(self._protocol.data_to_send())
        self._socket.settimeout(PATIENCE)
        self._protocol.send_text(b'{"type": "ping"}')
        self._socket.sendall(ping * times + b"".join(self._protocol.data_to_send()))

    def close(self) -> None:
        self._socket.close()

    def _flush(self) -> None:
        self._socket.sendall(b"".join(self._protocol.data_to_send()))


@pytest.fixture
async def deaf(server: ServerThread, ana: Person) -> AsyncIterator[Deaf]:
    peer = await asyncio.to_thread(Deaf, server, await ana.open_table("river", 2))
    yield peer
    peer.close()


async def count(ana: Person, name: str) -> float:
    """0 for what was not counted yet."""
    lines = (await ana.http.get("/metrics")).text.splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith(f"{name} ")), 0)


async def until(ana: Person, name: str, number: float) -> None:
    end = monotonic() + PATIENCE
    while await count(ana, name) != number:
        assert monotonic() < end, f"{name} is never {number}"
        await asyncio.sleep(0.05)


async def test_pongs_that_nobody_reads_do_not_pile_up(server: ServerThread, ana: Person, deaf: Deaf) -> None:
    await asyncio.to_thread(deaf.ping, 20_000)  # two megabytes of pongs
    await until(ana, 'updown_messages_total{type="ping"}', 1)  # said after them
    assert 10_000 < server.unsent_bytes < 200_000


@pytest.mark.parametrize("server", [0.5], indirect=True, ids=["dead after a second"])
async def test_who_never_reads_is_let_go_when_its_line_counts_as_dead(ana: Person, deaf: Deaf) -> None:
    await until(ana, "updown_sockets", 1)
    await asyncio.to_thread(deaf.say_until_nobody_listens, '{"type": "ping"}')
    await until(ana, "updown_sockets", 0)
