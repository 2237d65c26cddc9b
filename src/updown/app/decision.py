"""What a command comes to: the events that it brings about, and the table after them."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from updown.app.events import AnyEvent
from updown.app.fold import fold
from updown.app.refusals import NoSuchSeat, NotHost, NotSeated, StaleTurn, WrongKey, WrongPhase
from updown.app.state import Phase, Place, TableState
from updown.core.errors import NotYourTurn
from updown.core.game import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """No events: all is already as wished."""

    state: TableState
    events: tuple[AnyEvent, ...] = ()

    def then(self, event: AnyEvent) -> "Decision":
        """One event more. The fold applies the rules, so that no action is judged twice."""
        return Decision(fold(self.state, event), (*self.events, event))

    def and_then(self, decide: "Decide", now: int) -> "Decision":
        """Another command right after, in the same transaction."""
        further = decide(self.state, now)
        return Decision(further.state, (*self.events, *further.events))


Decide: TypeAlias = Callable[[TableState, int], Decision]
"""From the table and the time in milliseconds; raises Refused. Pure, so it can be asked again after a conflict."""


def in_phase(state: TableState, *phases: Phase) -> Decision:
    """Nothing decided yet; raises WrongPhase."""
    if state.phase not in phases:
        raise WrongPhase(f"the table is {state.phase}", phase=state.phase)
    return Decision(state)


def as_it_is(state: TableState, now: int) -> Decision:  # noqa: ARG001
    """Changes nothing: who only looks takes a turn like any other command."""
    return Decision(state)


def place_at(state: TableState, seat: int) -> Place:
    if not 0 <= seat < len(state.places):
        raise NoSuchSeat(f"there is no seat {seat}", seat=seat)
    return state.places[seat]


def must_host(state: TableState, player: str) -> None:
    """At a pairing table nobody does."""
    if state.pairing or player != state.host:
        raise NotHost("only the host may do this")


def must_sit(state: TableState, player: str) -> Seat:
    seat = state.seat_of(player)
    if seat is None:
        raise NotSeated("only who sits here may do this")
    return seat


def must_hold_key(state: TableState, player: str | None, key: str | None) -> None:
    """Who may know of the table: of a private one those inside and who has the key. Raises WrongKey."""
    join_key = state.secret.join_key
    if join_key is None or state.is_inside(player):
        return
    if key is None or not hmac.compare_digest(key.encode(), join_key.encode()):
        raise WrongKey("this table is private; its link has the key", password=state.listed)


def must_be_open(state: TableState, seat: Seat, turn: int) -> None:
    """The seat's decision that opened at this version; raises NotYourTurn or StaleTurn."""
    present = state.turns[seat]
    if present is None:
        raise NotYourTurn("another seat is to act", seat=seat)
    if present != turn:
        raise StaleTurn("that decision has closed", turn=present)
