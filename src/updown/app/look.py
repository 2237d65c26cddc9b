"""One version of a table as it may be seen: shared by all viewers, each part encoded once."""

from bisect import bisect_right
from functools import cached_property
from typing import Any

import msgspec

from updown.app.advising import is_advised
from updown.app.clocks import seat_clocks
from updown.app.decision import must_hold_key
from updown.app.refusals import NoSpectators
from updown.app.state import TableState
from updown.app.views import ContinuedFrom, Happening, Own, SeatClock, SeatState, Setting
from updown.core.game import Happening as CoreHappening
from updown.core.game import Seat


class Look:
    """Nothing secret can be asked of it, but a seat's own part must go to that seat alone."""

    def __init__(self, state: TableState, before: "Look | None" = None) -> None:
        self._state = state
        self._owns: dict[Seat, Own | None] = {}
        self._occurred: dict[int, list[tuple[CoreHappening, Happening]]] = {}
        if before is not None and before.holds_for(state):
            self.setting = before.setting  # the very same object: whoever was told it need not compare

    @property
    def version(self) -> int:
        return self._state.version

    def holds_for(self, state: TableState) -> bool:
        """Whether the setting is that of a later state too."""
        return self._state.is_set_like(state)

    @cached_property
    def setting(self) -> Setting:
        return _setting(self._state)

    @cached_property
    def public(self) -> msgspec.Raw | None:
        """The same bytes for everybody; None before the deal. All hands are shown once the match has a result."""
        state = self._state
        if state.match is None:
            return None
        view = state.game.reveal(state.match, state.match) if state.phase == "finished" else self._public_view
        return msgspec.Raw(msgspec.json.encode(view))

    @cached_property
    def clocks(self) -> tuple[SeatClock, ...] | None:
        """Per seat; None without a clock or before the deal."""
        return seat_clocks(self._state)

    @cached_property
    def progress(self) -> tuple[int, int] | None:
        """The turn or round being played, and how many there are; None before the deal."""
        state = self._state
        return None if state.match is None else state.game.progress(self._public_view)

    @cached_property
    def _public_view(self) -> Any:
        """Building it is the dearest step of an action: once for the table's line and for what is sent."""
        return self._state.game.public_view(self._state.match)

    def seat_of(self, player: str | None) -> Seat | None:
        """Where the person sits; None: a spectator."""
        return self._state.seat_of(player)

    def must_hold_key(self, player: str | None, key: str | None) -> None:
        """Who may know of the table: of a private one those inside and who has the key. Raises WrongKey."""
        must_hold_key(self._state, player, key)

    def must_admit(self, player: str | None, key: str | None) -> None:
        """Who may see the match. Raises WrongKey or NoSpectators."""
        self.must_hold_key(player, key)
        is_closed = not self._state.spectators and self._state.phase in {"starting", "playing"}
        if is_closed and self.seat_of(player) is None:
            raise NoSpectators("only who sits here may see this match before its end")

    def key_for(self, player: str | None) -> str | None:
        """The join key of a private table, for those inside to pass on."""
        return self._state.secret.join_key if self.is_inside(player) else None

    def is_kept_out(self, player: str | None) -> bool:
        """Whether the host has asked this person to leave."""
        return player in self._state.kept_out

    @property
    def series(self) -> str:
        """Of the matches that were played one after the other."""
        return self._state.series

    def is_inside(self, player: str | None) -> bool:
        """Who needs no key."""
        return self._state.is_inside(player)

    def own(self, seat: Seat) -> Own | None:
        """What only this seat knows; None before the deal."""
        if seat not in self._owns:
            self._owns[seat] = _own(self._state, seat)
        return self._owns[seat]

    def turn_of(self, seat: Seat) -> int | None:
        """The version at which the seat's open decision opened, without the view that goes with it."""
        return self._state.turns[seat] if self._state.turns else None

    def happenings(self, seat: Seat | None, *, after: int = 0) -> tuple[Happening, ...]:
        """What this viewer may see of what occurred after a version; after 0: the whole log."""
        if after not in self._occurred:
            self._occurred[after] = occurred(self._state, after)
        return tuple([shown for happening, shown in self._occurred[after] if happening.visible_to(seat)])


def occurred(state: TableState, after: int) -> list[tuple[CoreHappening, Happening]]:
    """All that occurred after a version, each with its form on the wire; the first says who may see the second."""
    first = bisect_right(state.log, after, key=lambda line: line.version)
    return [
        (line.happening, Happening(line.version, line.happening.code, dict(line.happening.arguments)))
        for line in state.log[first:]
    ]


def _own(state: TableState, seat: Seat) -> Own | None:
    if state.match is None:
        return None
    game, turn = state.game, state.turns[seat]
    legal = game.legal_actions(state.match, seat) if turn is not None else ()
    view = msgspec.Raw(msgspec.json.encode(game.own_view(state.match, seat)))
    return Own(seat, turn, tuple(map(game.format_action, legal)), view)


def _setting(state: TableState) -> Setting:
    outcome = state.outcome
    return Setting(
        id=state.id,
        game=state.game.id,
        options=state.options,
        seats=tuple(_seat_state(state, seat) for seat in range(len(state.places))),
        host=state.host,
        phase=state.phase,
        private=state.private,
        variant=len(state.places) not in state.game.usual_seats,
        keep_order=state.keep_order,
        commitment=state.commitment,
        server_seed=state.secret.server_seed.hex() if state.is_over else None,
        entropy=state.entropy if state.rules is not None else None,
        entropy_until=state.entropy_until,
        started=state.started,
        ended=state.ended,
        reason=state.reason,
        rematch=state.rematch,
        totals=outcome.totals if outcome else None,
        ranks=outcome.ranks if outcome else None,
        advice=is_advised(state),
        rated=state.rated,
        clock=state.clock,
        expiry=state.expiry,
        paused=state.paused,
        forfeited=tuple(sorted(state.forfeited)),
        pairing=state.pairing,
        fill_at=state.fill_at,
        listed=state.listed,
        continued=ContinuedFrom(state.continued.table, state.continued.at) if state.continued else None,
        spectators=state.spectators,
        programs=state.programs,
    )


def _seat_state(state: TableState, seat: int) -> SeatState:
    place = state.places[seat]
    vacations = state.vacations_of(seat)
    until = vacations[-1].until if vacations else None
    return SeatState(place.player, place.name, place.level, place.bot, vacation=until)
