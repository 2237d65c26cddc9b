"""Names that a player may bear (docs/records.md)."""

from unicodedata import category, normalize

from updown.app.refusals import BadName

LONGEST = 40
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def good_name(text: str) -> str:
    """The name in NFC without spaces around it; raises BadName."""
    if len(text) > 4 * LONGEST:  # before any work is spent on it
        raise BadName("a name has at most 40 characters", reason="too_long")
    name = normalize("NFC", text).strip()
    if not name:
        raise BadName("a name has at least one character", reason="empty")
    if len(name) > LONGEST:
        raise BadName("a name has at most 40 characters", reason="too_long")
    if any(category(letter) in _UNSEEN for letter in name):
        raise BadName("a name has no control, format or line-separator characters", reason="characters")
    if name.startswith("bot:"):
        raise BadName("only bots are called so", reason="bot")
    return name
