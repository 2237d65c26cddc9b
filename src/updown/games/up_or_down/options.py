"""What a match can be started with: its length, for 2-6 seats."""

from collections.abc import Mapping
from dataclasses import dataclass

from updown.core.errors import BadOptions
from updown.core.game import Choice
from updown.games.up_or_down.cards import LENGTHS, Length

SEATS = range(2, 7)


@dataclass(frozen=True, slots=True)
class Options:
    """Length short or long decides the deck and so the number of turns (U3)."""

    length: Length = "short"
    deck: int | None = None
    """Cards 1 … deck instead; for study alone, so `options` does not take it."""


def choices(seats: int) -> tuple[Choice, ...]:
    """The same for every number of seats."""
    _check_seats(seats)
    return (Choice("length", LENGTHS, "short"),)


def options(given: Mapping[str, object], seats: int) -> Options:
    """Fills in defaults; raises BadOptions."""
    _check_seats(seats)
    for name in given:
        if name != "length":
            raise BadOptions(f"there is no option {name!r}", reason="unknown_option", option=name)
    wanted = given.get("length", "short")
    for length in LENGTHS:
        if length == wanted:
            return Options(length)
    raise BadOptions(
        f"length is 'short' or 'long', not {wanted!r}", reason="wrong_value", option="length", value=wanted
    )


def options_json(options: Options) -> dict[str, object]:
    """As they stand in a record."""
    return {"length": options.length}


def _check_seats(seats: int) -> None:
    if seats not in SEATS:
        raise BadOptions(
            f"2 to 6 can play, not {seats}", reason="wrong_seats", seats=seats, least=SEATS[0], most=SEATS[-1]
        )
