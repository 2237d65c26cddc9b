"""What crosses the wire about being told of one's turn, and about vacations."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from updown.app.notices import Outcome
from updown.server.wire import Body

Url: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]
Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Language: TypeAlias = Literal["en", "pt", "el", "ru"]


class NewDevice(Body, frozen=True):
    """What `PushManager.subscribe` gave, as JSON; in this language it shows what it is told."""

    endpoint: Url
    p256dh: Key
    auth: Key
    language: Language


class GoneDevice(Body, frozen=True):
    endpoint: Url


class NewMailbox(Body, frozen=True):
    """It gets one mail, with a link that confirms it; others only then."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    language: Language


class MailLink(Body, frozen=True):
    """The secret part of a link in a mail."""

    token: Key


class NewWebhook(Body, frozen=True):
    url: Url


class NewVacation(Body, frozen=True):
    """It begins at once."""

    days: int


class MailboxShown(msgspec.Struct, frozen=True):
    address: str
    confirmed: bool


class WebhookShown(msgspec.Struct, frozen=True):
    """`outcome`: of the last attempt."""

    url: str
    outcome: Outcome | None


class VacationShown(msgspec.Struct, frozen=True):
    """`until`: of the one that lasts now."""

    until: int | None
    days_left: int
    days_a_year: int


class Ways(msgspec.Struct, frozen=True):
    """How you are told of your turn when you are not looking."""

    push_key: str
    """`applicationServerKey` for the browser."""
    devices: tuple[str, ...]
    """The endpoints of browsers that take pushes."""
    mail_offered: bool
    """The host can send mail."""
    mailbox: MailboxShown | None
    webhook: WebhookShown | None
    vacation: VacationShown


class WebhookMade(msgspec.Struct, frozen=True):
    """`secret` is shown this once."""

    secret: str
    ways: Ways
