"""Intervals around means over deal groups, which are independent of each other; matches of one group are not."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, variance

FEW = 100
"""Degrees of freedom up to which the t distribution is summed term by term."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate and the ends of its interval, which one group alone cannot give."""

    middle: float
    low: float | None = None
    high: float | None = None

    def excludes(self, value: float) -> bool:
        """Whether the value lies outside."""
        return self.low is not None and self.high is not None and not self.low <= value <= self.high


def mean_interval(values: Sequence[float], level: float = 0.95) -> Interval:
    """Student's t over k groups: mean ± t(k - 1) · s / √k, s with k - 1 in the divisor (Student 1908)."""
    k, middle = len(values), fmean(values)
    if k < 2:
        return Interval(middle)
    reach = t_quantile((1 + level) / 2, k - 1) * sqrt(variance(values) / k)
    return Interval(middle, middle - reach, middle + reach)


def rate_interval(values: Sequence[float], level: float = 0.95) -> Interval:
    """For values in 0 … 1: Wilson's score interval with the effective number of trials n = p(1 - p) / (s² / k).

    Wilson 1927 with the design effect of Korn & Graubard 1998, and t(k - 1) for the normal quantile, since n is
    estimated. Where all groups agree, s = 0 says too much: then each group counts as one trial, n = k, with the
    normal quantile, and 10 of 10 is not "100 % ± 0".
    """
    k, p = len(values), fmean(values)
    if k < 2:
        return Interval(p)
    of_mean = variance(values) / k
    if of_mean > 1e-12:
        n, z2 = p * (1 - p) / of_mean, t_quantile((1 + level) / 2, k - 1) ** 2
    else:
        n, z2 = k, NormalDist().inv_cdf((1 + level) / 2) ** 2
    centre = (p + z2 / (2 * n)) / (1 + z2 / n)
    reach = sqrt(z2 * (p * (1 - p) / n + z2 / (4 * n * n))) / (1 + z2 / n)
    return Interval(p, max(0.0, centre - reach), min(1.0, centre + reach))


def difference_interval(values: Sequence[float], level: float = 0.95) -> Interval:
    """For differences of two rates, -1 … 1: the interval of a rate, stretched."""
    halves = rate_interval([(1 + value) / 2 for value in values], level)
    low, high = halves.low, halves.high
    return Interval(
        2 * halves.middle - 1,
        None if low is None else 2 * low - 1,
        None if high is None else 2 * high - 1,
    )


@cache
def t_quantile(probability: float, freedom: int) -> float:
    """The value that Student's t stays below with this probability (≥ ½).

    Up to 100 degrees of freedom by halving, to 12 digits; beyond, by the expansion of Abramowitz & Stegun 26.7.5.
    """
    if freedom > FEW:
        return _t_expanded(NormalDist().inv_cdf(probability), freedom)
    low, high = 0.0, 1.0
    while _t_below(high, freedom) < probability:
        low, high = high, high * 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _t_below(middle, freedom) < probability else (low, middle)
    return (low + high) / 2


def _t_below(t: float, freedom: int) -> float:
    """P(T < t) for t ≥ 0: Abramowitz & Stegun 26.7.3 (odd) and 26.7.4 (even degrees of freedom)."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (power - 1) / power
        total += term
    within = 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
    return (1 + within) / 2


def _t_expanded(x: float, freedom: int) -> float:
    first = (x**3 + x) / 4
    second = (5 * x**5 + 16 * x**3 + 3 * x) / 96
    third = (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384
    return x + first / freedom + second / freedom**2 + third / freedom**3
