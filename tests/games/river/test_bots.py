"""The game's own bots: no classic blunder, and strong enough."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from tests.games.river.positions import after, bidding, playing, random_states
from updown.bots.random import RandomBot
from updown.core.deal import RandomDeals
from updown.core.game import Seat
from updown.engine.match import begin, chooser_of, play
from updown.games.river import GAME, rules
from updown.games.river.state import State

THINKERS = ("medium", "reference")


def choice(level: str, state: State) -> str:
    seat = state.turn[0]
    bot = GAME.bots[level]()
    legal = rules.legal_actions(state, seat)
    return GAME.format_action(
        bot.choose(GAME.public_view(state), GAME.own_view(state, seat), legal, Random(0))
    )


@pytest.mark.parametrize("level", THINKERS)
def test_needing_every_trick_leads_the_high_trump(level: str) -> None:
    state = playing("2S", "3S AS KS", "4S 5D 6D", "7S 8D 9D", "4C 5C 6C", bids=(3, 0, 0, 0))
    assert choice(level, state) in {"AS", "KS"}


@pytest.mark.parametrize("level", THINKERS)
def test_the_hooked_dealer_does_not_bid_0_with_the_ace_of_trump(level: str) -> None:
    state = bidding(3, [1, 1, 0], hands=["4D 5D 6D", "7D 8D 9D", "4C 5C 6C", "AS 2H 3H"], trump="2S")
    assert "b1" not in [GAME.format_action(action) for action in rules.legal_actions(state, Seat(3))]
    assert choice(level, state) != "b0"


@pytest.mark.parametrize("level", THINKERS)
def test_needing_one_of_two_tricks_the_boss_trump_waits(level: str) -> None:
    state = playing("2S", "KD 9C", "AS 3H", "5D 6C", "7D 8C", bids=(1, 1, 0, 0), played="KD")
    assert choice(level, state) == "3H"


@pytest.mark.parametrize("level", THINKERS)
def test_a_winner_that_is_needed_is_not_thrown_away(level: str) -> None:
    state = playing("2S", "KH 9C", "AS 6D", "AD 3C", "7D 8C", bids=(0, 1, 1, 0), played="KH AS")
    assert choice(level, state) == "3C"


@pytest.mark.parametrize("level", THINKERS)
def test_with_enough_tricks_it_ducks_with_the_highest_loser(level: str) -> None:
    state = playing("2S", "KD 9C", "QD 3D", "5D 6C", "7D 8C", bids=(1, 0, 0, 0), played="KD")
    assert choice(level, state) == "QD"


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_to_play_wins_cheaply(level: str) -> None:
    state = playing("2S", "TD 9C", "5D 6C", "7D 8C", "AD JD", bids=(0, 0, 0, 2), played="TD 5D 7D")
    assert choice(level, state) == "JD"


@pytest.mark.parametrize("level", THINKERS)
def test_a_sure_trump_alone_is_bid_and_a_low_side_card_is_not(level: str) -> None:
    assert choice(level, bidding(1, hands=["AS"], trump="2S")) == "b1"
    assert choice(level, after(bidding(1, hands=["3H", "2D"], trump="2S"), "b0")) == "b0"


@pytest.mark.parametrize("level", sorted(GAME.bots))
@pytest.mark.parametrize("options", [{}, {"bidding": "simultaneous"}, {"scoring": "penalty"}], ids=str)
def test_bots_choose_legal_actions(level: str, options: Mapping[str, object], seed: int) -> None:
    rng = Random(seed)
    for seats in (2, 5, 8):
        for state in rng.sample(random_states(rng, seats, options), 40):
            legal = [GAME.format_action(action) for action in rules.legal_actions(state, state.turn[0])]
            assert choice(level, state) in legal


def test_the_default_action_is_legal(seed: int) -> None:
    for state in random_states(Random(seed), 4, {"start": 4}):
        seat = state.turn[0]
        default = GAME.default_action(GAME.public_view(state), GAME.own_view(state, seat))
        assert default == rules.legal_actions(state, seat)[0]


def test_medium_beats_three_random_players(seed: int) -> None:
    assert share_of_wins("medium", None, matches=20, seed=seed) >= 0.75  # 0.97 in the long run


@pytest.mark.slow
def test_medium_wins_nine_in_ten_against_three_random_players(seed: int) -> None:
    assert share_of_wins("medium", None, matches=300, seed=seed) >= 0.9


@pytest.mark.slow
def test_medium_clearly_beats_three_easy_players(seed: int) -> None:
    assert share_of_wins("medium", "easy", matches=150, seed=seed) >= 0.35  # an equal wins a quarter


def share_of_wins(level: str, others: str | None, *, matches: int, seed: int) -> float:
    """Of matches with the default options in which the seat of the one goes round; a tie counts."""
    rng = Random(seed)
    wins = sum(is_won(match % 4, level, others, rng) for match in range(matches))
    print(f"{level} against three {others or 'random'}: {wins} of {matches} (seed {seed})")
    return wins / matches


def is_won(seat: int, level: str, others: str | None, rng: Random) -> bool:
    deals = RandomDeals(rng)
    names: Sequence[str | None] = [level if place == seat else others for place in range(4)]
    bots = [GAME.bots[name]() if name else RandomBot() for name in names]
    choosers = [chooser_of(GAME, bot, rng) for bot in bots]
    *_, last = play(GAME, begin(GAME, GAME.options({}, 4), 4, deals), deals, choosers)
    outcome = GAME.outcome(last.after)
    return outcome is not None and outcome.ranks[seat] == 1
