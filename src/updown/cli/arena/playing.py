"""Plays a contest for a command: bots checked, results kept, progress shown, then what came of it."""

import secrets
import shlex
import sys
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from updown.arena.contest import Contest
from updown.arena.contest_file import Asked, contest_of
from updown.arena.crews import Crew, cluster_crew, local_crew, usual_jobs
from updown.arena.result_file import Results, opened, seed_in
from updown.arena.results import Match
from updown.arena.roster import added_bots, must_load, roster_path
from updown.arena.running import Task, Watcher
from updown.arena.running import run as run_contest
from updown.arena.summary import summary_of
from updown.cli.arena.asked import MAX_JOBS
from updown.cli.arena.reporting import tell
from updown.cli.setup import in_range
from updown.cli.texts import text

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


@dataclass(frozen=True, slots=True)
class Playing:
    """How a contest is played and told of."""

    results: Path | None
    report: Path | None
    jobs: int | None
    cluster: str | None
    as_json: bool


def play_asked(asked: Asked, folder: Path, playing: Playing) -> None:
    """Plays what is asked for. Without a seed it goes on with that of the result file, or takes a new one."""
    seed = seed_in(playing.results) if asked.seed is None else asked.seed
    seed = secrets.randbelow(10**9) if seed is None else seed
    contest = contest_of(asked, seed, added_bots(roster_path()), folder)
    if playing.cluster is None:  # on a cluster, modules need to be there, not here
        must_load(contest.entrants)
    jobs = usual_jobs() if playing.jobs is None else in_range("--jobs", playing.jobs, range(1, MAX_JOBS + 1))
    with opened(contest, playing.results, shlex.join(["updown", *sys.argv[1:]])) as results:
        _greet(results, playing.results)
        interrupted = _play(results, playing.cluster, jobs)
        summary = summary_of(results)
    tell(summary, playing.report, as_json=playing.as_json)
    if interrupted:
        _say_goodbye(playing.results)
        raise typer.Exit(INTERRUPTED)


def _play(results: Results, cluster: str | None, jobs: int) -> bool:
    """True if Ctrl-C ended it."""
    try:
        with _crew(cluster, jobs) as crew, _progress(results) as watch:
            run_contest(results, crew, watch)
    except KeyboardInterrupt:
        return True
    return False


def _crew(cluster: str | None, jobs: int) -> AbstractContextManager[Crew]:
    return local_crew(jobs) if cluster is None else cluster_crew(cluster)


def _greet(results: Results, path: Path | None) -> None:
    if results.dropped:
        _notice(text("cli-arena-cut-off", file=str(path)))
    if results.groups:
        matches = sum(len(group.matches) for group in results.groups.values())
        _notice(text("cli-arena-goes-on", file=str(path), matches=matches))


def _say_goodbye(path: Path | None) -> None:
    if path is None:
        _notice(text("cli-arena-interrupted"))
    else:
        _notice(text("cli-arena-interrupted-kept", file=str(path)))


def _notice(words: str) -> None:
    typer.echo(words, err=True)


@contextmanager
def _progress(results: Results) -> Generator[Watcher]:
    """A bar on the error stream, with what the first bot has won in this run so far."""
    contest = results.contest
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
    )
    begun = sum(len(group.matches) for group in results.groups.values())
    line = bar.add_task(text("cli-arena-warms-up"), total=contest.matches, completed=begun)
    tally = _Tally(contest)

    def watch(_: Task, match: Match) -> None:
        tally.add(match)
        bar.update(line, advance=1, description=tally.words)

    with bar:
        yield watch


class _Tally:
    """Wins of the first bot, for people who wait; no statistics."""

    def __init__(self, contest: Contest) -> None:
        self._bot = contest.names[0]
        self._seats = 0
        self._won = 0.0

    def add(self, match: Match) -> None:
        for bot, rank in zip(match.bots, match.ranks, strict=True):
            if bot == self._bot:
                self._seats += 1
                self._won += 1 / match.ranks.count(1) if rank == 1 else 0

    @property
    def words(self) -> str:
        if not self._seats:
            return text("cli-arena-warms-up")
        return text("cli-arena-plays", bot=self._bot, rate=f"{self._won / self._seats:.0%}")
