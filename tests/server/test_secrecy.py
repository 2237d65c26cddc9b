"""No byte that a seat or a spectator is sent shows a card that only somebody else may know (R15)."""

import asyncio
from contextlib import AsyncExitStack

import msgspec

from tests.server.conftest import Arrive
from tests.server.people import Message, Person, Tab, play_together, start

SEED = 20


async def test_hands_stay_hidden_in_every_byte_of_the_first_round(arrive: Arrive, stranger: Person) -> None:
    """In the first round every card is in one place, so its notation must not occur anywhere in what others hear."""
    tabs, watching = await play_river(arrive, stranger, {"start": 8, "schedule": "down"})
    hands = hands_by_version(tabs)
    checked = 0
    for tab in (*tabs, watching):
        for text in tab.heard:
            message = msgspec.json.decode(text)
            if message["type"] != "view" or message["public"]["round"] > 0:
                continue
            hidden = {
                card
                for seat, hand in hands[message["version"]].items()
                if seat != tab.table["seat"]
                for card in hand
            }
            shown = {card for card in hidden if f'"{card}"' in text}
            assert not shown, (
                f"version {message['version']}: {shown} shown to {tab.table['seat']} (seed {SEED})"
            )
            checked += 1
    assert checked > 4 * 20  # three bids and 24 cards, less the views that were skipped


async def test_seed_and_other_seats_parts_are_never_sent_before_the_end(
    arrive: Arrive, stranger: Person
) -> None:
    tabs, watching = await play_river(arrive, stranger, {"start": 3})
    for tab in (*tabs, watching):
        seat = tab.table["seat"]
        for message in map(msgspec.json.decode, tab.heard):
            if message["type"] == "table" and message["setting"]["phase"] != "finished":
                assert message["setting"]["server_seed"] is None
            if message["type"] == "view":
                assert (message["own"] or {}).get("seat", None) == seat
    seed = tabs[0].table["setting"]["server_seed"]
    assert all(seed not in text for tab in tabs for text in tab.heard if '"finished"' not in text)


async def test_a_bid_under_fist_bidding_stays_secret_until_all_have_bid(
    arrive: Arrive, stranger: Person
) -> None:
    """R9: what others hear of the first bid is the same, whatever was bid."""
    heard = [await first_bid_as_heard(arrive, stranger, bid) for bid in ("b0", "b3")]
    assert heard[0] == heard[1]


async def first_bid_as_heard(arrive: Arrive, stranger: Person, bid: str) -> list[Message]:
    """Public part and happenings that a spectator is sent, and the log, less what differs between any two deals."""
    ana, bo = await arrive("Ana"), await arrive("Bo")
    table = await ana.open_table("river", 2, options={"start": 5, "bidding": "simultaneous"}, keep_order=True)
    await bo.post(f"/api/tables/{table}/sit")
    async with ana.at(table) as hers, bo.at(table) as his, stranger.at(table) as watching:
        await start(ana, table, hers, his, watching)
        for tab in (hers, his):
            await tab.hear_until(lambda tab=tab: bool(tab.table) and tab.phase == "starting")
            await tab.give_entropy()
        for tab in (hers, his, watching):
            await tab.hear_until(lambda tab=tab: tab.view is not None)
        accepted = await hers.act(bid)
        views: list[Message] = []
        for tab in (his, watching):
            await tab.hear_until(
                lambda tab=tab: tab.view is not None and tab.view["version"] == accepted["version"]
            )
            assert tab.view is not None
            views.append({"seats": tab.view["public"]["seats"], "happenings": tab.view["happenings"]})
            assert tab.view["public"]["seats"][0]["has_bid"]
        log = await stranger.get(f"/api/tables/{table}/log")
        views.append({"log": [line for line in log["happenings"] if line["version"] == accepted["version"]]})
    return views


async def test_a_card_drawn_face_down_is_seen_by_who_drew_it(arrive: Arrive, stranger: Person) -> None:
    """U15: on the socket and in the log alike."""
    people = await arrive("Ana"), await arrive("Bo")
    table = await people[0].open_table("up-or-down", 2, keep_order=True)
    await people[1].post(f"/api/tables/{table}/sit")
    async with people[0].at(table) as hers, people[1].at(table) as his, stranger.at(table) as watching:
        await start(people[0], table, hers, his, watching)
        looking_on = asyncio.create_task(watching.hear_until(lambda: watching.has_ended))
        await play_together([hers, his], seed=SEED)
        await looking_on
    for person, tab, seats in (
        (people[0], hers, {0}),
        (people[1], his, {1}),
        (stranger, watching, set[int]()),
    ):
        log = (await person.get(f"/api/tables/{table}/log"))["happenings"]
        assert {line["arguments"]["seat"] for line in face_down_draws(log)} == seats
        views = [message for message in map(msgspec.json.decode, tab.heard) if message["type"] == "view"]
        seen = [line for view in views for line in view["happenings"]]
        assert face_down_draws(seen) == face_down_draws(log)
        hands = [
            seat["hand"]
            for view in views
            if view["public"]["to_act"] is not None
            for seat in view["public"]["seats"]
        ]
        assert set(map(str, hands)) == {"None"}


def face_down_draws(log: list[Message]) -> list[Message]:
    return [line for line in log if line["code"] == "drew" and line["arguments"]["pile"] == "_"]


async def play_river(arrive: Arrive, stranger: Person, options: dict[str, object]) -> tuple[list[Tab], Tab]:
    """A whole match of three, with somebody who watches."""
    people = [await arrive(name) for name in ("Ana", "Bo", "Cleo")]
    table = await people[0].open_table("river", 3, options=options)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/sit")
    async with AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(person.at(table)) for person in people]
        watching = await stack.enter_async_context(stranger.at(table))
        await start(people[0], table, *tabs, watching)
        looking_on = asyncio.create_task(
            watching.hear_until(lambda: watching.table.get("setting", {}).get("phase") == "finished")
        )
        await play_together(tabs, seed=SEED)
        await looking_on
    return tabs, watching


def hands_by_version(tabs: list[Tab]) -> dict[int, dict[int, list[str]]]:
    """What each seat held at each version, from what it was sent itself."""
    hands: dict[int, dict[int, list[str]]] = {}
    for tab in tabs:
        for message in map(msgspec.json.decode, tab.heard):
            if message["type"] == "view":
                hands.setdefault(message["version"], {})[message["own"]["seat"]] = message["own"]["view"][
                    "hand"
                ]
    return hands
