"""How fast anybody may ask: token buckets, a bounded number of them."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

MOST_BUCKETS = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, then `per_second`."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    """None: no limit, for tests and benchmarks."""

    guests: Rate | None = Rate(30, 0.2)
    """New guests per address: a class room at once, then one every five seconds."""
    posts: Rate | None = Rate(40, 4)
    """Changing requests per player."""
    messages: Rate | None = Rate(40, 10)
    """Messages per socket."""
    guesses: Rate | None = Rate(10, 0.1)
    """Wrong keys of a private table per player; everybody without a session together."""
    lines: Rate | None = Rate(6, 0.4)
    """What a player says, at all tables together: some sentences at once, then one every two and a half seconds."""
    reports: Rate | None = Rate(5, 1 / 60)
    """Reports per player."""

    sign_ins: Rate | None = Rate(10, 1 / 30)
    """Attempts to sign in, per name."""
    mails: Rate | None = Rate(5, 1 / 600)
    """Mails that ask for confirmation: per player, per recipient and per address of who asks."""
    sign_ins_of_address: Rate | None = Rate(60, 0.2)
    """The same per address, behind which a class room may sit."""


UNLIMITED = Rates(
    guests=None,
    posts=None,
    messages=None,
    guesses=None,
    lines=None,
    reports=None,
    sign_ins=None,
    mails=None,
    sign_ins_of_address=None,
)


class Bucket:
    """Tokens of one asker; each request takes one."""

    __slots__ = ("_filled_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._filled_at = now

    def has_left(self, now: float) -> bool:
        """Whether there is a token to take."""
        refilled = self._tokens + (now - self._filled_at) * self._rate.per_second
        self._tokens = min(refilled, float(self._rate.burst))
        self._filled_at = now
        return self._tokens >= 1

    def take(self, now: float) -> bool:
        """Whether there was a token to take."""
        if not self.has_left(now):
            return False
        self._tokens -= 1
        return True


class Limiter:
    """One bucket per key. When there are too many, the one that has rested longest goes."""

    def __init__(self, rate: Rate | None, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def has_left(self, key: str) -> bool:
        """Whether there is a token to take."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.has_left(self._now())

    def allows(self, key: str) -> bool:
        """Takes a token of this key."""
        if self._rate is None:
            return True
        now = self._now()
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, now)
        self._buckets[key] = bucket  # at the end: the first key is the one that has rested longest
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)
