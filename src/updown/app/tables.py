"""All tables of a node: what the server calls. Every method may raise an UpdownError."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from updown.app import pairing, playing, setting_up
from updown.app.actor import Reply, TableActor
from updown.app.advising import Adviser, question_of
from updown.app.audience import Listener
from updown.app.connection import Connection
from updown.app.continuing import Continue
from updown.app.crowd import Crowd, count_crowd
from updown.app.decision import Decide, Decision, as_it_is
from updown.app.forgetting import rename_deleted
from updown.app.identity import shuffled_seats
from updown.app.look import Look
from updown.app.meeting import Meeting, Opened
from updown.app.pairing import Search
from updown.app.ports import BotWorkers, Bus, Clock, CommandKey, PlayerLine, Store, TableLine
from updown.app.recording import record_of
from updown.app.replaying import Replays
from updown.app.setting_up import OpenTable
from updown.app.state import TableState
from updown.app.surroundings import Pace, Surroundings
from updown.app.sweep import Sweep
from updown.app.vacations import Vacations, is_resting
from updown.app.views import Advice, Moment
from updown.core.game import AnyGame, Seat
from updown.games import game_called as game_of_all

_CROWD_MS = 1_000


class Tables:
    """Finds the actor of a table, wakes it if needed, and brings commands to it."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Clock,
        bots: BotWorkers,
        *,
        pace: Pace | None = None,
        game_called: Callable[[str], AnyGame] = game_of_all,
    ) -> None:
        self._around = Surroundings(store, bus, clock, bots, game_called, pace or Pace())
        self._adviser = Adviser(bots)
        self._actors: dict[str, TableActor] = {}
        self._replays = Replays(store, game_called)
        self._waking: asyncio.Task[None] | None = None
        self._stop_listening: Callable[[], None] | None = None
        self._crowd, self._crowd_counted = Crowd(0, 0), -_CROWD_MS
        begin = partial(playing.begin, shuffled=shuffled_seats, entropy_ms=self._around.pace.entropy_ms)
        self._begin: playing.Begin = begin
        self.vacations = Vacations(self._around, self._ask, begin)
        self._sweep = Sweep(self._around, self.vacations.see_what_is_due)
        self._meeting = Meeting(self._around, self._actor, begin)

    async def wake(self) -> None:
        """Begins to listen to other nodes, to watch deadlines, and goes on with matches: no tab needs to be open."""
        self._stop_listening = self._around.bus.listen(self._poked)
        unattended = await self._around.store.unattended()
        self._waking = asyncio.create_task(self._wake_all(unattended), name="waking running tables")
        self._sweep.start()

    async def close(self) -> None:
        """Ends every task."""
        if self._stop_listening is not None:
            self._stop_listening()
        await self._sweep.close()
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await asyncio.gather(*(actor.close() for actor in tuple(self._actors.values())))

    # ------------------------------------------------------------ setting up

    async def open(self, player: PlayerLine, wish: OpenTable, command: str) -> Opened:
        """A new table. The same command id of the same player gives the same table."""
        return await self._meeting.open(player, wish, command)

    async def continue_from(self, table: str, player: PlayerLine, wish: Continue, command: str) -> Opened:
        """A new table from a moment of a finished match on; a repeat as in `open`."""
        return await self._meeting.continue_from(table, player, wish, command)

    async def find(self, player: PlayerLine, search: Search, command: str) -> Opened:
        """A seat at a table where others look for the same, be it a new one. Repeats are harmless."""
        return await self._meeting.find(player, search, command)

    async def change_options(self, table: str, player: str, options: Mapping[str, object]) -> None:
        """The host, while the table is open."""
        await self._ask(table, partial(setting_up.change_options, player=player, options=options))

    async def sit(
        self, table: str, player: PlayerLine, *, seat: int | None = None, key: str | None = None
    ) -> Seat:
        """Without a seat: the first free one. The answer is the seat."""
        decide = partial(pairing.sit, player=player, seat=seat, key=key, begin=self._begin)
        reply = await self._ask(table, decide)
        found = reply.state.seat_of(player.id)
        if found is None:
            raise AssertionError("who was not refused sits")
        return found

    async def leave(self, table: str, player: str) -> None:
        """While the table is open; from the start on a seat is kept, and played by a substitute if asked for."""
        await self._ask(table, partial(setting_up.leave, player=player))

    async def rename(self, table: str, player: PlayerLine) -> None:
        """While the table is open."""
        await self._ask(table, partial(setting_up.rename, player=player))

    async def seat_bot(self, table: str, player: str, seat: int, level: str) -> None:
        """The host, while the table is open."""
        await self._ask(table, partial(setting_up.seat_bot, player=player, seat=seat, level=level))

    async def free_seat(self, table: str, player: str, seat: int) -> None:
        """The host removes whoever sits there, while the table is open."""
        await self._ask(table, partial(setting_up.free_seat, player=player, seat=seat))

    # ------------------------------------------------------------ the match

    async def start(self, table: str, player: str) -> None:
        """The host, when every seat is filled."""
        actor = self._actor(table)

        def decide(state: TableState, now: int) -> Decision:
            present = actor.audience.presence.players
            return playing.start(state, now, player, present=present, begin=self._begin)

        await actor.ask(decide)

    async def give_entropy(self, table: str, player: str, entropy: str) -> None:
        """32 lower-case hex digits, once, while the table is starting."""
        await self._ask(table, partial(playing.give_entropy, player=player, entropy=entropy))

    async def act(self, table: str, player: str, *, command: str, turn: int, action: str) -> int:
        """One choice; the answer is the version of the table after it. A repeat gets the first answer."""
        decide = partial(playing.act, player=player, turn=turn, action=action)
        reply = await self._actor(table).ask(decide, CommandKey(table, player, command))
        if is_resting(reply.state, player, self._around.clock.now()):
            await self.vacations.end(player)
        return reply.version

    async def advise(self, table: str, player: str, turn: int) -> Advice:
        """What a strong bot would do in this open decision of the player; for nobody else to see."""
        reply = await self._ask(table, as_it_is)
        return await self._adviser.answer(table, question_of(reply.state, player, turn))

    async def take_over(self, table: str, player: str, seat: int) -> None:
        """Anyone seated may have a bot play for a person who is gone."""
        actor = self._actor(table)

        def decide(state: TableState, now: int) -> Decision:
            absent = state.places[seat].player if 0 <= seat < len(state.places) else None
            gone_since = actor.audience.presence.gone_since(absent) if absent else None
            gone_ms = self._around.pace.gone_ms
            return playing.take_over(state, now, player, seat, gone_since=gone_since, gone_ms=gone_ms)

        await actor.ask(decide)

    async def take_back(self, table: str, player: str) -> None:
        """Whoever is there all along gets the seat back from the bot that took over when time was up."""
        await self._ask(table, partial(playing.come_back, player=player))

    async def abort(self, table: str, player: str) -> None:
        """The host while it is open; later anyone seated, until everyone has acted once."""
        await self._ask(table, partial(playing.abort, player=player))

    async def close_table(self, table: str) -> None:
        """A moderator's word, whatever the phase."""
        await self._ask(table, playing.close)

    async def rematch(self, table: str, player: PlayerLine, *, kept: bool = False) -> Opened:
        """The table to play again at, where seats are `kept` or else rotated as the first who asks wishes."""
        return await self._meeting.rematch(table, player, kept=kept)

    async def take_name_out(self, line: TableLine, player: str) -> None:
        """Of somebody whose account is deleted; tables that are over and put away are the store's business."""
        if line.phase not in {"finished", "aborted"} or line.table in self._actors:
            await self._ask(line.table, partial(rename_deleted, player=player))

    # ------------------------------------------------------------ looking

    async def look(self, table: str) -> Look:
        """The table now."""
        actor = self._actor(table)
        await actor.ask(as_it_is)
        return actor.look

    def at_hand(self, table: str) -> Look | None:
        """The newest look of a table that this node has loaded."""
        actor = self._actors.get(table)
        return actor.look if actor is not None and actor.is_loaded else None

    async def connect(
        self, table: str, player: str | None, listener: Listener, *, name: str | None = None
    ) -> Connection:
        """Counts as present, under this name, until closed; takes back a seat that a substitute plays."""
        actor = self._actor(table)
        presence = actor.audience.presence
        presence.came(player, name)
        connection = Connection(actor, player, self._around.clock.now)
        try:
            await actor.ask(partial(playing.come_back, player=player))
        except BaseException:
            connection.close()
            raise
        actor.audience.add(connection, listener, actor.state)
        actor.presence_changed()
        return connection

    async def record(self, table: str) -> bytes:
        """The record file; refused before the match has a result."""
        return record_of((await self._ask(table, as_it_is)).state)

    async def replay(self, table: str, seat: int, *, open_hands: bool) -> tuple[Moment, ...]:
        """Every moment of a finished match from one seat; refused before the match has a result."""
        return await self._replays.of((await self._ask(table, as_it_is)).state, seat, open_hands=open_hands)

    async def open_tables(self, limit: int) -> list[TableLine]:
        """Public tables where seats may be free, newest first."""
        return await self._around.store.open_tables(limit)

    async def tables_of(self, player: str, limit: int) -> list[TableLine]:
        """Where the player sits, those waiting for the player first, by deadline."""
        return await self._around.store.tables_of(player, limit)

    @property
    def crowd(self) -> Crowd:
        """Who is here now, counted at most once a second."""
        now = self._around.clock.now()
        if abs(now - self._crowd_counted) >= _CROWD_MS:
            self._crowd, self._crowd_counted = count_crowd(self._actors.values()), now
        return self._crowd

    # ------------------------------------------------------------ within

    async def _ask(self, table: str, decide: Decide) -> Reply:
        return await self._actor(table).ask(decide)

    def _actor(self, table: str) -> TableActor:
        """The one task of this table on this node."""
        if table not in self._actors:
            self._actors[table] = TableActor(table, self._around, partial(self._actors.pop, table, None))
        return self._actors[table]

    async def _poked(self, table: str, version: int) -> None:
        actor = self._actors.get(table)
        if actor is not None:
            actor.poked(version)

    async def _wake_all(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.look(table)
            except Exception as error:  # the others go on; the loop's handler logs it for the host
                failed = {"message": f"table {table} cannot be woken", "exception": error}
                asyncio.get_running_loop().call_exception_handler(failed)
