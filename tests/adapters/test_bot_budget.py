"""How long bots may think: fair shares that keep everyone's wait bounded, and a steady rate."""

from collections.abc import Callable
from random import Random

import pytest

from updown.adapters.bots_process.budget import (
    LONGEST_WAIT,
    Allowance,
    Smoothed,
    Waiting,
    seconds_for_first,
)
from updown.adapters.bots_process.purse import Purse

NEAR = 1e-9


def serve(askers: list[tuple[float, float]], cpu: float, extra: float) -> list[tuple[float, float]]:
    """One worker at this speed answers (time, wish) in order; gives the wait and the seconds of each."""
    now, served = 0.0, list[tuple[float, float]]()
    for place, (asked, _) in enumerate(askers):
        now = max(now, asked)
        queue = [Waiting(wish, now - at) for at, wish in askers[place:] if at <= now]
        seconds = seconds_for_first(queue, cpu, extra)
        now += (seconds + extra) / cpu
        served.append((now - asked, seconds))
    return served


def test_who_is_alone_thinks_as_long_as_wished() -> None:
    assert seconds_for_first([Waiting(1.0, 0.0)], 1, 0.01) == 1.0


def test_nobody_in_a_crowd_that_came_at_once_waits_longer_than_the_bound() -> None:
    served = serve([(0.0, 1.0)] * 50, cpu=1, extra=0.005)
    assert max(wait for wait, _ in served) <= LONGEST_WAIT + NEAR
    assert min(seconds for _, seconds in served) == pytest.approx((LONGEST_WAIT - 50 * 0.005) / 50)


def test_a_crowd_that_comes_one_by_one_waits_no_longer(seed: int) -> None:
    rng = Random(seed)
    askers = sorted((rng.uniform(0, 20), rng.choice((0.2, 1.0))) for _ in range(400))
    served = serve(askers, cpu=1, extra=0.005)
    # a thought that has begun when others come is not cut short: so much may be added
    assert max(wait for wait, _ in served) <= LONGEST_WAIT + 1.0
    assert 0 < min(seconds for _, seconds in served) < 0.2


def test_all_keep_the_same_share_of_their_wish() -> None:
    served = serve([(0.0, 0.2), (0.0, 1.0)] * 10, cpu=1, extra=0)
    assert {round(seconds, 6) for _, seconds in served[::2]} == {0.025}
    assert {round(seconds, 6) for _, seconds in served[1::2]} == {0.125}


def test_more_workers_mean_longer_thoughts() -> None:
    queue = [Waiting(1.0, 0.0)] * 8
    assert seconds_for_first(queue, 4, 0) == pytest.approx(4 * seconds_for_first(queue, 1, 0))


@pytest.mark.parametrize(
    ("queue", "extra"),
    [
        pytest.param([Waiting(1.0, LONGEST_WAIT + 1)], 0.0, id="waited too long already"),
        pytest.param([Waiting(1.0, 0.0), Waiting(1.0, LONGEST_WAIT)], 0.0, id="somebody behind has"),
        pytest.param([Waiting(1.0, 0.0)] * 1000, 0.01, id="more than can be answered at all"),
    ],
)
def test_what_cannot_be_in_time_is_answered_as_fast_as_can_be(queue: list[Waiting], extra: float) -> None:
    assert seconds_for_first(queue, 1, extra) == 0.0


def test_no_thought_is_longer_than_what_is_left_until_the_bound() -> None:
    assert seconds_for_first([Waiting(1.0, LONGEST_WAIT - 0.25)], 8, 0) == pytest.approx(0.25)


def spend(seconds: int, rate: float, cost: Callable[[], float]) -> tuple[float, float]:
    """By somebody who spends whenever it is allowed: how much, and until when."""
    purse, now, spent = Allowance(rate, 0.0), 0.0, 0.0
    while now < seconds:
        now += purse.wait(now)
        paid = cost()
        purse.spend(paid, now)
        spent += paid
        now += paid
    return spent, now


@pytest.mark.parametrize("rate", [0.1, 0.5, 0.9])
def test_an_allowance_is_kept_over_time(rate: float, seed: int) -> None:
    rng = Random(seed)
    spent, until = spend(200, rate, lambda: rng.uniform(0, 1))
    # off by the last payment and by what was saved up before the first, whatever the time
    assert abs(spent - rate * until) <= 1 + rate * Allowance.SAVED_S + NEAR


def test_an_allowance_of_a_whole_worker_is_never_waited_for() -> None:
    assert spend(200, 1.0, lambda: 1.0) == (200, 200)


def test_little_is_saved_up_while_nobody_thinks() -> None:
    purse = Allowance(0.5, 0.0)
    purse.spend(1.5, 1_000.0)
    assert purse.wait(1_000.0) == pytest.approx(2.0)


def queue(length: int) -> list[Waiting]:
    return [Waiting(1.0, 0.0)] * length


def test_a_busy_machine_makes_thoughts_shorter_and_a_free_one_longer_again() -> None:
    purse = Purse(2.0, 2, lambda: 0.0)
    usual = purse.grant(queue(20))
    for _ in range(50):
        purse.settle(0.1, spent=0.1, took=0.4, elapsed=0.4)
    assert purse.grant(queue(20)) == pytest.approx(usual / 4, rel=0.05)
    for _ in range(50):
        purse.settle(0.1, spent=0.1, took=0.1, elapsed=0.1)
    assert purse.grant(queue(20)) == pytest.approx(usual, rel=0.05)


def test_what_answers_cost_besides_thinking_is_taken_off() -> None:
    purse = Purse(1.0, 1, lambda: 0.0)
    usual = purse.grant(queue(20))
    for _ in range(50):
        purse.settle(0.1, spent=0.1, took=0.1, elapsed=0.12)
    assert purse.grant(queue(20)) == pytest.approx(usual - 0.02, rel=0.05)


def test_a_measured_cost_follows_what_is_measured() -> None:
    cost = Smoothed(0.0)
    for _ in range(100):
        cost.add(0.02)
    assert cost.value == pytest.approx(0.02, rel=0.01)
