"""A match as a text file that replays for ever: what it holds, and how it is written (docs/records.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeAlias

from updown.core.deal import canonical_json
from updown.core.game import AnyGame
from updown.engine.match import Step

BOT_LEVELS = ("random", "easy", "medium", "hard", "expert")
"""Every level that a record knows, weakest first."""

HEADERS_BEFORE_SEATS = ("Updown-Record", "Game", "Rules", "Options", "Table", "Seats")


@dataclass(frozen=True, slots=True)
class Act:
    """An action line; `action` is in notation."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A line for people, without its `# `."""

    text: str


Line: TypeAlias = Act | Remark


@dataclass(frozen=True, slots=True)
class Ending:
    """What a record says once the match is over; an unfinished one keeps silent."""

    server_seed: str
    ended: str
    result: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """The contents of a `.updown` file; hex and times are kept as they are written."""

    game: str
    rules: int
    options: Mapping[str, object]
    """All of them, as game.options_json gives them."""
    table: str
    names: tuple[str, ...]
    """Per seat: a display name, or `bot:<level>`."""
    commitment: str
    entropy: tuple[str, ...]
    started: str
    lines: tuple[Line, ...]
    ending: Ending | None

    @property
    def seats(self) -> int:
        return len(self.names)

    def line_of(self, place: int) -> int:
        """The number in the file of `lines[place]`; the first line is 1."""
        return len(_headers(self)) + 2 + place

    def line_of_header(self, key: str) -> int:
        """The number in the file of a header that this record has."""
        return next(number for number, (found, _) in enumerate(_headers(self), 1) if found == key)


def format_record(record: Record) -> bytes:
    """The file, to the byte."""
    headers = [f"{key}: {value}" for key, value in _headers(record)]
    return "".join(line + "\n" for line in [*headers, "", *map(_format_line, record.lines)]).encode()


def revealed_acts(game: AnyGame, steps: Sequence[Step]) -> tuple[Act, ...]:
    """The actions of a running match that everybody has seen: bids still secret are left out (R9)."""
    shown = list(steps)
    # an action that others were still to match is secret; the last of them, alone to act, reveals all
    while shown and len(game.to_act(shown[-1].before)) > 1:
        shown.pop()
    return tuple(Act(taken.seat, game.format_action(taken.action)) for taken in shown)


def format_time(at: datetime) -> str:
    """`2026-12-01T18:04:05Z`; `at` knows its time zone."""
    return at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def header_keys(seats: int, *, finished: bool) -> tuple[str, ...]:
    """Every header in its order."""
    return (
        *HEADERS_BEFORE_SEATS,
        *(f"Seat-{seat}" for seat in range(seats)),
        "Commitment",
        *(("Server-Seed",) if finished else ()),
        *(f"Entropy-{seat}" for seat in range(seats)),
        "Started",
        *(("Ended", "Result") if finished else ()),
    )


def _headers(record: Record) -> list[tuple[str, str]]:
    ending = record.ending
    values = (
        "1",
        record.game,
        str(record.rules),
        canonical_json(record.options),
        record.table,
        str(record.seats),
        *record.names,
        record.commitment,
        *((ending.server_seed,) if ending else ()),
        *record.entropy,
        record.started,
        *((ending.ended, " ".join(map(str, ending.result))) if ending else ()),
    )
    return list(zip(header_keys(record.seats, finished=ending is not None), values, strict=True))


def _format_line(line: Line) -> str:
    match line:
        case Act(seat, action):
            return f"{seat} {action}"
        case Remark(text):
            return f"# {text}"
