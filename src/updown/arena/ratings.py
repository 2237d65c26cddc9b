"""Ratings: a Bradley-Terry fit on Elo's scale with errors by deal groups, and openskill's Plackett-Luce."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np
import numpy.typing as npt
from openskill.models import PlackettLuce, PlackettLuceRating

from updown.arena.intervals import Interval, t_quantile
from updown.arena.pairs import ahead_rates
from updown.arena.results import Group, Match

ELO = 400 / log(10)
"""Points a unit of the logistic scale: 400 points ahead are odds of 10 to 1."""

Vector = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Skill:
    """openskill's estimate; its sigma takes every match for independent, so pairing by deals does not narrow it."""

    mu: float
    sigma: float


def elo_ratings(groups: Sequence[Group], bots: Sequence[str], level: float = 0.95) -> dict[str, Interval]:
    """Bradley-Terry strengths by maximum likelihood (Bradley & Terry 1952), on Elo's scale, their mean at 0.

    One observation per deal group and pair: how often the one ended ahead of the other. The errors are those of
    the sandwich over groups, H⁻¹ (Σ u uᵀ) H⁻¹ (Huber 1967). Every pair that met gets one win and one loss besides,
    of half the weight of a group each, so that a bot that always wins has a finite rating with a wide error.
    """
    met = _observations(groups, bots)
    if not met:
        return {bot: Interval(0.0) for bot in bots}
    strengths = _fit(met, len(bots))
    reach = _errors(met, strengths) * t_quantile((1 + level) / 2, max(1, len(groups) - 1))
    return {
        bot: Interval(ELO * at, ELO * (at - off), ELO * (at + off))
        for bot, at, off in zip(bots, strengths.tolist(), reach.tolist(), strict=True)
    }


def skills(groups: Sequence[Group], bots: Sequence[str]) -> dict[str, Skill]:
    """openskill after all matches, in the order of the groups, each match a free-for-all."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for group in groups:
        for match in group.matches:
            _rate(model, ratings, match)
    return {bot: Skill(rating.mu, rating.sigma) for bot, rating in ratings.items()}


@dataclass(frozen=True, slots=True)
class _Met:
    """Two bots, and what each group says of them, with its weight; the last two are the pair's prior."""

    one: int
    other: int
    rates: Vector
    weights: Vector


def _observations(groups: Sequence[Group], bots: Sequence[str]) -> list[_Met]:
    found: list[_Met] = []
    for one, other in combinations(range(len(bots)), 2):
        rates = ahead_rates(groups, bots[one], bots[other])
        if rates:
            found.append(
                _Met(one, other, np.array([*rates, 1.0, 0.0]), np.array([1.0] * len(rates) + [0.5, 0.5]))
            )
    return found


def _fit(met: Sequence[_Met], bots: int) -> Vector:
    """Newton's method; the log likelihood is concave, and the prior keeps its top in reach."""
    strengths = np.zeros(bots)
    for _ in range(50):
        slope = np.zeros(bots)
        for pair in met:
            off = float(pair.weights @ (pair.rates - _expected(pair, strengths)))
            slope[pair.one] += off
            slope[pair.other] -= off
        step = np.linalg.pinv(_curvature(met, strengths)) @ slope
        strengths = strengths + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break
    return strengths - strengths.mean()


def _curvature(met: Sequence[_Met], strengths: Vector) -> Vector:
    curvature = np.zeros((len(strengths), len(strengths)))
    for pair in met:
        expected = _expected(pair, strengths)
        weight = pair.weights.sum() * expected * (1 - expected)
        edge = _edge(pair, len(strengths))
        curvature += weight * np.outer(edge, edge)
    return curvature


def _errors(met: Sequence[_Met], strengths: Vector) -> Vector:
    bread = np.linalg.pinv(_curvature(met, strengths))
    filling = np.zeros_like(bread)
    for pair in met:
        off = pair.weights * (pair.rates - _expected(pair, strengths))
        edge = _edge(pair, len(strengths))
        filling += float(off @ off) * np.outer(edge, edge)
    return np.sqrt(np.diag(bread @ filling @ bread))


def _expected(pair: _Met, strengths: Vector) -> float:
    return float(1 / (1 + np.exp(strengths[pair.other] - strengths[pair.one])))


def _edge(pair: _Met, bots: int) -> Vector:
    edge = np.zeros(bots)
    edge[pair.one], edge[pair.other] = 1.0, -1.0
    return edge


def _rate(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], match: Match) -> None:
    """A bot in several seats is rated once: by the mean of what its seats would make of it."""
    teams = [[ratings[bot]] for bot in match.bots]
    rated = model.rate(teams, ranks=list(map(float, match.ranks)))
    for bot in set(match.bots):
        seats = [team[0] for team, name in zip(rated, match.bots, strict=True) if name == bot]
        mu, sigma = (
            sum(values) / len(seats) for values in zip(*((s.mu, s.sigma) for s in seats), strict=True)
        )
        ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
