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
    sounds: bool = False
    reduced_motion: bool | None = None
    vibration: bool = False
    notifications: bool = False
    """Tell me that it is my turn when I am not looking; how, is chosen apart from this (docs/notifications.md)."""
    remind: Literal["late", "at_once"] = "late"
    """Of a turn-based decision: when a quarter of the time is left, or as soon as it opens."""
