"""The socket of a table: snapshot first, every command answered, nothing a client says can break it."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Arrive
from tests.server.people import Person, Tab, closing_code, first, pick, play_together, start
from tests.server.servers import ServerThread
from updown.engine.replay import verify
from updown.games import all_games


async def open_match(ana: Person, *others: Person, game: str = "up-or-down", **wishes: object) -> str:
    """A table with these people on its seats, not yet started."""
    table = await ana.open_table(game, 1 + len(others), keep_order=True, **wishes)
    for person in others:
        await person.post(f"/api/tables/{table}/sit")
    return table


async def deal(ana: Person, table: str, *tabs: Tab) -> None:
    """Starts and brings every tab to its first view."""
    await start(ana, table, *tabs)
    for tab in tabs:
        await tab.hear_until(lambda tab=tab: bool(tab.table) and tab.phase == "starting")
        await tab.give_entropy()
    for tab in tabs:
        await tab.hear_until(lambda tab=tab: tab.view is not None)


def actor_of(*tabs: Tab) -> tuple[Tab, Tab]:
    """Who is to act, and who is not."""
    acting = [tab for tab in tabs if tab.is_to_act]
    waiting = [tab for tab in tabs if not tab.is_to_act]
    return acting[0], waiting[0]


# ---------------------------------------------------------------- connecting


async def test_a_newcomer_is_sent_table_and_presence_and_later_the_view(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers, bo.at(table) as his:
        kinds = {(await hers.hear())["type"], (await hers.hear())["type"]}
        assert kinds == {"table", "presence"}
        assert hers.table["seat"] == 0
        assert hers.table["setting"]["phase"] == "open"
        await deal(ana, table, hers, his)
        async with bo.at(table) as again:
            kinds = [(await again.hear())["type"] for _ in range(3)]
        assert kinds == ["table", "view", "presence"]
        assert again.view is not None
        assert (again.view["since"], again.view["happenings"]) == (again.view["version"], [])


async def test_somebody_without_a_session_watches_but_does_not_act(arrive: Arrive, stranger: Person) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers, bo.at(table) as his, stranger.at(table) as watching:
        await deal(ana, table, hers, his)
        await watching.hear_until(lambda: watching.view is not None)
        assert watching.table["seat"] is None
        assert watching.view is not None
        assert watching.view["own"] is None
        answer = await watching.act(first(actor_of(hers, his)[0].view or {}), turn=1)
        assert (answer["type"], answer["code"]) == ("refused", "no_session")
        answer = await watching.act("x" * 3000, turn=10**30)
        assert answer["code"] == "no_session"


async def test_somebody_who_does_not_sit_there_does_not_act(arrive: Arrive) -> None:
    ana, bo, cleo = await arrive("Ana"), await arrive("Bo"), await arrive("Cleo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers, bo.at(table) as his, cleo.at(table) as watching:
        await deal(ana, table, hers, his)
        acting, _ = actor_of(hers, his)
        assert acting.view is not None
        answer = await watching.act(first(acting.view), turn=acting.view["own"]["turn"])
        assert answer["code"] == "not_seated"


async def test_presence_counts_people_not_tabs(arrive: Arrive, stranger: Person) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers:
        await hers.hear_until(lambda: bool(hers.presence))
        assert hers.presence["gone_since"][0] is None
        assert hers.presence["gone_since"][1] is not None
        async with bo.at(table):
            await hers.hear_until(lambda: hers.presence["gone_since"] == [None, None])
            async with bo.at(table), stranger.at(table):
                await hers.hear_until(lambda: hers.presence["watching"] == 1)
                assert hers.presence["gone_since"] == [None, None]
            await hers.hear_until(lambda: hers.presence["watching"] == 0)
            assert hers.presence["gone_since"] == [None, None]
        await hers.hear_until(lambda: hers.presence["gone_since"][1] is not None)


async def test_a_table_that_is_not_there_says_so_and_closes(stranger: Person) -> None:
    async with stranger.at("nosuchtable") as tab:
        assert (await tab.hear())["code"] == "no_such_table"
        assert await closing_code(tab) == 4404


async def test_a_private_table_wants_its_key(arrive: Arrive, stranger: Person) -> None:
    ana = await arrive("Ana")
    opened = await ana.post("/api/tables", id="private", game="river", seats=2, private=True)
    async with stranger.at(opened["id"]) as tab:
        assert (await tab.hear())["code"] == "wrong_key"
        assert await closing_code(tab) == 4403
    async with stranger.at(opened["id"], key=opened["key"]) as tab:
        assert (await tab.hear())["type"] == "table"
        assert tab.table["key"] is None
    async with ana.at(opened["id"]) as tab:
        await tab.hear_until(lambda: bool(tab.table))
        assert tab.table["key"] == opened["key"]


async def test_a_foreign_page_is_turned_away_before_the_handshake(
    arrive: Arrive, server: ServerThread
) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("river", 2)
    with pytest.raises(InvalidStatus) as refused:
        async with ana.at(table, origin="http://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    assert b"foreign_origin" in (refused.value.response.body or b"")
    async with ana.at(table, origin=server.url) as tab:
        assert (await tab.hear())["type"] == "table"


# ---------------------------------------------------------------- acting


async def test_the_same_command_twice_gets_the_same_answer_and_plays_once(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers, bo.at(table) as his:
        await deal(ana, table, hers, his)
        acting, other = actor_of(hers, his)
        assert acting.view is not None
        turn, action = acting.view["own"]["turn"], first(acting.view)
        once = await acting.act(action, turn=turn, command="c1")
        twice = await acting.act(action, turn=turn, command="c1")
        assert once == twice == {"type": "accepted", "id": "c1", "version": once["version"]}
        await other.hear_until(lambda: other.is_to_act)
        assert other.view is not None
        assert other.view["version"] == once["version"]


async def test_a_stale_turn_is_answered_with_the_reason_and_the_view(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers, bo.at(table) as his:
        await deal(ana, table, hers, his)
        acting, _ = actor_of(hers, his)
        assert acting.view is not None
        turn, acting.view = acting.view["own"]["turn"], None
        answer = await acting.act("b0", turn=turn - 1)
        assert (answer["type"], answer["code"]) == ("refused", "stale_turn")
        assert acting.view is not None, "the present view comes with the reason"
        assert acting.view["own"]["turn"] == turn


async def test_actions_that_the_table_refuses(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with ana.at(table) as hers, bo.at(table) as his:
        await deal(ana, table, hers, his)
        acting, waiting = actor_of(hers, his)
        assert acting.view is not None
        turn = acting.view["own"]["turn"]
        assert (await waiting.act(first(acting.view), turn=turn))["code"] == "not_your_turn"
        for nonsense in ("", "x" * 9000, "42", "b2", "\u0000"):
            answer = await acting.act(nonsense, turn=turn)
            assert answer["code"] in {"bad_notation", "illegal_action"}, nonsense
        for number in (-1, 0, 10**30):
            assert (await acting.act(first(acting.view), turn=number))["code"] == "stale_turn"
        assert (await acting.act(first(acting.view), turn=turn))["type"] == "accepted"


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "",
        "null",
        "[]",
        '"act"',
        '{"type": "cheat"}',
        '{"type": "act"}',
        '{"type": "act", "id": "c", "turn": "1", "action": "b2"}',
        '{"type": "act", "id": "c", "turn": 1.5, "action": "b2"}',
        '{"type": "act", "id": "", "turn": 1, "action": "b2"}',
        '{"type": "act", "id": "' + "c" * 65 + '", "turn": 1, "action": "b2"}',
        '{"type": "ping", "extra": 1}',
        '{"type": "act", "id": "\\ud800", "turn": 1, "action": "b2"}',
        "[" * 15_000,
        '{"deep": ' + "[" * 7_000 + "]" * 7_000 + ', "type": "ping"}',
        '{"type": "act", "id": "c", "turn": 1, "action": "' + "x" * 17_000 + '"}',
    ],
)
async def test_what_cannot_be_read_is_answered_and_the_socket_stays(
    stranger: Person, text: str, arrive: Arrive
) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("river", 2)
    async with stranger.at(table) as tab:
        await tab.say(text)
        answer = await tab.hear_kind("refused")
        assert (answer["id"], answer["code"]) == (None, "bad_message")
        await tab.say({"type": "ping"})
        assert (await tab.hear_kind("pong"))["now"] > 1_700_000_000_000


async def test_many_messages_at_once_are_all_answered_in_order(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    async with ana.at(await ana.open_table("river", 2)) as tab:
        for at in range(300):
            await tab.say({"type": "act", "id": f"c{at}", "turn": 1, "action": "b0"})
        answers = [await tab.hear_kind("refused") for _ in range(300)]
        assert [answer["id"] for answer in answers] == [f"c{at}" for at in range(300)]


async def test_bytes_are_no_message_either(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    async with ana.at(await ana.open_table("river", 2)) as tab:
        await tab.socket.send(b'{"type": "ping"}')
        assert (await tab.hear_kind("refused", "pong"))["type"] == "refused"


async def test_entropy_out_of_time_or_shape_is_refused(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    async with ana.at(await ana.open_table("river", 2)) as tab:
        await tab.give_entropy()
        assert (await tab.hear_kind("refused"))["code"] == "wrong_phase"


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize(("game", "options"), [("up-or-down", {}), ("river", {"start": 4})])
async def test_a_whole_match_over_the_socket(
    arrive: Arrive, stranger: Person, game: str, options: object
) -> None:
    ana, bo, cleo = await arrive("Ana"), await arrive("Bo"), await arrive("Cleo")
    table = await open_match(ana, bo, cleo, game=game, options=options)
    async with AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(person.at(table)) for person in (ana, bo, cleo)]
        watching = await stack.enter_async_context(stranger.at(table))
        second_tab = await stack.enter_async_context(ana.at(table))
        await start(ana, table, *tabs, watching, second_tab)
        idle = asyncio.gather(
            *(tab.hear_until(lambda tab=tab: tab.has_ended) for tab in (watching, second_tab))
        )
        await play_together(tabs, seed=7)
        await idle
        assert show_the_same(second_tab, tabs[0])
        setting = watching.table["setting"]
        assert setting["phase"] == "finished"
        assert len(setting["totals"]) == 3
        assert len(setting["server_seed"]) == 64
        answer = await tabs[0].act("b0", turn=1)
        assert answer["code"] == "wrong_phase"
        await stack.enter_async_context(stranger.at(table))
    log = await stranger.get(f"/api/tables/{table}/log")
    assert log["happenings"]
    assert [line["version"] for line in log["happenings"]] == sorted(
        line["version"] for line in log["happenings"]
    )


def show_the_same(one: Tab, other: Tab) -> bool:
    """Two tabs of one person show the same in the end."""
    assert one.view is not None
    assert other.view is not None
    return one.view["public"] == other.view["public"] and one.view["own"] == other.view["own"]


async def test_bots_play_a_match_with_one_person(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open_table("up-or-down", 3, bots=[None, "random", "random"], start=True)
    async with ana.at(table) as tab:
        assert await tab.play(pick(3)) == 18
    assert tab.phase == "finished"


async def test_coming_back_in_mid_match_shows_the_present(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo)
    async with bo.at(table) as his:
        async with ana.at(table) as hers:
            await deal(ana, table, hers, his)
            acting, _ = actor_of(hers, his)
            await acting.act(first(acting.view or {}))
        async with ana.at(table) as again:
            await again.hear_until(lambda: again.view is not None)
            assert again.table["seat"] == 0
            both = asyncio.gather(again.play(pick(1)), his.play(pick(2)))
            acted = await both
    assert sum(acted) == 35


async def test_a_rematch_seats_the_same_people(arrive: Arrive) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo, game="river", options={"start": 1})
    async with ana.at(table) as hers, bo.at(table) as his:
        await start(ana, table, hers, his)
        await play_together([hers, his], seed=1)
    opened = await ana.post(f"/api/tables/{table}/rematch")
    again = await bo.post(f"/api/tables/{table}/rematch")
    assert opened["id"] == again["id"] != table
    setting = (await ana.get(f"/api/tables/{opened['id']}"))["setting"]
    assert [seat["name"] for seat in setting["seats"]] == ["Bo", "Ana"]


async def test_the_record_of_a_match_can_be_downloaded_and_verified(arrive: Arrive, stranger: Person) -> None:
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await open_match(ana, bo, game="river", options={"start": 2})
    async with ana.at(table) as hers, bo.at(table) as his:
        await deal(ana, table, hers, his)
        early = await ana.http.get(f"/api/tables/{table}/record")
        assert "Server-Seed" not in early.text
        await play_together([hers, his], seed=5)
    response = await stranger.http.get(f"/api/tables/{table}/record")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.headers["content-disposition"] == f'attachment; filename="updown-{table}.updown"'
    record, outcome = verify(response.content, all_games())
    assert (record.table, record.names) == (table, ("Ana", "Bo"))
    assert list(outcome.totals) == hers.table["setting"]["totals"]
    assert record.commitment == hers.table["setting"]["commitment"]
