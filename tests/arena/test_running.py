"""Running a contest without processes: nothing lost, nothing twice, whatever the workers do."""

from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from random import Random

import pytest

from tests.arena.contests import Here, Play, contest, decided
from updown.arena.contest import Contest
from updown.arena.outside import CannotLoadBot
from updown.arena.result_file import Results, opened, read
from updown.arena.results import Match
from updown.arena.running import ATTEMPTS, WorkersFailed, run

EASY = decided(lambda _group, _rotation: "easy")


def test_every_match_is_played_once() -> None:
    results, crew = Results(contest("random", "easy", "medium", seats=3, rounds=3)), Here(EASY)
    assert run(results, crew).ending == "played"
    assert sorted(crew.played) == [(group, rotation) for group in range(3) for rotation in range(3)]
    assert sorted(results.groups) == [0, 1, 2]


def test_real_matches_are_the_same_in_every_run() -> None:
    first, second = (Results(contest("random", "easy")) for _ in range(2))
    for results in (first, second):
        run(results, Here())
    assert _without_times(first) == _without_times(second)


def test_a_lost_match_is_played_again() -> None:
    lost = {(1, 0), (2, 1)}

    def play(of: Contest, group: int, rotation: int) -> Match:
        if (group, rotation) in lost:
            lost.remove((group, rotation))
            raise BrokenExecutor("a worker died")
        return EASY(of, group, rotation)

    results, crew = Results(contest("random", "easy")), Here(play)
    run(results, crew)
    assert sorted(results.groups) == [0, 1, 2, 3]
    assert crew.renewed == 2


def test_a_match_that_kills_its_workers_ends_the_contest() -> None:
    def play(of: Contest, group: int, rotation: int) -> Match:
        if (group, rotation) == (2, 1):
            raise RuntimeError("worker died")
        return EASY(of, group, rotation)

    results, crew = Results(contest("random", "easy")), Here(play)
    with pytest.raises(WorkersFailed, match="worker died"):
        run(results, crew)
    assert crew.played.count((2, 1)) == ATTEMPTS
    assert 2 not in results.groups


def test_a_pool_that_is_broken_when_asked_is_renewed() -> None:
    class Broken(Here):
        def play(self, contest: Contest, group: int, rotation: int) -> Future[Match]:
            if not self.renewed and group == 1:
                raise BrokenExecutor("the pool is broken")
            return super().play(contest, group, rotation)

    results, crew = Results(contest("random", "easy")), Broken(EASY)
    run(results, crew)
    assert crew.renewed == 1
    assert sorted(results.groups) == [0, 1, 2, 3]


def test_a_refusal_of_a_worker_is_told_at_once() -> None:
    def play(_of: Contest, _group: int, _rotation: int) -> Match:
        raise CannotLoadBot("no such module", name="x", cause="no such module")

    crew = Here(play)
    with pytest.raises(CannotLoadBot):
        run(Results(contest("random", "easy")), crew)
    assert len(crew.played) <= 4


class Late(Here):
    """Finishes in any order, one match at a time."""

    def __init__(self, play: Play, rng: Random, hands: int) -> None:
        super().__init__(play, hands)
        self._rng = rng
        self._open: list[tuple[Future[Match], Future[Match]]] = []

    def play(self, contest: Contest, group: int, rotation: int) -> Future[Match]:
        done, promised = super().play(contest, group, rotation), Future[Match]()
        self._open.append((done, promised))
        if len(self._open) == self.hands * 2 or (group, rotation) == (contest.groups - 1, contest.seats - 1):
            self._rng.shuffle(self._open)
            for ready, waiting in self._open:
                waiting.set_result(ready.result())
            self._open.clear()
        return promised


def test_the_order_of_finishing_changes_nothing(seed: int) -> None:
    """The answer is clear at the same look, with the same groups counted."""
    of = contest("random", "easy", rounds=60, looks=6)
    play = decided(lambda group, _: "easy" if group % 3 else "random")
    verdicts = {run(Results(of), Late(play, Random(seed + hands), hands)) for hands in (1, 2, 3, 5, 30)}
    verdicts.add(run(Results(of), Here(play)))
    assert len(verdicts) == 1
    assert verdicts.pop().ending == "clear"


def test_little_is_played_in_vain_after_a_clear_answer() -> None:
    results, crew = Results(contest("random", "easy", rounds=500, looks=10)), Here(EASY, hands=2)
    verdict = run(results, crew)
    assert verdict.groups == 50
    assert len(crew.played) <= 50 * 2 + 2 * crew.hands


def test_an_interrupted_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    of, path = contest("random", "easy", rounds=6), tmp_path / "results.jsonl"

    def interrupted(of: Contest, group: int, rotation: int) -> Match:
        if group == 3:
            raise KeyboardInterrupt
        return EASY(of, group, rotation)

    with pytest.raises(KeyboardInterrupt), opened(of, path) as results:
        run(results, Here(interrupted))
    assert sorted(read(path).groups) == [0, 1, 2]
    crew = Here(EASY)
    with opened(of, path) as results:
        run(results, crew)
    assert {group for group, _ in crew.played} == {3, 4, 5}
    assert sorted(read(path).groups) == [0, 1, 2, 3, 4, 5]
    assert len(path.read_bytes().splitlines()) == 7


def _without_times(results: Results) -> list[object]:
    return [
        (number, [(match.bots, match.totals, match.ranks) for match in group.matches])
        for number, group in sorted(results.groups.items())
    ]
