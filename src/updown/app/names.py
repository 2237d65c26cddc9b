"""Names that a player may bear (docs/records.md, docs/accounts.md)."""

from unicodedata import category, normalize

from updown.app.chat import without_towers
from updown.app.lookalikes import is_reserved, mixes_alphabets
from updown.app.refusals import BadName

LONGEST = 40
SHORTEST_TO_SIGN_IN = 3
DELETED = "deleted:player"
"""In place of the name of somebody whose account was deleted; each client says it in its reader's language."""
_CODES = ("bot:", "deleted:")
"""What names begin with that stand for something else."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks to Unicode, nothing to the eye."""
_SEEN = {"L", "N", "P", "S"}
"""Marks alone, or spaces, are no name."""


def good_name(text: str) -> str:
    """The name in NFC without spaces around it; raises BadName."""
    if len(text) > 4 * LONGEST:  # before any work is spent on it
        raise BadName("a name has at most 40 characters", reason="too_long")
    name = normalize("NFC", text).strip()
    if len(name) > LONGEST:
        raise BadName("a name has at most 40 characters", reason="too_long")
    if any(category(letter) in _UNSEEN or letter in _BLANK for letter in name):
        raise BadName("a name has no characters that nobody sees", reason="characters")
    if not any(category(letter)[0] in _SEEN for letter in name):
        raise BadName("a name has at least one letter", reason="empty")
    if name.startswith(_CODES):
        raise BadName("only bots are called so", reason="bot")
    return name


def good_new_name(text: str) -> str:
    """A name that somebody chooses now: it also passes for nobody else. Raises BadName."""
    name = good_name(text)
    if without_towers(name) != name:
        raise BadName("a name has no towers of accents", reason="characters")
    if is_reserved(name):
        raise BadName("this name would pass for somebody else", reason="reserved")
    if mixes_alphabets(name):
        raise BadName("a word of letters that look alike but are not", reason="mixed_alphabets")
    return name


def good_sign_in_name(text: str) -> str:
    """What an account is found by: a name without spaces, at least three letters long. Raises BadName."""
    name = good_new_name(text)
    if len(name) < SHORTEST_TO_SIGN_IN:
        raise BadName("too short to sign in with", reason="too_short")
    if any(letter.isspace() for letter in name):
        raise BadName("a sign-in name has no spaces", reason="spaces")
    return name


def sign_in_key(name: str) -> str:
    """The same for names that differ only in case or in the form of their letters."""
    return normalize("NFKC", normalize("NFKC", name).strip().casefold())
