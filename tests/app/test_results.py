"""What is remembered of a match, and whose rating it changes (docs/ratings.md)."""

from collections.abc import Iterable
from random import Random

import pytest

from tests.adapters.stores import finish_between
from tests.app.house import ANNA, BELA, CARO, House, refused
from tests.app.memory_store import MemoryStore
from updown.app.ports import PlayerLine
from updown.app.ratings import NEWCOMER, Ladder, Points, Rating, rated, rated_players, shown
from updown.app.remembered import PlayerTally, shelf
from updown.app.results import OF_EVERY_GAME, Result, size_class
from updown.games import all_games


async def last_result(house: House) -> Result:
    [newest] = await house.store.history(ANNA.id, shelf("all"), None, 1)
    return newest.result


async def test_a_match_is_remembered_as_it_ended(house: House, seed: int) -> None:
    table = await house.play_match(Random(seed), BELA, bots=1)
    result, setting = await last_result(house), (await house.tables.look(table)).setting
    assert (result.table, result.game, result.size, result.rated) == (table, "toy", "3-4", False)
    assert (result.started, result.ended) == (setting.started, setting.ended)
    assert tuple(seat.total for seat in result.seats) == setting.totals
    assert tuple(seat.rank for seat in result.seats) == setting.ranks
    assert [(seat.player, seat.level) for seat in result.seats] == [
        (seat.player, seat.level) for seat in setting.seats
    ]


async def test_matches_wins_and_scores_are_added_up(house: House, seed: int) -> None:
    table = await house.play_match(Random(seed), BELA)
    setting = (await house.tables.look(table)).setting
    assert setting.totals
    assert setting.ranks
    for seat, place in enumerate(setting.seats):
        tallies = {tally.name: tally.count for tally in await house.store.tallies(place.player or "")}
        won = int(setting.ranks[seat] == 1)
        assert tallies == {"matches": 1, "won": won, "score": setting.totals[seat]}


async def test_a_seat_left_to_a_substitute_is_abandoned(house: House) -> None:
    table = await house.playing()
    connection, watcher = await house.connect(table, ANNA)
    await house.clock.advance(60_000)
    await house.tables.take_over(table, ANNA.id, 1)
    for turn in range(2):
        await house.act(table, ANNA, f"a{turn}")
    await watcher.until(lambda look: look.setting.phase == "finished")
    connection.close()
    assert [seat.abandoned for seat in (await last_result(house)).seats] == [False, True]
    assert await house.store.tallies(BELA.id) == [PlayerTally("toy", "2", "abandoned", 0, 1)]


async def test_who_returns_for_half_of_the_actions_has_not_abandoned(house: House) -> None:
    table = await house.playing()
    connection, watcher = await house.connect(table, ANNA)
    await house.clock.advance(60_000)
    await house.tables.take_over(table, ANNA.id, 1)
    await watcher.until(lambda look: look.public is not None and b"true" in bytes(look.public))
    await house.act(table, ANNA, "a0")
    await house.connect(table, BELA)
    await house.act(table, BELA, "b1")
    await house.act(table, ANNA, "a1")
    connection.close()
    assert [seat.abandoned for seat in (await last_result(house)).seats] == [False, False]


# ---------------------------------------------------------------- rated tables


async def test_a_rated_match_changes_ratings_once() -> None:
    store = MemoryStore()
    house = House(store)
    table = await house.play_match(Random(1), BELA, rated=True)
    [line] = await store.ratings(ANNA.id)
    assert (line.ladder, line.rating.matches) == (Ladder("toy", "2", "live"), 1)
    await house.tables.rematch(table, ANNA)
    assert await store.ratings(ANNA.id) == [line]
    await house.close()


async def test_a_rated_match_needs_two_people_and_shuffled_seats(house: House) -> None:
    table = await house.open(bots=(None, "easy"), keep_order=False, rated=True)
    await refused("rated_alone", house.tables.start(table, ANNA.id))
    problem = await refused("bad_options", house.open(keep_order=True, rated=True))
    assert problem.arguments["option"] == "keep_order"
    assert (await house.tables.look(table)).setting.rated
    assert not (await house.tables.look(table)).setting.advice


async def test_the_rematch_of_a_rated_match_is_rated_and_shuffled_anew(house: House) -> None:
    table = await house.play_match(Random(2), BELA, rated=True)
    again = await house.tables.rematch(table, ANNA)
    setting = (await house.tables.look(again.table)).setting
    assert (setting.rated, setting.keep_order) == (True, False)


async def test_a_table_says_in_the_lobby_that_it_is_rated(house: House) -> None:
    table = await house.open(keep_order=False, rated=True)
    assert [line.rated for line in await house.store.open_tables(9) if line.table == table] == [True]


# ---------------------------------------------------------------- the rule


def after(
    *players: str | None, left: tuple[str, ...] = (), known: dict[str, Rating] | None = None
) -> dict[str, Rating]:
    return rated(finish_between("t", *players, rated=True, left=left).result, known or {})


def order_of(ratings: dict[str, Rating]) -> list[str]:
    return sorted(ratings, key=lambda player: -ratings[player].mu)


def test_who_is_ahead_gains_and_everybody_is_better_known() -> None:
    ratings = after("anna", "bela", "caro")
    assert order_of(ratings) == ["anna", "bela", "caro"]
    assert ratings["anna"].mu > NEWCOMER.mu > ratings["caro"].mu
    assert all(rating.sigma < NEWCOMER.sigma and rating.matches == 1 for rating in ratings.values())


def test_seats_of_bots_neither_give_nor_take() -> None:
    assert after("anna", None, "bela", None) == after("anna", "bela")


async def test_a_program_at_a_rated_table_neither_gives_nor_takes(house: House, seed: int) -> None:
    rook = PlayerLine("rook-id", "Rook", bot=True)
    await house.play_match(Random(seed), BELA, rook, rated=True)
    assert await house.store.ratings(ANNA.id) != []
    assert await house.store.ratings(rook.id) == []
    assert [tally.name for tally in await house.store.tallies(rook.id)] != []


def test_a_match_with_one_person_rates_nobody() -> None:
    assert after("anna", None) == {}


def test_who_left_comes_last_whatever_the_substitute_made_of_it() -> None:
    assert order_of(after("anna", "bela", "caro", left=("anna",))) == ["bela", "caro", "anna"]
    assert after("anna", "bela", left=("anna",)) == after("bela", "anna")


def test_a_match_that_all_have_left_rates_nobody() -> None:
    assert after("anna", "bela", left=("anna", "bela")) == {}


def test_a_friendly_match_rates_nobody() -> None:
    assert rated_players(finish_between("t", "anna", "bela").result) == ()


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    known = {"anna": Rating(30.0, 2.0, 50), "bela": Rating(20.0, 2.0, 50)}
    assert (
        after("bela", "anna", known=known)["bela"].mu - 20.0
        > after("anna", "bela", known=known)["anna"].mu - 30.0
    )


def test_a_shared_rank_between_equals_moves_nobody() -> None:
    result = finish_between("t", "anna", "bela", ranks=(1, 1), rated=True).result
    assert {rating.mu for rating in rated(result, {}).values()} == {NEWCOMER.mu}


def test_points_are_what_people_know() -> None:
    assert shown(NEWCOMER.mu, NEWCOMER.sigma) == Points(1500, 250, provisional=True)
    assert shown(30.0, 2.0) == Points(1650, 60, provisional=False)


@pytest.mark.parametrize(
    ("seats", "size"), [(2, "2"), (3, "3-4"), (4, "3-4"), (5, "5-8"), (6, "5-8"), (8, "5-8")]
)
def test_size_classes(seats: int, size: str) -> None:
    assert size_class(seats) == size


def names(tallies: Iterable[PlayerTally]) -> set[str]:
    return {tally.name for tally in tallies}


@pytest.mark.parametrize("game", list(all_games()))
async def test_every_game_adds_up_things_of_its_own(game: str, seed: int) -> None:
    house = House()
    await house.play_match(Random(seed), CARO, game=game)
    tallies = names(await house.store.tallies(CARO.id))
    assert tallies > {"matches", "won", "score"}
    assert not (tallies - {"matches", "won", "score"}) & set(OF_EVERY_GAME)
    await house.close()
