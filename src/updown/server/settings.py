"""What a host decides: addresses, where tables are kept, how fast anybody may ask."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from updown.adapters.telling import MailServer
from updown.server.limits import Rates

USUAL_BOT_PAUSE = 1.0
BUILT_CLIENT = Path(__file__).parent.parent / "client"


def usual_bot_workers() -> int:
    """All cores but the one that serves people."""
    return max(1, usable_cores() - 1)


def usable_cores() -> int:
    """Of this machine, or those that this process was confined to."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Of one server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    """Where people reach the server, if not at host and port: `https://cards.example`."""
    data_dir: Path = Path("var")
    client_dir: Path = BUILT_CLIENT
    log: Literal["console", "json"] = "console"
    bot_pause: float = USUAL_BOT_PAUSE
    """Seconds before a bot's answer, about; 0 in tests."""
    gone_after: float = 60
    """Seconds until the others may have a bot play for somebody who is gone; the page offers it after these 60."""
    fill_after: float = 30
    """Seconds until bots take free seats, for people who look for a match that way; the page names these 30."""
    entropy_wait: float = 5
    """Seconds that browsers have for adding entropy at the start."""
    bot_workers: int = field(default_factory=usual_bot_workers)
    """Processes of bots that search; those that answer at once have one of their own."""
    bot_cpu: float | None = None
    """Seconds a second that they may think together; by default as many as there are workers."""
    warm_up: bool = True
    """Start the bots' processes with the server, so that the first answer takes no longer than others."""
    mail: MailServer | None = None
    """Without one nobody is offered mail."""
    contact: str | None = None
    """`mailto:` or `https:`, told to push services; by default the public address."""
    allow_private_targets: bool = False
    """Webhooks and pushes may go to this machine and its network too: to trust everybody here, and for tests."""
    herald_rest: float = 2
    """Seconds between looks at who is to be told of their turn."""
    rates: Rates = field(default_factory=Rates)

    @property
    def push_contact(self) -> str:
        """Some push services refuse a host that cannot be reached."""
        url = self.public_url if self.is_secure else None
        return self.contact or url or "mailto:host@updown.invalid"

    @property
    def is_secure(self) -> bool:
        """Whether browsers come over https, so that cookies may be marked Secure."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"
