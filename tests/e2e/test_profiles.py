"""The pages about people: ratings, statistics, histories, the best; by pointer, keyboard and screen reader."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import time

import pytest
from playwright.sync_api import Page, expect

from tests.app.house import ANNA, BELA, CARO, House
from tests.e2e.axe import faults
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.pages import Place
from tests.server.servers import ServerThread, serving
from updown.adapters.store_sql import SqlStore, migrate
from updown.app.ports import PlayerLine
from updown.server.node import DATABASE
from updown.server.sessions import COOKIE, hash_of

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

DUELS = 22
"""More than stand on one page of a history."""


async def play(path: Path) -> None:
    """Anna's matches: many short ones of two, one of three with a bot, one of the other game."""
    store, rng = SqlStore(path), Random(5)
    house = House(store)
    for player in (ANNA, BELA, CARO):
        await store.add_player(
            PlayerLine(player.id, player.name), hash_of(player.id), at=round(time() * 1000)
        )
    for at in range(DUELS):
        await house.play_match(rng, BELA, game="river", rated=at > 0, options={"start": 1})
    await house.play_match(rng, CARO, game="river", bots=1, options={"start": 2})
    await house.play_match(rng, BELA, game="up-or-down")
    await house.close()
    await store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    folder = tmp_path_factory.mktemp("club")
    migrate(folder / DATABASE)
    with ThreadPoolExecutor(1) as aside:  # Playwright has an event loop in this thread
        aside.submit(asyncio.run, play(folder / DATABASE)).result()
    with serving(folder) as running:
        yield running


@pytest.fixture
def bela(new_person: NewPerson, server: ServerThread) -> Page:
    page = new_person()
    page.context.add_cookies([{"name": COOKIE, "value": BELA.id, "url": server.url}])
    return page


PROFILE = Place(f"/p/{ANNA.id}", "main ol a")
BEST = Place("/best?game=river&size=2", "main tbody tr")


def test_a_profile_shows_what_is_remembered_of_a_player(bela: Page) -> None:
    PROFILE.show(bela)
    expect(bela.locator("h1")).to_have_text("Anna")
    expect(bela.locator("main")).to_contain_text("You against Anna")
    expect(bela.get_by_role("group", name="Size of the table").first).to_contain_text("21 rated matches")
    expect(bela.get_by_role("img")).to_have_attribute(
        "aria-label", re.compile(r"over 21 rated matches: now 1\d{3}")
    )
    expect(bela.get_by_role("table", name="Bids by size of the hand")).to_be_visible()
    rows = bela.locator("main ol > li")
    expect(rows).to_have_count(20)
    bela.get_by_role("button", name="Older matches").click()
    expect(rows).to_have_count(DUELS + 1)
    bela.get_by_label("Only rated matches").check()
    expect(rows).to_have_count(20)
    bela.get_by_role("group", name="Size of the table").last.get_by_label(re.compile("3.4 players")).check()
    expect(rows).to_have_text(["No such match yet."])


def test_each_game_has_statistics_of_its_own(bela: Page) -> None:
    PROFILE.show(bela)
    bela.get_by_label("Up or Down?").check()
    expect(bela.get_by_role("table", name="Rows at the end, by length")).to_be_visible()
    expect(bela.locator("main ol > li")).to_have_count(1)
    expect(bela.locator("main")).to_contain_text("No rated match of this game yet.")


def test_the_best_lead_to_profiles_and_matches_by_the_keyboard_alone(bela: Page) -> None:
    bela.goto("/")
    bela.get_by_role("link", name="The best").focus()
    bela.keyboard.press("Enter")
    bela.get_by_label("Up and Down the River").focus()
    bela.keyboard.press("Space")
    bela.get_by_label(re.compile("3.4 players")).focus()
    bela.keyboard.press("ArrowLeft")
    expect(bela.locator("main tbody tr")).to_have_count(2)
    bela.get_by_role("link", name="Anna").focus()
    bela.keyboard.press("Enter")
    bela.locator("main ol a").first.focus()
    bela.keyboard.press("Enter")
    expect(bela.locator("main.result h1")).to_be_visible()


def test_somebody_unknown_is_said_to_be_so(bela: Page) -> None:
    bela.goto("/p/nobody")
    expect(bela.locator("main")).to_contain_text("There is no such player.")


def test_a_table_is_rated_by_one_tick(bela: Page) -> None:
    bela.goto("/new?game=river")
    bela.get_by_label("Rated").check()
    expect(bela.get_by_label("Keep the order of seats")).to_be_disabled()
    bela.get_by_role("button", name="Open the table").click()
    expect(bela.locator("main.room")).to_contain_text("Rated: this match changes the ratings")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(bela: Page, size: dict[str, int] | None) -> None:
    if size is not None:
        bela.set_viewport_size({"width": size["width"], "height": size["height"]})
    found: list[str] = []
    for place in (PROFILE, BEST):
        place.show(bela)
        for summary in bela.locator("main summary").all():
            summary.click()
        found += [f"{place.address}: {fault}" for fault in faults(bela)]
    assert not found, "\n".join(found)
