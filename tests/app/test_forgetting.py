"""A deleted player's name leaves a table's events, lines and record; nothing else changes."""

from updown.app import events as e
from updown.app.forgetting import events_without_name, line_without_name
from updown.app.names import DELETED
from updown.app.ports import SeatLine, TableLine

OPENED = e.TableOpened(at=1, game="toy", seats=3, options={}, host="ana-id", server_seed="00")


def unnamed(*events: e.AnyEvent) -> list[e.AnyEvent]:
    bodies = events_without_name([e.encode(event) for event in events], "ana-id")
    return [e.decode(body) for body in bodies]


def test_the_name_goes_wherever_it_was_given() -> None:
    ana, bela = (
        e.Seated(at=1, seat=at, player=f"{who}-id", name=who) for at, who in enumerate(("ana", "bela"))
    )
    renamed = e.Renamed(at=2, seat=0, name="Ana Maria")
    others = e.Renamed(at=2, seat=1, name="Béla")
    found = unnamed(OPENED, ana, bela, renamed, others)
    assert [getattr(event, "name", None) for event in found] == [None, DELETED, "bela", DELETED, "Béla"]


def test_it_is_followed_when_seats_are_shuffled() -> None:
    ana = e.Seated(at=1, seat=0, player="ana-id", name="Ana")
    started = e.Started(at=2, order=(2, 0, 1), asked=(), deadline=3)
    later = [e.Renamed(at=4, seat=seat, name="X") for seat in (0, 1)]
    found = unnamed(OPENED, ana, started, *later)
    assert [getattr(event, "name", None) for event in found[3:]] == ["X", DELETED]


def test_whoever_sits_there_later_keeps_their_name() -> None:
    ana = e.Seated(at=1, seat=0, player="ana-id", name="Ana")
    caro = e.Seated(at=3, seat=0, player="caro-id", name="Caro")
    after = e.Renamed(at=4, seat=0, name="Carolina")
    found = unnamed(OPENED, ana, e.SeatFreed(at=2, seat=0), caro, after)
    assert [getattr(event, "name", None) for event in found[1:]] == [DELETED, None, "Caro", "Carolina"]


def test_the_line_in_lists_has_no_name_either() -> None:
    seats = (SeatLine("ana-id", "Ana", None), SeatLine("bela-id", "Béla", None), SeatLine(None, None, "easy"))
    line = TableLine("t", "toy", "finished", False, {}, seats, (), None, 9, 1)  # noqa: FBT003
    assert [seat.name for seat in line_without_name(line, "ana-id").seats] == [DELETED, "Béla", None]
