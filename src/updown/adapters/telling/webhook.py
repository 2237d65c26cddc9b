"""Webhooks: a request to a program of an account, signed so that it can tell who sent it."""

import hmac
from typing import Literal

import aiohttp

from updown.adapters.telling.outside import Outside, PrivateTarget
from updown.app.notices import Webhook


class WebhookCaller:
    """Calls webhooks."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def call(
        self, webhook: Webhook, body: bytes, *, timestamp: int, delivery: str
    ) -> Literal["sent", "failed", "refused_target"]:
        """Anything but a 2xx has failed. `delivery` is the same each time this is tried."""
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Updown-Webhook/1",
            "Updown-Delivery": delivery,
            "Updown-Timestamp": str(timestamp),
            "Updown-Signature": signature(webhook.secret, timestamp, body),
        }
        try:
            status = await self._outside.post(webhook.url, body, headers)
        except (PrivateTarget, ValueError):
            return "refused_target"
        except (aiohttp.ClientError, TimeoutError, OSError):
            return "failed"
        return "sent" if 200 <= status < 300 else "failed"


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 of `<timestamp>.<body>`, so that an old request cannot be sent again as a new one."""
    return "v1=" + hmac.digest(secret.encode(), b"%d." % timestamp + body, "sha256").hex()
