"""Matches with a clock for tests, and what their history tells."""

from tests.app.house import ANNA, BELA, House, have_chosen
from updown.app.events import AnyEvent, decode
from updown.app.game_clock import Expiry, LiveClock, TurnClock
from updown.app.ports import Store

LIVE = LiveClock(bank=60, increment=10)
DAILY = TurnClock(hours=24)
HOUR = 3_600_000


async def match_with(house: House, clock: LiveClock | TurnClock = LIVE, expiry: Expiry = "bot") -> str:
    """Anna and Bela are there."""
    table = await house.playing(clock=clock, expiry=expiry)
    for player in (ANNA, BELA):
        await house.connect(table, player)
    return table


async def history(store: Store, table: str) -> list[AnyEvent]:
    return [decode(event.body) for event in await store.events(table)]


async def codes(store: Store, table: str) -> list[str]:
    """What happened since the deal, as words."""
    names = [type(event).__name__ for event in await history(store, table)]
    return names[names.index("Dealt") + 1 :]


def who_has_chosen(house: House, table: str) -> list[bool]:
    return have_chosen(house.tables._actors[table].look)


async def clocks(house: House, table: str) -> list[tuple[int | None, int | None]]:
    """Per seat the bank in seconds and the seconds until the deadline."""
    shown = (await house.tables.look(table)).clocks
    assert shown is not None
    now = house.clock.now()
    return [
        (_seconds(seat.left), None if seat.until is None else _seconds(seat.until - now)) for seat in shown
    ]


def _seconds(ms: int | None) -> int | None:
    return None if ms is None else ms // 1000
