"""Which address to print, so that the link works on the device that it is meant for."""

import socket
from urllib.parse import urlsplit

from updown.core.errors import UpdownError

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to


def link_to_open(host: str, port: int, public_url: str | None) -> str:
    """The address that people open: the public one, else that of this machine as its network sees it."""
    if public_url is not None:
        return public_url.rstrip("/")
    reachable = (lan_address() or "127.0.0.1") if host in ANYWHERE else host
    return f"http://{f'[{reachable}]' if ':' in reachable else reachable}:{port}"


class BadPublicUrl(UpdownError):
    """No address that a browser could open."""

    code = "bad_public_url"


def good_public_url(text: str) -> str:
    """The address itself; raises BadPublicUrl."""
    try:
        parts = urlsplit(text)
        is_good = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port out of range, half an IPv6 address
        is_good = False
    if not is_good:
        raise BadPublicUrl(f"no address that a browser opens: {text!r}", given=text[:80])
    return text


def lan_address() -> str | None:
    """This machine's address in its local network, None when it is in none.

    Connecting a datagram socket sends nothing: it only asks the routing table which interface would be used.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: routed, never reached
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address
