"""The tables of a contest, in words and figures."""

from collections.abc import Callable, Mapping

from updown.arena.intervals import Interval
from updown.arena.results import FaultKind
from updown.arena.summary import Meeting, Standing, Summary
from updown.cli.arena.pages import Grid
from updown.cli.texts import text

FAULTS: tuple[FaultKind, ...] = ("too_slow", "crashed", "illegal")


def standings(summary: Summary) -> Grid:
    """Win rate, score and ratings of each bot."""
    columns = (
        text("cli-arena-bot-column"),
        text("cli-arena-wins"),
        text("cli-arena-score"),
        text("cli-arena-elo"),
        "openskill",
        text("cli-arena-matches"),
    )
    return Grid(text("cli-arena-standings"), columns, [_standing(line) for line in summary.standings])


def crosses(summary: Summary) -> Grid:
    """How often the bot of the row ends ahead of that of the column."""
    bots = [line.bot for line in summary.standings]
    met = {(meeting.one, meeting.other): meeting for meeting in summary.meetings}
    rows = [[row, *(_ahead(met, row, column) for column in bots)] for row in bots]
    return Grid(text("cli-arena-crosses"), (text("cli-arena-bot-column"), *bots), rows)


def differences(summary: Summary) -> Grid:
    """Two bots on the same deals."""
    columns = (text("cli-arena-pair"), text("cli-arena-more-wins"), text("cli-arena-more-points"))
    return Grid(
        text("cli-arena-differences"), columns, [_difference(meeting) for meeting in summary.meetings]
    )


def thoughts(summary: Summary) -> Grid:
    """CPU time a decision."""
    columns = (
        text("cli-arena-bot-column"),
        text("cli-arena-cpu-mean"),
        text("cli-arena-cpu-tail"),
        text("cli-arena-cpu-longest"),
        text("cli-arena-decisions"),
    )
    rows = [
        [
            line.bot,
            milliseconds(line.cpu_mean_s),
            milliseconds(line.cpu_p95_s),
            milliseconds(line.cpu_longest_s),
            str(line.decisions),
        ]
        for line in summary.standings
    ]
    return Grid(text("cli-arena-cpu"), columns, rows)


def faults(summary: Summary) -> Grid | None:
    """Only of bots that made some; None if all is well."""
    guilty = [line for line in summary.standings if line.faults]
    if not guilty:
        return None
    columns = (
        text("cli-arena-bot-column"),
        *map(kind_of, FAULTS),
        text("cli-arena-forfeits"),
    )
    rows = [
        [line.bot, *(str(line.faults.get(kind, 0)) for kind in FAULTS), str(line.forfeits)] for line in guilty
    ]
    return Grid(text("cli-arena-faults"), columns, rows)


def kind_of(fault: FaultKind) -> str:
    """In words."""
    match fault:
        case "too_slow":
            return text("cli-arena-too-slow")
        case "crashed":
            return text("cli-arena-crashed")
        case "illegal":
            return text("cli-arena-illegal")


def percents(interval: Interval, sign: str = "") -> str:
    """`61.5 % (58.0…64.9)`, as points of a hundred. A line can break only before the bracket."""
    return _with_ends(interval, lambda value: f"{100 * value:{sign}.1f}", "\N{NO-BREAK SPACE}%")


def points(difference: Interval) -> str:
    return _with_ends(difference, lambda value: f"{value:+.2f}", "")


def turned(difference: Interval) -> Interval:
    """The same from the other's side."""
    low, high = difference.low, difference.high
    return Interval(-difference.middle, None if high is None else -high, None if low is None else -low)


def milliseconds(seconds: float) -> str:
    """With three digits that say something."""
    thousandth = seconds * 1000
    return f"{thousandth:.3f}" if thousandth < 1 else f"{thousandth:.1f}"


def _standing(line: Standing) -> list[str]:
    return [
        line.bot,
        percents(line.wins),
        _with_ends(line.score, lambda value: f"{value:.1f}", ""),
        _with_ends(line.elo, lambda value: f"{value:+.0f}", ""),
        f"{line.skill.mu:.1f} ± {line.skill.sigma:.1f}",
        str(line.matches),
    ]


def _difference(meeting: Meeting) -> list[str]:
    """The bot that wins more stands first."""
    if meeting.wins.middle < 0:
        wins, score = turned(meeting.wins), turned(meeting.score)
        return [f"{meeting.other} - {meeting.one}", percents(wins, sign="+"), points(score)]
    return [f"{meeting.one} - {meeting.other}", percents(meeting.wins, sign="+"), points(meeting.score)]


def _ahead(met: Mapping[tuple[str, str], Meeting], row: str, column: str) -> str:
    if (row, column) in met:
        return percents(met[row, column].ahead)
    if (column, row) in met:
        return percents(_other_way(met[column, row].ahead))
    return ""


def _other_way(rate: Interval) -> Interval:
    """The same from the other's side."""
    low = None if rate.high is None else 1 - rate.high
    return Interval(1 - rate.middle, low, None if rate.low is None else 1 - rate.low)


def _with_ends(interval: Interval, figure: Callable[[float], str], unit: str) -> str:
    middle = figure(interval.middle) + unit
    if interval.low is None or interval.high is None:
        return middle
    return f"{middle} ({figure(interval.low)}…{figure(interval.high)})"
