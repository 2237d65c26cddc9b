"""The address that is printed works where it is opened."""

import pytest

from updown.server import address
from updown.server.address import lan_address, link_to_open

EVERYWHERE = "0.0.0.0"  # noqa: S104  asked about, not bound to


def test_a_host_that_was_named_is_printed() -> None:
    assert link_to_open("127.0.0.1", 8000, None) == "http://127.0.0.1:8000"
    assert link_to_open("::1", 8000, None) == "http://[::1]:8000"


def test_the_public_url_wins() -> None:
    assert link_to_open(EVERYWHERE, 8000, "https://cards.example/") == "https://cards.example"


def test_listening_everywhere_prints_the_address_in_the_local_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: "192.168.1.7")
    assert link_to_open(EVERYWHERE, 8000, None) == "http://192.168.1.7:8000"


def test_without_a_network_the_machine_itself_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: None)
    assert link_to_open(EVERYWHERE, 8000, None) == "http://127.0.0.1:8000"


def test_the_local_address_is_never_one_that_others_cannot_reach() -> None:
    found = lan_address()
    assert found is None or not found.startswith(("127.", "0."))
