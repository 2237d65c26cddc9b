"""axe-core finds nothing on the pages that everybody meets."""

import pytest

from tests.e2e.axe import faults
from tests.e2e.conftest import NewPerson
from tests.e2e.pages import House

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

MET_BY_EVERYBODY = (
    "waiting-up-or-down",
    "up-or-down-rules",
    "up-or-down-table",
    "up-or-down-advice",
    "up-or-down-result",
    "up-or-down-replay",
    "river-rules",
    "river-table",
    "river-advice",
    "river-result",
    "river-replay",
    "new-table",
    "best",
    "sign-in",
    "account",
    "lobby",
)


def test_axe_finds_nothing(new_person: NewPerson) -> None:
    host = new_person()
    house = House(host, new_person())
    found: list[str] = []
    for name in MET_BY_EVERYBODY:
        house.place(name).show(host)
        found += [f"{name}: {fault}" for fault in faults(host)]
    assert not found, "\n".join(found)
