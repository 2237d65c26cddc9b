"""A contest on a real Dask cluster of this machine, with a worker killed in the middle."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.contests import contest
from tests.cli.test_commands import updown as command
from updown.arena.crews import LacksExtra, NoCluster, cluster_crew, local_crew
from updown.arena.result_file import Results, opened, read
from updown.arena.results import Group, Match
from updown.arena.running import Task, run

pytestmark = pytest.mark.slow
HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers of one thread each, in processes of their own, with nannies that start them anew."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster


def worker_processes(cluster: Any) -> list[int]:
    from distributed import Client  # noqa: PLC0415

    with Client(cluster.scheduler_address) as client:
        told: Any = client.run(os.getpid)
        return list(told.values())


def test_a_worker_killed_in_the_middle_loses_nothing_and_counts_nothing_twice(
    cluster: Any, tmp_path: Path
) -> None:
    of, file = contest("easy", "medium", rounds=80), tmp_path / "results.jsonl"
    workers, killed, heard = worker_processes(cluster), [], []

    def kill_one(task: Task, _match: Match) -> None:
        heard.append(task)
        if not killed and len(results.groups) >= 10:
            os.kill(workers[0], signal.SIGKILL)
            killed.append(workers[0])

    with opened(of, file) as results, cluster_crew(cluster.scheduler_address) as crew:
        assert run(results, crew, kill_one).ending == "played"
    assert killed
    assert not Path(f"/proc/{killed[0]}").exists()
    assert len(heard) == len(set(heard)) == of.matches
    kept = read(file)
    assert len(file.read_bytes().splitlines()) == 1 + of.groups
    assert sorted(kept.groups) == list(range(of.groups))
    alone = Results(of)
    with local_crew(1) as crew:
        run(alone, crew)
    assert points(kept.groups) == points(alone.groups), "the same matches as on one machine"


def points(groups: dict[int, Group]) -> dict[int, list[object]]:
    return {
        number: [(match.bots, match.totals) for match in group.matches] for number, group in groups.items()
    }


def test_the_command_plays_on_the_cluster_with_bots_from_outside(cluster: Any, tmp_path: Path) -> None:
    (tmp_path / "contest.toml").write_text(
        'game = "up-or-down"\nmatches = 6\nseed = 1\n'
        f'bots = ["random", {{ name = "first", factory = "strangers:First", folder = "{HERE}" }}]\n'
    )
    result = command(
        "arena", "run", tmp_path / "contest.toml", "--cluster", cluster.scheduler_address, "--json"
    )
    assert result.exit_code == 0, result.output
    assert '"ending":"played"' in result.stdout
    assert '"faults":{}' in result.stdout


def test_an_address_where_nobody_answers_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("updown.arena.crews.CLUSTER_S", 1)
    began = time.monotonic()
    for address in ("tcp://127.0.0.1:9", "nonsense"):
        with pytest.raises(NoCluster), cluster_crew(address):
            pass
    assert time.monotonic() - began < 20


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(LacksExtra) as refused, cluster_crew("tcp://127.0.0.1:9"):
        pass
    assert refused.value.arguments["extra"] == "cluster"
