"""Which pages may speak to the server."""

import pytest

from updown.server.origin import is_foreign


@pytest.mark.parametrize(
    ("origin", "host", "public_url"),
    [
        (None, "cards.example", None),
        ("http://cards.example", "cards.example", None),
        ("http://CARDS.example:8000", "cards.example:8000", None),
        ("https://cards.example", "127.0.0.1:8000", "https://cards.example"),
        ("http://[::1]:8000", "[::1]:8000", None),
    ],
)
def test_our_own_page_and_programs_pass(origin: str | None, host: str, public_url: str | None) -> None:
    assert not is_foreign(origin, host=host, public_url=public_url)


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://cards.example:8000",
        "http://cards.example.evil.example",
        "http://evil.example/cards.example",
        "http://cards.example@evil.example",
        "null",
        "",
        "file://",
        "http://[cards.example",
    ],
)
def test_any_other_page_is_foreign(origin: str) -> None:
    assert is_foreign(origin, host="cards.example", public_url=None)


def test_without_a_host_header_every_page_is_foreign() -> None:
    assert is_foreign("http://cards.example", host=None, public_url=None)
