"""What is saved of a decision: its events, the table's line in lists, the answer to a repeat."""

from updown.app.clocks import deadlines, reminders
from updown.app.decision import Decision
from updown.app.events import Finished, encode
from updown.app.game_clock import TurnClock
from updown.app.look import Look
from updown.app.ports import Append, CommandKey, SeatLine, TableLine
from updown.app.results import finish_of
from updown.app.state import TableState, bots_to_act


def append_of(
    decision: Decision, look: Look, command: CommandKey | None = None, answer: bytes = b""
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
        deadlines=None if state.clock is None else deadlines(state),
        reminders=reminders(state) if isinstance(state.clock, TurnClock) else None,
        finish=finish_of(state) if any(isinstance(event, Finished) for event in decision.events) else None,
    )


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
        goes_on=state.phase == "starting" or bool(bots_to_act(state)),
    )
