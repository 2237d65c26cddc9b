"""What happened at a table, past tense, as stored. The number of events so far is the table's version."""

from typing import TypeAlias

import msgspec


def _snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=_snake, forbid_unknown_fields=True):
    """Base of all events. `at` is in whole milliseconds since 1970, UTC."""

    at: int


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
    """At the wish of seat `by`, a seat whose player is gone is played by `level`."""

    seat: int
    level: str
    by: int


class PlayerReturned(Event, frozen=True):
    """The substitute hands the seat back."""

    seat: int


class Finished(Event, frozen=True):
    """Stands in the transaction of the last action, in which the store also gives the finish number."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Aborted(Event, frozen=True):
    """The match ends without a result: `reason` is a code; the seed is published."""

    reason: str


class RematchOpened(Event, frozen=True):
    """The table where these players may play again."""

    table: str


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
