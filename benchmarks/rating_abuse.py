"""What cheats gain by the rules of rating (docs/ratings.md): farming, team-ups, leaving before the end.

A club of simulated people, each with a strength that does not change; whoever does best on the day, chance added,
comes first. One of them, or one pair, cheats in all of their matches. A figure is how many points their rating ends
above that of an honest person of the same strength, over many clubs. Run: `python benchmarks/rating_abuse.py`
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, stdev
from typing import TypeAlias

from rounds import wishes
from updown.app.ratings import Rating, rated, shown
from updown.app.results import Result, SeatResult, size_class

PEOPLE, MATCHES = 30, 1_500
LUCK = 25 / 6
"""Deviation of a performance, as the model takes it."""
SPREAD = 3.0
"""Deviation of strengths among people."""
CHEAT, FRIEND = 0, 1

Strengths: TypeAlias = Sequence[float]
Ratings: TypeAlias = dict[str, Rating]
Cheating: TypeAlias = Callable[[Strengths, Random, Ratings], None]


def played(performances: dict[int, float], left: Sequence[int] = ()) -> Result:
    """A rated match in which everybody comes in as they performed."""
    order = sorted(performances, key=lambda person: -performances[person])
    seats = tuple(
        SeatResult(f"p{person}", None, -rank, rank, person in left)
        for rank, person in enumerate(order, start=1)
    )
    return Result(
        table="t",
        game="river",
        options={},
        size=size_class(len(order)),
        pace="live",
        rated=True,
        private=False,
        started=0,
        ended=0,
        seats=seats,
    )


def perform(strengths: Strengths, people: Sequence[int], rng: Random) -> dict[int, float]:
    return {person: rng.gauss(strengths[person], LUCK) for person in people}


def honest(strengths: Strengths, rng: Random, ratings: Ratings) -> None:
    """Four people, drawn by lot."""
    people = rng.sample(range(len(strengths)), 4)
    ratings |= rated(played(perform(strengths, people, rng)), ratings)


def farming(strengths: Strengths, rng: Random, ratings: Ratings) -> None:
    """Free matches: four newcomers of the cheat's own making lose on purpose, and never play otherwise."""
    if rng.random() < 4 / PEOPLE:  # as often as somebody plays in fair matches
        straw = rng.sample(range(len(strengths), len(strengths) + 4), 3)
        losing = {person: -float(person) for person in straw}
        ratings |= rated(played({CHEAT: 1.0, **losing}), ratings)
    else:
        honest(strengths, rng, ratings)


def equals(strengths: Strengths, rng: Random, ratings: Ratings) -> None:
    """Many matches against one friend of the same strength, in fair play."""
    people = [CHEAT, FRIEND] if rng.random() < 0.5 else rng.sample(range(len(strengths)), 2)
    ratings |= rated(played(perform(strengths, people, rng)), ratings)


def team_up(strengths: Strengths, rng: Random, ratings: Ratings) -> None:
    """A friend at every table of the cheat gives up the own place so that the cheat gains 3 points of strength."""
    people = rng.sample(range(len(strengths)), 4)
    performances = perform(strengths, people, rng)
    if CHEAT in people:
        others = [person for person in people if person not in {CHEAT, FRIEND}][:2]
        performances = perform(strengths, [CHEAT, FRIEND, *others], rng)
        performances[CHEAT] += 3.0
        performances[FRIEND] -= 6.0
    ratings |= rated(played(performances), ratings)


def leaving(strengths: Strengths, rng: Random, ratings: Ratings) -> None:
    """The cheat leaves whenever it goes badly: a substitute, here of the mean strength, plays on and the seat is last."""
    people = rng.sample(range(len(strengths)), 4)
    performances = perform(strengths, people, rng)
    goes_badly = CHEAT in people and performances[CHEAT] < strengths[CHEAT] - LUCK / 2
    if goes_badly:
        performances[CHEAT] = rng.gauss(25.0, LUCK)
    ratings |= rated(played(performances, [CHEAT] if goes_badly else []), ratings)


def leaving_unpunished(strengths: Strengths, rng: Random, ratings: Ratings) -> None:
    """The same if the substitute's place counted: why the rule is as it is."""
    people = rng.sample(range(len(strengths)), 4)
    performances = perform(strengths, people, rng)
    if CHEAT in people and performances[CHEAT] < strengths[CHEAT] - LUCK / 2:
        performances[CHEAT] = rng.gauss(25.0, LUCK)
    ratings |= rated(played(performances), ratings)


def honest_duels(strengths: Strengths, rng: Random, ratings: Ratings) -> None:
    """Two people, drawn by lot: what `equals` is compared with."""
    ratings |= rated(played(perform(strengths, rng.sample(range(len(strengths)), 2), rng)), ratings)


CASES: dict[str, tuple[Cheating, Cheating]] = {
    "farming newcomers": (farming, honest),
    "many matches of two equals": (equals, honest_duels),
    "a friend at every table": (team_up, honest),
    "leaving when it goes badly": (leaving, honest),
    "the same, if the substitute's place counted": (leaving_unpunished, honest),
}


def points(play: Cheating, seed: int) -> tuple[int, int]:
    """The cheat's estimate and what is nearly certain of it, after all matches of a club."""
    rng = Random(seed)
    strengths = [25.0, 25.0, *(rng.gauss(25.0, SPREAD) for _ in range(PEOPLE - 2))]
    ratings: Ratings = {}
    for _ in range(MATCHES):
        play(strengths, rng, ratings)
    rating = ratings[f"p{CHEAT}"]
    return shown(rating.mu, rating.sigma).points, shown(rating.sure, 0.0).points


def main() -> None:
    clubs = int(wishes(__doc__, clubs=12).clubs)
    print(f"{clubs} clubs of {PEOPLE} people and {MATCHES} matches; points gained, ± standard error")
    for case, (cheating, fair) in CASES.items():
        pairs = [(points(cheating, seed), points(fair, seed)) for seed in range(clubs)]
        gains = [one[0] - other[0] for one, other in pairs]
        sure = [one[1] - other[1] for one, other in pairs]
        off = stdev(gains) / clubs**0.5
        print(f"  {case:<44} {mean(gains):+5.0f} ± {off:.0f}   nearly certain {mean(sure):+5.0f}", flush=True)


if __name__ == "__main__":
    main()
