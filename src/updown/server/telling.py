"""What is told on which way: the words of a notice, in the language of whom it is for, and the link to the table."""

import math
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from urllib.parse import quote

import msgspec

from updown.adapters.catalogues import Language, language_like, must_format
from updown.adapters.telling import Letter, Outside, Postman, Pusher, PushKeys, WebhookCaller
from updown.app.accounts import Accounts
from updown.app.herald import Sent
from updown.app.notices import AnyNotice, ConfirmAddress, Delivery, KeepsNotices, Mailbox, YourTurn
from updown.app.ports import Clock
from updown.server.settings import Settings

HOUR_MS = 3_600_000


class PushBody(msgspec.Struct, frozen=True):
    """What the service worker of the client shows."""

    title: str
    body: str
    path: str
    tag: str


class WebhookBody(msgspec.Struct, frozen=True, tag="your_turn"):
    """What a webhook is sent. Times in milliseconds since 1970."""

    player: str
    table: str
    game: str
    turn: int
    until: int
    late: bool
    link: str


class Telling:
    """Fills app.herald.Delivers. What somebody has turned off meanwhile is not sent."""

    def __init__(
        self, settings: Settings, keys: PushKeys, notices: KeepsNotices, accounts: Accounts, clock: Clock
    ) -> None:
        self.keys = keys
        self._address = (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")
        self._outside = Outside(allow_private=settings.allow_private_targets)
        self._pusher = Pusher(keys, self._outside)
        self._webhooks = WebhookCaller(self._outside)
        self._postman = Postman(settings.mail) if settings.mail else None
        self._notices = notices
        self._accounts = accounts
        self._clock = clock

    async def close(self) -> None:
        await self._outside.close()

    async def __call__(self, delivery: Delivery) -> Sent:
        if delivery.channel == "mail":
            return await self._mail(delivery)
        if not isinstance(delivery.notice, YourTurn):
            return "done"
        if delivery.channel == "push":
            return await self._push(delivery, delivery.notice)
        return await self._call(delivery, delivery.notice)

    async def _push(self, delivery: Delivery, notice: YourTurn) -> Sent:
        device = await self._notices.device(delivery.target)
        if device is None:
            return "done"
        language = await self._language(delivery.player, device.language)
        title, text = self._words(language, notice)
        sent = await self._pusher.push(
            device,
            msgspec.json.encode(PushBody(title, text, f"/t/{notice.table}", notice.table)),
            topic=f"{notice.table} {delivery.player}",
            ttl_s=(notice.until - self._clock.now()) // 1000,
        )
        if sent == "gone":
            await self._notices.remove_device(delivery.target)
            return "done"
        return sent

    async def _call(self, delivery: Delivery, notice: YourTurn) -> Sent:
        webhook = await self._notices.webhook(delivery.player)
        if webhook is None:
            return "done"
        outcome = await self._webhooks.call(
            webhook,
            msgspec.json.encode(
                WebhookBody(
                    player=delivery.player,
                    table=notice.table,
                    game=notice.game,
                    turn=notice.turn,
                    until=notice.until,
                    late=notice.late,
                    link=self._link(notice),
                )
            ),
            timestamp=self._clock.now() // 1000,
            delivery=f"{notice.table}-{notice.turn}",
        )
        await self._notices.note_outcome(delivery.player, outcome)
        return "again" if outcome == "failed" else "done"

    async def _mail(self, delivery: Delivery) -> Sent:
        mailbox = await self._notices.mailbox(delivery.player)
        is_same = mailbox is not None and mailbox.address == delivery.target
        if self._postman is None or mailbox is None or not is_same:
            return "done"
        if isinstance(delivery.notice, YourTurn) and not mailbox.confirmed:
            return "done"
        language = await self._language(delivery.player, mailbox.language)
        return await self._postman.send(self._letter(language, mailbox, delivery.notice))

    def _letter(self, language: Language, mailbox: Mailbox, notice: AnyNotice) -> Letter:
        stop = f"{self._address}/mail/stop#{quote(mailbox.token)}"
        match notice:
            case ConfirmAddress():
                link = f"{self._address}/mail/confirm#{quote(mailbox.token)}"
                text = must_format(language, "mail-confirm", link=link, address=self._address, stop=stop)
                return Letter(mailbox.address, must_format(language, "mail-confirm-subject"), text, stop)
            case YourTurn():
                title, left = self._words(language, notice)
                text = must_format(language, "mail-turn", left=left, link=self._link(notice), stop=stop)
                return Letter(mailbox.address, title, text, stop)

    def _words(self, language: Language, notice: YourTurn) -> tuple[str, str]:
        """Title and text."""
        hours = max(0, math.floor((notice.until - self._clock.now()) / HOUR_MS))
        game = must_format(language, f"{notice.game}-name")
        return (
            must_format(language, "notice-turn", game=game),
            must_format(language, "notice-days-left", count=hours // 24)
            if hours >= 48
            else must_format(language, "notice-hours-left", count=hours),
        )

    def _link(self, notice: YourTurn) -> str:
        return f"{self._address}/t/{notice.table}"

    async def _language(self, player: str, of_the_device: str) -> Language:
        preferences = await self._accounts.preferences(player)
        chosen = preferences.language if preferences else None
        return chosen or language_like(of_the_device)


@asynccontextmanager
async def telling(
    settings: Settings, keys: PushKeys, notices: KeepsNotices, accounts: Accounts, clock: Clock
) -> AsyncGenerator[Telling]:
    """With connections that are closed at the end."""
    ways = Telling(settings, keys, notices, accounts, clock)
    try:
        yield ways
    finally:
        await ways.close()
