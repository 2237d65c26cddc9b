"""What a finished match leaves behind: who came where, who left, and what is added up of each player."""

from typing import Literal, TypeAlias

import msgspec

from updown.app.game_clock import GameClock, TurnClock
from updown.app.state import TableState
from updown.core.game import Seat, Tally
from updown.engine.record import Act

SizeClass: TypeAlias = Literal["2", "3-4", "5-8"]
PaceClass: TypeAlias = Literal["live", "turns"]

OF_EVERY_GAME = ("matches", "won", "score", "abandoned")
"""What is added up in whichever game; a game's own tallies have other names."""


class SeatResult(msgspec.Struct, frozen=True):
    """One seat at the end. `level` is that of a bot that sat there from the start."""

    player: str | None
    level: str | None
    total: int
    rank: int
    abandoned: bool
    """Its player left it to a substitute: at the end, or for most of its actions (docs/ratings.md)."""
    bot: bool = False
    """The player is a program with an account."""


class Result(msgspec.Struct, frozen=True):
    """A line of a player's history."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    size: SizeClass
    pace: PaceClass
    rated: bool
    private: bool
    started: int
    ended: int
    """Milliseconds since 1970."""
    seats: tuple[SeatResult, ...]
    continued: bool = False
    """From a moment of a match whose cards everybody may know: it stands in histories and counts for nothing."""


class Finish(msgspec.Struct, frozen=True):
    """All that is remembered of a match, told to the store in the transaction of its last event."""

    result: Result
    tallies: tuple[tuple[Tally, ...], ...]
    """Per seat; empty for bots and for those who abandoned theirs."""
    series: str
    """The id of the first table of all that were played again."""


def place(seat: SeatResult, result: Result) -> int:
    """Its rank among people: who left comes last, whatever a substitute made of the cards."""
    return len(result.seats) + 1 if seat.abandoned else seat.rank


def size_class(seats: int) -> SizeClass:
    """Two players are another game than a full table."""
    return "2" if seats <= 2 else "3-4" if seats <= 4 else "5-8"


def pace_class(clock: GameClock | None) -> PaceClass:
    """Live is whatever is played in one go."""
    return "turns" if isinstance(clock, TurnClock) else "live"


def finish_of(state: TableState) -> Finish:
    """Of a match that has an outcome."""
    result = _result(state)
    if result.continued:
        return Finish(result, ((),) * len(result.seats), state.series)
    own = _tallies_of_the_game(state)
    return Finish(
        result,
        tuple(_tallies(seat, more) for seat, more in zip(result.seats, own, strict=True)),
        state.series,
    )


def _result(state: TableState) -> Result:
    outcome = state.outcome
    if outcome is None or state.started is None or state.ended is None:
        raise AssertionError("a finished match has begun, ended and has an outcome")
    return Result(
        table=state.id,
        game=state.game.id,
        options=state.options,
        size=size_class(len(state.places)),
        pace=pace_class(state.clock),
        rated=state.rated,
        private=state.private,
        started=state.started,
        ended=state.ended,
        seats=tuple(
            SeatResult(
                place.player,
                place.level if place.player is None else None,
                total=outcome.totals[seat],
                rank=outcome.ranks[seat],
                abandoned=_is_abandoned(state, seat),
                bot=place.bot,
            )
            for seat, place in enumerate(state.places)
        ),
        continued=state.continued is not None,
    )


def _is_abandoned(state: TableState, seat: int) -> bool:
    place = state.places[seat]
    if place.player is None:
        return False
    acts = [line for line in state.lines if isinstance(line, Act)][state.acts_before :]
    acted = sum(act.seat == seat for act in acts)
    by_substitute = state.substituted[seat] if state.substituted else 0
    return place.level is not None or 2 * by_substitute > acted


def _tallies_of_the_game(state: TableState) -> tuple[tuple[Tally, ...], ...]:
    game = state.game
    if game.statistics is None:
        return ((),) * len(state.places)
    acts = [line for line in state.lines if isinstance(line, Act)]
    return game.statistics(state.match, [(Seat(act.seat), game.parse_action(act.action)) for act in acts])


def _tallies(seat: SeatResult, of_the_game: tuple[Tally, ...]) -> tuple[Tally, ...]:
    """What a substitute made of the cards says nothing of the player."""
    if seat.player is None:
        return ()
    if seat.abandoned:
        return (Tally("abandoned", 0, 1),)
    won = Tally("won", 0, int(seat.rank == 1))
    return (Tally("matches", 0, 1), won, Tally("score", 0, seat.total), *of_the_game)
