"""Ways out of the house: Web Push, mail and webhooks, none of which may hold up a table."""

from updown.adapters.telling.mail import Letter, MailServer, Postman
from updown.adapters.telling.outside import Outside, is_public
from updown.adapters.telling.push import Pusher, PushKeys
from updown.adapters.telling.webhook import WebhookCaller, signature

__all__ = [
    "Letter",
    "MailServer",
    "Outside",
    "Postman",
    "PushKeys",
    "Pusher",
    "WebhookCaller",
    "is_public",
    "signature",
]
