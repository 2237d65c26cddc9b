"""Where the page of a request stands, as passkeys see it."""

from urllib.parse import urlsplit

from updown.adapters.passkeys_webauthn import Site
from updown.server.given import AnyRequest
from updown.server.node import Node


def site_of(request: AnyRequest, node: Node) -> Site:
    """The public address where there is one, else the host that the request was sent to.

    Browsers make and use passkeys on https and on localhost alone, whatever is allowed here.
    """
    host = request.headers.get("host", "")
    public = node.settings.public_url
    if public is not None:
        parts = urlsplit(public)
        return Site(parts.hostname or "", (f"{parts.scheme}://{parts.netloc}",))
    return Site(urlsplit(f"//{host}").hostname or "localhost", (f"http://{host}", f"https://{host}"))
