"""What a deal group says of each bot, and of two bots beside each other: one number a group, the unit of statistics."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from updown.arena.results import Group, Match


def win_rates(groups: Iterable[Group], bot: str) -> list[float]:
    """Per group in which the bot sits, the part of its seats that won; a shared victory is shared."""
    return [fmean(wins) for group in groups if (wins := list(_wins(group.matches, bot)))]


def scores(groups: Iterable[Group], bot: str) -> list[float]:
    """Per group in which the bot sits, its mean total."""
    return [fmean(totals) for group in groups if (totals := list(_totals(group.matches, bot)))]


def win_differences(groups: Iterable[Group], one: str, other: str) -> list[float]:
    """Per group in which both sit, how much the win rate of `one` is higher: same deals, all seats."""
    both = list(_with(groups, one, other))
    return [a - b for a, b in zip(win_rates(both, one), win_rates(both, other), strict=True)]


def score_differences(groups: Iterable[Group], one: str, other: str) -> list[float]:
    """Per group in which both sit, how much the mean total of `one` is higher."""
    both = list(_with(groups, one, other))
    return [a - b for a, b in zip(scores(both, one), scores(both, other), strict=True)]


def ahead_rates(groups: Iterable[Group], one: str, other: str) -> list[float]:
    """Per group in which both sit, how often `one` ends ahead of `other`; equal ranks count half. Even is ½."""
    return [
        fmean(
            _ahead(mine, theirs) for match in group.matches for mine, theirs in _meetings(match, one, other)
        )
        for group in _with(groups, one, other)
    ]


def seats_of(match: Match, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(match.bots) if name == bot]


def _wins(matches: Sequence[Match], bot: str) -> Iterator[float]:
    for match in matches:
        winners = match.ranks.count(1)
        for seat in seats_of(match, bot):
            yield 1 / winners if match.ranks[seat] == 1 else 0.0


def _totals(matches: Sequence[Match], bot: str) -> Iterator[int]:
    for match in matches:
        yield from (match.totals[seat] for seat in seats_of(match, bot))


def _with(groups: Iterable[Group], one: str, other: str) -> Iterator[Group]:
    for group in groups:
        if {one, other} <= set(group.matches[0].bots):
            yield group


def _meetings(match: Match, one: str, other: str) -> Iterator[tuple[int, int]]:
    """The ranks of every seat of the one beside every seat of the other."""
    for mine in seats_of(match, one):
        yield from ((match.ranks[mine], match.ranks[theirs]) for theirs in seats_of(match, other))


def _ahead(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)
