"""Token buckets: a burst, then a steady rate, and never more buckets than the bound."""

import pytest

from updown.server import limits
from updown.server.limits import Limiter, Rate


class Watch:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_passes_and_then_one_at_a_time() -> None:
    watch = Watch()
    limiter = Limiter(Rate(burst=3, per_second=2), watch)
    assert [limiter.allows("ana") for _ in range(4)] == [True, True, True, False]
    watch.now = 0.5
    assert [limiter.allows("ana") for _ in range(2)] == [True, False]


def test_each_key_has_its_own_bucket() -> None:
    limiter = Limiter(Rate(burst=1, per_second=0), Watch())
    assert [limiter.allows("ana"), limiter.allows("bo"), limiter.allows("ana")] == [True, True, False]


def test_resting_fills_no_more_than_the_burst() -> None:
    watch = Watch()
    limiter = Limiter(Rate(burst=2, per_second=1), watch)
    limiter.allows("ana")
    watch.now = 1000
    assert [limiter.allows("ana") for _ in range(3)] == [True, True, False]


def test_without_a_rate_all_passes() -> None:
    assert all(Limiter(None).allows("ana") for _ in range(1000))


def test_buckets_are_bounded_and_the_longest_rested_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    limiter = Limiter(Rate(burst=1, per_second=0), Watch())
    for key in ("ana", "bo", "cleo"):
        limiter.allows(key)
    assert not limiter.allows("bo")
    assert limiter.allows("ana")  # forgotten, so its bucket is full again
