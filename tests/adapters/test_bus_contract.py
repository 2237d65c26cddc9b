"""What every bus promises. A further back end is one line in BUSES."""

import asyncio
from collections.abc import Callable

import pytest

from updown.adapters.bus_local import LocalBus
from updown.app.ports import Bus

BUSES: dict[str, Callable[[], Bus]] = {"local": LocalBus}


class Ear:
    """Remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._something = asyncio.Event()

    async def __call__(self, table: str, version: int) -> None:
        self.heard.append((table, version))
        self._something.set()

    async def until(self, count: int) -> list[tuple[str, int]]:
        async with asyncio.timeout(5):
            while len(self.heard) < count:
                self._something.clear()
                await self._something.wait()
        return self.heard


@pytest.fixture(params=BUSES)
def bus(request: pytest.FixtureRequest) -> Bus:
    return BUSES[request.param]()


async def test_every_listener_hears_every_poke_in_order(bus: Bus) -> None:
    one, two = Ear(), Ear()
    bus.listen(one)
    bus.listen(two)
    pokes = [("a", 1), ("b", 7), ("a", 2)]
    for table, version in pokes:
        await bus.poke(table, version)
    assert await one.until(3) == pokes
    assert await two.until(3) == pokes


async def test_who_has_stopped_hears_no_more(bus: Bus) -> None:
    one, two = Ear(), Ear()
    stop = bus.listen(one)
    bus.listen(two)
    stop()
    stop()
    await bus.poke("a", 1)
    assert await two.until(1) == [("a", 1)]
    assert one.heard == []


async def test_a_poke_that_nobody_hears_is_no_fault(bus: Bus) -> None:
    await bus.poke("a", 1)
