"""What came of a contest, in numbers: for the terminal, for programs and for the report."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from updown.arena import pairs
from updown.arena.contest import Contest
from updown.arena.intervals import Interval, difference_interval, mean_interval, rate_interval
from updown.arena.ratings import Skill, elo_ratings, skills
from updown.arena.result_file import Results
from updown.arena.results import Fault, FaultKind, Group, Thought, all_thoughts, quantile
from updown.arena.stopping import level_of, questions_of
from updown.arena.verdict import Judge, Verdict

TAIL = 0.95
"""The part of the decisions that p95 is about."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot over all groups in which it sat."""

    bot: str
    groups: int
    matches: int
    """Counted once for each seat that it had."""
    wins: Interval
    """Part of its seats that won, a shared victory shared."""
    score: Interval
    """Mean total."""
    elo: Interval
    """Of equally strong bots the mean is 0."""
    skill: Skill
    decisions: int
    cpu_mean_s: float
    cpu_p95_s: float
    cpu_longest_s: float
    faults: Mapping[FaultKind, int]
    forfeits: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots over all groups in which both sat: differences in favour of `one`, on the same deals."""

    one: str
    other: str
    groups: int
    ahead: Interval
    """How often `one` ended ahead; even is ½."""
    wins: Interval
    score: Interval
    in_question: bool
    """Whether the contest was to tell them apart."""

    @property
    def leader(self) -> str | None:
        """Who wins more, if the interval tells."""
        if not self.wins.excludes(0):
            return None
        return self.one if self.wins.middle > 0 else self.other


@dataclass(frozen=True, slots=True)
class Summary:
    """All of it. `level` is that of every interval (`updown.arena.stopping`)."""

    contest: Contest
    key: str
    command: str
    """What was typed to begin it."""
    verdict: Verdict
    level: float
    matches: int
    even: float
    """The win rate of each of equally strong bots."""
    standings: tuple[Standing, ...]
    """The most winning first."""
    meetings: tuple[Meeting, ...]
    examples: tuple[tuple[str, Fault], ...]
    """A bot and its first fault of a kind."""
    codes: tuple[str, ...]
    """More than one: results of different programs are mixed."""


def summary_of(results: Results) -> Summary:
    """Of the groups that count: all those numbered up to the end, or up to the first one that is missing."""
    contest = results.contest
    verdict = Judge(contest).hear(results.groups)
    groups = [results.groups[number] for number in range(verdict.groups)]
    level = level_of(contest)
    standings = _standings(contest, groups, level) if groups else []
    return Summary(
        contest=contest,
        key=contest.key,
        command=results.command,
        verdict=verdict,
        level=level,
        matches=len(groups) * contest.seats,
        even=1 / contest.seats,
        standings=tuple(sorted(standings, key=lambda standing: -standing.wins.middle)),
        meetings=tuple(_meetings(contest, groups, level)),
        examples=tuple(_examples(groups)),
        codes=tuple(sorted({match.code for group in groups for match in group.matches})),
    )


def _standings(contest: Contest, groups: Sequence[Group], level: float) -> list[Standing]:
    elo, skill = elo_ratings(groups, contest.names, level), skills(groups, contest.names)
    return [
        _standing(bot, groups, level, elo[bot], skill[bot])
        for bot in contest.names
        if any(bot in group.matches[0].bots for group in groups)
    ]


def _standing(bot: str, groups: Sequence[Group], level: float, elo: Interval, skill: Skill) -> Standing:
    seats = [
        (match, seat) for group in groups for match in group.matches for seat in pairs.seats_of(match, bot)
    ]
    thought: Thought = all_thoughts(match.thoughts[seat] for match, seat in seats)
    wins = pairs.win_rates(groups, bot)
    faults: Counter[FaultKind] = Counter(
        fault.kind for match, seat in seats for fault in match.faults if fault.seat == seat
    )
    return Standing(
        bot=bot,
        groups=len(wins),
        matches=len(seats),
        wins=rate_interval(wins, level),
        score=mean_interval(pairs.scores(groups, bot), level),
        elo=elo,
        skill=skill,
        decisions=thought.decisions,
        cpu_mean_s=thought.seconds / thought.decisions if thought.decisions else 0.0,
        cpu_p95_s=quantile(thought, TAIL),
        cpu_longest_s=thought.longest,
        faults=dict(faults),
        forfeits=sum(seat in match.forfeits for match, seat in seats),
    )


def _meetings(contest: Contest, groups: Sequence[Group], level: float) -> list[Meeting]:
    asked = questions_of(contest)
    found: list[Meeting] = []
    for first, second in combinations(range(len(contest.entrants)), 2):
        one, other = contest.names[first], contest.names[second]
        ahead = pairs.ahead_rates(groups, one, other)
        if ahead:
            found.append(
                Meeting(
                    one=one,
                    other=other,
                    groups=len(ahead),
                    ahead=rate_interval(ahead, level),
                    wins=difference_interval(pairs.win_differences(groups, one, other), level),
                    score=mean_interval(pairs.score_differences(groups, one, other), level),
                    in_question=(first, second) in asked,
                )
            )
    return found


def _examples(groups: Sequence[Group]) -> list[tuple[str, Fault]]:
    found: dict[tuple[str, FaultKind], Fault] = {}
    for group in groups:
        for match in group.matches:
            for fault in match.faults:
                found.setdefault((match.bots[fault.seat], fault.kind), fault)
    return [(bot, fault) for (bot, _), fault in sorted(found.items())]
