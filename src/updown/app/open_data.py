"""What the open data say of a match: its record, and a row for each decision, made from the view of who decided."""

import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

from updown.app.clocks import seat_clocks
from updown.app.events import Acted, AnyEvent, TimedOut
from updown.app.events import decode as decoded
from updown.app.fold import fold, opened
from updown.app.ports import Consent, StoredEvent
from updown.app.recording import record_from
from updown.app.results import Result
from updown.app.state import TableState
from updown.core.game import AnyGame, Seat
from updown.engine.record import Record
from updown.fast.encoding import Observation

Moment: TypeAlias = tuple[AnyEvent, TableState]

LICENCE = "CC0-1.0"


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice of one seat: what it saw, what it might do, what it did, and what came of it."""

    number: int
    """From 0 in its match."""
    seat: int
    player: str
    """As in the record: a name, a pseudonym, or `bot:<level>`."""
    substitute: str | None
    """What chose for the player: a bot's level, or `clock`."""
    observation: Observation
    legal: tuple[str, ...]
    legal_indices: tuple[int, ...]
    action: str
    action_index: int
    thought_ms: int
    """From the moment that the decision was open."""
    left_ms: int | None
    """In the seat's bank at that moment; None without one."""
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match that may be given away."""

    number: int
    """Its finish number."""
    rated: bool
    record: Record
    decisions: tuple[Decision, ...]


def is_public(result: Result) -> bool:
    """Never a private table; nor a match that was continued, whose first actions are other people's."""
    return not result.private and not result.continued


def all_agree(result: Result, consents: Mapping[str, Consent]) -> bool:
    """Everybody who sat there: who is not known any more has not agreed."""
    return all(seat.player is None or consents.get(seat.player, "no") != "no" for seat in result.seats)


def pseudonym(key: bytes, player: str) -> str:
    """The same for a player in all that this server ever exports; without the key nobody can tell whose it is."""
    return f"player-{hmac.digest(key, player.encode(), 'sha256').hex()[:12]}"


def open_match(
    number: int,
    table: str,
    stored: Sequence[StoredEvent],
    game: AnyGame,
    names: Mapping[str, str],
) -> OpenMatch:
    """`names`: what to call players who do not go by their own name here."""
    moments = tuple(_moments(table, stored, game))
    _, end = moments[-1]
    record = record_from(end)
    record = replace(
        record, names=tuple(_name(end, seat, own, names) for seat, own in enumerate(record.names))
    )
    return OpenMatch(number, end.rated, record, tuple(_decisions(moments, record, end)))


def _moments(table: str, stored: Sequence[StoredEvent], game: AnyGame) -> Iterator[Moment]:
    """Every version of the table, each after its event."""
    first, *rest = (decoded(event.body) for event in stored)
    state = opened(table, game, first)  # pyright: ignore[reportArgumentType]  the store loads whole tables
    yield first, state
    for event in rest:
        state = fold(state, event)
        yield event, state


def _decisions(moments: Sequence[Moment], record: Record, end: TableState) -> Iterator[Decision]:
    number = 0
    for (last, before), (act, _) in pairwise(moments):
        if isinstance(act, Acted):
            opened_at = moments[(before.turns[act.seat] or 1) - 1][1].changed
            decision = _decision(number, before, act, act.at - opened_at, record, end)
            # time was up: the action of the same transaction is the clock's
            yield replace(decision, substitute="clock") if isinstance(last, TimedOut) else decision
            number += 1


def _decision(
    number: int, before: TableState, act: Acted, thought_ms: int, record: Record, end: TableState
) -> Decision:
    game, seat, outcome = before.game, Seat(act.seat), end.outcome
    if game.encoding is None or outcome is None:
        raise AssertionError("only finished matches of games with an encoding are given away")
    encoding, action = game.encoding(), game.parse_action(act.action)
    public, own = game.public_view(before.match), game.own_view(before.match, seat)
    return Decision(
        number=number,
        seat=seat,
        player=record.names[seat],
        substitute=before.places[seat].level if before.places[seat].player is not None else None,
        observation=encoding.observe(public, own),
        legal=tuple(map(game.format_action, game.legal_actions(before.match, seat))),
        legal_indices=encoding.legal(own),
        action=act.action,
        action_index=encoding.index(own, action),
        thought_ms=thought_ms,
        left_ms=_left(before, seat),
        total=outcome.totals[seat],
        rank=outcome.ranks[seat],
    )


def _name(end: TableState, seat: int, own: str, names: Mapping[str, str]) -> str:
    player = end.places[seat].player
    return own if player is None else names.get(player, own)


def _left(state: TableState, seat: Seat) -> int | None:
    clocks = seat_clocks(state)
    return clocks[seat].left if clocks else None
