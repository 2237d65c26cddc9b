"""What people, time and the machine can do to one table of the toy, in any order."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tests.app.house import ANNA, BELA, CARO, House, ManualClock, game_or_toy, rest
from tests.app.memory_store import MemoryStore
from tests.app.toy import TOY
from updown.app.connection import Connection
from updown.app.events import AnyEvent, decode
from updown.app.fold import replay
from updown.app.game_clock import Expiry, GameClock, LiveClock, TurnClock
from updown.app.pairing import Search
from updown.app.ports import PlayerLine
from updown.app.state import TableState
from updown.core.errors import UpdownError
from updown.core.game import Seat

PEOPLE = {player.id: player for player in (ANNA, BELA, CARO)}
SEATS = 3

people = st.sampled_from(list(PEOPLE))
clocks = st.sampled_from([None, LiveClock(bank=60, increment=10), TurnClock(hours=24)])
expiries = st.sampled_from(["bot", "default", "forfeit"])
waits = st.sampled_from([400, 5_000, 30_000, 61_000, 86_400_500])


class TableDeeds(RuleBasedStateMachine):
    """Refusals are fine; anything else that is raised is a bug."""

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
        guests=st.sampled_from(["people", "rated", "bot", "pairing"]),
        begins=st.sampled_from([True, True, False]),
    )
    def open_table(self, clock: GameClock | None, expiry: Expiry, guests: str, *, begins: bool) -> None:
        async def opened() -> None:
            await self._house.tables.wake()
            if guests == "pairing":
                search = Search(TOY.id, SEATS, "turns" if isinstance(clock, TurnClock) else "live", fill=True)
                self._table = (await self._house.tables.find(ANNA, search, "search")).table
                return
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
        self._has_the_seat_back(player)

    @rule(player=people)
    def disconnect(self, player: str) -> None:
        async def disconnected() -> None:
            if self._open[player]:
                self._open[player].pop().close()

        self._ask(disconnected())

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
        self._has_the_seat_back(player)

    @rule(ms=waits)
    def wait(self, ms: int) -> None:
        self._ask(self._clock.advance(ms))

    @rule(player=people, ms=st.sampled_from([61_000, 86_400_500]))
    def only_one_acts_in_time(self, player: str, ms: int) -> None:
        for name in PEOPLE:
            self.connect(name)
        self.act(player, 0)
        self.wait(ms)

    @rule()
    def sweep_again(self) -> None:
        """As another node does, or a sweep that comes late."""
        self._ask(self._house.tables.vacations.see_what_is_due(self._table))

    @rule(player=people, days=st.integers(1, 3))
    def go_on_vacation(self, player: str, days: int) -> None:
        self._ask(self._house.tables.vacations.begin(PEOPLE[player].id, days))

    @rule(player=people)
    def come_home(self, player: str) -> None:
        self._ask(self._house.tables.vacations.end(PEOPLE[player].id))

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

    def _has_the_seat_back(self, player: str) -> None:
        state, seat = self._state, self._seat(player)
        if seat >= 0 and state.phase == "playing" and not state.paused:
            assert (state.places[seat].level is None) == (seat not in state.forfeited)

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
