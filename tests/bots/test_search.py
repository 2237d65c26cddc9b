"""Search: what it finds in a game that can be solved by hand, and what it promises in every game."""

from math import inf
from random import Random
from typing import Any

import pytest

from tests.positions import Setting, default_settings, positions
from updown.bots.budget import Budget
from updown.bots.levels import SEARCH, bot_for, levels_of
from updown.bots.search import HABITS, SLICE, SearchBot
from updown.core.game import AnyGame
from updown.games import all_games

GAMES = tuple(all_games().values())
SETTINGS = [setting for setting in default_settings() if setting.seats in (2, 4)]


def asked(setting: Setting, state: Any) -> tuple[Any, Any, Any]:
    """The question that the first seat to act has in this state."""
    game = setting.game
    seat = game.to_act(state)[0]
    return game.public_view(state), game.own_view(state, seat), game.legal_actions(state, seat)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_same_chance_and_iterations_give_the_same_answer(setting: Setting, seed: int) -> None:
    for state in positions(setting, Random(seed), 5):
        public, own, legal = asked(setting, state)
        bot = SearchBot(setting.game, Budget(iterations=300))
        answers = [bot.weigh(public, own, legal, Random(seed)) for _ in range(2)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_legal_action_is_weighed_once_and_the_first_is_chosen(setting: Setting, seed: int) -> None:
    for state in positions(setting, Random(seed), 5):
        public, own, legal = asked(setting, state)
        bot = SearchBot(setting.game, Budget(iterations=500))
        weighed = bot.weigh(public, own, legal, Random(seed))
        assert {one.action for one in weighed} == set(legal)
        assert len(weighed) == len(legal)
        assert sum(one.share for one in weighed) == pytest.approx(1)
        assert all(0 <= one.value <= 1 for one in weighed)
        assert all(one.reason is not None for one in weighed)
        chosen = bot.choose(public, own, legal, Random(seed))
        assert weighed[0].share == next(one.share for one in weighed if one.action == chosen)


def test_a_continuation_is_what_seats_could_do_next(seed: int) -> None:
    for setting in SETTINGS:
        for state in positions(setting, Random(seed), 3):
            game, (public, own, legal) = setting.game, asked(setting, state)
            best = SearchBot(game, Budget(iterations=2000)).weigh(public, own, legal, Random(seed))[0]
            after = game.apply(state, own.seat, best.action)
            if best.continuation and game.to_act(after):
                assert best.continuation[0][0] in {*game.to_act(after)}


def test_the_number_of_iterations_is_kept_to(seed: int) -> None:
    setting = SETTINGS[0]
    (state,) = positions(setting, Random(seed), 1)
    public, own, legal = asked(setting, state)
    iterations = SLICE + 10
    curious = HABITS._replace(explore=1e6)  # looks at all alike, so that the choice is never clear early
    bot = SearchBot(setting.game, Budget(iterations=iterations), habits=curious)
    looks = [one.share * iterations for one in bot.weigh(public, own, legal, Random(seed))]
    assert [round(many) for many in looks] == pytest.approx(looks)  # whole ones, so it was this many


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_who_is_cancelled_answers_after_the_slice_at_hand(game: AnyGame, seed: int) -> None:
    setting = Setting(game, game.usual_seats[0], {})
    (state,) = positions(setting, Random(seed), 1)
    public, own, legal = asked(setting, state)
    asked_for = 0

    def cancelled() -> bool:
        nonlocal asked_for
        asked_for += 1
        return True

    bot = SearchBot(game, Budget(), cancelled)
    assert bot.choose(public, own, legal, Random(seed)) in legal
    assert asked_for <= 1


def test_a_single_legal_action_needs_no_thought() -> None:
    bot = SearchBot(GAMES[0], Budget())
    assert bot.choose(None, None, ["only"], Random(0)) == "only"


def test_what_was_never_looked_at_comes_last_and_claims_nothing(seed: int) -> None:
    setting = Setting(all_games()["up-or-down"], 4, {})
    (state,) = positions(setting, Random(seed), 1)
    public, own, legal = asked(setting, state)
    weighed = SearchBot(setting.game, Budget(iterations=3)).weigh(public, own, legal, Random(seed))
    assert weighed[-1].share == 0
    assert weighed[-1].error == inf
    assert weighed[-1].continuation == ()


def test_secret_bids_at_the_same_time_are_no_trouble(seed: int) -> None:
    setting = Setting(all_games()["river"], 4, {"bidding": "simultaneous", "start": 4})
    for state in positions(setting, Random(seed), 12):
        public, own, legal = asked(setting, state)
        assert SearchBot(setting.game, Budget(iterations=200)).choose(public, own, legal, Random(1)) in legal


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_with_a_twin_have_the_levels_that_search(game: AnyGame) -> None:
    assert levels_of(game)[-len(SEARCH) :] == tuple(SEARCH)
    assert isinstance(bot_for(game, "hard", Budget(iterations=10)), SearchBot)
