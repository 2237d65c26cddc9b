"""What a host may choose about time: the game clock, and what happens at a deadline (docs/time.md)."""

from typing import Annotated, Literal, TypeAlias

import msgspec


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Each seat has a bank for the match, charged while it is to act; every action adds the increment. Seconds."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=7_200)]
    increment: Annotated[int, msgspec.Meta(ge=5, le=300)]
    """Never nothing: whoever has run out, or comes back, needs some time to act."""


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turns", forbid_unknown_fields=True):
    """Each decision may take so many hours; nobody needs to be there meanwhile."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=336)]


GameClock: TypeAlias = LiveClock | TurnClock

Expiry: TypeAlias = Literal["bot", "default", "forfeit"]
"""At the deadline a bot takes over, the game's default action is played, or the bot plays on and the seat comes last."""
