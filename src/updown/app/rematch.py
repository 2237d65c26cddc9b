"""The table after a match: the same game, options, bots and people, on the same seats or each one further (R5); those of a rated one are shuffled again."""

from updown.app import events as e
from updown.app.decision import Decision
from updown.app.fold import opened
from updown.app.state import TableState
from updown.core.game import Seat


def open_rematch(old: TableState, table: str, host: str, server_seed: bytes, now: int) -> Decision:
    """Bots sit already; people are awaited. The join key stays, so that who had it may come."""
    event = e.TableOpened(
        at=now,
        game=old.game.id,
        seats=len(old.places),
        options=old.options,
        host=host,
        server_seed=server_seed.hex(),
        private_key=old.secret.join_key,
        keep_order=not old.rated,
        listed=old.listed,
        series=old.series,
        rated=old.rated,
        clock=old.clock,
        expiry=old.expiry,
        spectators=old.spectators,
        programs=old.programs,
    )
    decision = Decision(opened(table, old.game, event), (event,))
    for seat, place in enumerate(old.places):
        if place.player is None and place.level is not None:
            moved = moved_to(old, Seat(seat))
            decision = decision.then(e.BotSeated(at=now, seat=moved, level=place.level))
    return decision


def moved_to(old: TableState, seat: Seat) -> Seat:
    """Where who sat here sits in the rematch."""
    return seat if old.rematch_kept else Seat((seat + 1) % len(old.places))
