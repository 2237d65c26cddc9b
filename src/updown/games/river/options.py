"""The choices that a match is started with: start size, schedule, bidding, hook, scoring."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Literal, TypeAlias, TypeVar, get_args

from updown.core.errors import BadOptions
from updown.core.game import Choice

Schedule: TypeAlias = Literal["down-up", "up-down", "down", "up"]
Bidding: TypeAlias = Literal["in-turn", "simultaneous"]
Scoring: TypeAlias = Literal["classic", "exact", "penalty"]

SCHEDULES: tuple[Schedule, ...] = get_args(Schedule)
BIDDINGS: tuple[Bidding, ...] = get_args(Bidding)
SCORINGS: tuple[Scoring, ...] = get_args(Scoring)

SEATS = range(2, 9)
USUAL_SEATS = range(4, 9)
"""R1: with 2 and 3 seats it is a variant."""

T = TypeVar("T", bound=str | int)


@dataclass(frozen=True, slots=True)
class Options:
    """Validated: every value is legal for the number of seats."""

    start: int
    schedule: Schedule
    bidding: Bidding
    hook: bool
    """Always false under simultaneous bidding (R9)."""
    scoring: Scoring

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Of every round of the match (R4)."""
        return hand_sizes(self.schedule, self.start)


def options(given: Mapping[str, object], seats: int) -> Options:
    """Fills in defaults; the hook is put aside under simultaneous bidding, where it cannot apply (R9)."""
    if seats not in SEATS:
        raise BadOptions(
            f"River takes 2 to 8 seats, not {seats} (R1)",
            reason="wrong_seats",
            seats=seats,
            least=SEATS[0],
            most=SEATS[-1],
        )
    for name in given:
        if name not in Options.__dataclass_fields__:
            raise BadOptions(f"River has no option {name!r}", reason="unknown_option", option=name)
    bidding: Bidding = _chosen(given, "bidding", BIDDINGS)
    hook = _chosen(given, "hook", (True, False))
    return Options(
        start=_start_size(given, seats),
        schedule=_chosen(given, "schedule", SCHEDULES),
        bidding=bidding,
        hook=hook and bidding == "in-turn",
        scoring=_chosen(given, "scoring", SCORINGS),
    )


def options_json(chosen: Options) -> dict[str, object]:
    return asdict(chosen)


def choices(seats: int) -> tuple[Choice, ...]:
    largest = largest_start(seats)
    return (
        Choice("start", tuple(range(1, largest + 1)), largest),
        Choice("schedule", SCHEDULES, SCHEDULES[0]),
        Choice("bidding", BIDDINGS, BIDDINGS[0]),
        Choice("hook", (True, False), default=True),
        Choice("scoring", SCORINGS, SCORINGS[0]),
    )


def largest_start(seats: int) -> int:
    """R3: a card must remain to be turned up."""
    return min(10, 51 // seats)


@cache
def hand_sizes(schedule: Schedule, start: int) -> tuple[int, ...]:
    """R4: the turning point is played once."""
    down = tuple(range(start, 0, -1))
    up = tuple(range(1, start + 1))
    by_schedule = {"down-up": down + up[1:], "up-down": up + down[1:], "down": down, "up": up}
    return by_schedule[schedule]


def _start_size(given: Mapping[str, object], seats: int) -> int:
    largest = largest_start(seats)
    start = given.get("start", largest)
    if type(start) is not int or not 1 <= start <= largest:
        raise BadOptions(
            f"with {seats} seats the start size is 1 to {largest}, not {start!r} (R3)",
            reason="wrong_value",
            option="start",
            value=start,
            least=1,
            most=largest,
        )
    return start


def _chosen(given: Mapping[str, object], name: str, values: tuple[T, ...]) -> T:
    """The first value is the default. Types count too: 1 is not true."""
    value = given.get(name, values[0])
    for allowed in values:
        if type(value) is type(allowed) and value == allowed:
            return allowed
    raise BadOptions(
        f"option {name!r} is one of {list(values)}, not {value!r}",
        reason="wrong_value",
        option=name,
        value=value,
        allowed=list(values),
    )
