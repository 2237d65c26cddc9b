"""What is saved of a decision: its events, the table's line in lists, the answer to a repeat."""

from updown.app.clocks import deadline, deadlines, reminders
from updown.app.decision import Decision
from updown.app.events import Aborted, Finished, Started, encode
from updown.app.game_clock import TurnClock
from updown.app.look import Look
from updown.app.pairing import key_of
from updown.app.ports import Append, CommandKey, Deadline, SeatLine, TableLine
from updown.app.results import finish_of
from updown.app.state import TableState, bots_to_act


def append_of(
    decision: Decision,
    look: Look,
    command: CommandKey | None = None,
    answer: bytes = b"",
    *,
    most_open: int | None = None,
) -> Append:
    """One transaction. `look` is of the table after the decision."""
    state = decision.state
    return Append(
        table=state.id,
        expected_version=state.version - len(decision.events),
        events=tuple(map(encode, decision.events)),
        line=line_of(state, look),
        command=command,
        answer=answer,
        deadlines=_deadlines(decision),
        reminders=reminders(state) if isinstance(state.clock, TurnClock) else None,
        finish=finish_of(state) if any(isinstance(event, Finished) for event in decision.events) else None,
        most_open=most_open,
    )


def _deadlines(decision: Decision) -> tuple[Deadline, ...] | None:
    """Without a clock only an open table has one: the many appends of a match need not write any."""
    has_some = decision.state.clock is not None or decision.state.phase == "open"
    had_some = any(isinstance(event, Started | Aborted) for event in decision.events)
    return deadlines(decision.state) if has_some or had_some else None


def line_of(state: TableState, look: Look) -> TableLine:
    """The table in a list."""
    return TableLine(
        table=state.id,
        game=state.game.id,
        phase=state.phase,
        private=state.private,
        options=state.options,
        seats=tuple(SeatLine(place.player, place.name, place.level, place.bot) for place in state.places),
        waiting_for=state.to_act,
        progress=look.progress,
        version=state.version,
        changed=state.changed,
        rated=state.rated,
        clock=state.clock,
        expiry=state.expiry,
        programs=state.programs,
        goes_on=_goes_on(state),
        host=state.host if state.phase == "open" else None,
        listed=state.listed,
        pairing=key_of(state),
        fill_at=state.fill_at,
        until=tuple(deadline(state, seat) for seat in range(len(state.places))) if state.clock else (),
    )


def _goes_on(state: TableState) -> bool:
    """People may have gone from where they looked for a live match: after a restart nobody else would notice."""
    waits_for_people = state.phase == "open" and state.pairing and state.is_live
    return state.phase == "starting" or waits_for_people or bool(bots_to_act(state))
