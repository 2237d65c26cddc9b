"""Which pages may speak to this server: its own, and programs, which have no page."""

from urllib.parse import urlsplit


def is_foreign(origin: str | None, *, host: str | None, public_url: str | None) -> bool:
    """Whether a browser says that the request comes from a page of somebody else.

    Programs send no Origin. A page of ours has the host that the request itself was sent to, or the public one.
    """
    if origin is None:
        return False
    own = {host.lower()} if host else set[str]()
    if public_url is not None:
        own.add(urlsplit(public_url).netloc.lower())
    try:
        asking = urlsplit(origin).netloc.lower()
    except ValueError:
        return True
    return not asking or asking not in own  # 'null' is a sandboxed page or a file


def shown_token(authorization: str | None) -> str | None:
    """The token of an `Authorization: Bearer` header; other schemes are the business of a proxy in front."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
