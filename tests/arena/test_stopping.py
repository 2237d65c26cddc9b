"""Stopping early: the thresholds are the published ones, and equal bots are rarely told apart."""

from statistics import NormalDist

import numpy as np
import pytest

from tests.arena.contests import contest, decided, filled
from updown.arena.intervals import difference_interval
from updown.arena.stopping import level_of, looks_of, nominal_risk, questions_of
from updown.arena.verdict import Judge

POCOCK = {1: 1.960, 2: 2.178, 3: 2.289, 4: 2.361, 5: 2.413, 10: 2.555, 20: 2.672}
"""Jennison & Turnbull 2000, table 2.1, for a risk of 5 %."""


@pytest.mark.parametrize(("looks", "constant"), POCOCK.items())
def test_thresholds_are_pococks(looks: int, constant: float) -> None:
    assert NormalDist().inv_cdf(1 - nominal_risk(looks, 0.05) / 2) == pytest.approx(constant, abs=1.5e-3)


def test_looks_are_fixed_beforehand_and_end_with_a_round() -> None:
    three = contest("random", "easy", "medium", seats=2, rounds=20, looks=8)
    assert looks_of(three) == (6, 15, 24, 30, 36, 45, 54, 60)
    assert looks_of(contest("random", "easy", rounds=3, looks=10)) == (1, 2, 3)
    assert looks_of(contest("random", "easy", rounds=3)) == ()


def test_more_looks_and_more_questions_need_more_proof() -> None:
    assert level_of(contest("random", "easy")) == 0.95
    two, three = ("random", "easy"), ("random", "easy", "medium")
    assert 0.95 < level_of(contest(*two, rounds=9, looks=3)) < level_of(contest(*two, rounds=9, looks=9))
    assert level_of(contest(*two, rounds=9, looks=3)) < level_of(contest(*three, rounds=9, looks=3))


def test_questions_are_the_pairs_that_meet() -> None:
    assert questions_of(contest("random", "easy", "medium")) == ((0, 1), (0, 2), (1, 2))
    assert questions_of(contest("random", "easy", "medium", seats=3, form="first")) == ((0, 1), (0, 2))


def test_a_clear_answer_ends_the_contest_at_a_look() -> None:
    clear = contest("random", "easy", rounds=50, looks=5)
    verdict = Judge(clear).hear(filled(clear, decided(lambda group, _: "easy" if group % 9 else "random")))
    assert verdict == ("clear", 20, 2)  # 8 of 10 are not enough, 17 of 20 are


def test_equal_bots_are_played_to_the_end() -> None:
    equal = contest("random", "easy", rounds=50, looks=5)
    verdict = Judge(equal).hear(filled(equal, decided(lambda group, _: "easy" if group % 2 else "random")))
    assert (verdict.ending, verdict.groups) == ("played", 50)


def test_groups_after_a_gap_do_not_count() -> None:
    clear = contest("random", "easy", rounds=50, looks=5)
    groups = filled(clear, decided(lambda group, _: "easy" if group % 9 else "random"))
    del groups[8]
    judge = Judge(clear)
    assert judge.hear(groups) == ("open", 8, 0)
    groups[8] = filled(clear, decided(lambda _group, _: "easy"))[8]
    assert judge.hear(groups).ending == "clear"


def test_equal_bots_are_told_apart_in_five_percent_at_most(seed: int) -> None:
    """800 contests of equal bots; with a plain 95 % interval at ten looks it would be about 16 %."""
    rng = np.random.default_rng(seed)
    groups = rng.choice([-1.0, 0.0, 0.0, 1.0], size=(800, 60))
    level = 1 - nominal_risk(10, 0.05)
    assert _false_alarms(groups, level) < 0.075
    assert _false_alarms(groups, 0.95) > 0.10


def _false_alarms(contests: np.ndarray, level: float) -> float:
    looks = range(6, 61, 6)
    alarms = [
        any(difference_interval(row[:look].tolist(), level).excludes(0) for look in looks) for row in contests
    ]
    return sum(alarms) / len(alarms)
