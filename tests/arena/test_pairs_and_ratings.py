"""From groups to figures: each deal group is one observation, and the ratings are what the formulas say."""

from math import log10

import pytest

from tests.arena.contests import contest, decided, filled, group, match
from updown.arena import pairs
from updown.arena.ratings import elo_ratings, skills
from updown.arena.results import all_thoughts, quantile, thought_of

ONE_DEAL = group(0, match("ab", (10, 4)), match("ba", (7, 7)))
"""`a` wins once, and shares once."""
FOUR = group(1, match("abbb", (9, 9, 3, 1)), match("babb", (5, 2, 2, 8)))


def test_a_shared_victory_is_shared() -> None:
    assert pairs.win_rates([ONE_DEAL], "a") == [0.75]
    assert pairs.win_rates([ONE_DEAL], "b") == [0.25]
    assert pairs.win_differences([ONE_DEAL], "a", "b") == [0.5]
    assert pairs.ahead_rates([ONE_DEAL], "a", "b") == [0.75]
    assert pairs.score_differences([ONE_DEAL], "b", "a") == [-3.0]


def test_a_bot_in_several_seats_is_measured_by_the_seat() -> None:
    assert pairs.win_rates([FOUR], "a") == [0.25]
    assert pairs.win_rates([FOUR], "b") == [pytest.approx((0.5 + 1) / 6)]
    assert pairs.scores([FOUR], "b") == [pytest.approx((9 + 3 + 1 + 5 + 2 + 8) / 6)]
    assert pairs.ahead_rates([FOUR], "a", "b") == [pytest.approx((0.5 + 1 + 1 + 0 + 0.5 + 0) / 6)]


def test_groups_without_a_bot_say_nothing_of_it() -> None:
    assert pairs.win_rates([ONE_DEAL], "c") == []
    assert pairs.win_differences([ONE_DEAL, FOUR], "a", "c") == []


def test_elo_of_two_bots_is_the_logarithm_of_the_odds() -> None:
    """Three of four groups won, and the prior's one of two at half weight: odds 3.5 to 1.5."""
    groups = [group(number, match("ab", (2, 1) if number % 4 else (1, 2))) for number in range(400)]
    found = elo_ratings(groups, "ab")
    assert found["a"].middle - found["b"].middle == pytest.approx(400 * log10(300.5 / 100.5), abs=1e-6)
    assert found["a"].middle == pytest.approx(-found["b"].middle)
    assert found["a"].low is not None
    # for two bots the error is that of half a logit: ½ · 1.966 / √(400 · ¾ · ¼) · 400 / ln 10
    assert found["a"].middle - found["a"].low == pytest.approx(19.7, abs=0.3)


def test_elo_goes_through_common_opponents() -> None:
    """`a` and `c` never meet: 10 to 1 twice is 800 points."""
    ab = [group(n, match("ab", (1, 2) if n % 11 == 0 else (2, 1))) for n in range(1100)]
    bc = [group(n, match("bc", (1, 2) if n % 11 == 0 else (2, 1))) for n in range(1100)]
    found = elo_ratings([*ab, *bc], "abc")
    assert found["a"].middle - found["c"].middle == pytest.approx(800, abs=8)
    assert sum(found[bot].middle for bot in "abc") == pytest.approx(0, abs=1e-6)


def test_a_bot_that_always_wins_has_a_finite_rating_with_a_wide_error() -> None:
    groups = [group(number, match("ab", (2, 1))) for number in range(20)]
    found = elo_ratings(groups, "ab")["a"]
    assert 200 < found.middle < 800
    assert found.low is not None
    assert found.middle - found.low > 100


def test_pairing_by_deals_makes_elo_surer() -> None:
    even = [group(n, match("ab", (2, 1)), match("ba", (2, 1))) for n in range(40)]
    lucky = [group(n, *[match("ab", (2, 1) if n % 2 else (1, 2))] * 2) for n in range(40)]
    surer, other = (elo_ratings(groups, "ab")["a"] for groups in (even, lucky))
    assert surer.middle == pytest.approx(other.middle, abs=1e-6) == 0
    assert surer.high is not None
    assert other.high is not None
    assert surer.high < other.high / 2


def test_openskill_puts_the_better_bot_first_and_grows_sure() -> None:
    of = contest("random", "easy", "medium", seats=3, rounds=30)
    groups = [*filled(of, decided(lambda _group, _rotation: "easy")).values()]
    few, many = skills(groups[:3], of.names), skills(groups, of.names)
    assert many["easy"].mu > many["random"].mu == pytest.approx(many["medium"].mu, abs=2)
    assert many["easy"].sigma < few["easy"].sigma


def test_openskill_rates_a_bot_of_several_seats_once_a_match() -> None:
    found = skills([group(0, match("abbb", (9, 5, 5, 5)))], "ab")
    assert found["a"].mu > 25 > found["b"].mu


def test_times_are_summed_and_their_tail_is_near() -> None:
    times = [0.001 * number for number in range(1, 101)]
    half = [thought_of(times[:50]), thought_of(times[50:])]
    whole = all_thoughts(half)
    assert (whole.decisions, whole.longest) == (100, 0.1)
    assert whole.seconds == pytest.approx(5.05)
    assert quantile(whole, 0.95) == pytest.approx(0.095, rel=0.05)
    assert quantile(whole, 0.5) == pytest.approx(0.050, rel=0.05)
    assert quantile(thought_of([]), 0.95) == 0
