"""A finished match looked at again: every moment as a seat was shown it, made from the stored events."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from updown.app.decision import in_phase, place_at
from updown.app.loading import loaded
from updown.app.look import Look, occurred
from updown.app.ports import Store, StoredEvent
from updown.app.state import TableState
from updown.app.views import Moment
from updown.core.game import AnyGame, Seat


class Replays:
    """Of one node. A long match takes a tenth of a second to replay: in a thread of its own, and one at a time."""

    def __init__(self, store: Store, game_called: Callable[[str], AnyGame]) -> None:
        self._store = store
        self._game_called = game_called
        self._one_at_a_time = asyncio.Lock()

    async def of(self, state: TableState, seat: int, *, open_hands: bool) -> tuple[Moment, ...]:
        """Every moment of this table's match; raises WrongPhase without a result, NoSuchSeat or DamagedTable."""
        in_phase(state, "finished")
        place_at(state, seat)
        stored = await self._store.events(state.id)
        async with self._one_at_a_time:
            return await asyncio.to_thread(
                moments_of, state.id, stored, self._game_called, Seat(seat), open_hands=open_hands
            )


def moments_of(
    table: str,
    stored: Sequence[StoredEvent],
    game_called: Callable[[str], AnyGame],
    seat: Seat,
    *,
    open_hands: bool,
) -> tuple[Moment, ...]:
    """The deal, then one moment an action; open hands show every card. Only of a match that has a result."""
    states = _after_each_action(table, stored, game_called)
    end = states[-1]
    starts = (0, *(state.version for state in states))
    return tuple(
        _opened(state, since, seat, end) if open_hands else _as_shown(Look(state), since, seat)
        for since, state in zip(starts, states, strict=False)
    )


def _after_each_action(
    table: str, stored: Sequence[StoredEvent], game_called: Callable[[str], AnyGame]
) -> list[TableState]:
    """The table after the deal and after each action; the last one together with the result, as it was told."""
    found: list[TableState] = []
    state: TableState | None = None
    for event in stored:
        state = loaded(table, [event], state, game_called)
        if state.phase == "finished":
            found[-1] = state
            return found
        if state.match is not None and (not found or state.match is not found[-1].match):
            found.append(state)
    raise AssertionError("a match without a result is not looked back on: its cards are secret")


def _as_shown(look: Look, since: int, seat: Seat) -> Moment:
    """What was sent to this seat then."""
    own, public, progress = look.own(seat), look.public, look.progress
    if own is None or public is None or progress is None:
        raise AssertionError("nothing is looked back on before the deal")
    return Moment(look.version, progress, public, own, look.happenings(seat, after=since))


def _opened(state: TableState, since: int, seat: Seat, end: TableState) -> Moment:
    """With what was secret then."""
    shown = _as_shown(Look(state), since, seat)
    public = msgspec.json.encode(state.game.reveal(state.match, end.match))
    happenings = tuple(told for _, told in occurred(state, since))
    return msgspec.structs.replace(shown, public=msgspec.Raw(public), happenings=happenings)
