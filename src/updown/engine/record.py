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

FORM, CONTINUED_FORM = "1", "2"
"""A record of a match that was continued from another one has a header more."""


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
class Continued:
    """The match was dealt at another table, where its first `acts` actions were made."""

    deal: str
    acts: int


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
    continued: Continued | None = None

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def deal_table(self) -> str:
        """The table id that the deal is made from."""
        return self.continued.deal if self.continued else self.table

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


def header_keys(seats: int, *, finished: bool, continued: bool) -> tuple[str, ...]:
    """Every header in its order."""
    return (
        *("Updown-Record", "Game", "Rules", "Options", "Table"),
        *(("Continued",) if continued else ()),
        "Seats",
        *(f"Seat-{seat}" for seat in range(seats)),
        "Commitment",
        *(("Server-Seed",) if finished else ()),
        *(f"Entropy-{seat}" for seat in range(seats)),
        "Started",
        *(("Ended", "Result") if finished else ()),
    )


def _headers(record: Record) -> list[tuple[str, str]]:
    ending, continued = record.ending, record.continued
    values = (
        CONTINUED_FORM if continued else FORM,
        record.game,
        str(record.rules),
        canonical_json(record.options),
        record.table,
        *((f"{continued.deal} {continued.acts}",) if continued else ()),
        str(record.seats),
        *record.names,
        record.commitment,
        *((ending.server_seed,) if ending else ()),
        *record.entropy,
        record.started,
        *((ending.ended, " ".join(map(str, ending.result))) if ending else ()),
    )
    keys = header_keys(record.seats, finished=ending is not None, continued=continued is not None)
    return list(zip(keys, values, strict=True))


def _format_line(line: Line) -> str:
    match line:
        case Act(seat, action):
            return f"{seat} {action}"
        case Remark(text):
            return f"# {text}"
