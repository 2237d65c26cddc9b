"""Advice over the wire: who gets it, and that nobody else hears of it."""

import httpx
import msgspec
import pytest

from tests.server.conftest import Arrive
from tests.server.people import Message, Person, Tab
from tests.server.test_http import refusal
from updown.games import game_called

COMPILED_S = 300
"""On a machine that has never compiled the search, the first answer waits for that."""

both_games = pytest.mark.parametrize("game", ["up-or-down", "river"])


async def my_turn(person: Person, tab: Tab) -> Message:
    """The own part of the view in which this person's first decision is open."""
    await tab.hear_until(lambda: tab.view is not None and bool(tab.view["own"]["legal"]))
    assert tab.view is not None
    return tab.view["own"]


async def against_bots(person: Person, game: str) -> str:
    return await person.open_table(game, 2, bots=[None, "random"], start=True)


@both_games
async def test_advice_weighs_legal_actions_and_says_why(arrive: Arrive, game: str) -> None:
    ana = await arrive("Ana")
    ana.http.timeout = httpx.Timeout(COMPILED_S)
    table = await against_bots(ana, game)
    async with ana.at(table) as tab:
        own = await my_turn(ana, tab)
        advice = await ana.post(f"/api/tables/{table}/advice", turn=own["turn"])
        assert advice["turn"] == own["turn"]
        weighed = advice["actions"]
        assert 1 <= len(weighed) <= 3
        assert {one["action"] for one in weighed} <= set(own["legal"])
        parse = game_called(game).parse_action
        for one in weighed:
            assert 0 <= one["value"] <= 1
            assert one["error"] is None or 0 <= one["error"] < 1
            assert one["reason"]["code"]
            assert all(
                parse(planned["action"]) and planned["seat"] in (0, 1) for planned in one["continuation"]
            )


async def test_who_only_looks_on_hears_nothing_of_it(arrive: Arrive, stranger: Person) -> None:
    ana = await arrive("Ana")
    ana.http.timeout = httpx.Timeout(COMPILED_S)
    table = await against_bots(ana, "river")
    async with ana.at(table) as tab, stranger.at(table) as watching:
        own = await my_turn(ana, tab)
        await watching.hear_until(lambda: watching.version == tab.version)
        before = len(watching.heard)
        await ana.post(f"/api/tables/{table}/advice", turn=own["turn"])
        await tab.act(own["legal"][0])
        await watching.hear_until(lambda: watching.version > tab.version - 2 and len(watching.heard) > before)
        kinds = [msgspec.json.decode(text)["type"] for text in watching.heard[before:]]
        assert set(kinds) <= {"view"}
        log = await stranger.get(f"/api/tables/{table}/log")
        assert not [line for line in log["happenings"] if "advice" in line["code"]]


async def test_only_who_is_to_act_against_bots_is_advised(arrive: Arrive, stranger: Person) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await against_bots(ana, "river")
    path = f"/api/tables/{table}/advice"
    async with ana.at(table) as tab:
        own = await my_turn(ana, tab)
        turn = {"turn": own["turn"]}
        assert await refusal(stranger, "POST", path, json=turn) == (401, "no_session")
        assert await refusal(bo, "POST", path, json=turn) == (403, "not_seated")
        assert await refusal(ana, "POST", path, json={"turn": own["turn"] - 1}) == (409, "stale_turn")
    together = await ana.open_table("river", 2)
    await bo.post(f"/api/tables/{together}/sit")
    assert not (await ana.get(f"/api/tables/{together}"))["setting"]["advice"]
    assert (await ana.get(f"/api/tables/{table}"))["setting"]["advice"]
