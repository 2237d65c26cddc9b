"""Decisions while a table is open: setting it up, sitting down, bots, leaving."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import convert

from updown.app import events as e
from updown.app.decision import Decision, in_phase, must_hold_key, must_host, must_sit, place_at
from updown.app.fold import opened
from updown.app.game_clock import Expiry, GameClock
from updown.app.names import good_name
from updown.app.ports import PlayerLine
from updown.app.refusals import (
    AlreadySeated,
    AskedToLeave,
    NoPrograms,
    OptionsFixed,
    SeatTaken,
    TableFull,
)
from updown.app.state import Options, TableState
from updown.bots.levels import must_be_level
from updown.core.errors import BadOptions
from updown.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What a host wishes. `bots` per seat: a level or None; `sit`: the host takes the first free seat.

    `password`: a private table that is listed, with the password as its key. `start`: at once, when that fills all
    seats.
    """

    game: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    bots: Sequence[str | None] = ()
    private: bool = False
    password: str | None = None
    keep_order: bool = False
    rated: bool = False
    clock: GameClock | None = None
    expiry: Expiry = "bot"
    pairing: bool = False
    fill_at: int | None = None
    spectators: bool = True
    programs: bool = True
    sit: bool = True
    seat: int | None = None
    """Where the host sits instead."""
    start: bool = False


@dataclass(frozen=True, slots=True)
class Identity:
    """What makes a new table itself, drawn from the operating system."""

    table: str
    server_seed: bytes
    join_key: str | None


def open_table(game: AnyGame, host: PlayerLine, wish: OpenTable, identity: Identity, now: int) -> Decision:
    """A new table with its bots and, if wished, its host on it."""
    event = e.TableOpened(
        at=now,
        game=game.id,
        seats=wish.seats,
        options=good_options(game, wish.options, wish.seats),
        host=host.id,
        server_seed=identity.server_seed.hex(),
        private_key=identity.join_key,
        keep_order=wish.keep_order,
        rated=wish.rated,
        clock=wish.clock,
        expiry=wish.expiry,
        pairing=wish.pairing,
        fill_at=wish.fill_at,
        listed=wish.password is not None,
        spectators=wish.spectators,
        programs=wish.programs,
    )
    if wish.rated and wish.keep_order:
        why = "the seats of a rated match are shuffled"
        raise BadOptions(why, option="keep_order", reason="rated_shuffles")
    return furnish(Decision(opened(identity.table, game, event), (event,)), host, wish, now)


def furnish(bare: Decision, host: PlayerLine, wish: OpenTable, now: int) -> Decision:
    """Puts bots and host on the seats of a table that was just opened."""
    if len(wish.bots) > wish.seats:
        raise BadOptions("more bots than seats", option="bots")
    decision = bare
    for seat, level in enumerate(wish.bots):
        if level is not None:
            must_be_level(bare.state.game, level)
            decision = decision.then(e.BotSeated(at=now, seat=seat, level=level))
    if not wish.sit:
        return decision
    seat = _free_seat(decision.state, wish.seat)
    return decision.then(_seated(decision.state, seat, host, now))


def good_options(game: AnyGame, options: Mapping[str, object], seats: int) -> Options:
    """All options, defaults included; raises BadOptions."""
    if seats not in game.seats:
        raise BadOptions(f"{game.id} is not played by {seats}", reason="wrong_seats", seats=seats)
    return convert(game.options_json(game.options(options, seats)), Options)


def change_options(state: TableState, now: int, player: str, options: Mapping[str, object]) -> Decision:
    decision = in_phase(state, "open")
    must_host(state, player)
    if state.continued is not None:
        raise OptionsFixed("a match is continued by the options that it began with")
    changed = good_options(state.game, options, len(state.places))
    return decision if changed == state.options else decision.then(e.OptionsChanged(at=now, options=changed))


def sit(state: TableState, now: int, player: PlayerLine, *, seat: int | None, key: str | None) -> Decision:
    """Sitting where one sits already is no fault: a second tab, a repeated request."""
    present = state.seat_of(player.id)
    if present is not None and seat in {None, present}:
        return Decision(state)
    decision = in_phase(state, "open")
    if present is not None:
        raise AlreadySeated("one person sits on one seat", seat=present)
    if player.id in state.kept_out:
        raise AskedToLeave("the host has asked you to leave")
    must_hold_key(state, player.id, key)
    free = _free_seat(state, seat)
    return decision.then(_seated(state, free, player, now))


def leave(state: TableState, now: int, player: str) -> Decision:
    """The host who leaves nobody behind closes the table; at a pairing table, whoever is the last."""
    decision = in_phase(state, "open")
    freed = decision.then(e.SeatFreed(at=now, seat=must_sit(state, player)))
    nobody_left = all(place.player is None for place in freed.state.places)
    closes = nobody_left and (state.pairing or player == state.host)
    return freed.then(e.Aborted(at=now, reason="closed")) if closes else freed


def rename(state: TableState, now: int, player: PlayerLine) -> Decision:
    """From the start on the record has the name that was borne then."""
    decision = in_phase(state, "open")
    seat, name = must_sit(state, player.id), good_name(player.name)
    unchanged = state.places[seat].name == name
    return decision if unchanged else decision.then(e.Renamed(at=now, seat=seat, name=name))


def seat_bot(state: TableState, now: int, player: str, seat: int, level: str) -> Decision:
    """On a free seat, or in place of another bot."""
    decision = in_phase(state, "open")
    must_host(state, player)
    place = place_at(state, seat)
    must_be_level(state.game, level)
    if place.player is not None:
        raise SeatTaken(f"seat {seat} is taken", seat=seat)
    return decision if place.level == level else decision.then(e.BotSeated(at=now, seat=seat, level=level))


def free_seat(state: TableState, now: int, player: str, seat: int) -> Decision:
    """The host removes a bot, or asks a person to leave for good."""
    decision = in_phase(state, "open")
    must_host(state, player)
    place = place_at(state, seat)
    if place.player == player:
        return leave(state, now, player)
    return decision if place.is_free else decision.then(e.SeatFreed(at=now, seat=seat, kept_out=place.player))


def _seated(state: TableState, seat: int, player: PlayerLine, now: int) -> e.Seated:
    if player.bot and not state.programs:
        raise NoPrograms("only people may sit at this table")
    return e.Seated(at=now, seat=seat, player=player.id, name=good_name(player.name), bot=player.bot)


def _free_seat(state: TableState, wished: int | None) -> int:
    if wished is not None:
        if not place_at(state, wished).is_free:
            raise SeatTaken(f"seat {wished} is taken", seat=wished)
        return wished
    if not state.free_seats:
        raise TableFull("every seat is taken")
    return state.free_seats[0]
