"""What every store promises to remember of finished matches."""

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.adapters.stores import STORES, ClosingStore, entry, finish_between
from updown.app.ports import Conflict, PlayerLine
from updown.app.ratings import NEWCOMER, Ladder, Rating, rated
from updown.app.remembered import LadderRating, Meeting, PlayerTally, SeriesScore, shelf
from updown.app.results import Finish
from updown.core.game import Tally

DUEL = Ladder("toy", "2", "live")


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ClosingStore]:
    store = await STORES[request.param](tmp_path)
    yield store
    await store.close()


async def finish(store: ClosingStore, *finishes: Finish) -> None:
    """Each a table of its own, with its finish in the second transaction."""
    for each in finishes:
        await store.append(entry(each.result.table, 0))
        await store.append(entry(each.result.table, 1, finish=each))


async def numbers(store: ClosingStore, player: str, of: str, before: int | None = None) -> list[int]:
    return [line.number for line in await store.history(player, of, before, 2)]


async def test_a_history_is_read_in_pages_newest_first(store: ClosingStore) -> None:
    await finish(store, *(finish_between(f"t{at}", "anna", "bela") for at in range(5)))
    assert await numbers(store, "anna", shelf("all")) == [5, 4]
    assert await numbers(store, "anna", shelf("all"), before=4) == [3, 2]
    assert await numbers(store, "anna", shelf("all"), before=2) == [1]
    assert await numbers(store, "caro", shelf("all")) == []
    [newest, _] = await store.history("anna", shelf("all"), None, 2)
    assert newest.result == finish_between("t4", "anna", "bela").result
    assert newest.step is None


async def test_a_history_can_be_looked_through_by_game_size_and_what_is_at_stake(store: ClosingStore) -> None:
    await finish(
        store,
        finish_between("duel", "anna", "bela", rated=True),
        finish_between("three", "anna", "bela", "caro"),
        finish_between("other", "anna", None, game="other"),
    )
    assert await numbers(store, "anna", shelf("all", "toy")) == [2, 1]
    assert await numbers(store, "anna", shelf("all", "toy", "3-4")) == [2]
    assert await numbers(store, "anna", shelf("all", "other", "2")) == [3]
    assert await numbers(store, "anna", shelf("rated")) == [1]
    assert await numbers(store, "anna", shelf("rated", "other")) == []


async def test_only_players_see_their_friendly_matches_at_private_tables(store: ClosingStore) -> None:
    await finish(
        store,
        finish_between("friendly", "anna", "bela", private=True),
        finish_between("rated", "anna", "bela", private=True, rated=True),
    )
    assert await numbers(store, "anna", shelf("all")) == [2, 1]
    assert await numbers(store, "anna", shelf("open")) == [2]


async def test_a_friendly_match_rates_nobody(store: ClosingStore) -> None:
    await finish(store, finish_between("t", "anna", "bela"))
    assert await store.ratings("anna") == []
    assert await store.best(DUEL, 10) == []


async def test_ratings_follow_one_another_in_the_order_of_finish_numbers(store: ClosingStore) -> None:
    matches = [finish_between(f"t{at}", "anna", "bela", rated=True, ranks=(1 + at % 3, 2)) for at in range(4)]
    await finish(store, *matches)
    ratings: dict[str, Rating] = {}
    mus: list[float] = []
    for match in matches:
        ratings |= rated(match.result, ratings)
        mus.append(ratings["anna"].mu)
    assert await store.ratings("anna") == [LadderRating(DUEL, ratings["anna"])]
    steps = await store.rating_steps("anna", DUEL, 10)
    assert [step.mu for step in steps] == mus
    assert [step.number for step in steps] == [1, 2, 3, 4]
    gains = [after - before for before, after in pairwise([NEWCOMER.mu, *mus])]
    assert [step.gain for step in steps] == gains
    assert [line.step for line in await store.history("anna", shelf("all"), None, 9)] == steps[::-1]
    assert await store.rating_steps("anna", DUEL, 2) == steps[2:]


async def test_ladders_are_kept_apart(store: ClosingStore) -> None:
    await finish(
        store,
        finish_between("a", "anna", "bela", rated=True),
        finish_between("b", "bela", "anna", "caro", rated=True),
        finish_between("c", "bela", "anna", game="other", rated=True),
    )
    ladders = {(line.ladder.game, line.ladder.size) for line in await store.ratings("anna")}
    assert ladders == {("toy", "2"), ("toy", "3-4"), ("other", "2")}
    assert [line.player for line in await store.best(DUEL, 10)] == ["anna", "bela"]
    assert [line.player for line in await store.best(Ladder("toy", "3-4", "live"), 2)] == ["bela", "anna"]


async def test_the_best_are_listed_by_what_is_nearly_certain(store: ClosingStore) -> None:
    rng = Random(1)
    people = ["anna", "bela", "caro", "dora", "egon"]
    for at in range(40):
        await finish(store, finish_between(f"t{at}", *sorted(rng.sample(people, 2)), rated=True))
    sure = [line.rating.sure for line in await store.best(DUEL, 10)]
    assert sure == sorted(sure, reverse=True)
    assert [line.player for line in await store.best(DUEL, 2)] == ["anna", "bela"]


async def test_tallies_are_added_up_for_each_game_and_size(store: ClosingStore) -> None:
    rows, score = Tally("rows", 4, 2), Tally("score", 0, -7)
    await finish(
        store,
        finish_between("a", "anna", "bela", tallies=((rows, score), (rows,))),
        finish_between("b", "bela", "anna", tallies=((), (rows, Tally("rows", 5, 1)))),
        finish_between("c", "anna", "bela", "caro", tallies=((score,), (), ())),
    )
    found = sorted(await store.tallies("anna"), key=lambda tally: (tally.size, tally.name, tally.part))
    assert found == [
        PlayerTally("toy", "2", "rows", 4, 4),
        PlayerTally("toy", "2", "rows", 5, 1),
        PlayerTally("toy", "2", "score", 0, -7),
        PlayerTally("toy", "3-4", "score", 0, -7),
    ]
    assert await store.tallies("nobody") == []


async def test_two_people_know_how_they_fared_against_each_other(store: ClosingStore) -> None:
    await finish(
        store,
        finish_between("a", "anna", "bela", "caro"),
        finish_between("b", "bela", "anna", ranks=(1, 1)),
        finish_between("c", "anna", "bela", left=("anna",)),
        finish_between("d", "anna", None),
    )
    assert await store.meetings("anna", "bela") == [Meeting("toy", ahead=1, level=1, behind=1)]
    assert await store.meetings("caro", "bela") == [Meeting("toy", ahead=0, level=0, behind=1)]
    assert await store.meetings("anna", "anna") == []
    assert await store.meetings("anna", "nobody") == []


async def test_what_is_refused_is_not_remembered(store: ClosingStore) -> None:
    match = finish_between("t", "anna", "bela", rated=True, tallies=((Tally("won", 0, 1),), ()))
    await finish(store, match)
    with pytest.raises(Conflict):
        await store.append(entry("t", 1, finish=match))
    with pytest.raises(Exception):  # noqa: B017, PT011  a bug of ours, which each store tells in its own way
        await store.append(entry("t", 2, finish=match))
    [line] = await store.ratings("anna")
    assert line.rating.matches == 1
    assert await numbers(store, "anna", shelf("all")) == [1]
    assert [tally.count for tally in await store.tallies("anna")] == [1]


async def test_people_are_called_as_they_are_called_now(store: ClosingStore) -> None:
    await store.add_player(PlayerLine("anna", "Anna"), b"hash", at=0)
    await store.rename_player("anna", "Ännchen")
    assert await store.names(["anna", "nobody"]) == {"anna": "Ännchen"}
    assert await store.names([]) == {}


async def test_a_series_is_added_up_who_has_won_most_first(store: ClosingStore) -> None:
    await finish(
        store,
        finish_between("first", "anna", "bela", None),
        finish_between("second", "bela", "anna", series="first", private=True),
        finish_between("third", "bela", "caro", series="first", ranks=(1, 1)),
        finish_between("left", "anna", "bela", series="first", left=("anna",)),
        finish_between("elsewhere", "anna", "bela"),
    )
    assert await store.series("first") == [
        SeriesScore("bela", 4, 2, 98 + 99 + 99 + 98),
        SeriesScore("anna", 3, 1, 99 + 98 + 99),
        SeriesScore("caro", 1, 1, 99),
    ]
    assert [score.matches for score in await store.series("elsewhere")] == [1, 1]
    assert await store.series("nothing") == []
