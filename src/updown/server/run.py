"""Runs one server process until it is told to stop."""

import gc
import socket
from contextlib import suppress
from email.errors import HeaderParseError
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit
from typing import Literal

import uvicorn

from updown.adapters.store_sql import migrate
from updown.adapters.telling import MailServer
from updown.core.errors import UpdownError
from updown.server.address import good_public_url, link_to_open
from updown.server.app import create_app
from updown.server.bounded_protocol import protocol_that_says
from updown.server.farewell import Farewell
from updown.server.impatient_protocol import ImpatientProtocol
from updown.server.keeping import kept
from updown.server.limits import UNLIMITED, Rates
from updown.server.listening import bind
from updown.server.logs import set_up_logs
from updown.server.node import DATABASE
from updown.server.settings import USUAL_BOT_PAUSE, Settings, usual_bot_workers

LARGEST_FRAME = 1024 * 1024
"""Longer ones close the socket (1009); what is shorter but too long for a message gets an answer."""
SILENCE = 15.0
"""Seconds until a ping, and again until a socket without an answer is taken for dead: 30 in all."""
COLLECT_AFTER = (50_000, 20, 50)
"""New objects until the youngest are looked through, and how many such rounds until older ones are."""
MOST_FILES = 65_536
FAREWELL = 10
"""Seconds that open requests have to finish after the word to stop."""


class CannotStart(UpdownError):
    """Something went wrong on the way; the log says what."""

    code = "cannot_start"


class BadContact(UpdownError):
    """`--contact` is no address of a person or page."""

    code = "bad_contact"


class BadMailServer(UpdownError):
    """`--smtp` or `--mail-from` cannot be used; `arguments` has the `reason`."""

    code = "bad_mail_server"


def serve(  # noqa: PLR0913  what `updown serve` can be told
    *,
    host: str,
    port: int,
    public_url: str | None,
    data_dir: Path,
    bot_pause: float = USUAL_BOT_PAUSE,
    bot_workers: int | None = None,
    bot_cpu: float | None = None,
    limited: bool = True,
    smtp: str | None = None,
    mail_from: str | None = None,
    contact: str | None = None,
    allow_private_targets: bool = False,
    log: Literal["console", "json"] = "console",
) -> None:
    """Serves until the process is told to stop; raises why it cannot."""
    run(
        Settings(
            host=host,
            port=port,
            public_url=None if public_url is None else good_public_url(public_url),
            data_dir=data_dir,
            bot_pause=bot_pause,
            bot_workers=bot_workers or usual_bot_workers(),
            bot_cpu=bot_cpu,
            rates=Rates() if limited else UNLIMITED,
            log=log,
            mail=None if smtp is None else good_mail_server(smtp, mail_from),
            contact=good_contact(contact),
            allow_private_targets=allow_private_targets,
        )
    )


def good_contact(contact: str | None) -> str | None:
    """Raises BadContact."""
    if contact is not None and not contact.startswith(("mailto:", "https://")):
        raise BadContact("a contact is mailto: or https:")
    return contact


def good_mail_server(smtp: str, mail_from: str | None) -> MailServer:
    """Raises BadMailServer."""
    if mail_from is None:
        raise BadMailServer("mail needs a sender", reason="no_sender")
    try:
        return MailServer.from_url(smtp, mail_from)
    except (ValueError, IndexError, HeaderParseError):
        raise BadMailServer("this is no mail server", reason="no_mail_server") from None


def run(settings: Settings) -> None:
    """The same, with everything that can be set."""
    allow_many_sockets()
    listening, keeping = bind(settings.host, settings.port), kept(settings.data_dir)
    with listening as listener, keeping as folder, suppress(KeyboardInterrupt):
        set_up_logs(settings.log)
        migrate(folder / DATABASE)  # a database that cannot be used is said before anything starts
        link = link_to_open(settings.host, listener.getsockname()[1], settings.public_url)
        server = AnnouncingServer(uvicorn_config(settings), link)
        try:
            server.run(sockets=[listener])
        except SystemExit as error:  # uvicorn's word for a start that failed
            raise CannotStart("the server could not start; the lines above say why") from error


def allow_many_sockets() -> None:
    """Each socket is an open file, of which a process usually may have 1,024 unless it asks for more."""
    soft, hard = getrlimit(RLIMIT_NOFILE)
    if 0 <= soft < MOST_FILES:
        wished = MOST_FILES if hard == RLIM_INFINITY else min(hard, MOST_FILES)
        with suppress(OSError, ValueError):  # then fewer have to do
            setrlimit(RLIMIT_NOFILE, (max(soft, wished), hard))


class AnnouncingServer(uvicorn.Server):
    """Says where it can be reached once it can be reached, and rests its garbage collector."""

    def __init__(self, config: uvicorn.Config, link: str) -> None:
        super().__init__(config)
        self._link = link

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        rest_collector()
        if self.started:
            print(f"Updown is open. Go to {self._link}", flush=True)
            print("Press Ctrl+C to stop; matches in play go on when it is started again.", flush=True)


def rest_collector() -> None:
    """Tables are long-lived trees without cycles: looking through all of them again and again finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """How the server is run, in the host's process as in tests."""
    farewell = Farewell()
    return uvicorn.Config(
        create_app(settings, farewell),
        http=protocol_that_says(farewell),
        ws=ImpatientProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=SILENCE,
        ws_ping_timeout=SILENCE,
        ws_per_message_deflate=False,  # memory for every socket; views are a few kilobytes
        timeout_graceful_shutdown=FAREWELL,
        access_log=False,
        log_config=None,
        server_header=False,
        workers=1,
    )
