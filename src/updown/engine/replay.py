"""Replays a record and verifies that it tells the truth about its deal, its actions and its result."""

import hmac
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from updown.core.deal import SeededDeals, commitment, match_seed
from updown.core.errors import BadRecord, IllegalAction, NotYourTurn
from updown.core.game import AnyGame, Outcome, Seat
from updown.engine.match import Step, begin, step
from updown.engine.record import Act, Ending, Record
from updown.engine.record_reader import parse_record


@dataclass(frozen=True, slots=True)
class Opening:
    """A record's match right after the first deal."""

    game: AnyGame
    deals: SeededDeals
    state: Any


def verify(file: bytes, games: Mapping[str, AnyGame]) -> tuple[Record, Outcome]:
    """The record and the outcome that it rightly states; raises BadRecord with `line` and `fault`.

    Faults are looked for in this order: form, commitment, actions line by line, end, result.
    """
    record = parse_record(file, games)
    opening = open_match(record, games)
    state = opening.state
    for taken in replay(record, opening):
        state = taken.after
    outcome = opening.game.outcome(state)
    if outcome is None:
        _refuse_early_end(record)
    if outcome.totals != _ending(record).result:
        _refuse_result(record, outcome)
    return record, outcome


def open_match(record: Record, games: Mapping[str, AnyGame]) -> Opening:
    """Deals as the record's seeds say; raises BadRecord if the seed is not the one committed to."""
    ending = _ending(record)
    server_seed = bytes.fromhex(ending.server_seed)
    if not hmac.compare_digest(commitment(server_seed).hex(), record.commitment):
        line = record.line_of_header("Commitment")
        raise BadRecord(
            f"line {line}: the commitment does not belong to the server seed", line=line, fault="commitment"
        )
    game = games[record.game]
    seed = match_seed(
        server_seed,
        entropy=record.entropy,
        game=record.game,
        options=record.options,
        rules=record.rules,
        table=record.deal_table,
    )
    deals = SeededDeals(seed)
    return Opening(game, deals, begin(game, game.options(record.options, record.seats), record.seats, deals))


def replay(record: Record, opening: Opening) -> Iterator[Step]:
    """Every step of the match; raises BadRecord at the first action that the rules refuse."""
    game, state = opening.game, opening.state
    for place, line in enumerate(record.lines):
        if not isinstance(line, Act):
            continue
        try:
            taken = step(game, state, Seat(line.seat), game.parse_action(line.action), opening.deals)
        except (IllegalAction, NotYourTurn) as error:
            _refuse_action(record.line_of(place), line, error, is_over=game.outcome(state) is not None)
        yield taken
        state = taken.after


def state_hashes(record: Record, games: Mapping[str, AnyGame]) -> Iterator[str]:
    """The hash after the first deal and after each action, the deals that follow it included."""
    opening = open_match(record, games)
    yield opening.game.fingerprint(opening.state)
    for taken in replay(record, opening):
        yield opening.game.fingerprint(taken.after)


def _ending(record: Record) -> Ending:
    if record.ending is None:
        line = record.line_of_header("Commitment") + 1
        message = "the match is not finished, so its seed is still secret"
        raise BadRecord(f"line {line}: {message}", line=line, fault="unfinished")
    return record.ending


def _refuse_action(line: int, act: Act, error: IllegalAction | NotYourTurn, *, is_over: bool) -> NoReturn:
    fault, message = "illegal", f"seat {act.seat} may not {act.action}: {error}"
    if is_over:
        message = f"seat {act.seat} acts after the end of the match"
    elif error.arguments.get("reason") == "not_held":
        # the deal is not in the file, so a deal that does not match can only show here
        held = f"seat {act.seat} does not hold {error.arguments['card']}"
        fault, message = "deal", f"{held}: illegal action, or the deal does not match"
    why = {**error.arguments, "line": line, "fault": fault}
    raise BadRecord(f"line {line}: {message}", **why) from error


def _refuse_early_end(record: Record) -> NoReturn:
    line = record.line_of(len(record.lines))
    raise BadRecord(f"line {line}: the record ends before the match does", line=line, fault="end")


def _refuse_result(record: Record, outcome: Outcome) -> NoReturn:
    line = record.line_of_header("Result")
    totals = " ".join(map(str, outcome.totals))
    raise BadRecord(f"line {line}: the match ended {totals}", line=line, fault="result")
