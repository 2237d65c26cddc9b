"""Who plays the matches: processes of this machine, or the workers of a Dask cluster."""

import os
import signal
from collections.abc import Generator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.queues import SimpleQueue
from threading import Thread
from typing import Any, Protocol

from updown.arena import stage
from updown.arena.contest import Contest
from updown.arena.results import Match
from updown.core.errors import LacksExtra, UpdownError

CLUSTER_S = 20
"""How long the scheduler of a cluster may take to answer."""


class NoCluster(UpdownError):
    """No scheduler of a cluster answers at the address."""

    code = "no_cluster"


class Crew(Protocol):
    """Plays matches somewhere; a match that is lost with a worker ends its future with an error."""

    @property
    def hands(self) -> int:
        """How many matches can be played at once."""
        ...

    def play(self, contest: Contest, group: int, rotation: int) -> Future[Match]: ...

    def renew(self) -> None:
        """Puts new workers in the place of those that broke down."""
        ...


def usual_jobs() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local_crew(jobs: int) -> Generator["LocalCrew"]:
    """Processes of this machine, which end with the block, at once if it ends by an exception."""
    crew = LocalCrew(jobs)
    try:
        yield crew
    except BaseException:
        crew.end()
        raise
    crew.dismiss()


class LocalCrew:
    """A pool of processes that start from nothing (spawn): what this process holds does not reach them."""

    def __init__(self, jobs: int) -> None:
        self.hands = jobs
        self._start()

    def play(self, contest: Contest, group: int, rotation: int) -> Future[Match]:
        return self._pool.submit(stage.play, contest, group, rotation)

    def renew(self) -> None:
        self.end()
        self._start()

    def dismiss(self) -> None:
        """Waits for what is being played."""
        self._pool.shutdown()

    def end(self) -> None:
        """Does not wait: an expert may be in the middle of a long match."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        while not self._started.empty():
            with suppress(ProcessLookupError):
                os.kill(self._started.get(), signal.SIGTERM)

    def _start(self) -> None:
        spawn = get_context("spawn")
        self._started: SimpleQueue[int] = spawn.SimpleQueue()
        self._pool: Executor = ProcessPoolExecutor(
            self.hands, mp_context=spawn, initializer=_begin_work, initargs=(self._started,)
        )


def _begin_work(started: "SimpleQueue[int]") -> None:
    """In a new worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which ends its workers
    Thread(target=_end_with_parent, daemon=True).start()
    started.put(os.getpid())


def _end_with_parent() -> None:
    """A worker whose arena was killed would play on for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@contextmanager
def cluster_crew(address: str) -> Generator["ClusterCrew"]:
    """The workers of a Dask cluster whose scheduler listens at the address. Raises LacksExtra or NoCluster."""
    try:
        from distributed import Client  # noqa: PLC0415  an extra, and slow to import
    except ImportError as error:
        raise LacksExtra("distributed is not installed", extra="cluster", package="distributed") from error
    try:
        client: Any = Client(address, timeout=CLUSTER_S)
    except (OSError, ValueError) as error:
        cause = " ".join(str(error).split())[:200]
        raise NoCluster(f"{address}: {cause}", address=address, cause=cause) from error
    try:
        yield ClusterCrew(client)
    finally:
        client.close()


class ClusterCrew:
    """Dask plays what a lost worker had begun once more, elsewhere; its future ends once all the same."""

    def __init__(self, client: Any) -> None:
        self._client = client
        # not pure: asking again for a match that failed must play it again
        self._executor: Executor = client.get_executor(pure=False)

    @property
    def hands(self) -> int:
        """It may change while the contest goes on."""
        return max(1, sum(self._client.nthreads().values()))

    def play(self, contest: Contest, group: int, rotation: int) -> Future[Match]:
        return self._executor.submit(stage.play, contest, group, rotation)

    def renew(self) -> None:
        """The cluster sees to its workers itself."""
