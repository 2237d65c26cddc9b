"""A house for each test, closed afterwards."""

from collections.abc import AsyncIterator

import pytest

from tests.app.house import House


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = House()
    yield house
    await house.close()


@pytest.fixture
async def awake(house: House) -> House:
    """A node that sweeps."""
    await house.tables.wake()
    return house
