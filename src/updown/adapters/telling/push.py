"""Web Push (RFC 8030): encrypted for one browser, signed with the host's own key (VAPID)."""

import asyncio
import os
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import aiohttp
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02
from pywebpush import WebPusher

from updown.adapters.telling.outside import Outside, PrivateTarget
from updown.app.notices import Device

KEY_FILE = "push-key.pem"


class PushKeys:
    """The key pair of a host, made at the first start; browsers are bound to it, so it has to stay."""

    def __init__(self, folder: Path, *, contact: str) -> None:
        """`contact`: `mailto:` or `https:`, for the people of a push service."""
        self._contact = contact
        self._key = _kept_key(folder / KEY_FILE)
        self._sign: Callable[[dict[str, str]], dict[str, str]] = Vapid02(self._key).sign  # pyright: ignore[reportUnknownMemberType]

    @property
    def public(self) -> str:
        """As `applicationServerKey` of a browser, base64url."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    def signed(self, endpoint: str) -> dict[str, str]:
        """The header that says who sends; good for that push service alone."""
        parts = urlsplit(endpoint)
        return self._sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact})


class Pusher:
    """Sends to devices."""

    def __init__(self, keys: PushKeys, outside: Outside) -> None:
        self._keys = keys
        self._outside = outside

    async def push(
        self, device: Device, body: bytes, *, topic: str, ttl_s: int
    ) -> Literal["done", "again", "gone"]:
        """`gone`: the browser takes none any more. A later push of the same topic replaces one not yet shown."""
        try:
            sealed, headers = await asyncio.to_thread(self._sealed, device, body)
        except ValueError:  # keys that are none
            return "gone"
        headers |= {
            "TTL": str(max(0, ttl_s)),
            "Topic": urlsafe_b64encode(sha256(topic.encode()).digest())[:32].decode(),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        try:
            status = await self._outside.post(device.endpoint, sealed, headers)
        except (PrivateTarget, ValueError):
            return "gone"
        except aiohttp.ClientConnectorError:
            return "again"
        except (aiohttp.ClientError, TimeoutError):  # perhaps it has arrived
            return "done"
        if status in {404, 410}:
            return "gone"
        return "again" if status in {429, 503} else "done"

    def _sealed(self, device: Device, body: bytes) -> tuple[bytes, dict[str, str]]:
        subscription = {
            "endpoint": device.endpoint,
            "keys": {"p256dh": device.p256dh, "auth": device.auth},
        }
        sealed: Any = WebPusher(subscription).encode(body)
        return sealed["body"], self._keys.signed(device.endpoint)


def _kept_key(path: Path) -> EllipticCurvePrivateKey:
    """The one that is there, or a new one that only the host's own user may read."""
    new = generate_private_key(SECP256R1())
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        kept = load_pem_private_key(path.read_bytes(), password=None)
        if not isinstance(kept, EllipticCurvePrivateKey):
            raise TypeError(f"{path} holds another kind of key") from None
        return kept
    with os.fdopen(file, "wb") as into:
        into.write(new.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return new
