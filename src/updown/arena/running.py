"""Runs a contest: hands out matches, puts deal groups together, keeps them, stops when all is said."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from typing import TypeAlias

from updown.arena.asking import in_short
from updown.arena.contest import Contest
from updown.arena.crews import Crew
from updown.arena.result_file import Results
from updown.arena.results import Group, Match
from updown.arena.verdict import Judge, Verdict
from updown.core.errors import UpdownError

ATTEMPTS = 3
"""A match that was lost with its worker so often is given up, and the contest with it."""
AHEAD = 2
"""Matches handed out for each that can be played at once: no worker waits, and little is played in vain."""

Task: TypeAlias = tuple[int, int]
"""Group and rotation."""
Watcher: TypeAlias = Callable[[Task, Match], None]


class WorkersFailed(UpdownError):
    """The workers could not play a match, time and again; `cause` has what was heard of them."""

    code = "workers_failed"


def run(results: Results, crew: Crew, watch: Watcher = lambda _task, _match: None) -> Verdict:
    """Plays what is missing of the contest, and tells `watch` of each match that was played.

    Groups count in the order of their numbers, whichever is finished first: quick matches must not weigh more.
    Raises WorkersFailed, or what a worker refused. Interrupted, it leaves every finished group in the results.
    """
    return _Run(results, crew, watch).play_on()


class _Run:
    def __init__(self, results: Results, crew: Crew, watch: Watcher) -> None:
        self._results, self._crew, self._watch = results, crew, watch
        self._contest: Contest = results.contest
        self._todo = self._tasks()
        self._underway: dict[Future[Match], Task] = {}
        self._lost: list[Task] = []
        self._attempts: dict[Task, int] = {}
        self._parts: dict[int, dict[int, Match]] = {}
        self._crew_broke = False

    def play_on(self) -> Verdict:
        judge = Judge(self._contest)
        try:
            while not (verdict := judge.hear(self._results.groups)).is_final:
                self._hand_out()
                assert self._underway or self._crew_broke, "nothing is left to play, but it is not over"  # noqa: S101
                done, _ = wait(self._underway, return_when=FIRST_COMPLETED)
                for future in done:
                    self._take(future)
            return verdict
        finally:
            self._put_away()

    def _put_away(self) -> None:
        """What is finished is kept, though nobody waits for it any more; the rest is called off."""
        for future, task in self._underway.items():
            if not future.cancel() and future.done() and future.exception() is None:
                self._keep(task, future.result())

    def _tasks(self) -> Iterator[Task]:
        for group in range(self._contest.groups):
            if group not in self._results.groups:
                yield from ((group, rotation) for rotation in range(self._contest.seats))

    def _hand_out(self) -> None:
        if self._crew_broke and not self._underway:
            self._crew.renew()
            self._crew_broke = False
        while not self._crew_broke and len(self._underway) < self._crew.hands * AHEAD:
            task = self._lost.pop() if self._lost else next(self._todo, None)
            if task is None:
                return
            self._attempts[task] = self._attempts.get(task, 0) + 1
            try:
                self._underway[self._crew.play(self._contest, *task)] = task
            except BrokenExecutor as error:
                self._lose(task, error)

    def _take(self, future: Future[Match]) -> None:
        task = self._underway.pop(future)
        try:
            match = future.result()
        except UpdownError:
            raise
        except (Exception, CancelledError) as error:  # whatever a dying worker leaves behind
            self._lose(task, error)
            return
        del self._attempts[task]
        self._watch(task, match)
        self._keep(task, match)

    def _lose(self, task: Task, error: BaseException) -> None:
        """A pool that breaks fails everything underway; a new one starts when all of that is known."""
        if self._attempts[task] >= ATTEMPTS:
            cause = in_short(error)
            raise WorkersFailed(f"lost {ATTEMPTS} times: {cause}", cause=cause) from error
        self._crew_broke = self._crew_broke or isinstance(error, BrokenExecutor)
        self._lost.append(task)

    def _keep(self, task: Task, match: Match) -> None:
        group, rotation = task
        parts = self._parts.setdefault(group, {})
        parts[rotation] = match
        if len(parts) == self._contest.seats:
            del self._parts[group]
            matches = tuple(parts[rotation] for rotation in sorted(parts))
            self._results.add(Group(self._contest.key, group, matches))
