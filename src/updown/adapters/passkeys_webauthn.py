"""Passkeys (WebAuthn): what browsers are asked to sign, and whether they did."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from updown.app.account_refusals import PasskeyRefused
from updown.app.accounts import Passkey
from updown.app.ports import PlayerLine

PATIENCE = 300.0
"""Seconds that somebody may look for their finger or their key."""
MOST_CHALLENGES = 10_000
_BAD = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)
"""What the library raises over an answer that is malformed in one way or another."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page stands: passkeys belong to a domain, and what is signed names the page's origin."""

    domain: str
    origins: tuple[str, ...]


class Passkeys:
    """Remembers what it asked for until that is answered, once, by whom it was asked of ("": anybody)."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._asked: dict[bytes, tuple[str, float]] = {}

    def registration(self, player: PlayerLine, site: Site, known: Sequence[Passkey]) -> dict[str, Any]:
        """The options for a browser to make a passkey with."""
        options = generate_registration_options(
            rp_id=site.domain,
            rp_name="Updown",
            user_id=player.id.encode(),
            user_name=player.name,
            challenge=self._challenge(player.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # found without a sign-in name
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in known],
        )
        return msgspec.json.decode(options_to_json(options))

    def registered(
        self, player: PlayerLine, site: Site, credential: dict[str, Any], *, name: str, at: int
    ) -> Passkey:
        """The passkey that a browser made; raises PasskeyRefused."""
        try:
            parsed = parse_registration_credential_json(credential)
            verified = verify_registration_response(
                credential=parsed,
                expected_challenge=self._answered(parsed.response.client_data_json, player.id),
                expected_rp_id=site.domain,
                expected_origin=list(site.origins),
            )
        except _BAD as error:
            raise PasskeyRefused("this is no passkey of this page") from error
        return Passkey(
            verified.credential_id, player.id, verified.credential_public_key, verified.sign_count, name, at
        )

    def sign_in(self, site: Site) -> dict[str, Any]:
        """The options for a browser to sign with any passkey of this domain."""
        options = generate_authentication_options(
            rp_id=site.domain,
            challenge=self._challenge(""),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return msgspec.json.decode(options_to_json(options))

    def credential_id(self, credential: dict[str, Any]) -> bytes:
        """Which passkey a browser signed with; raises PasskeyRefused."""
        try:
            return parse_authentication_credential_json(credential).raw_id
        except _BAD as error:
            raise PasskeyRefused("this is no passkey") from error

    def signed_in(self, site: Site, credential: dict[str, Any], passkey: Passkey | None) -> int:
        """How often the passkey has signed by now; raises PasskeyRefused if it did not sign this, or is unknown."""
        try:
            parsed = parse_authentication_credential_json(credential)
            challenge = self._answered(parsed.response.client_data_json, "")
            if passkey is None:
                raise PasskeyRefused("this passkey is not known here")
            verified = verify_authentication_response(
                credential=parsed,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=list(site.origins),
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except _BAD as error:
            raise PasskeyRefused("this passkey did not sign what it was asked to") from error
        return verified.new_sign_count

    def _challenge(self, of: str) -> bytes:
        """The oldest ones go when nobody answers."""
        while len(self._asked) >= MOST_CHALLENGES:
            del self._asked[next(iter(self._asked))]
        challenge = secrets.token_bytes(32)
        self._asked[challenge] = of, self._now()
        return challenge

    def _answered(self, client_data: bytes, by: str) -> bytes:
        """The challenge that is answered, which is none any more; raises PasskeyRefused."""
        challenge = parse_client_data_json(client_data).challenge
        of, asked_at = self._asked.pop(challenge, (None, 0.0))
        if of != by or self._now() - asked_at > PATIENCE:
            raise PasskeyRefused("nothing like that was asked")
        return challenge


def written_id(passkey: bytes) -> str:
    """As it stands in addresses."""
    return bytes_to_base64url(passkey)


def read_id(written: str) -> bytes:
    """Back again."""
    return base64url_to_bytes(written)
