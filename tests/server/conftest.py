"""One server for the tests of a module, and people who come to it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.server.people import Person
from tests.server.servers import ServerThread, serving

Arrive: TypeAlias = Callable[[str], Awaitable[Person]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
async def arrive(server: ServerThread) -> AsyncIterator[Arrive]:
    """Lets somebody come as a guest."""
    async with AsyncExitStack() as everybody:

        async def come(name: str) -> Person:
            person = await everybody.enter_async_context(Person(server.host))
            return await person.become(name)

        yield come


@pytest.fixture
async def stranger(server: ServerThread) -> AsyncIterator[Person]:
    """Somebody without a session."""
    async with Person(server.host) as person:
        yield person


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    return tmp_path / "tables"
