"""What people are told when they are not looking: that it is their turn (docs/notifications.md)."""

from typing import Literal, Protocol, TypeAlias

import msgspec

from updown.app.vacation import DAY_MS

Channel: TypeAlias = Literal["push", "mail", "webhook"]
Outcome: TypeAlias = Literal["sent", "failed", "refused_target"]
STALE_MS = DAY_MS
"""What could not be sent for so long is not sent any more."""


class YourTurn(msgspec.Struct, frozen=True, tag="your_turn"):
    """An open decision of a turn-based match. `late`: a quarter of the time is left, or less."""

    table: str
    game: str
    turn: int
    until: int
    """The deadline, in milliseconds since 1970."""
    late: bool


class ConfirmAddress(msgspec.Struct, frozen=True, tag="confirm_address"):
    """Whether an address is its owner's: the only mail that an unconfirmed one gets."""


AnyNotice: TypeAlias = YourTurn | ConfirmAddress


class DueReminder(msgspec.Struct, frozen=True):
    """An open decision of which its player is to be told by now."""

    table: str
    seat: int
    player: str
    turn: int
    at: int
    late: int
    end: int


class Delivery(msgspec.Struct, frozen=True):
    """One notice on its way to one target: the endpoint of a device, an address, or (webhook) the player."""

    number: int
    player: str
    channel: Channel
    target: str
    notice: AnyNotice
    attempts: int
    made: int


class Device(msgspec.Struct, frozen=True):
    """A browser that takes pushes; `p256dh` and `auth` are its keys, base64url."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Mailbox(msgspec.Struct, frozen=True):
    """Where somebody reads mail; `token` stands in the links of it."""

    address: str
    token: str
    language: str
    confirmed: bool


class Webhook(msgspec.Struct, frozen=True):
    """A program that is told; `outcome` is what came of the last attempt."""

    url: str
    secret: str
    outcome: Outcome | None = None


class KeepsNotices(Protocol):
    """Durable memory of reminders, of what is on its way, and of where to. All methods may raise StoreFull."""

    async def reminders_due(self, *, at: int, limit: int) -> list[DueReminder]: ...

    async def put_reminder_off(self, due: DueReminder) -> None:
        """Until a quarter of the time is left; one that is late already is dropped."""
        ...

    async def tell(self, due: DueReminder, *, at: int) -> bool:
        """Once and for all: notes that the player is told of this turn, and puts it on its way to every target.

        False if the decision has closed, or the player was told of it before.
        """
        ...

    async def send(self, player: str, channel: Channel, target: str, notice: AnyNotice, *, at: int) -> None:
        """Puts one more on its way."""
        ...

    async def take(self, *, at: int, limit: int) -> list[Delivery]:
        """Those due, which are gone from the store by this: whoever has taken one sends it, or nobody does."""
        ...

    async def try_again(self, delivery: Delivery, *, due: int) -> None:
        """It certainly did not arrive, or may arrive twice."""
        ...

    async def devices(self, player: str) -> list[Device]: ...

    async def device(self, endpoint: str) -> Device | None:
        """None if it was removed, or its session has ended."""
        ...

    async def add_device(self, player: str, device: Device, *, session: bytes, at: int) -> None:
        """In place of what was known of the same endpoint."""
        ...

    async def remove_device(self, endpoint: str, player: str | None = None) -> None: ...

    async def mailbox(self, player: str) -> Mailbox | None: ...

    async def set_mailbox(self, player: str, mailbox: Mailbox, *, at: int) -> None:
        """In place of the one before."""
        ...

    async def confirm_mailbox(self, token: str, *, at: int) -> bool:
        """Whether there is one with this token."""
        ...

    async def remove_mailbox(self, *, player: str | None = None, token: str | None = None) -> bool: ...

    async def webhook(self, player: str) -> Webhook | None: ...

    async def set_webhook(self, player: str, webhook: Webhook, *, at: int) -> None: ...

    async def remove_webhook(self, player: str) -> None: ...

    async def note_outcome(self, player: str, outcome: Outcome) -> None:
        """Of the webhook's last attempt."""
        ...
