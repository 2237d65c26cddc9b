"""Real receivers on loopback: a web server, a browser's keys for pushes, a mail server."""

import asyncio
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.people import PATIENCE


class Receiver:
    """An HTTP server that keeps what it is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.status = 201
        self.got: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.url = ""

    @asynccontextmanager
    async def open(self) -> AsyncGenerator["Receiver"]:
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        return await asyncio.wait_for(self.got.get(), PATIENCE)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        path = head.split(" ")[1]
        lines = [line.split(": ", 1) for line in head.split("\r\n")[1:] if line]
        headers = {name.lower(): value for name, value in lines}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        writer.write(
            f"HTTP/1.1 {self.status} Said\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()
        self.got.put_nowait((path, headers, body))


class Browser:
    """The keys of one that takes pushes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": _text(point), "auth": _text(self._auth)}

    def opened(self, sealed: bytes) -> dict[str, Any]:
        opened = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(opened)


class Letters:
    """What aiosmtpd hands over."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[list[str], Message]] = asyncio.Queue()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        self.got.put_nowait((envelope.rcpt_tos, letter))
        return "250 OK"

    async def next(self) -> tuple[list[str], Message]:
        return await asyncio.wait_for(self.got.get(), PATIENCE)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@asynccontextmanager
async def posting() -> AsyncGenerator[tuple[Letters, int]]:
    letters = Letters()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(letters), "127.0.0.1", 0)
    try:
        yield letters, server.sockets[0].getsockname()[1]
    finally:
        server.close()
