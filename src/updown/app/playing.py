"""Decisions of people from the start on: entropy, the deal, actions, substitutes, the end, a rematch."""

import re
from collections.abc import Callable, Collection
from typing import Protocol

from updown.app import events as e
from updown.app.decision import Decision, in_phase, must_be_open, must_host, must_sit, place_at
from updown.app.game_clock import TurnClock
from updown.app.refusals import (
    BadEntropy,
    HasTime,
    NotGone,
    NotSeated,
    RatedAlone,
    SeatForfeited,
    SeatsNotFilled,
    TooLateToAbort,
)
from updown.app.state import TableState, bots_to_act
from updown.core.game import Seat, outcome_of

SUBSTITUTE = "medium"
"""A stronger one would make leaving pay."""

_ENTROPY = re.compile(r"[0-9a-f]{32}")


class Begin(Protocol):
    """As `begin`, with how chance and time come in settled."""

    def __call__(
        self, state: TableState, now: int, *, present: Collection[str] | None = None
    ) -> Decision: ...


def start(
    state: TableState,
    now: int,
    player: str,
    *,
    present: Collection[str],
    begin: Begin,
) -> Decision:
    """By the host. Asks the browsers present for entropy, and that of whoever starts."""
    in_phase(state, "open")
    must_host(state, player)
    return begin(state, now, present={*present, player})


def begin(
    state: TableState,
    now: int,
    *,
    present: Collection[str] | None = None,
    shuffled: Callable[[int], tuple[int, ...]],
    entropy_ms: int,
) -> Decision:
    """Freezes seats and options. Asks the browsers present (None: of everybody who sits) for entropy."""
    decision = in_phase(state, "open")
    if state.free_seats:
        raise SeatsNotFilled("every seat needs a player or a bot", seats=list(state.free_seats))
    seats = len(state.places)
    if state.rated and sum(place.player is not None and not place.bot for place in state.places) < 2:
        raise RatedAlone("a rated match needs two people")
    order = tuple(range(seats)) if state.keep_order else shuffled(seats)
    there = {place.player for place in state.places if place.player} if present is None else set(present)
    awaited = set[str]() if state.continued else there  # there is no chance left to add to
    asked = tuple(at for at, seat in enumerate(order) if state.places[seat].player in awaited)
    started = decision.then(e.Started(at=now, order=order, asked=asked, deadline=now + entropy_ms))
    return started if asked else _dealt(started, now)


def give_entropy(state: TableState, now: int, player: str, entropy: str) -> Decision:
    """Once per seat; the deal follows when every browser asked has answered."""
    decision = in_phase(state, "starting")
    seat = must_sit(state, player)
    given_before = state.entropy[seat]
    if not _ENTROPY.fullmatch(entropy) or given_before not in {"", entropy}:
        raise BadEntropy("entropy is 32 lower-case hex digits, given once")
    if given_before:
        return decision
    given = decision.then(e.EntropyGiven(at=now, seat=seat, entropy=entropy))
    return given if given.state.asked else _dealt(given, now)


def close_entropy(state: TableState, now: int) -> Decision:
    """At the deadline: who has not answered contributes nothing."""
    return _dealt(in_phase(state, "starting"), now)


def act(state: TableState, now: int, player: str, turn: int, action: str) -> Decision:
    """A person's choice. If a substitute sits there, the person is back by this."""
    in_phase(state, "playing")
    seat = must_sit(state, player)
    if seat in state.forfeited:
        raise SeatForfeited("the time of this seat was up", seat=seat)
    must_be_open(state, seat, turn)
    return acted(come_back(state, now, player), now, seat, action)


def act_as_bot(state: TableState, now: int, seat: Seat, turn: int, action: str) -> Decision:
    """A bot's answer; refused if its player has come back meanwhile."""
    decision = in_phase(state, "playing")
    if state.places[seat].level is None:
        raise NotSeated("no bot plays for this seat")
    must_be_open(state, seat, turn)
    if seat not in bots_to_act(state):
        raise NotSeated("nobody is here to play against a substitute", seat=seat)
    return acted(decision, now, seat, action)


def take_over(
    state: TableState, now: int, player: str, seat: int, *, gone_since: int | None, gone_ms: int
) -> Decision:
    """Anyone seated may have a person who is gone replaced, until they return."""
    decision = in_phase(state, "playing")
    by = must_sit(state, player)
    place = place_at(state, seat)
    if place.level is not None:
        return decision
    if isinstance(state.clock, TurnClock):
        raise HasTime("a turn-based seat is touched only at its deadline", seat=seat)
    if gone_since is None or now - gone_since < gone_ms:
        raise NotGone("the player has not been gone for long enough", seat=seat)
    return decision.then(e.BotTookOver(at=now, seat=seat, level=SUBSTITUTE, by=by))


def come_back(state: TableState, now: int, player: str | None) -> Decision:
    """Whoever connects ends a pause, and takes back the seat that a substitute plays, unless it is forfeited."""
    decision, seat = Decision(state), state.seat_of(player)
    if seat is None or state.phase != "playing":
        return decision
    if seat in state.forfeited:
        return decision
    if state.paused:
        decision = decision.then(e.Resumed(at=now))
    if state.places[seat].level is None:
        return decision
    return decision.then(e.PlayerReturned(at=now, seat=seat))


def acted(decision: Decision, now: int, seat: Seat, action: str) -> Decision:
    """Its event, and in the same transaction the end if it was the last one."""
    game = decision.state.game
    notation = game.format_action(game.parse_action(action))
    after = decision.then(e.Acted(at=now, seat=seat, action=notation))
    outcome = game.outcome(after.state.match)
    if outcome is None:
        return after
    ranks = ranks_with(after.state.forfeited, outcome.totals)
    return after.then(e.Finished(at=now, totals=outcome.totals, ranks=ranks))


def abort(state: TableState, now: int, player: str) -> Decision:
    """The host closes an open table; later anyone seated may end it until everyone has acted once."""
    decision = in_phase(state, "open", "starting", "playing")
    if state.phase == "open":
        must_host(state, player)
        return decision.then(e.Aborted(at=now, reason="closed"))
    must_sit(state, player)
    if len(state.acted) == len(state.places):
        raise TooLateToAbort("everyone has acted: the match is played to its end")
    return decision.then(e.Aborted(at=now, reason="by_player"))


def close(state: TableState, now: int) -> Decision:
    """A moderator ends the table, whatever its phase."""
    decision = in_phase(state, "open", "starting", "playing")
    return decision.then(e.Aborted(at=now, reason="by_moderator"))


def offer_rematch(
    state: TableState, now: int, player: str, table: str, *, kept: bool = False, over: str | None = None
) -> Decision:
    """Links the table where the same people may play again. The first offer stands, until what came of it is `over`."""
    decision = in_phase(state, "finished", "aborted")
    must_sit(state, player)
    stands = state.rematch is not None and state.rematch != over
    return decision if stands else decision.then(e.RematchOpened(at=now, table=table, kept=kept))


def _dealt(decision: Decision, now: int) -> Decision:
    state = decision.state
    if state.continued is not None:
        return decision.then(e.Dealt(at=now, entropy=state.continued.entropy, rules=state.continued.rules))
    return decision.then(e.Dealt(at=now, entropy=state.entropy, rules=state.game.rules_version))


def ranks_with(forfeited: Collection[int], totals: tuple[int, ...]) -> tuple[int, ...]:
    """Forfeited seats share the last place; totals stay what they are."""
    kept = [total for seat, total in enumerate(totals) if seat not in forfeited]
    ranks = iter(outcome_of(tuple(kept)).ranks)
    return tuple(1 + len(kept) if seat in forfeited else next(ranks) for seat in range(len(totals)))
