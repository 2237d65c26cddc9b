"""Accounts: a player with a way to sign in. What is kept of them, and the port that keeps it (docs/accounts.md)."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from updown.app.ports import PlayerLine
from updown.app.preferences import Preferences

Scope: TypeAlias = Literal["read", "play"]
"""What a token may do: look on, or sit and act as well."""

DAY_MS = 24 * 3600 * 1000
SESSION_DAYS = 180
"""So long a session lives after it was last used."""
MOST_PASSKEYS = 20
MOST_TOKENS = 50
MOST_BOTS = 20
RECOVERY_CODES = 10


class Session(msgspec.Struct, frozen=True):
    """One browser that is signed in. Times in milliseconds since 1970."""

    id: str
    made: int
    seen: int
    device: str
    """What the browser says of itself."""


class Password(msgspec.Struct, frozen=True):
    """`hash` is argon2's own text."""

    player: str
    sign_in_name: str
    hash: str


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a key pair whose private half never leaves somebody's device."""

    id: bytes
    player: str
    public_key: bytes
    sign_count: int
    name: str
    made: int
    used: int | None = None


class Token(msgspec.Struct, frozen=True):
    """What a program shows in place of a session; of its text only a hash is kept."""

    id: str
    player: str
    name: str
    scopes: tuple[Scope, ...]
    made: int
    used: int | None = None


class Bearer(msgspec.Struct, frozen=True):
    """Whom a token speaks for."""

    player: PlayerLine
    scopes: tuple[Scope, ...]


class Accounts(Protocol):
    """Durable memory of ways to sign in. All methods may raise StoreFull; ids are of the player's own things."""

    async def player(self, player: str) -> PlayerLine | None:
        """By id; None if nobody has it, or who had it was deleted."""
        ...

    async def open_session(self, player: str, token_hash: bytes, *, at: int, device: str) -> None: ...

    async def sessions(self, player: str, *, since: int) -> list[Session]:
        """Those used since then, the last used one first."""
        ...

    async def prolong_session(self, token_hash: bytes, *, at: int) -> None: ...

    async def end_session(self, token_hash: bytes) -> None: ...

    async def end_sessions(
        self, player: str, *, only: str | None = None, but: bytes | None = None
    ) -> list[bytes]:
        """All of the player's, the one with this id, or all but the one with this hash. Gives the hashes of those."""
        ...

    async def password(self, player: str) -> Password | None: ...

    async def password_called(self, key: str) -> Password | None:
        """By app.names.sign_in_key."""
        ...

    async def set_password(self, password: Password, key: str) -> None:
        """Raises SignInNameTaken."""
        ...

    async def remove_password(self, player: str) -> None: ...

    async def passkeys(self, player: str) -> list[Passkey]: ...

    async def passkey(self, passkey: bytes) -> Passkey | None: ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Raises PasskeyRefused if it is known already."""
        ...

    async def use_passkey(self, passkey: bytes, *, sign_count: int, at: int) -> None: ...

    async def remove_passkey(self, player: str, passkey: bytes) -> bool:
        """Whether it was there."""
        ...

    async def set_recovery_codes(self, player: str, hashes: Sequence[bytes]) -> None:
        """In place of those before."""
        ...

    async def recovery_codes_left(self, player: str) -> int: ...

    async def use_recovery_code(self, code_hash: bytes) -> str | None:
        """The player whose code this was; it is none any more."""
        ...

    async def tokens(self, player: str) -> list[Token]:
        """Of the player and of the bots that the player owns, newest first."""
        ...

    async def add_token(self, token: Token, token_hash: bytes) -> None: ...

    async def remove_token(self, owner: str, token: str) -> bytes | None:
        """Its hash; None if there is none with this id."""
        ...

    async def bearer(self, token_hash: bytes, *, at: int) -> Bearer | None:
        """Remembers (to the day) when the token was used."""
        ...

    async def bots(self, owner: str) -> list[PlayerLine]: ...

    async def add_bot(self, bot: PlayerLine, owner: str) -> None: ...

    async def preferences(self, player: str) -> Preferences | None: ...

    async def set_preferences(self, player: str, preferences: Preferences) -> None: ...

    async def forget(self, player: str) -> list[bytes]:
        """All that is the player's own, and their name wherever it stands. Gives hashes of what ended."""
        ...


def public_id(token_hash: bytes) -> str:
    """What a session or token is called in lists: tells one person's apart, and is of no use to anybody else."""
    return token_hash.hex()[:16]


def has_way_in(password: Password | None, passkeys: Sequence[Passkey]) -> bool:
    """What makes an account of a guest."""
    return password is not None or bool(passkeys)
