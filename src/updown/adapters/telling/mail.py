"""Mail by the host's own server."""

from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid
from typing import Literal
from urllib.parse import unquote, urlsplit

import aiosmtplib

PATIENCE_S = 20
_SECURITY: dict[str, tuple[Literal["starttls", "tls", "none"], int]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp+plain": ("none", 25),
}


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in, and who it is from. Without `smtp+plain` nothing goes over an open line."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    sender: str
    user: str | None = None
    password: str | None = None

    @classmethod
    def from_url(cls, url: str, sender: str) -> "MailServer":
        """`smtp://user:password@host:587` (STARTTLS), `smtps://…` or `smtp+plain://…`. Raises ValueError."""
        parts = urlsplit(url)
        if parts.scheme not in _SECURITY or not parts.hostname:
            raise ValueError("smtp://, smtps:// or smtp+plain:// and a host")
        Address(addr_spec=sender)
        security, port = _SECURITY[parts.scheme]
        user, password = (unquote(part) if part else None for part in (parts.username, parts.password))
        return cls(parts.hostname, parts.port or port, security, sender, user, password)

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port}, {self.security}, secrets hidden)"


@dataclass(frozen=True, slots=True)
class Letter:
    """Plain text. `stop`: the link that ends all mail to this address."""

    to: str
    subject: str
    text: str
    stop: str | None = None


class Postman:
    """Hands letters in, each with a connection of its own: there are few."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(self, letter: Letter) -> Literal["done", "again"]:
        """`again` only where the server has certainly not taken it."""
        server = self._server
        client = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            timeout=PATIENCE_S,
            use_tls=server.security == "tls",
            start_tls=server.security == "starttls",
            username=server.user,
            password=server.password,
        )
        try:
            async with client:
                await client.send_message(self._written(letter))
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPHeloError, OSError):
            return "again"
        except aiosmtplib.SMTPResponseException as error:
            return "again" if 400 <= error.code < 500 else "done"
        except aiosmtplib.SMTPException:  # refused, or nobody knows
            return "done"
        return "done"

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._server.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
        message.set_content(letter.text)
        return message
