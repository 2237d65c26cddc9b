"""Game clocks over the wire: chosen with the table, shown in lists and views."""

import secrets

import pytest

from tests.server.conftest import Arrive
from tests.server.test_http import refusal
from tests.server.test_socket import actor_of, deal, open_match

LIVE = {"kind": "live", "bank": 600, "increment": 15}


async def test_a_clock_is_chosen_with_the_table_and_shown(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo, clock=LIVE, expiry="forfeit")
    (line,) = [line for line in (await bo.get("/api/lobby"))["mine"] if line["id"] == table]
    assert line["clock"] == LIVE
    async with ana.at(table) as hers, bo.at(table) as his:
        await deal(ana, table, hers, his)
        setting = hers.table["setting"]
        assert (setting["clock"], setting["expiry"]) == (LIVE, "forfeit")
        assert (setting["paused"], setting["forfeited"]) == (False, [])
        acting, waiting = actor_of(hers, his)
        assert acting.view is not None
        running, resting = (acting.view["clocks"][tab.table["seat"]] for tab in (acting, waiting))
        assert resting == {"left": 600_000, "until": None}
        assert running["left"] == 600_000
        assert running["until"] > setting["started"] + 600_000


async def test_without_a_clock_nothing_runs(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers, bo.at(table) as his:
        await deal(ana, table, hers, his)
        assert hers.view is not None
        assert hers.view["clocks"] is None
        assert hers.table["setting"]["clock"] is None
        taken = await ana.post(f"/api/tables/{table}/return")  # nobody plays for her: nothing to do
        assert taken["seat"] == hers.table["seat"]


@pytest.mark.parametrize(
    "wish",
    [
        {"clock": {"kind": "live", "bank": 600, "increment": 0}},
        {"clock": {"kind": "live", "bank": 10**9, "increment": 10}},
        {"clock": {"kind": "live", "bank": 600}},
        {"clock": {"kind": "turns", "hours": 0.5}},
        {"clock": {"kind": "turns", "hours": 24, "bank": 5}},
        {"clock": {"kind": "sundial"}},
        {"clock": "live"},
        {"expiry": "explode"},
    ],
)
async def test_clocks_that_cannot_be(arrive: Arrive, wish: dict[str, object]) -> None:
    ana = await arrive("Ana")
    whole = {"id": secrets.token_hex(4), "game": "river", "seats": 4, **wish}
    assert await refusal(ana, "POST", "/api/tables", json=whole) == (400, "bad_request")
