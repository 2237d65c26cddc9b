"""Deletes an account: its ways in and its name go; matches stay readable for those who played them."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from updown.app import events as e
from updown.app.decision import Decision
from updown.app.names import DELETED
from updown.app.ports import TableLine
from updown.app.state import TableState


def rename_deleted(state: TableState, now: int, player: str) -> Decision:
    """In any phase: what others see of the table at once."""
    seat = state.seat_of(player)
    if seat is None or state.places[seat].name == DELETED:
        return Decision(state)
    return Decision(state).then(e.Renamed(at=now, seat=seat, name=DELETED))


def events_without_name(bodies: Sequence[bytes], player: str) -> list[bytes]:
    """A table's stored events from the first on, as if the player had always been called so."""
    place = _Place(player)
    return [place.unnamed(body) for body in bodies]


def line_without_name(line: TableLine, player: str) -> TableLine:
    """A table's line in lists."""
    seats = (replace(seat, name=DELETED) if seat.player == player else seat for seat in line.seats)
    return replace(line, seats=tuple(seats))


@dataclass(slots=True)
class _Place:
    """Where the player sits as the events go by: a name is changed by seat."""

    player: str
    seat: int | None = None

    def unnamed(self, body: bytes) -> bytes:
        match e.decode(body):
            case e.Seated(player=self.player) as seated:
                self.seat = seated.seat
                return e.encode(replace(seated, name=DELETED))
            case e.Renamed(seat=self.seat) as renamed:
                return e.encode(replace(renamed, name=DELETED))
            case e.Started(order=order) if self.seat is not None:
                self.seat = order.index(self.seat)
                return body
            case e.Seated(seat=self.seat) | e.BotSeated(seat=self.seat) | e.SeatFreed(seat=self.seat):
                self.seat = None
                return body
            case _:
                return body
