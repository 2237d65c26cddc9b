"""Whether a contest is over: everything played, or the answer clear at one of its looks."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from updown.arena.contest import Contest
from updown.arena.intervals import difference_interval
from updown.arena.pairs import win_differences
from updown.arena.results import Group
from updown.arena.stopping import level_of, looks_of, questions_of

Ending: TypeAlias = Literal["open", "played", "clear"]


class Verdict(NamedTuple):
    """How far the contest is."""

    ending: Ending
    groups: int
    """How many groups count: those numbered below this."""
    look: int = 0
    """At which look, from 1, the answer was clear."""

    @property
    def is_final(self) -> bool:
        return self.ending != "open"


class Judge:
    """Hears the groups as they come in; a look that has been taken is not taken again."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._looks = looks_of(contest)
        self._taken = 0
        self._in_order = 0

    def hear(self, groups: Mapping[int, Group]) -> Verdict:
        """The verdict on what is there; groups after a gap do not count yet."""
        while self._in_order in groups:
            self._in_order += 1
        while self._taken < len(self._looks) and self._looks[self._taken] <= self._in_order:
            counted = self._looks[self._taken]
            self._taken += 1
            if is_clear(self._contest, [groups[number] for number in range(counted)]):
                return Verdict("clear", counted, self._taken)
        if self._in_order >= self._contest.groups:
            return Verdict("played", self._contest.groups)
        return Verdict("open", self._in_order)


def is_clear(contest: Contest, groups: list[Group]) -> bool:
    """Whether every pair in question is told apart: the interval of the difference of win rates excludes 0."""
    level, names = level_of(contest), contest.names
    for one, other in questions_of(contest):
        found = win_differences(groups, names[one], names[other])
        if not found or not difference_interval(found, level).excludes(0):
            return False
    return True
