"""One task per live table: takes commands in order, saves, then tells. No locks, no flags."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from updown.app.audience import Audience
from updown.app.decision import Decide, Decision, as_it_is
from updown.app.errands import Errands
from updown.app.loading import loaded
from updown.app.look import Look
from updown.app.ports import CommandKey, Conflict, Repeated
from updown.app.refusals import Busy, NoSuchTable
from updown.app.saving import append_of
from updown.app.state import TableState
from updown.app.surroundings import Surroundings
from updown.core.errors import UpdownError

_ATTEMPTS = 10
"""How often another node may be faster before a command is given up."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The table after a command, and the version that the command led to (a repeat: at first)."""

    state: TableState
    version: int


@dataclass(frozen=True, slots=True)
class _Command:
    """Without `reply`: nobody asked, the table only looks whether another node was faster."""

    decide: Decide
    key: CommandKey | None
    reply: asyncio.Future[Reply] | None
    answer: bytes | None = None


class TableActor:
    """Loads with the first command; ends when it is idle, calling `on_end` in the same moment."""

    def __init__(self, table: str, around: Surroundings, on_end: Callable[[], object]) -> None:
        self.audience = Audience(around.clock.now(), around.pace.presence_ms)
        self._id = table
        self._around = around
        self._on_end = on_end
        self._state: TableState | None = None
        self._look: Look | None = None
        self._newest = 0
        """The newest version that was heard of, here or from another node."""
        self._mailbox: asyncio.Queue[_Command] = asyncio.Queue(around.pace.mailbox)
        self._errands = Errands(around, self.audience.presence, self.ask)
        self._task = asyncio.create_task(self._run(), name=f"table {table}")

    @property
    def state(self) -> TableState:
        """The newest one; only after a command was answered."""
        if self._state is None:
            raise AssertionError("nothing was loaded yet")
        return self._state

    @property
    def is_loaded(self) -> bool:
        return self._look is not None

    @property
    def is_playing(self) -> bool:
        """As far as this node knows."""
        return self._state is not None and self._state.phase == "playing"

    @property
    def look(self) -> Look:
        """Of the newest state; made once, shared by all viewers."""
        if self._look is None:
            raise AssertionError("nothing was loaded yet")
        return self._look

    async def ask(
        self, decide: Decide, key: CommandKey | None = None, *, answer: bytes | None = None
    ) -> Reply:
        """Carries out a command in its turn; raises what it was refused with.

        A repeat is answered as at first; with an `answer` that is not a version, it raises Repeated.
        """
        reply: asyncio.Future[Reply] = self._task.get_loop().create_future()
        try:
            self._mailbox.put_nowait(_Command(decide, key, reply, answer))
        except asyncio.QueueFull:
            raise Busy("too many commands wait at this table") from None
        return await reply

    def poked(self, version: int) -> None:
        """Another node was faster, unless it was this one."""
        if self._state is None or version <= max(self._newest, self._state.version):
            return
        self._newest = version
        if not self._mailbox.full():  # else the next command looks
            self._mailbox.put_nowait(_Command(as_it_is, None, None))

    def presence_changed(self) -> None:
        """After somebody came or went."""
        if self._state is not None:
            self.audience.tell_presence(lambda: self.state)
            self._errands.attend(self._state)

    async def close(self) -> None:
        """Ends at once. What is being saved is saved or not, as after a crash."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while (command := await self._next()) or not self._is_idle:
                if command is not None:
                    await self._obey(command)
        finally:
            self._on_end()
            self.audience.close()
            self._refuse_waiting()
            await self._errands.close()

    async def _next(self) -> _Command | None:
        """None when nothing was asked for a while; a table that does not exist is not waited for."""
        try:
            async with asyncio.timeout(self._around.pace.idle_s if self._state else 0):
                return await self._mailbox.get()
        except TimeoutError:
            return None

    @property
    def _is_idle(self) -> bool:
        return self._mailbox.empty() and self.audience.is_empty and self._errands.is_empty

    def _refuse_waiting(self) -> None:
        while not self._mailbox.empty():
            reply = self._mailbox.get_nowait().reply
            if reply is not None and not reply.done():
                reply.set_exception(Busy("the table is being put away"))

    async def _obey(self, command: _Command) -> None:
        """Whoever asked gets the answer, be it a refusal or a bug; the table goes on."""
        reply = command.reply
        try:
            answer = await self._carry_out(command)
        except Exception as error:  # not lost: it is raised where the command was asked
            if reply is not None and not reply.done():
                reply.set_exception(error)
        else:
            if reply is not None and not reply.done():
                reply.set_result(answer)

    async def _carry_out(self, command: _Command) -> Reply:
        try:
            return await self._decide_and_save(command)
        except Repeated as repeated:
            if command.answer is not None:
                raise
            return Reply(self.state, msgspec.json.decode(repeated.answer, type=int))

    async def _decide_and_save(self, command: _Command) -> Reply:
        key = command.key
        for _ in range(_ATTEMPTS):
            state = await self._newest_state()
            decision = await self._decided(command.decide, state, key)
            if not decision.events:
                return Reply(state, state.version)
            look, version = Look(decision.state, self._look), decision.state.version
            answer = command.answer or msgspec.json.encode(version)
            try:
                await self._around.store.append(append_of(decision, look, key, answer))
            except Conflict:
                self._newest = state.version + 1
                continue
            self._adopt(decision.state, look)
            await self._around.bus.poke(self._id, version)
            # a moment later: whoever asked goes on before any socket sends, so that view and answer leave together
            self._task.get_loop().call_soon(self._tell)
            return Reply(decision.state, version)
        raise Busy("other nodes were faster each time")

    async def _decided(self, decide: Decide, state: TableState, key: CommandKey | None) -> Decision:
        """A repeat is refused by the rules more often than not: it gets its first answer all the same."""
        try:
            return decide(state, self._around.clock.now())
        except UpdownError:
            earlier = await self._around.store.answer(key) if key else None
            if earlier is None:
                raise
            raise Repeated(earlier) from None

    async def _newest_state(self) -> TableState:
        """Loads what this node has not seen."""
        known = self._state
        if known is not None and self._newest <= known.version:
            return known
        stored = await self._around.store.events(self._id, after=known.version if known else 0)
        if known is None and not stored:
            raise NoSuchTable("there is no such table", table=self._id)
        newest = loaded(self._id, stored, known, self._around.game_called)
        self._newest = newest.version
        self._adopt(newest, Look(newest))
        self._tell()
        return newest

    def _adopt(self, state: TableState, look: Look) -> None:
        self._state, self._look = state, look
        self._newest = max(self._newest, state.version)
        self._errands.attend(state)

    def _tell(self) -> None:
        self.audience.tell(self.look)
        self.audience.tell_presence(lambda: self.state)
