"""Anything that people, time and the machine can do to one table, in any order, and what must hold all the while."""

import asyncio
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress

import hypothesis
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tests.app.house import ANNA, BELA, CARO, House, ManualClock, game_or_toy, rest
from tests.app.memory_store import MemoryStore
from tests.app.toy import ROUNDS, TOY
from updown.app.clocks import deadlines
from updown.app.connection import Connection
from updown.app.events import Acted, AnyEvent, decode
from updown.app.fold import replay
from updown.app.game_clock import Expiry, GameClock, LiveClock, TurnClock
from updown.app.ports import PlayerLine
from updown.app.recording import _record
from updown.app.state import TableState
from updown.core.errors import UpdownError
from updown.core.game import Seat
from updown.engine.replay import open_match
from updown.engine.replay import replay as replay_record

PEOPLE = {player.id: player for player in (ANNA, BELA, CARO)}
SEATS = 3

people = st.sampled_from(list(PEOPLE))
clocks = st.sampled_from([None, LiveClock(bank=60, increment=10), TurnClock(hours=24)])
expiries = st.sampled_from(["bot", "default", "forfeit"])
waits = st.sampled_from([400, 5_000, 30_000, 61_000, 86_400_500])


class TableMachine(RuleBasedStateMachine):
    """Refusals are fine; what was saved must make sense."""

    def __init__(self) -> None:
        super().__init__()
        self._runner = asyncio.Runner()
        self._store = MemoryStore()
        self._clock = ManualClock()
        self._house = House(self._store, clock=self._clock)
        self._table = ""
        self._folded: TableState | None = None
        self._open: dict[str, list[Connection]] = {player: [] for player in PEOPLE}
        self._acted: list[tuple[str, str, int, str, int]] = []
        """Player, command, turn and action, and the version that it led to."""

    @initialize(
        clock=clocks,
        expiry=expiries,
        guests=st.sampled_from(["people", "rated", "bot"]),
        begins=st.sampled_from([True, True, False]),
    )
    def open_table(self, clock: GameClock | None, expiry: Expiry, guests: str, *, begins: bool) -> None:
        async def opened() -> None:
            await self._house.tables.wake()
            bots, rated = (None, None, "easy") if guests == "bot" else (), guests == "rated"
            self._table = await self._house.open(
                seats=SEATS, bots=bots, keep_order=not rated, rated=rated, clock=clock, expiry=expiry
            )

        self._runner.run(opened())
        if begins:
            self.fill_and_start()

    @rule(player=people)
    def connect(self, player: str) -> None:
        async def connected() -> None:
            connection, _ = await self._house.connect(self._table, PEOPLE[player])
            self._open[player].append(connection)

        self._ask(connected())

    @rule(player=people)
    def disconnect(self, player: str) -> None:
        if self._open[player]:
            self._open[player].pop().close()
        self._ask(rest())

    @rule(player=people, seat=st.sampled_from([None, 0, 1, 2]))
    def sit(self, player: str, seat: int | None) -> None:
        self._ask(self._house.tables.sit(self._table, PEOPLE[player], seat=seat))

    @rule(player=people)
    def leave(self, player: str) -> None:
        self._ask(self._house.tables.leave(self._table, player))

    @rule(seat=st.integers(0, SEATS - 1))
    def seat_bot(self, seat: int) -> None:
        self._ask(self._house.tables.seat_bot(self._table, ANNA.id, seat, "medium"))

    @rule()
    def fill_and_start(self) -> None:
        async def started() -> None:
            for player in PEOPLE.values():
                with suppress(UpdownError):
                    await self._house.tables.sit(self._table, player)
            await self._house.tables.start(self._table, ANNA.id)
            await rest()
            await self._clock.advance(5_000)

        self._ask(started())

    @rule(player=people, at=st.integers(0, 1))
    def act(self, player: str, at: int) -> None:
        self._ask(self._act(PEOPLE[player], at))

    @rule(player=people, late=st.integers(1, 5))
    def act_too_late(self, player: str, late: int) -> None:
        async def acted(turn: int, action: str) -> None:
            await self._house.tables.act(
                self._table, player, command=self._new_id(), turn=turn - late, action=action
            )
            raise AssertionError("a decision that has closed took an action")

        if open_decision := self._decision(player):
            turn, legal = open_decision
            self._ask(acted(turn, legal[0]))

    @rule(which=st.integers(0, 20))
    def act_again(self, which: int) -> None:
        async def repeated() -> None:
            player, command, turn, action, version = self._acted[which % len(self._acted)]
            answer = await self._house.tables.act(
                self._table, player, command=command, turn=turn, action=action
            )
            assert answer == version

        if self._acted:
            self._runner.run(repeated())

    @rule(player=people, seat=st.integers(0, SEATS - 1))
    def let_a_bot_play(self, player: str, seat: int) -> None:
        self._ask(self._house.tables.take_over(self._table, player, seat))

    @rule(player=people)
    def take_back(self, player: str) -> None:
        self._ask(self._house.tables.take_back(self._table, player))

    @rule(ms=waits)
    def wait(self, ms: int) -> None:
        self._ask(self._clock.advance(ms))

    @rule(player=people, ms=waits)
    def act_while_time_passes(self, player: str, ms: int) -> None:
        async def both() -> None:
            await asyncio.gather(
                self._clock.advance(ms), self._act(PEOPLE[player], 0), return_exceptions=True
            )

        self._ask(both())

    @rule()
    def restart(self) -> None:
        async def restarted() -> None:
            await self._house.close()
            self._house = House(self._store, clock=self._clock)
            await self._house.tables.wake()

        self._open = {player: [] for player in PEOPLE}
        self._ask(restarted())

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
        assert self._store._deadlines.get(self._table, ()) == (deadlines(state) if state.clock else ())
        overdue = [due for due in deadlines(state) if due.at <= self._clock.now()]
        assert not overdue, "the sweep has let a deadline pass"

    @invariant()
    def it_finishes_once_and_as_the_record_replays(self) -> None:
        finishes = [entry for entry in self._store.appends if entry.finish is not None]
        if not self._table or self._state.phase != "finished":
            assert not finishes
            return
        assert len(finishes) == 1
        record = _record(self._state)  # the toy's cards are too large for a file
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
        counts = self._state.rated and self._state.phase == "finished"
        pace = "turns" if isinstance(self._state.clock, TurnClock) else "live"
        steps = Counter((ladder.pace, player) for ladder, player, _ in self._store._steps)
        assert steps == Counter((pace, player) for player in (PEOPLE if counts else ()))

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

    def teardown(self) -> None:
        self._runner.run(self._house.close())
        self._runner.close()

    def _ask(self, deed: Awaitable[object]) -> None:
        """Whatever comes of it, and of what it sets going."""

        async def done() -> None:
            with suppress(UpdownError):
                await deed
            await rest()

        self._runner.run(done())

    async def _act(self, player: PlayerLine, at: int) -> None:
        open_decision = self._decision(player.id)
        if open_decision is None:
            return
        turn, legal = open_decision
        command, action = self._new_id(), legal[at % len(legal)]
        version = await self._house.tables.act(
            self._table, player.id, command=command, turn=turn, action=action
        )
        self._acted.append((player.id, command, turn, action, version))

    def _decision(self, player: str) -> tuple[int, list[str]] | None:
        """The open one of this person, with what is legal."""
        state, seat = self._state, self._seat(player)
        if state.phase != "playing" or seat < 0 or (turn := state.turns[seat]) is None:
            return None
        return turn, [str(card) for card in TOY.legal_actions(state.match, Seat(seat))]

    def _new_id(self) -> str:
        return f"command-{len(self._acted)}-{len(self._history())}-{self._clock.now()}"

    def _history(self) -> list[AnyEvent]:
        return [decode(event.body) for event in self._store._events[self._table]]

    @property
    def _state(self) -> TableState:
        """Folded anew from what is stored."""
        stored = len(self._store._events[self._table])
        if self._folded is None or self._folded.version != stored:
            self._folded = replay(self._table, self._history(), game_or_toy)
        return self._folded

    def _seat(self, player: str) -> int:
        seat = self._state.seat_of(player)
        return -1 if seat is None else seat


@pytest.mark.parametrize("examples", [60, pytest.param(500, marks=pytest.mark.slow)])
def test_a_table_makes_sense_whatever_is_done_to_it(
    seed: int, examples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prints what was done if it does not."""
    monkeypatch.setattr("updown.app.tables.shuffled_seats", lambda seats: tuple(range(seats)))
    run_state_machine_as_test(
        hypothesis.seed(seed)(TableMachine),
        settings=settings(
            max_examples=examples,
            stateful_step_count=25,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
