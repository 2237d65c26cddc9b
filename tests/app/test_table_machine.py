"""Anything that people, time and the machine can do to one table, and what must hold all the while."""

from collections import Counter

import hypothesis
import pytest
from hypothesis.stateful import invariant, run_state_machine_as_test

from tests.app.house import game_or_toy
from tests.app.table_deeds import SEATS, TableDeeds
from tests.app.toy import ROUNDS, TOY
from updown.app.clocks import deadlines, overdue
from updown.app.events import Acted, BotTookOver, Forfeited, PlayerReturned, TimedOut
from updown.app.fold import fold, replay
from updown.app.game_clock import TurnClock
from updown.app.ratings import rated_players
from updown.app.recording import record_from
from updown.app.state import TableState
from updown.core.game import Seat
from updown.engine.replay import open_match
from updown.engine.replay import replay as replay_record


class TableMachine(TableDeeds):
    """What was saved must make sense."""

    _judged: TableState | None = None
    """The table after the events that were looked at one by one."""

    @invariant()
    def versions_have_no_gaps_and_tell_what_is_shown(self) -> None:
        if not self._table:
            return
        stored = self._store._events[self._table]
        assert [event.version for event in stored] == list(range(1, len(stored) + 1))
        assert self._state.version == len(stored)
        look = self._runner.run(self._house.tables.look(self._table))
        assert look.version == len(stored)

    @invariant()
    def every_action_that_was_answered_is_the_event_of_its_version(self) -> None:
        events = self._history()
        for player, _, _, action, version in self._acted:
            told = [event for event in events[version - 2 : version] if isinstance(event, Acted)]
            assert any(event == (Acted(event.at, self._seat(player), action)) for event in told)
        acts = Counter(event.seat for event in events if isinstance(event, Acted))
        assert all(count <= ROUNDS for count in acts.values())

    @invariant()
    def everybody_sits_once(self) -> None:
        if self._table:
            seated = [place.player for place in self._state.places if place.player is not None]
            assert len(seated) == len(set(seated))
            assert all(not place.is_free for place in self._state.places) or self._state.phase in {
                "open",
                "aborted",
            }

    @invariant()
    def deadlines_in_the_store_are_those_of_the_state(self) -> None:
        if not self._table:
            return
        state = self._state
        assert self._store._deadlines.get(self._table, ()) == deadlines(state)
        overdue = [due for due in deadlines(state) if due.at <= self._clock.now()]
        assert not overdue, "the sweep has let a deadline pass"

    @invariant()
    def nobody_is_timed_out_replaced_or_back_without_cause(self) -> None:
        if not self._table:
            return
        history = self._history()
        state = self._judged or replay(self._table, history[:1], game_or_toy)
        for event in history[state.version :]:
            match event:
                case TimedOut(at=at, seat=seat):
                    assert seat in overdue(state, at)
                case BotTookOver(seat=seat) | Forfeited(seat=seat):
                    assert state.places[seat].player is not None
                    assert state.places[seat].level is None
                case PlayerReturned(seat=seat):
                    assert state.places[seat].level is not None
                    assert seat not in state.forfeited
                case _:
                    pass
            state = fold(state, event)
        self._judged = state

    @invariant()
    def it_finishes_once_and_as_the_record_replays(self) -> None:
        finishes = [entry for entry in self._store.appends if entry.finish is not None]
        if not self._table or self._state.phase != "finished":
            assert not finishes
            return
        assert len(finishes) == 1
        record = record_from(self._state)  # the toy's cards are too large for a file
        *_, last_step = replay_record(record, open_match(record, {TOY.id: TOY}))
        outcome = TOY.outcome(last_step.after)
        assert self._state.outcome is not None
        assert outcome is not None
        assert self._state.outcome.totals == outcome.totals
        last = [self._state.outcome.ranks[seat] for seat in self._state.forfeited]
        assert last == [SEATS - len(last) + 1] * len(last)

    @invariant()
    def ratings_change_once_and_in_the_pace_of_the_clock(self) -> None:
        if not self._table:
            return
        finishes = [entry.finish.result for entry in self._store.appends if entry.finish is not None]
        pace = "turns" if isinstance(self._state.clock, TurnClock) else "live"
        steps = Counter((ladder.pace, player) for ladder, player, _ in self._store._steps)
        assert steps == Counter((pace, player) for result in finishes for player in rated_players(result))
        assert all(result.rated == self._state.rated for result in finishes)

    @invariant()
    def a_finished_match_replays_with_all_that_happened(self) -> None:
        if not self._table or self._state.phase != "finished":
            return
        moments = self._runner.run(self._house.tables.replay(self._table, 0, open_hands=True))
        look = self._runner.run(self._house.tables.look(self._table))
        told = [happening for moment in moments for happening in moment.happenings]
        assert [happening.code for happening in told if happening in look.happenings(Seat(0))] == [
            happening.code for happening in look.happenings(Seat(0))
        ]
        assert len(moments) == 1 + SEATS * ROUNDS


def _in_order(seats: int) -> tuple[int, ...]:
    return tuple(range(seats))


@pytest.mark.parametrize("examples", [60, pytest.param(500, marks=pytest.mark.slow)])
def test_a_table_makes_sense_whatever_is_done_to_it(
    seed: int, examples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prints what was done if it does not."""
    monkeypatch.setattr("updown.app.tables.shuffled_seats", _in_order)
    run_state_machine_as_test(
        hypothesis.seed(seed)(TableMachine),
        settings=hypothesis.settings(
            max_examples=examples,
            stateful_step_count=25,
            deadline=None,
            database=None,
            phases=[hypothesis.Phase.generate],  # looking for a shorter way to a fault would take minutes
            suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.filter_too_much],
        ),
    )
