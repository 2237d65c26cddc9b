"""What happened at a table, past tense, as stored. The number of events so far is the table's version."""

from typing import TypeAlias

import msgspec

from updown.app.game_clock import Expiry, GameClock


def _snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=_snake, forbid_unknown_fields=True):
    """Base of all events. `at` is in whole milliseconds since 1970, UTC."""

    at: int


class Continued(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match begins at a moment of a finished one. With the table's server seed, all that leads there again."""

    table: str
    """The table that was looked back on."""
    at: int
    """Its moment."""
    deal: str
    """The table whose deal it is: another one if the match looked back on had itself been continued."""
    entropy: tuple[str, ...]
    rules: int
    acts: tuple[tuple[int, str], ...]
    """Seat and action, from the deal on."""


class TableOpened(Event, frozen=True):
    """A table was set up. `server_seed` (hex) stays in the store until the match has ended."""

    game: str
    seats: int
    options: dict[str, str | int | bool]
    host: str
    server_seed: str
    private_key: str | None = None
    """The join key of a private table's link."""
    keep_order: bool = False
    """Seats keep their order at the start instead of being shuffled (R5)."""
    series: str | None = None
    """Links a rematch to the tables before it: the id of the first one."""
    rated: bool = False
    """The match counts for its players' ratings (docs/ratings.md)."""
    clock: GameClock | None = None
    expiry: Expiry = "bot"
    """What happens at a deadline of the clock."""
    pairing: bool = False
    """It brings together people who look for a match: nobody hosts it, and it starts by itself when it is full."""
    fill_at: int | None = None
    """When bots take the seats of a pairing table that are still free (ms)."""
    listed: bool = False
    """A private table that stands in the lobby: its key is a password that its host has chosen."""
    continued: Continued | None = None
    """Then `server_seed` is that of the match continued, which everybody may know."""
    spectators: bool = True
    """People who do not sit here may look on while the match is played."""
    programs: bool = True
    """Bot accounts may sit here."""

    def __repr__(self) -> str:
        return f"TableOpened(game={self.game!r}, host={self.host!r}, secrets hidden)"


class OptionsChanged(Event, frozen=True):
    options: dict[str, str | int | bool]


class Seated(Event, frozen=True):
    """A person sat down, or a program with an account (`bot`)."""

    seat: int
    player: str
    name: str
    bot: bool = False


class BotSeated(Event, frozen=True):
    seat: int
    level: str


class SeatFreed(Event, frozen=True):
    """A person left before the start, was asked to, or a bot was removed."""

    seat: int
    kept_out: str | None = None
    """The player whom the host has asked to leave, and who cannot sit down here again."""


class Renamed(Event, frozen=True):
    seat: int
    name: str


class Started(Event, frozen=True):
    """Seats and options are frozen; `order[i]` is the open table's seat that now sits on seat i.

    Entropy is collected until `deadline` (ms), or until each of the `asked` seats has given some.
    """

    order: tuple[int, ...]
    asked: tuple[int, ...]
    deadline: int


class EntropyGiven(Event, frozen=True):
    seat: int
    entropy: str


class Dealt(Event, frozen=True):
    """Entropy is closed and the match begins. One string per seat, as in the record."""

    entropy: tuple[str, ...]
    rules: int
    """The rules version that the match is played by."""


class Acted(Event, frozen=True):
    """A seat made a choice; the notation is its only identity."""

    seat: int
    action: str


class BotTookOver(Event, frozen=True):
    """From now on `level` plays a seat for its player, who is gone: at the wish of seat `by`, or (None) by rule."""

    seat: int
    level: str
    by: int | None = None


class PlayerReturned(Event, frozen=True):
    """The substitute hands the seat back."""

    seat: int


class TimedOut(Event, frozen=True):
    """A seat's time was up; what that leads to stands in the same transaction."""

    seat: int


class Forfeited(Event, frozen=True):
    """A seat comes last, whatever its total; `level` plays its cards to the end."""

    seat: int
    level: str


class Paused(Event, frozen=True):
    """Nobody is left at a live table: its clocks stand still, and no substitute acts."""


class Resumed(Event, frozen=True):
    """Somebody came back."""


class VacationBegan(Event, frozen=True):
    """The player of a seat is on vacation: the turn-based clock of the seat stands still from `began` on."""

    seat: int
    began: int
    until: int


class VacationEnded(Event, frozen=True):
    """Sooner than was said: the seat's clock goes on from `until`."""

    seat: int
    until: int


class Finished(Event, frozen=True):
    """Stands in the transaction of the last action, in which the store also gives the finish number."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Aborted(Event, frozen=True):
    """The match ends without a result: `reason` is a code; the seed is published."""

    reason: str


class RematchOpened(Event, frozen=True):
    """The table where these players may play again, on the same seats or (without `kept`) each one seat further."""

    table: str
    kept: bool = False


AnyEvent: TypeAlias = (
    TableOpened
    | OptionsChanged
    | Seated
    | BotSeated
    | SeatFreed
    | Renamed
    | Started
    | EntropyGiven
    | Dealt
    | Acted
    | BotTookOver
    | PlayerReturned
    | TimedOut
    | Forfeited
    | Paused
    | Resumed
    | VacationBegan
    | VacationEnded
    | Finished
    | Aborted
    | RematchOpened
)


def encode(event: AnyEvent) -> bytes:
    """As stored."""
    return msgspec.json.encode(event)


_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def decode(body: bytes) -> AnyEvent:
    return _decoder.decode(body)
