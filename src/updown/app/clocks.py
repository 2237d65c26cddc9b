"""The game clock as a fold of event times: banks, running clocks and deadlines, each seat's its own."""

from dataclasses import replace

from updown.app.events import Acted, AnyEvent, Dealt
from updown.app.game_clock import LiveClock, TurnClock
from updown.app.ports import Deadline, Reminder
from updown.app.state import TableState
from updown.app.vacation import put_off
from updown.app.views import SeatClock
from updown.core.game import Seat

TRIP_MS = 500
"""The server waits so much longer than it shows: an action sent in time may need it on its way."""

ROOM = -1
"""In place of a seat: the deadline of an open table."""

_SECOND = 1_000
_HOUR = 3_600 * _SECOND

IDLE_ROOM_MS = 24 * _HOUR
"""An open table in which nothing has happened for so long is closed."""


def wound(before: TableState, after: TableState, event: AnyEvent) -> TableState:
    """The table after an event, with its clocks charged, stopped and started."""
    if after.clock is None or after.phase != "playing":
        return replace(after, running=()) if after.running else after
    if isinstance(event, Dealt):
        before = _full(after)
    banks, running = list(before.banks), list(before.running)
    for seat in range(len(after.places)):
        since, goes_on = running[seat], _is_running(after, seat)
        is_same = goes_on and since is not None and before.turns[seat] == after.turns[seat]
        if is_same:
            continue
        if since is not None:
            banks[seat] = max(0, banks[seat] - max(0, event.at - since))
            banks[seat] += _gained(after, seat, event)
        running[seat] = event.at if goes_on else None
        if goes_on:
            banks[seat] = max(banks[seat], _least(after))
    return replace(after, banks=tuple(banks), running=tuple(running))


def deadline(state: TableState, seat: int) -> int | None:
    """When the seat's open decision ends, as everybody sees it; None while its clock stands still."""
    since = state.running[seat] if state.running else None
    if since is None:
        return None
    match state.clock:
        case LiveClock():
            return since + state.banks[seat]
        case TurnClock(hours):
            return put_off(since + hours * _HOUR, since, state.vacations_of(seat))
        case None:
            return None


def deadlines(state: TableState) -> tuple[Deadline, ...]:
    """As stored: when a node has to see to the table."""
    if state.phase == "open":
        return (Deadline(ROOM, _room_deadline(state)),)
    return _seat_deadlines(state)


def reminders(state: TableState) -> tuple[Reminder, ...]:
    """As stored: open decisions of people in a turn-based match, and when each is to be told of theirs."""
    if not isinstance(state.clock, TurnClock):
        return ()
    whole = state.clock.hours * _HOUR
    return tuple(
        Reminder(seat, player, turn, opened=end - whole, late=end - whole // 4, end=end)
        for seat, (place, turn) in enumerate(zip(state.places, state.turns, strict=False))
        if (end := deadline(state, seat)) is not None
        and (player := place.player) is not None
        and turn is not None
    )


def overdue(state: TableState, now: int) -> tuple[Seat, ...]:
    """Seats whose decision has ended by now."""
    return tuple(Seat(due.seat) for due in _seat_deadlines(state) if due.at <= now)


def idle_at(state: TableState) -> int:
    """When an open table is closed if nothing happens there any more."""
    return state.changed + IDLE_ROOM_MS


def _room_deadline(state: TableState) -> int:
    return idle_at(state) if state.fill_at is None else min(idle_at(state), state.fill_at)


def _seat_deadlines(state: TableState) -> tuple[Deadline, ...]:
    ends = ((seat, deadline(state, seat)) for seat in range(len(state.places)))
    return tuple(Deadline(seat, end + TRIP_MS) for seat, end in ends if end is not None)


def seat_clocks(state: TableState) -> tuple[SeatClock, ...] | None:
    """As everybody may see them; None without a clock or before the deal."""
    if state.clock is None or not state.banks:
        return None
    is_live = isinstance(state.clock, LiveClock)
    return tuple(
        SeatClock(left=bank if is_live else None, until=deadline(state, seat))
        for seat, bank in enumerate(state.banks)
    )


def _full(dealt: TableState) -> TableState:
    seats = len(dealt.places)
    bank = dealt.clock.bank * _SECOND if isinstance(dealt.clock, LiveClock) else 0
    return replace(dealt, banks=(bank,) * seats, running=(None,) * seats)


def _is_running(state: TableState, seat: int) -> bool:
    """Only people have clocks, and only while it is on them to act."""
    place = state.places[seat]
    is_person = place.player is not None and place.level is None
    return is_person and state.turns[seat] is not None and not state.paused


def _gained(state: TableState, seat: int, event: AnyEvent) -> int:
    acted = isinstance(event, Acted) and event.seat == seat
    return _least(state) if acted else 0


def _least(state: TableState) -> int:
    """The increment; also what a clock has at least when it starts, so that nobody comes back to a flag that falls."""
    return state.clock.increment * _SECOND if isinstance(state.clock, LiveClock) else 0
