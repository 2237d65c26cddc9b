"""What a table decides by itself, without anybody's wish: at deadlines, and when people are gone (docs/time.md)."""

from collections.abc import Mapping, Sequence
from functools import partial

from updown.app import events as e
from updown.app.clocks import idle_at, overdue
from updown.app.decision import Decide, Decision
from updown.app.game_clock import TurnClock
from updown.app.playing import SUBSTITUTE, acted
from updown.app.setting_up import leave
from updown.app.state import TableState
from updown.app.vacation import Vacation
from updown.core.game import Seat


def expire(
    state: TableState, now: int, *, begin: Decide, vacations: Mapping[str, Sequence[Vacation]]
) -> Decision:
    """Whatever is due by now, be it nothing: another node, or the action itself, was faster.

    The vacations, by player, are those that the store has: a table may not have heard of them yet.
    """
    if state.phase == "open":
        return _room_expired(state, now, begin)
    decision = Decision(state)
    for player, theirs in vacations.items():
        decision = decision.and_then(partial(keep_vacations, player=player, vacations=theirs), now)
    while seats := overdue(decision.state, now):
        decision = _expired(decision, now, seats[0])
    return decision


def keep_vacations(state: TableState, now: int, player: str, vacations: Sequence[Vacation]) -> Decision:
    """What a turn-based match in play has not heard of the player's vacations, be it nothing."""
    decision, seat = Decision(state), state.seat_of(player)
    if seat is None or state.phase != "playing" or not isinstance(state.clock, TurnClock):
        return decision
    for one in vacations:
        known = decision.state.vacations_of(seat)
        last = known[-1] if known else None
        if last is None or one.began > last.began:
            decision = decision.then(e.VacationBegan(at=now, seat=seat, began=one.began, until=one.until))
        elif one.began == last.began and one.until < last.until:
            decision = decision.then(e.VacationEnded(at=now, seat=seat, until=one.until))
    return decision


def substitute(state: TableState, now: int, seat: Seat) -> Decision:
    """The seat's player has been gone for long enough, at a live table where it is their turn."""
    place = state.places[seat]
    is_waited_for = state.phase == "playing" and state.turns[seat] is not None and not state.paused
    if not is_waited_for or place.player is None or place.level is not None:
        return Decision(state)
    return Decision(state).then(e.BotTookOver(at=now, seat=seat, level=SUBSTITUTE))


def pause(state: TableState, now: int) -> Decision:
    """Everybody has been gone for long enough."""
    decision = Decision(state)
    return decision.then(e.Paused(at=now)) if state.phase == "playing" and not state.paused else decision


def give_up_seat(state: TableState, now: int, player: str) -> Decision:
    """Whoever looked for a live match and has been gone for long enough is not waited for: others would meet a ghost."""
    waits = state.phase == "open" and state.seat_of(player) is not None
    return leave(state, now, player) if waits else Decision(state)


def _room_expired(state: TableState, now: int, begin: Decide) -> Decision:
    """Bots take what seats are free at a pairing table; a room that nobody has touched is collected."""
    decision = Decision(state)
    if state.fill_at is not None and state.fill_at <= now:
        for seat in state.free_seats:
            decision = decision.then(e.BotSeated(at=now, seat=seat, level=SUBSTITUTE))
        return decision.and_then(begin, now)
    return decision.then(e.Aborted(at=now, reason="idle")) if idle_at(state) <= now else decision


def _expired(decision: Decision, now: int, seat: Seat) -> Decision:
    """Ends the seat's decision, or hands it to a substitute, so that it is not overdue any longer."""
    decision = decision.then(e.TimedOut(at=now, seat=seat))
    match decision.state.expiry:
        case "bot":
            return decision.then(e.BotTookOver(at=now, seat=seat, level=SUBSTITUTE))
        case "forfeit":
            return decision.then(e.Forfeited(at=now, seat=seat, level=SUBSTITUTE))
        case "default":
            return acted(decision, now, seat, _default_action(decision.state, seat))


def _default_action(state: TableState, seat: Seat) -> str:
    """Chosen from the view, like anybody's."""
    game = state.game
    return game.format_action(
        game.default_action(game.public_view(state.match), game.own_view(state.match, seat))
    )
