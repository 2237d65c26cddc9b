"""How somebody is told of their turn, and vacations."""

import secrets
from email.errors import HeaderParseError
from email.headerregistry import Address
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import JSONBody

from updown.adapters.telling import is_public
from updown.app.account_refusals import TooMany
from updown.app.notice_refusals import BadAddress, BadTarget, NoMail, UnknownLink
from updown.app.notices import ConfirmAddress, Device, Mailbox, Webhook
from updown.app.vacation import DAYS_A_YEAR, days_left
from updown.server import wire_notices as wires
from updown.server.given import AnyRequest, GivenNode, GivenOwner, address_of
from updown.server.node import Node
from updown.server.problems import REFUSALS, TooFast
from updown.server.signing_in import must_have_account

MOST_DEVICES = 20


@get("/api/account/ways", operation_id="readWays", responses=REFUSALS)
async def read_ways(owner: GivenOwner, node: GivenNode) -> wires.Ways:
    """How you are told of your turn, and your vacation."""
    return await _ways(owner.player.id, node)


@post("/api/account/devices", operation_id="addDevice", responses=REFUSALS, status_code=200)
async def add_device(data: JSONBody[wires.NewDevice], owner: GivenOwner, node: GivenNode) -> wires.Ways:
    """This browser takes pushes from now on, until it is signed out."""
    known = await node.notices.devices(owner.player.id)
    if len(known) >= MOST_DEVICES and data.endpoint not in {each.endpoint for each in known}:
        raise TooMany("so many browsers take pushes already", most=MOST_DEVICES)
    _must_be_good_target(data.endpoint, node)
    device = Device(data.endpoint, data.p256dh, data.auth, data.language)
    await node.notices.add_device(owner.player.id, device, session=owner.key, at=node.clock.now())
    return await _ways(owner.player.id, node)


@post("/api/account/devices/remove", operation_id="removeDevice", responses=REFUSALS, status_code=200)
async def remove_device(data: JSONBody[wires.GoneDevice], owner: GivenOwner, node: GivenNode) -> wires.Ways:
    """It takes none any more."""
    await node.notices.remove_device(data.endpoint, owner.player.id)
    return await _ways(owner.player.id, node)


@put("/api/account/mail", operation_id="setMail", responses=REFUSALS)
async def set_mail(
    request: AnyRequest, data: JSONBody[wires.NewMailbox], owner: GivenOwner, node: GivenNode
) -> wires.Ways:
    """In place of the one before. Nothing but the link that confirms it is sent there until it is confirmed."""
    if node.settings.mail is None:
        raise NoMail("the host sends no mail")
    await must_have_account(owner.player, node)
    address = _good_address(data.address)
    for asker in (owner.player.id, address.lower(), address_of(request)):
        if not node.mail_limiter.allows(asker):
            raise TooFast("too many mails")
    mailbox = Mailbox(address, secrets.token_urlsafe(24), data.language, confirmed=False)
    await node.notices.set_mailbox(owner.player.id, mailbox, at=node.clock.now())
    await node.notices.send(owner.player.id, "mail", address, ConfirmAddress(), at=node.clock.now())
    return await _ways(owner.player.id, node)


@delete("/api/account/mail", operation_id="removeMail", responses=REFUSALS, status_code=200)
async def remove_mail(owner: GivenOwner, node: GivenNode) -> wires.Ways:
    """Nothing is sent there any more."""
    await node.notices.remove_mailbox(player=owner.player.id)
    return await _ways(owner.player.id, node)


@post("/api/mail/confirm", operation_id="confirmMail", responses=REFUSALS, status_code=204)
async def confirm_mail(request: AnyRequest, data: JSONBody[wires.MailLink], node: GivenNode) -> None:
    """Whoever has the link reads the mail of that address; no session is needed."""
    _must_not_guess(request, node)
    if not await node.notices.confirm_mailbox(data.token, at=node.clock.now()):
        raise UnknownLink("no mail has this link")


@post("/api/mail/stop", operation_id="stopMail", responses=REFUSALS, status_code=204)
async def stop_mail(request: AnyRequest, data: JSONBody[wires.MailLink], node: GivenNode) -> None:
    """Forgets the address; no session is needed."""
    _must_not_guess(request, node)
    if not await node.notices.remove_mailbox(token=data.token):
        raise UnknownLink("no mail has this link")


@put("/api/account/webhook", operation_id="setWebhook", responses=REFUSALS)
async def set_webhook(
    data: JSONBody[wires.NewWebhook], owner: GivenOwner, node: GivenNode
) -> wires.WebhookMade:
    """In place of the one before, with a new secret."""
    await must_have_account(owner.player, node)
    _must_be_good_target(data.url, node)
    secret = "hook_" + secrets.token_urlsafe(32)
    await node.notices.set_webhook(owner.player.id, Webhook(data.url, secret), at=node.clock.now())
    return wires.WebhookMade(secret, await _ways(owner.player.id, node))


@delete("/api/account/webhook", operation_id="removeWebhook", responses=REFUSALS, status_code=200)
async def remove_webhook(owner: GivenOwner, node: GivenNode) -> wires.Ways:
    """It is not called any more."""
    await node.notices.remove_webhook(owner.player.id)
    return await _ways(owner.player.id, node)


@post("/api/account/vacation", operation_id="beginVacation", responses=REFUSALS, status_code=200)
async def begin_vacation(data: JSONBody[wires.NewVacation], owner: GivenOwner, node: GivenNode) -> wires.Ways:
    """From now on, for so many days. Your turn-based matches wait for you."""
    await node.tables.vacations.begin(owner.player.id, data.days)
    return await _ways(owner.player.id, node)


@delete("/api/account/vacation", operation_id="endVacation", responses=REFUSALS, status_code=200)
async def end_vacation(owner: GivenOwner, node: GivenNode) -> wires.Ways:
    """Your clocks run again from now on."""
    await node.tables.vacations.end(owner.player.id)
    return await _ways(owner.player.id, node)


async def _ways(player: str, node: Node) -> wires.Ways:
    mailbox, webhook = await node.notices.mailbox(player), await node.notices.webhook(player)
    past, now = await node.tables.vacations.of(player), node.clock.now()
    return wires.Ways(
        push_key=node.push_key,
        devices=tuple(device.endpoint for device in await node.notices.devices(player)),
        mail_offered=node.settings.mail is not None,
        mailbox=wires.MailboxShown(mailbox.address, mailbox.confirmed) if mailbox else None,
        webhook=wires.WebhookShown(webhook.url, webhook.outcome) if webhook else None,
        vacation=wires.VacationShown(
            until=past[-1].until if past and past[-1].until > now else None,
            days_left=days_left(past, now),
            days_a_year=DAYS_A_YEAR,
        ),
    )


def _must_not_guess(request: AnyRequest, node: Node) -> None:
    if not node.address_limiter.allows(address_of(request)):
        raise TooFast("too many links")


def _good_address(text: str) -> str:
    """Raises BadAddress."""
    address = text.strip()
    try:
        parsed = Address(addr_spec=address)
    except (ValueError, IndexError, HeaderParseError):
        raise BadAddress("this is no mail address") from None
    if not address.isascii() or not address.isprintable() or "." not in parsed.domain or not parsed.username:
        raise BadAddress("this is no mail address")
    return address


def _must_be_good_target(url: str, node: Node) -> None:
    """What can be said without asking anybody; the rest is looked at when it is called. Raises BadTarget."""
    schemes = {"http", "https"} if node.settings.allow_private_targets else {"https"}
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise BadTarget("this is no address", reason="no_address") from None
    if parts.scheme not in schemes or not host or parts.username is not None:
        raise BadTarget("an https address is needed", reason="no_address")
    if not node.settings.allow_private_targets and _is_private(host):
        raise BadTarget("this address is private", reason="private_address")


def _is_private(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:  # a name
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))
