"""A table as the fold of its events: the same events always give the same state, deals included."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import Any, assert_never

from updown.app import events as e
from updown.app.clocks import wound
from updown.app.state import Happened, Place, Secret, TableState
from updown.app.vacation import Vacation
from updown.core.deal import SeededDeals, match_seed
from updown.core.game import AnyGame, Happening, Outcome, Seat
from updown.engine.match import pending_deals, step
from updown.engine.record import Act, Remark

CLOSED_BY_MODERATOR = "by_moderator"


def replay(table: str, history: Iterable[e.AnyEvent], game_called: Callable[[str], AnyGame]) -> TableState:
    """The state after all events of a table; the first one is TableOpened."""
    match list(history):
        case [e.TableOpened() as first, *rest]:
            return reduce(fold, rest, opened(table, game_called(first.game), first))
        case _:
            raise AssertionError("a table begins by being opened")


def opened(table: str, game: AnyGame, event: e.TableOpened) -> TableState:
    """A table just set up: version 1."""
    return TableState(
        id=table,
        version=1,
        game=game,
        options=event.options,
        host=event.host,
        places=(Place(),) * event.seats,
        secret=Secret(bytes.fromhex(event.server_seed), event.private_key),
        private=event.private_key is not None,
        keep_order=event.keep_order,
        series=event.series or table,
        rated=event.rated,
        clock=event.clock,
        expiry=event.expiry,
        pairing=event.pairing,
        fill_at=event.fill_at,
        listed=event.listed,
        continued=event.continued,
        spectators=event.spectators,
        programs=event.programs,
        changed=event.at,
    )


def fold(state: TableState, event: e.AnyEvent) -> TableState:
    """The state one event later. Raises IllegalAction or NotYourTurn for an action that the rules forbid."""
    after = _after(replace(state, version=state.version + 1, changed=event.at), event)
    return after if after.clock is None else wound(state, after, event)


def _after(state: TableState, event: e.AnyEvent) -> TableState:  # noqa: C901, PLR0911, PLR0912 one case per event
    match event:
        case e.TableOpened():
            raise AssertionError("a table is opened once")
        case e.OptionsChanged(options=options):
            return replace(state, options=options)
        case e.Seated(seat=seat, player=player, name=name, bot=bot, at=at):
            return _with_place(state, seat, Place(player, name, bot=bot, since=at))
        case e.BotSeated(seat=seat, level=level):
            return _with_place(state, seat, Place(level=level))
        case e.SeatFreed(seat=seat, kept_out=player):
            return _freed(state, seat, player)
        case e.Renamed(seat=seat, name=name):
            return _with_place(state, seat, replace(state.places[seat], name=name))
        case e.Started():
            return _started(state, event)
        case e.EntropyGiven(seat=seat, entropy=entropy):
            given = (*state.entropy[:seat], entropy, *state.entropy[seat + 1 :])
            return replace(state, entropy=given, asked=state.asked - {seat})
        case e.Dealt():
            return _dealt(state, event)
        case e.Acted():
            return _acted(state, event)
        case e.BotTookOver(seat=seat, level=level):
            happening = Happening("bot_took_over", {"seat": seat, "level": level})
            return _substituted(state, seat, level, f"{level} took over seat {seat}", happening)
        case e.PlayerReturned(seat=seat):
            happening = Happening("player_returned", {"seat": seat})
            return _substituted(state, seat, None, f"the player of seat {seat} returned", happening)
        case e.TimedOut(seat=seat):
            return replace(state, log=_log(state, Happening("timed_out", {"seat": seat})))
        case e.Forfeited(seat=seat, level=level):
            happening = Happening("forfeited", {"seat": seat, "level": level})
            lost = _substituted(state, seat, level, f"seat {seat} forfeited, {level} plays on", happening)
            return replace(lost, forfeited=state.forfeited | {seat})
        case e.Paused():
            return replace(state, paused=True, log=_log(state, Happening("paused", {})))
        case e.Resumed(at=at):
            return replace(state, paused=False, resumed=at, log=_log(state, Happening("resumed", {})))
        case e.VacationBegan(seat=seat, began=began, until=until):
            told = replace(state, log=_log(state, Happening("vacation_began", {"seat": seat})))
            return _with_vacations(told, seat, (*state.vacations_of(seat), Vacation(began, until)))
        case e.VacationEnded(seat=seat, until=until):
            told = replace(state, log=_log(state, Happening("vacation_ended", {"seat": seat})))
            *before, last = state.vacations_of(seat)
            return _with_vacations(told, seat, (*before, Vacation(last.began, until)))
        case e.Finished(totals=totals, ranks=ranks, at=at):
            return _ended(replace(state, phase="finished", outcome=Outcome(totals, ranks)), at)
        case e.Aborted():
            return _aborted(state, event)
        case e.RematchOpened(table=table, kept=kept):
            return replace(state, rematch=table, rematch_kept=kept)
        case _:
            assert_never(event)


def _freed(state: TableState, seat: int, kept_out: str | None) -> TableState:
    """When the host goes, whoever sits first has the say."""
    gone = state.places[seat].player
    freed = _with_place(state, seat, Place())
    if kept_out is not None:
        freed = replace(freed, kept_out=state.kept_out | {kept_out})
    heirs = [place.player for place in freed.places if place.player is not None]
    return replace(freed, host=heirs[0]) if gone == state.host and heirs else freed


def _started(state: TableState, event: e.Started) -> TableState:
    return replace(
        state,
        phase="starting",
        places=tuple(state.places[seat] for seat in event.order),
        asked=frozenset(event.asked),
        entropy=("",) * len(state.places),
        entropy_until=event.deadline,
        started=event.at,
    )


def _dealt(state: TableState, event: e.Dealt) -> TableState:
    seats, game = len(state.places), state.game
    options = game.options(state.options, seats)
    seed = match_seed(
        state.secret.server_seed,
        entropy=event.entropy,
        game=game.id,
        options=game.options_json(options),
        rules=event.rules,
        table=state.deal_table,
    )
    deals = SeededDeals(seed)
    playing = replace(
        state,
        phase="playing",
        secret=Secret(state.secret.server_seed, state.secret.join_key, deals),
        entropy=event.entropy,
        entropy_until=None,
        asked=frozenset[int](),
        rules=event.rules,
        turns=(None,) * seats,
        resumed=event.at,
    )
    rounds = pending_deals(game, game.start(options, seats), deals)
    happenings = [happening for match in rounds for happening in game.deal_happenings(match)]
    dealt = _played_before(replace(playing, match=rounds[-1], log=_log(playing, *happenings)))
    return replace(dealt, turns=_turns(dealt, dealt.match, by=None))


def _played_before(state: TableState) -> TableState:
    """On to the moment that the match is continued from: nobody here has acted yet."""
    if state.continued is None:
        return state
    game, match = state.game, state.match
    happenings: list[Happening] = []
    for seat, action in state.continued.acts:
        taken = step(game, match, Seat(seat), game.parse_action(action), state.secret.match_deals)
        match = taken.after
        happenings.extend(taken.happenings)
    lines = tuple(Act(seat, action) for seat, action in state.continued.acts)
    return replace(state, match=match, log=_log(state, *happenings), lines=lines)


def _acted(state: TableState, event: e.Acted) -> TableState:
    game, seat = state.game, Seat(event.seat)
    taken = step(game, state.match, seat, game.parse_action(event.action), state.secret.match_deals)
    return replace(
        state,
        match=taken.after,
        turns=_turns(state, taken.after, by=seat),
        acted=state.acted | {seat},
        substituted=_substituted_after(state, seat),
        log=_log(state, *taken.happenings),
        lines=(*state.lines, Act(seat, event.action)),
    )


def _substituted_after(state: TableState, seat: Seat) -> tuple[int, ...]:
    place = state.places[seat]
    if place.player is None or place.level is None:
        return state.substituted
    before = state.substituted or (0,) * len(state.places)
    return (*before[:seat], before[seat] + 1, *before[seat + 1 :])


def _turns(state: TableState, match: Any, by: Seat | None) -> tuple[int | None, ...]:
    """Opens decisions: one that was open stays so, except that of the seat which acted."""
    to_act = state.game.to_act(match)
    return tuple(
        None if seat not in to_act else state.version if turn is None or seat == by else turn
        for seat, turn in enumerate(state.turns)
    )


def _substituted(
    state: TableState, seat: int, level: str | None, remark: str, happening: Happening
) -> TableState:
    changed = _with_place(state, seat, replace(state.places[seat], level=level))
    return replace(changed, lines=(*state.lines, Remark(remark)), log=_log(state, happening))


def _aborted(state: TableState, event: e.Aborted) -> TableState:
    """Why stands on the result page; that a moderator came, in the log too."""
    aborted = replace(state, phase="aborted", reason=event.reason)
    if event.reason == CLOSED_BY_MODERATOR:
        aborted = replace(aborted, log=_log(aborted, Happening(event.reason, {})))
    return _ended(aborted, event.at)


def _ended(state: TableState, at: int) -> TableState:
    closed: tuple[int | None, ...] = (None,) * len(state.turns)
    return replace(state, ended=at, turns=closed, entropy_until=None, asked=frozenset[int]())


def _log(state: TableState, *happenings: Happening) -> tuple[Happened, ...]:
    """The log with what has just occurred."""
    return (*state.log, *(Happened(state.version, happening) for happening in happenings))


def _with_vacations(state: TableState, seat: int, vacations: tuple[Vacation, ...]) -> TableState:
    every = [state.vacations_of(each) for each in range(len(state.places))]
    every[seat] = vacations
    return replace(state, vacations=tuple(every))


def _with_place(state: TableState, seat: int, place: Place) -> TableState:
    return replace(state, places=(*state.places[:seat], place, *state.places[seat + 1 :]))
