"""How a table comes about: a host sets it up, somebody looks for a match, or a match is played again or on."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from updown.app import continuing, pairing, setting_up
from updown.app.actor import TableActor
from updown.app.continuing import Continue
from updown.app.decision import Decide, Decision, as_it_is
from updown.app.identity import new_join_key, new_seed, new_table_id
from updown.app.look import Look
from updown.app.pairing import Search
from updown.app.playing import offer_rematch
from updown.app.ports import CommandKey, Conflict, PlayerLine, Repeated, TooManyOpen
from updown.app.refusals import NoSuchTable, Refused, TooManyTables
from updown.app.rematch import moved_to, open_rematch
from updown.app.saving import append_of
from updown.app.setting_up import Identity, OpenTable
from updown.app.state import TableState
from updown.app.surroundings import Surroundings
from updown.core.game import Seat

MOST_OPEN = 5
"""Tables of one host that wait for others: more would only fill the lobby."""

_TRIED = 20
"""So many tables are tried before another one is opened."""


class Opened(msgspec.Struct, frozen=True):
    """A table to go to. `key` is the join key of a private one; it belongs in the link."""

    table: str
    key: str | None


class Meeting:
    """Of one node. `begin` starts the match of a table that is full."""

    def __init__(self, around: Surroundings, actor: Callable[[str], TableActor], begin: Decide) -> None:
        self._around = around
        self._actor = actor
        self._begin = begin
        self._finding = asyncio.Lock()

    async def open(self, player: PlayerLine, wish: OpenTable, command: str) -> Opened:
        """A new table. The same command id of the same player gives the same table."""
        key = CommandKey("", player.id, command)
        earlier = await self._around.store.answer(key)
        if earlier is not None:
            return _decoded(earlier)
        return await self._open(self._set_up(player, wish), key, start=wish.start)

    async def continue_from(self, table: str, player: PlayerLine, wish: Continue, command: str) -> Opened:
        """A new table from a moment of a finished match on; a repeat as in `open`."""
        key = CommandKey("", player.id, command)
        earlier = await self._around.store.answer(key)
        if earlier is not None:
            return _decoded(earlier)
        source = (await self._actor(table).ask(as_it_is)).state
        identity = _new_identity(new_join_key() if wish.private or source.private else None)
        decision = continuing.continue_from(source, player, wish, identity, self._now)
        return await self._open(decision, key, start=wish.start)

    async def find(self, player: PlayerLine, search: Search, command: str) -> Opened:
        """A seat where others look for the same, else at a new table. Who looks already is where they were."""
        wish = pairing.wish_of(search, self._now, self._around.pace.fill_ms)
        key = CommandKey("", player.id, command)
        async with self._finding:  # two who ask at once must meet
            earlier = await self._around.store.answer(key)
            if earlier is not None:
                return _decoded(earlier)
            joined = await self._join(player, search, key)
            return joined or await self._open(self._set_up(player, wish), key)

    async def rematch(self, table: str, player: PlayerLine, *, kept: bool) -> Opened:
        """The table to play again at, opened once; the asker sits there if a seat is free."""
        over = await self._rematch_that_is_over(table)
        decide = partial(offer_rematch, player=player.id, table=new_table_id(), kept=kept, over=over)
        old = (await self._actor(table).ask(decide)).state
        seat = old.seat_of(player.id)
        if old.rematch is None or seat is None:
            raise AssertionError("who was not refused has a rematch to go to")
        opened = Opened(old.rematch, old.secret.join_key)
        with suppress(Conflict):  # it is open already
            decision = open_rematch(old, opened.table, player.id, new_seed(), self._now)
            await self._around.store.append(append_of(decision, Look(decision.state)))
        await self._sit_somewhere(opened, player, moved_to(old, seat))
        return opened

    @property
    def _now(self) -> int:
        return self._around.clock.now()

    def _set_up(self, player: PlayerLine, wish: OpenTable) -> Decision:
        game = self._around.game_called(wish.game)
        identity = _new_identity(wish.password or (new_join_key() if wish.private else None))
        return setting_up.open_table(game, player, wish, identity, self._now)

    async def _open(self, bare: Decision, key: CommandKey, *, start: bool = False) -> Opened:
        decision = bare.and_then(self._begin, self._now) if start else bare
        opened = Opened(decision.state.id, decision.state.secret.join_key)
        answer = msgspec.json.encode(opened)
        try:
            await self._around.store.append(
                append_of(decision, Look(decision.state), key, answer, most_open=MOST_OPEN)
            )
        except Repeated as repeated:
            return _decoded(repeated.answer)
        except TooManyOpen:
            why = "close one of your open tables, or wait until one has started"
            raise TooManyTables(why, most=MOST_OPEN) from None
        reply = await self._actor(opened.table).ask(as_it_is)  # wakes its bots if it has started
        await self._around.bus.poke(opened.table, reply.version)
        return opened

    async def _join(self, player: PlayerLine, search: Search, key: CommandKey) -> Opened | None:
        """Where the player waits already, else the first seat that can be had."""
        lines = await self._around.store.pairing_tables(search.key, _TRIED)
        for line in lines:
            if any(seat.player == player.id for seat in line.seats):
                return Opened(line.table, None)
        for line in pairing.suitable(lines, search):
            opened = Opened(line.table, None)
            decide = partial(pairing.sit, player=player, seat=None, key=None, begin=self._begin)
            try:
                await self._actor(line.table).ask(decide, key, answer=msgspec.json.encode(opened))
            except Repeated as repeated:  # by another node
                return _decoded(repeated.answer)
            except Refused:
                continue
            return opened
        return None

    async def _rematch_that_is_over(self, table: str) -> str | None:
        state = (await self._actor(table).ask(as_it_is)).state
        if state.rematch is None:
            return None
        with suppress(NoSuchTable):  # offered, but not open yet
            after = (await self._actor(state.rematch).ask(as_it_is)).state
            return state.rematch if after.is_over else None
        return None

    async def _sit_somewhere(self, opened: Opened, player: PlayerLine, wished: Seat) -> None:
        """Full, begun or closed: the asker may still look on."""
        for seat in (wished, None):

            def take(state: TableState, now: int, seat: int | None = seat) -> Decision:
                return setting_up.sit(state, now, player, seat=seat, key=opened.key)

            with suppress(Refused):
                await self._actor(opened.table).ask(take)
                return


def _new_identity(join_key: str | None) -> Identity:
    return Identity(new_table_id(), new_seed(), join_key)


def _decoded(answer: bytes) -> Opened:
    return msgspec.json.decode(answer, type=Opened)
