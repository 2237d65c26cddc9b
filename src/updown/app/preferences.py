"""How somebody likes to play: kept with the player, so that it is the same on every device."""

from typing import Literal

import msgspec


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None: as the device prefers."""

    language: Literal["en", "pt", "el", "ru"] | None = None
    theme: Literal["light", "dark", "contrast"] | None = None
    palette: Literal["standard", "okabe"] = "standard"
    """Of Up or Down?'s rows, with letters and shapes in any case."""
    deck: Literal["four", "two"] = "four"
    """River's suits in four colours or two."""
    letters: bool = False
    """Letters on colours."""
    confirm: bool = False
    one_tap: bool = False
    sounds: bool = True
    reduced_motion: bool | None = None
    notifications: bool = False
