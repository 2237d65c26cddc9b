"""Names that a player may bear (docs/records.md)."""

from unicodedata import category, normalize

from updown.app.refusals import BadName

LONGEST = 40
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
    if name.startswith("bot:"):
        raise BadName("only bots are called so", reason="bot")
    return name
