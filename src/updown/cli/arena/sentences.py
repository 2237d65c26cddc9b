"""What a contest says in sentences: who is better, how it was played, how to read the figures."""

import json
from collections.abc import Iterator

from updown.arena.contest import Contest
from updown.arena.stopping import looks_of
from updown.arena.summary import Meeting, Summary
from updown.cli.arena.grids import kind_of, percents, turned
from updown.cli.texts import text


def in_short(summary: Summary) -> list[str]:
    """Who is better, how the contest ended, with which seed; and what should not be overlooked."""
    return [
        *(who_is_better(meeting) for meeting in summary.meetings if meeting.in_question),
        how_it_ended(summary),
        text("cli-arena-even", rate=f"{100 * summary.even:.0f}", level=level(summary)),
        text("cli-arena-seed", seed=str(summary.contest.seed), key=summary.key),
        *warnings(summary),
    ]


def who_is_better(meeting: Meeting) -> str:
    """Or that it cannot be told."""
    leader = meeting.leader
    if leader is None:
        return text(
            "cli-arena-unclear",
            one=meeting.one,
            other=meeting.other,
            difference=percents(meeting.wins, sign="+"),
        )
    loser, wins = (
        (meeting.other, meeting.wins) if leader == meeting.one else (meeting.one, turned(meeting.wins))
    )
    return text("cli-arena-better", one=leader, other=loser, difference=percents(wins))


def how_it_ended(summary: Summary) -> str:
    verdict, contest = summary.verdict, summary.contest
    match verdict.ending:
        case "clear":
            looks = len(looks_of(contest))
            return text("cli-arena-ended-clear", matches=summary.matches, look=verdict.look, looks=looks)
        case "played":
            return text("cli-arena-ended-played", matches=summary.matches)
        case "open":
            return text("cli-arena-ended-open", matches=summary.matches, planned=contest.matches)


def warnings(summary: Summary) -> Iterator[str]:
    if len(summary.codes) > 1:
        yield text("cli-arena-mixed-code", codes=", ".join(summary.codes))
    for bot, fault in summary.examples:
        yield text("cli-arena-example", bot=bot, kind=kind_of(fault.kind), detail=fault.detail)


def how_it_was_played(summary: Summary) -> list[str]:
    """What was set up before the first match."""
    contest = summary.contest
    return [
        text("cli-arena-game", game=contest.game, seats=contest.seats, options=_options(contest)),
        text(_FORMS[contest.form]),
        text("cli-arena-groups", groups=summary.verdict.groups, seats=contest.seats),
        _looks(contest),
        text(
            "cli-arena-limits",
            seconds=f"{contest.limits.seconds:g}",
            faults=contest.limits.faults,
        ),
        text("cli-arena-seed", seed=str(contest.seed), key=summary.key),
    ]


def how_to_read(summary: Summary) -> list[str]:
    """Of which kind the figures are."""
    return [
        text("cli-arena-read-groups"),
        text("cli-arena-read-intervals", level=level(summary)),
        text("cli-arena-read-even", rate=f"{100 * summary.even:.0f}"),
        text("cli-arena-read-elo"),
        text("cli-arena-read-openskill"),
        text("cli-arena-read-cpu"),
    ]


def level(summary: Summary) -> str:
    return f"{100 * summary.level:.4g}"


def seen_of(summary: Summary) -> str:
    """The win rates in one sentence, for those who do not see the picture."""
    return "; ".join(f"{line.bot} {percents(line.wins)}" for line in summary.standings)


_FORMS = {
    "mixed": "cli-arena-form-mixed",
    "alone": "cli-arena-form-alone",
    "first": "cli-arena-form-first",
}


def _looks(contest: Contest) -> str:
    looks = len(looks_of(contest))
    if not looks:
        return text("cli-arena-looks-none", matches=contest.matches)
    return text("cli-arena-looks", looks=looks, matches=contest.matches)


def _options(contest: Contest) -> str:
    return json.dumps(contest.options, separators=(", ", ": "))
