"""What crosses the wire about accounts: ways to sign in, sessions, tokens, bots. No secret is sent twice."""

from typing import Annotated, Any, TypeAlias

import msgspec

from updown.app.accounts import Scope
from updown.server.wire import Body, Me

Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]


class SignIn(Body, frozen=True):
    """By sign-in name and password."""

    sign_in_name: Short
    password: Secret


class SignInWithCode(Body, frozen=True):
    """By one of the recovery codes, which is used up by it."""

    code: Short


class SignedOut(msgspec.Struct, frozen=True):
    """`me`: the guest whom this browser goes back to, if there is one."""

    me: Me | None


class NewPassword(Body, frozen=True):
    """`current` where there is a password already."""

    sign_in_name: Short
    password: Secret
    current: Secret | None = None


class PasskeyOptions(msgspec.Struct, frozen=True):
    """For `navigator.credentials`, as its JSON."""

    options: dict[str, Any]


class NewPasskey(Body, frozen=True):
    """What `navigator.credentials.create` gave, as JSON, and what the person calls it."""

    name: Short
    credential: dict[str, Any]


class SignInWithPasskey(Body, frozen=True):
    """What `navigator.credentials.get` gave, as JSON."""

    credential: dict[str, Any]


class RecoveryCodes(msgspec.Struct, frozen=True):
    """In place of all codes before; shown this once."""

    codes: tuple[str, ...]


class PasskeyLine(msgspec.Struct, frozen=True):
    """Times in milliseconds since 1970."""

    id: str
    name: str
    made: int
    used: int | None


class SessionLine(msgspec.Struct, frozen=True):
    """A browser that is signed in. `here`: the one that asks."""

    id: str
    made: int
    seen: int
    device: str
    here: bool


class Account(msgspec.Struct, frozen=True):
    """All ways into one's account. Without any of them it is a guest's."""

    sign_in_name: str | None
    passkeys: tuple[PasskeyLine, ...]
    recovery_codes: int
    """How many are left."""
    sessions: tuple[SessionLine, ...]


class NewToken(Body, frozen=True):
    """For the account itself, or for one of its bots."""

    name: Short
    scopes: tuple[Scope, ...]
    player: Short | None = None


class TokenLine(msgspec.Struct, frozen=True):
    """`player`: whom it speaks for."""

    id: str
    player: str
    name: str
    scopes: tuple[Scope, ...]
    made: int
    used: int | None


class TokenMade(msgspec.Struct, frozen=True):
    """`token` goes into the header `Authorization: Bearer …`; it is shown this once."""

    line: TokenLine
    token: str


class BotLine(msgspec.Struct, frozen=True):
    """A player that is a program."""

    id: str
    name: str


class Tokens(msgspec.Struct, frozen=True):
    """The account's own tokens and those of its bots, newest first."""

    tokens: tuple[TokenLine, ...]
    bots: tuple[BotLine, ...]


class NewBot(Body, frozen=True):
    name: Short


class BotMade(msgspec.Struct, frozen=True):
    """With a first token of its own, which may read and play; it is shown this once."""

    bot: BotLine
    token: TokenMade


class Deletion(Body, frozen=True):
    """`name`: the display name of what is deleted, so that nobody deletes by mistake."""

    name: Short
