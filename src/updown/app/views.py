"""What may be seen of a table: the setting for everybody, one seat's own part, and what occurred."""

from typing import Any, Literal

import msgspec


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat. `level` without `player`: a bot; neither: free; both: a bot plays for the player."""

    player: str | None
    name: str | None
    level: str | None


class Setting(msgspec.Struct, frozen=True):
    """A table without its cards: what the page around the match needs."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: tuple[SeatState, ...]
    host: str
    """The player who set the table up."""
    phase: Literal["open", "starting", "playing", "finished", "aborted"]
    private: bool
    variant: bool
    """This number of seats is a variant of the game (R1)."""
    keep_order: bool
    commitment: str
    """64 hex digits, shown before anybody sits."""
    server_seed: str | None
    """Only when the match has ended."""
    entropy: tuple[str, ...] | None
    """Per seat, once closed."""
    entropy_until: int | None
    """Milliseconds since 1970, while the phase is `starting`."""
    started: int | None
    ended: int | None
    reason: str | None
    """Why it was aborted: a code."""
    rematch: str | None
    """The table where the same players may play again."""
    totals: tuple[int, ...] | None
    ranks: tuple[int, ...] | None


class Happening(msgspec.Struct, frozen=True):
    """Something this viewer may see occur. `version` tells which event brought it about."""

    version: int
    code: str
    arguments: dict[str, Any]


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows. `turn` and `legal` are empty when it is not to act."""

    seat: int
    turn: int | None
    legal: tuple[str, ...]
    """In canonical order, in notation."""
    view: msgspec.Raw
    """The game's OwnView."""
