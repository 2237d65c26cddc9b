"""Waiting for a worker: who comes first, who gives up, and what the purse says."""

import asyncio

import pytest

from updown.adapters.bots_process.line import Line
from updown.adapters.bots_process.purse import Purse

BOUND_S = 5


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_they_are_served_as_they_came_and_the_urgent_first() -> None:
    line, served = Line[str](), list[str]()

    async def ask(name: str, *, urgent: bool = False) -> None:
        worker, _ = await line.worker(urgent=urgent)
        served.append(name)
        await asyncio.sleep(0)
        line.give_back(worker)

    asking = [asyncio.create_task(ask(name)) for name in ("first", "second", "third")]
    asking.append(asyncio.create_task(ask("advice", urgent=True)))
    await rest()
    line.give_back("worker")
    await asyncio.gather(*asking)
    assert served == ["advice", "first", "second", "third"]


async def test_who_gives_up_waiting_is_passed_over() -> None:
    line = Line[str]()
    gone, next_one = (asyncio.create_task(line.worker()) for _ in range(2))
    await rest()
    gone.cancel()
    line.give_back("worker")
    assert await asyncio.wait_for(next_one, BOUND_S) == ("worker", 0.0)


async def test_a_worker_that_comes_as_its_asker_leaves_is_not_lost() -> None:
    line = Line[str]()
    leaving = asyncio.create_task(line.worker())
    await rest()
    line.give_back("worker")
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert (await asyncio.wait_for(line.worker(), BOUND_S))[0] == "worker"


async def test_the_longer_the_queue_the_shorter_the_thought() -> None:
    watch = Watch()
    line = Line[str](Purse(1.0, 1, watch.now), watch.now)
    waiting = [asyncio.create_task(line.worker(1.0)) for _ in range(10)]
    await rest()
    line.give_back("worker")
    _, first = await waiting[0]
    assert 0 < first < 0.2
    for left in waiting[1:]:
        left.cancel()
    await rest()
    watch.time += first
    line.give_back("worker")
    assert await line.worker(1.0) == ("worker", 1.0)


async def test_who_spends_more_than_the_purse_holds_is_waited_for() -> None:
    watch = Watch()
    purse = Purse(0.5, 1, watch.now)
    line = Line[str](purse, watch.now)
    line.give_back("worker")
    worker, granted = await line.worker(1.0)
    purse.settle(granted, spent=1.0, took=1.0, elapsed=1.0)
    line.give_back(worker)
    waiting = asyncio.create_task(line.worker(1.0))
    await rest()
    assert not waiting.done()
    assert purse.wait() == pytest.approx(1.0)
    watch.time += 1.1
    line.give_back("another")
    assert (await asyncio.wait_for(waiting, BOUND_S))[1] > 0
    line.close()


async def test_a_turn_that_comes_only_with_time_comes_by_itself() -> None:
    purse = Purse(1.0, 1)
    line = Line[str](purse)
    line.give_back("worker")
    purse.settle(0, spent=1.05, took=1.05, elapsed=1.05)
    assert (await asyncio.wait_for(line.worker(0.1), BOUND_S))[0] == "worker"
