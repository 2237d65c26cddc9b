"""What may be seen of a table: the setting for everybody, one seat's own part, and what occurred."""

from typing import Any, Literal

import msgspec

from updown.app.game_clock import Expiry, GameClock


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat. `level` without `player`: a bot; neither: free; both: a bot plays for the player.

    `bot`: the player is a program with an account of its own. `vacation`: until when the player is (or was last) on
    vacation, in milliseconds since 1970.
    """

    player: str | None
    name: str | None
    level: str | None
    bot: bool = False
    vacation: int | None = None


class SeatClock(msgspec.Struct, frozen=True):
    """A seat's game clock. Exact only where it stands still: while it runs, `until` says when it ends."""

    left: int | None
    """Milliseconds in the bank when the clock last started or stopped; None if it has no bank."""
    until: int | None
    """When the open decision ends, in milliseconds since 1970 by the server's clock; None while it stands still."""


class ContinuedFrom(msgspec.Struct, frozen=True):
    """A moment of a finished match at another table."""

    table: str
    at: int


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
    advice: bool
    """Who plays here may ask a bot what it would do."""
    rated: bool
    """The match counts for its players' ratings."""
    clock: GameClock | None
    expiry: Expiry
    """What happens when a seat's time is up."""
    paused: bool
    """Everybody had left; the match goes on when somebody comes back."""
    forfeited: tuple[int, ...]
    """Seats that come last since their time was up."""
    pairing: bool
    """People who look for a match meet here: nobody hosts it, and it starts by itself when it is full."""
    fill_at: int | None
    """When bots take its free seats, in milliseconds since 1970."""
    listed: bool
    """It stands in the lobby although it is private: its key is a password."""
    continued: ContinuedFrom | None
    """Where the match begins; its cards are those of that match, which whoever looks it up knows."""
    spectators: bool
    """People who do not sit here may look on while the match is played."""
    programs: bool
    """Bot accounts may sit here."""


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


class Moment(msgspec.Struct, frozen=True):
    """A finished match after one of its actions, or (the first moment) after the deal, as one seat was shown it.

    With open hands `public` shows every hand and `happenings` are what anybody saw.
    """

    version: int
    progress: tuple[int, int]
    """The turn or round being played, from 1, and how many there are."""
    public: msgspec.Raw
    """The game's PublicView."""
    own: Own
    happenings: tuple[Happening, ...]
    """Since the moment before."""


class Planned(msgspec.Struct, frozen=True):
    """An action that a bot expects of a seat."""

    seat: int
    action: str


class Reason(msgspec.Struct, frozen=True):
    """What speaks for an action, or what it is: a code with arguments, as for happenings."""

    code: str
    arguments: dict[str, Any]


class WeighedAction(msgspec.Struct, frozen=True):
    """One legal action as a strong bot sees it."""

    action: str
    value: float
    """What it is worth to the seat, 0 to 1: its hope for the match."""
    error: float | None
    """Standard error of the value; None where the bot looked too little to say."""
    continuation: tuple[Planned, ...]
    """What it expects next."""
    reason: Reason | None


class Advice(msgspec.Struct, frozen=True):
    """What a strong bot would do in the decision that opened at `turn`, best first; from that seat's view alone."""

    turn: int
    actions: tuple[WeighedAction, ...]
