"""Ratings of people by Plackett and Luce, after Weng and Lin; the rule is written down in docs/ratings.md."""

from collections.abc import Mapping

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from updown.app.results import PaceClass, Result, SeatResult, SizeClass, place

_MODEL = PlackettLuce()
_MIDDLE, _SCALE = 1500, 30
"""Points in which ratings are shown: between two well-known players 400 of them are odds of about 10 to 1."""
_PROVISIONAL = 160
"""Points by which a rating may be off before it is called so."""
_SURE_BY = 3
"""A list of the best goes by what is nearly certain: so many sigma below the estimate."""


class Ladder(msgspec.Struct, frozen=True):
    """What ratings are kept apart by."""

    game: str
    size: SizeClass
    pace: PaceClass


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a player on one ladder."""

    mu: float
    sigma: float
    matches: int

    @property
    def sure(self) -> float:
        """By which the best are listed."""
        return self.mu - _SURE_BY * self.sigma


class Points(msgspec.Struct, frozen=True):
    """A rating as people see it, give or take one deviation."""

    points: int
    give_or_take: int
    provisional: bool


NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma, 0)


def shown(mu: float, sigma: float) -> Points:
    """Of an estimate and its deviation."""
    off = round(_SCALE * sigma)
    return Points(round(_MIDDLE + _SCALE * (mu - _MODEL.mu)), off, off > _PROVISIONAL)


def ladder_of(result: Result) -> Ladder:
    return Ladder(result.game, result.size, result.pace)


def rated_players(result: Result) -> tuple[str, ...]:
    """Whose ratings the match changes, in the order of seats: nobody's if it is friendly or all have left."""
    people = _people(result)
    if not result.rated or len(people) < 2 or all(seat.abandoned for seat in people.values()):
        return ()
    return tuple(people)


def rated(result: Result, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of `rated_players` after the match. Seats of bots neither give nor take."""
    people = _people(result)
    ratings = {player: before.get(player, NEWCOMER) for player in rated_players(result)}
    if not ratings:
        return {}
    teams = [[_skill(rating)] for rating in ratings.values()]
    after = _MODEL.rate(teams, ranks=[float(place(people[player], result)) for player in ratings])
    return {
        player: Rating(skill.mu, skill.sigma, ratings[player].matches + 1)
        for player, [skill] in zip(ratings, after, strict=True)
    }


def _people(result: Result) -> dict[str, SeatResult]:
    return {seat.player: seat for seat in result.seats if seat.player is not None and not seat.bot}


def _skill(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)
