"""Passkeys: what was signed for this page, just now, by a key that is known; everything else is refused."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.adapters.authenticator import Authenticator
from updown.adapters.passkeys_webauthn import MOST_CHALLENGES, PATIENCE, Passkeys, Site
from updown.app.account_refusals import PasskeyRefused
from updown.app.accounts import Passkey
from updown.app.ports import PlayerLine

ANA, BELA = PlayerLine("ana-id", "Ana"), PlayerLine("bela-id", "Béla")
SITE = Site("cards.example", ("https://cards.example",))


class Bench:
    """Passkeys under a clock of the test's, a device, and what it has made."""

    def __init__(self) -> None:
        self.now = 0.0
        self.passkeys = Passkeys(lambda: self.now)
        self.device = Authenticator(SITE.domain, SITE.origins[0])
        self.known = self.register(self.device)

    def register(self, device: Authenticator, by: PlayerLine = ANA, asked: PlayerLine = ANA) -> Passkey:
        made = device.create(self.passkeys.registration(asked, SITE, ()))
        return self.passkeys.registered(by, SITE, made, name="Key", at=7)

    def sign(self, device: Authenticator | None = None) -> dict[str, Any]:
        return (device or self.device).get(self.passkeys.sign_in(SITE))


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_a_passkey_is_made_and_signs(bench: Bench) -> None:
    assert (bench.known.player, bench.known.name, bench.known.id) == ("ana-id", "Key", bench.device.id)
    answer = bench.sign()
    assert bench.passkeys.credential_id(answer) == bench.known.id
    assert bench.passkeys.signed_in(SITE, answer, bench.known) == 1


def replayed(bench: Bench) -> None:
    answer = bench.sign()
    bench.passkeys.signed_in(SITE, answer, bench.known)
    bench.passkeys.signed_in(SITE, answer, replace(bench.known, sign_count=0))


def too_late(bench: Bench) -> None:
    answer = bench.sign()
    bench.now += PATIENCE + 1
    bench.passkeys.signed_in(SITE, answer, bench.known)


def by_a_page_of_somebody_else(bench: Bench) -> None:
    bench.device.origin = "https://cards.example.evil"
    bench.passkeys.signed_in(SITE, bench.sign(), bench.known)


def for_another_domain(bench: Bench) -> None:
    bench.device.domain = "evil.example"
    bench.passkeys.signed_in(SITE, bench.sign(), bench.known)


def by_another_key(bench: Bench) -> None:
    other = Authenticator(SITE.domain, SITE.origins[0])
    other.id = bench.device.id
    bench.passkeys.signed_in(SITE, bench.sign(other), bench.known)


def by_an_unknown_key(bench: Bench) -> None:
    bench.passkeys.signed_in(SITE, bench.sign(), None)


def by_a_copy_that_has_signed_less(bench: Bench) -> None:
    bench.passkeys.signed_in(SITE, bench.sign(), replace(bench.known, sign_count=5))


def made_for_somebody_else(bench: Bench) -> None:
    bench.register(Authenticator(SITE.domain, SITE.origins[0]), by=BELA, asked=ANA)


def made_with_what_was_asked_for_signing_in(bench: Bench) -> None:
    made = Authenticator(SITE.domain, SITE.origins[0]).create(bench.passkeys.sign_in(SITE))
    bench.passkeys.registered(ANA, SITE, made, name="Key", at=7)


@pytest.mark.parametrize(
    "misuse",
    [
        replayed,
        too_late,
        by_a_page_of_somebody_else,
        for_another_domain,
        by_another_key,
        by_an_unknown_key,
        by_a_copy_that_has_signed_less,
        made_for_somebody_else,
        made_with_what_was_asked_for_signing_in,
    ],
)
def test_it_is_refused(bench: Bench, misuse: Callable[[Bench], None]) -> None:
    with pytest.raises(PasskeyRefused):
        misuse(bench)


def test_asking_without_end_fills_no_memory(bench: Bench) -> None:
    for _ in range(MOST_CHALLENGES + 10):
        bench.passkeys._challenge("")
    assert len(bench.passkeys._asked) == MOST_CHALLENGES
