"""Reads a record, refusing every form but the one that is written (docs/records.md)."""

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import cast

from updown.core.deal import canonical_json
from updown.core.errors import BadNotation, BadOptions
from updown.core.game import AnyGame
from updown.engine.record import (
    BOT_LEVELS,
    CONTINUED_FORM,
    FORM,
    Act,
    Continued,
    Ending,
    Line,
    Record,
    Remark,
)
from updown.engine.record_form import Headers, bad_form, rows_of

MAX_NAME = 40

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_RESULT = re.compile(r"(?:0|-?[1-9][0-9]{0,8})(?: (?:0|-?[1-9][0-9]{0,8}))*")
_TABLE = re.compile(r"[a-z0-9]{1,32}")
_CONTINUED = re.compile(r"[a-z0-9]{1,32} (?:0|[1-9][0-9]{0,8})")
_HASH = re.compile(r"[0-9a-f]{64}")
_ENTROPY = re.compile(r"(?:[0-9a-f]{32})?")
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_ACT = re.compile(r"(0|[1-9][0-9]{0,8}) ([^ ]+)")


def parse_record(file: bytes, games: Mapping[str, AnyGame]) -> Record:
    """The record in a file, well formed but not yet replayed; raises BadRecord."""
    rows = rows_of(file)
    empty = rows.index("") if "" in rows else len(rows)
    headers = Headers(rows[:empty])
    form = headers.matching(
        "Updown-Record", re.compile(f"{FORM}|{CONTINUED_FORM}"), f"{FORM} or {CONTINUED_FORM}"
    )
    game = _game(headers, games)
    record = _header_values(headers, game, continued=form == CONTINUED_FORM)
    if empty == len(rows):
        raise bad_form(empty + 1, "no_empty_line", "an empty line must follow the headers")
    lines = (
        _line(row, number, game, record.seats) for number, row in enumerate(rows[empty + 1 :], empty + 2)
    )
    return _with_lines(record, tuple(lines))


def _with_lines(record: Record, lines: tuple[Line, ...]) -> Record:
    acts = sum(isinstance(line, Act) for line in lines)
    if record.continued is not None and record.continued.acts > acts:
        line = record.line_of_header("Continued")
        raise bad_form(
            line, "value", f"of {acts} actions no {record.continued.acts} can have been made before"
        )
    return replace(record, lines=lines)


def _game(headers: Headers, games: Mapping[str, AnyGame]) -> AnyGame:
    found = games.get(headers.take("Game"))
    if found is None:
        raise headers.refusal("unknown_game", f"the game must be one of {', '.join(games)}")
    return found


def _header_values(headers: Headers, game: AnyGame, *, continued: bool) -> Record:
    rules = headers.matching("Rules", re.compile(str(game.rules_version)), str(game.rules_version))
    written, options_line = headers.take("Options"), headers.line
    table = headers.matching("Table", _TABLE, "1-32 of a-z 0-9")
    before = _continued(headers) if continued else None
    seats = _seats(headers, game)
    options = _options(written, options_line, game, seats)
    names = tuple(_name(headers, seat) for seat in range(seats))
    commitment = headers.matching("Commitment", _HASH, "64 hex digits")
    finished = headers.next_is("Server-Seed")
    server_seed = headers.matching("Server-Seed", _HASH, "64 hex digits") if finished else ""
    entropy = tuple(
        _entropy(headers, seat, name, dealt_here=not continued) for seat, name in enumerate(names)
    )
    started = _time(headers, "Started")
    ending = Ending(server_seed, _time(headers, "Ended"), _result(headers, seats)) if finished else None
    headers.end()
    return Record(
        game.id, int(rules), options, table, names, commitment, entropy, started, (), ending, before
    )


def _continued(headers: Headers) -> Continued:
    value = headers.matching("Continued", _CONTINUED, "a table id and a number of actions")
    deal, acts = value.split(" ")
    return Continued(deal, int(acts))


def _seats(headers: Headers, game: AnyGame) -> int:
    seats = int(headers.matching("Seats", _NUMBER, "a number of seats"))
    if seats not in game.seats:
        raise headers.refusal(
            "value", f"{game.id} has {game.seats.start}-{game.seats.stop - 1} seats, not {seats}"
        )
    return seats


def _options(written: str, line: int, game: AnyGame, seats: int) -> dict[str, object]:
    """Complete, valid and canonical, or the match seed would be another one."""
    try:
        options = game.options_json(game.options(_json_object(written), seats))
    except (BadOptions, ValueError, RecursionError) as error:
        raise bad_form(line, "options", f"Options are refused: {error}") from error
    if written != canonical_json(options):
        raise bad_form(line, "options", f"Options must be written {canonical_json(options)}")
    return options


def _json_object(text: str) -> dict[str, object]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("not a JSON object")  # noqa: TRY004  one kind of error for all bad JSON
    return cast("dict[str, object]", found)


def _name(headers: Headers, seat: int) -> str:
    """A person's display name, or the level of a bot."""
    name = headers.take(f"Seat-{seat}")
    if name.startswith("bot:"):
        if name.removeprefix("bot:") not in BOT_LEVELS:
            raise headers.refusal("name", f"a bot is one of {', '.join(BOT_LEVELS)}, not {name[4:60]!r}")
    elif not 1 <= len(name) <= MAX_NAME:
        raise headers.refusal("name", f"a name has 1-{MAX_NAME} characters, not {len(name)}")
    elif any(unicodedata.category(character) == "Cc" for character in name):
        raise headers.refusal("name", "a name has no control characters")
    return name


def _entropy(headers: Headers, seat: int, name: str, *, dealt_here: bool) -> str:
    """Of a match dealt at another table, where people may have sat on what are seats of bots here."""
    entropy = headers.matching(f"Entropy-{seat}", _ENTROPY, "32 hex digits or empty")
    if entropy and dealt_here and name.startswith("bot:"):
        raise headers.refusal("value", "a bot adds no entropy")
    return entropy


def _time(headers: Headers, key: str) -> str:
    value = headers.matching(key, _TIME, "a time such as 2026-12-01T18:04:05Z")
    try:
        datetime.fromisoformat(value)
    except ValueError as error:
        raise headers.refusal("value", f"{key} is no time: {value}") from error
    return value


def _result(headers: Headers, seats: int) -> tuple[int, ...]:
    totals = headers.matching("Result", _RESULT, "a total per seat, one space between").split(" ")
    if len(totals) != seats:
        raise headers.refusal("value", f"Result must have {seats} totals, not {len(totals)}")
    return tuple(map(int, totals))


def _line(row: str, number: int, game: AnyGame, seats: int) -> Line:
    if row.startswith("# "):
        return Remark(row.removeprefix("# "))
    found = _ACT.fullmatch(row)
    if not found:
        raise bad_form(number, "line", f"expected '<seat> <action>' or '# remark', got {row[:60]!r}")
    seat, action = int(found[1]), found[2]
    if seat >= seats:
        raise bad_form(number, "line", f"there is no seat {seat}")
    if not _is_notation(action, game):
        raise bad_form(number, "notation", f"{action[:60]!r} is no action of {game.id}")
    return Act(seat, action)


def _is_notation(text: str, game: AnyGame) -> bool:
    try:
        return game.format_action(game.parse_action(text)) == text
    except BadNotation:
        return False
