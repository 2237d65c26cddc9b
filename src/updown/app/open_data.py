"""What the open data say of a match: its record, and a row for each decision, made from the view of who decided."""

import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from updown.app.events import Acted
from updown.app.events import decode as decoded
from updown.app.fold import fold, opened
from updown.app.ports import Consent, StoredEvent
from updown.app.recording import record_from
from updown.app.results import Result
from updown.app.state import TableState
from updown.core.game import AnyGame, Seat
from updown.engine.record import Record
from updown.fast.encoding import Observation

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
    """The level of the bot that chose for the player."""
    observation: Observation
    legal: tuple[str, ...]
    legal_indices: tuple[int, ...]
    action: str
    action_index: int
    thought_ms: int
    """From the moment that the decision was open."""
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


def _moments(
    table: str, stored: Sequence[StoredEvent], game: AnyGame
) -> Iterator[tuple[Acted | None, TableState]]:
    """Every version of the table: what had just been done, if that was an action."""
    first, *rest = (decoded(event.body) for event in stored)
    state = opened(table, game, first)  # pyright: ignore[reportArgumentType]  the store loads whole tables
    yield None, state
    for event in rest:
        state = fold(state, event)
        yield (event if isinstance(event, Acted) else None), state


def _decisions(
    moments: Sequence[tuple[Acted | None, TableState]], record: Record, end: TableState
) -> Iterator[Decision]:
    number = 0
    for (_, before), (act, _) in pairwise(moments):
        if act is not None:
            opened_at = moments[(before.turns[act.seat] or 1) - 1][1].changed
            yield _decision(number, before, act, act.at - opened_at, record, end)
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
        total=outcome.totals[seat],
        rank=outcome.ranks[seat],
    )


def _name(end: TableState, seat: int, own: str, names: Mapping[str, str]) -> str:
    player = end.places[seat].player
    return own if player is None else names.get(player, own)
