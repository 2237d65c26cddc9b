"""The record of a finished match, as a file (docs/records.md)."""

from datetime import UTC, datetime

from updown.app.decision import in_phase
from updown.app.state import Place, TableState
from updown.engine.record import Continued, Ending, Record, format_record, format_time


def record_of(state: TableState) -> bytes:
    """Refused before the match has a result: a running one could not be replayed by others."""
    in_phase(state, "finished")
    return format_record(record_from(state))


def record_from(state: TableState) -> Record:
    """Of a match that has a result."""
    if state.outcome is None or state.rules is None:
        raise AssertionError("a finished match was dealt and has an outcome")
    return Record(
        game=state.game.id,
        rules=state.rules,
        options=state.options,
        table=state.id,
        names=tuple(map(_name, state.places)),
        commitment=state.commitment,
        entropy=state.entropy,
        started=_time(state.started),
        lines=state.lines,
        ending=Ending(state.secret.server_seed.hex(), _time(state.ended), state.outcome.totals),
        continued=Continued(state.deal_table, state.acts_before) if state.continued else None,
    )


def _name(place: Place) -> str:
    """Take-overs do not change who sat there."""
    return place.name if place.name is not None else f"bot:{place.level}"


def _time(ms: int | None) -> str:
    if ms is None:
        raise AssertionError("a finished match has begun and ended")
    return format_time(datetime.fromtimestamp(ms / 1000, UTC))
