"""What a table waits for by itself: bots, the deadline of entropy, people who stay away. One owned task for each."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import SystemRandom
from typing import TypeAlias, assert_never

from updown.app.by_itself import give_up_seat, pause, substitute
from updown.app.decision import Decide, Decision
from updown.app.playing import act_as_bot, close_entropy
from updown.app.ports import BotFailed, StoreFull
from updown.app.presence import Presence
from updown.app.refusals import Busy
from updown.app.state import TableState, bots_to_act
from updown.app.surroundings import Surroundings
from updown.core.errors import UpdownError
from updown.core.game import Seat

_random = SystemRandom()


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to act for this seat."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class EntropyDeadline:
    at: int


@dataclass(frozen=True, slots=True)
class Substitution:
    """It is this seat's turn, and from `at` on its player has been gone for too long."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Pausing:
    """From `at` on everybody has been gone for too long."""

    at: int


@dataclass(frozen=True, slots=True)
class Ghost:
    """From `at` on a person who looks for a live match has been gone for too long."""

    player: str
    at: int


Errand: TypeAlias = BotTurn | EntropyDeadline | Substitution | Pausing | Ghost


def errands_of(state: TableState) -> frozenset[Errand]:
    """What is to be done in this state; an errand keeps its identity as long as it stays open."""
    if state.phase == "starting" and state.entropy_until is not None:
        return frozenset({EntropyDeadline(state.entropy_until)})
    to_act = bots_to_act(state)
    return frozenset(BotTurn(seat, turn) for seat in to_act if (turn := state.turns[seat]) is not None)


def ghosts_of(state: TableState, presence: Presence, ghost_ms: int) -> frozenset[Errand]:
    """Who is gone from a live table where people look for a match. Nobody is gone before they have sat down."""
    if state.phase != "open" or not (state.pairing and state.is_live):
        return frozenset()
    return frozenset(
        Ghost(place.player, max(since, place.since) + ghost_ms)
        for place in state.places
        if place.player is not None and (since := presence.gone_since(place.player)) is not None
    )


def absences_of(state: TableState, presence: Presence, gone_ms: int) -> frozenset[Errand]:
    """What comes of people being gone. Nobody counts as gone before the match has begun or goes on again."""
    if not state.is_live or state.resumed is None or state.phase != "playing" or state.paused:
        return frozenset()
    people = {
        Seat(seat): presence.gone_since(place.player)
        for seat, place in enumerate(state.places)
        if place.player is not None and seat not in state.forfeited
    }
    gone = {seat: max(since, state.resumed) + gone_ms for seat, since in people.items() if since is not None}
    if gone and len(gone) == len(people):
        return frozenset({Pausing(max(gone.values()))})
    return frozenset(
        Substitution(seat, at)
        for seat, at in gone.items()
        if state.turns[seat] is not None and state.places[seat].level is None
    )


class Errands:
    """The running tasks of one table. What no longer has to be done is cancelled."""

    def __init__(
        self, around: Surroundings, presence: Presence, ask: Callable[[Decide], Awaitable[object]]
    ) -> None:
        self._around = around
        self._presence = presence
        self._ask = ask
        self._running: dict[Errand, asyncio.Task[None]] = {}

    @property
    def is_empty(self) -> bool:
        return all(task.done() for task in self._running.values())

    def attend(self, state: TableState) -> None:
        """After every event, and whenever somebody came or went."""
        wanted = errands_of(state) | self._absences(state)
        for errand in self._running.keys() - wanted:
            self._running.pop(errand).cancel()
        for errand in wanted - self._running.keys():
            name = f"table {state.id}: {errand}"
            self._running[errand] = asyncio.create_task(self._run(errand, state), name=name)
            self._running[errand].add_done_callback(_tell_host)

    async def close(self) -> None:
        running = list(self._running.values())
        self._running.clear()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self, errand: Errand, state: TableState) -> None:
        match errand:
            case BotTurn(seat, turn):
                action = await self._bot_action(state, seat)
                await self._bring(lambda now_state, now: act_as_bot(now_state, now, seat, turn, action))
            case EntropyDeadline(at):
                await self._pause_until(at, self._around.pace.entropy_ms)
                await self._bring(close_entropy)
            case Substitution(seat, at):
                await self._pause_until(at, self._around.pace.gone_ms)
                await self._bring(self._unless_back(errand, partial(substitute, seat=seat)))
            case Pausing(at):
                await self._pause_until(at, self._around.pace.gone_ms)
                await self._bring(self._unless_back(errand, pause))
            case Ghost(player, at):
                await self._pause_until(at, self._around.pace.ghost_ms)
                await self._bring(self._unless_back(errand, partial(give_up_seat, player=player)))
            case _:
                assert_never(errand)

    def _absences(self, state: TableState) -> frozenset[Errand]:
        pace = self._around.pace
        gone = absences_of(state, self._presence, pace.gone_ms)
        return gone | ghosts_of(state, self._presence, pace.ghost_ms)

    def _unless_back(self, errand: Errand, decide: Decide) -> Decide:
        """Who came back while the command waited is not replaced."""
        return lambda state, now: decide(state, now) if errand in self._absences(state) else Decision(state)

    async def _bring(self, decide: Callable[[TableState, int], Decision]) -> None:
        """Until it is saved or refused; ends with the errand, which is cancelled once another did it."""
        while True:
            try:
                await self._ask(decide)
            except (StoreFull, Busy):
                await self._pause(self._around.pace.retry_ms)
            except UpdownError:  # stale: the decision has closed, or the player is back
                return
            else:
                return

    async def _bot_action(self, state: TableState, seat: Seat) -> str:
        """Chosen from the view, like anybody; if the bot fails, what a clock would play."""
        game, level = state.game, state.places[seat].level
        if level is None:
            raise AssertionError("no bot sits here")
        public, own = game.public_view(state.match), game.own_view(state.match, seat)
        legal = tuple(map(game.format_action, game.legal_actions(state.match, seat)))
        # thinking counts towards the pause: nobody waits for both
        action, _ = await asyncio.gather(
            self._answer(game.id, level, public, own, legal),
            self._pause(_random.randint(*self._around.pace.bot_pause_ms)),
        )
        return action if action in legal else game.format_action(game.default_action(public, own))

    async def _answer(
        self, game: str, level: str, public: object, own: object, legal: tuple[str, ...]
    ) -> str:
        """Nothing if the bot fails."""
        try:
            return await self._around.bots.choose(game, level, public, own, legal)
        except BotFailed:
            return ""

    async def _pause_until(self, at: int, at_most: int) -> None:
        """However the time of day is set meanwhile."""
        await self._pause(min(at - self._around.clock.now(), at_most))

    async def _pause(self, ms: int) -> None:
        if ms > 0:
            await self._around.clock.pause(ms)


def _tell_host(errand: asyncio.Task[None]) -> None:
    """Nobody waits for an errand: a bug in one goes to the loop's handler, which logs it."""
    if not errand.cancelled() and (error := errand.exception()) is not None:
        errand.get_loop().call_exception_handler(
            {"message": f"{errand.get_name()} failed", "exception": error}
        )
