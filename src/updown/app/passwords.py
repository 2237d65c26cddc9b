"""Which passwords will do, and what recovery codes look like."""

from collections.abc import Callable
from hashlib import sha256

from updown.app.account_refusals import BadPassword
from updown.app.names import sign_in_key

SHORTEST = 10
LONGEST = 200
_FEW_LETTERS = 4
_CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are mistaken for each other: 31 of them, so that a code has 79 bits."""
_CODE_GROUPS, _GROUP = 4, 4


def must_be_good_password(password: str, sign_in_name: str) -> None:
    """Length decides; what anybody would try first is refused as well. Raises BadPassword."""
    if len(password) < SHORTEST:
        raise BadPassword("a password has at least 10 characters", reason="password_short")
    if len(password) > LONGEST:
        raise BadPassword("a password has at most 200 characters", reason="password_long")
    if len(set(password)) < _FEW_LETTERS or sign_in_key(sign_in_name) in sign_in_key(password):
        raise BadPassword("this is guessed at once", reason="password_simple")


def new_recovery_code(choose: Callable[[str], str]) -> str:
    """`choose` picks a letter; use the operating system's chance."""
    groups = ("".join(choose(_CODE_LETTERS) for _ in range(_GROUP)) for _ in range(_CODE_GROUPS))
    return "-".join(groups)


def recovery_code_hash(code: str) -> bytes:
    """What is stored of a code, however it was typed. It is random enough for a fast hash."""
    letters = "".join(letter for letter in code.casefold() if letter in _CODE_LETTERS)
    return sha256(b"recovery " + letters.encode()).digest()
