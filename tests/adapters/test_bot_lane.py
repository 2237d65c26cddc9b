"""A lane of workers: cancelled questions, lost workers, warming up. The workers are made up."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from updown.adapters.bots_process.lane import Lane
from updown.adapters.bots_process.purse import Purse
from updown.adapters.bots_process.worker import Answer, Worker
from updown.app.ports import BotFailed

BOUND_S = 5


class Staff:
    """Hires workers and sees what they do. They think while `hold` is not set."""

    def __init__(self) -> None:
        self.hired: list[MadeUp] = []
        self.hold = asyncio.Event()
        self.hold.set()
        self.warm = asyncio.Event()
        self.warm.set()
        self.thought: list[object] = []
        self.seconds: list[float] = []
        self.crashes = 0
        self.starting = 0

    def hire(self) -> "MadeUp":
        self.hired.append(MadeUp(self))
        return self.hired[-1]


class MadeUp(Worker):
    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        self._is_started = False
        self.ended = False

    async def start(self) -> None:
        if self._is_started:
            return
        self._staff.starting += 1
        await self._staff.warm.wait()
        self._is_started = True

    async def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        self._staff.thought.append(arguments[0])
        self._staff.seconds.append(arguments[-1])
        if self._staff.crashes:
            self._staff.crashes -= 1
            raise BrokenProcessPool
        await self._staff.hold.wait()
        return Answer(function(*arguments), 0.0, 0.0)

    def end(self) -> None:
        self.ended = True


def echo(question: object, seconds: float) -> object:
    if question == "unanswerable":
        raise ValueError(question)
    return question


@pytest.fixture
def staff() -> Staff:
    return Staff()


@pytest.fixture
async def lane(staff: Staff) -> AsyncIterator[Lane]:
    lane = Lane(staff.hire, 1, longest_s=BOUND_S, purse=Purse(1.0, 1))
    yield lane
    await lane.close()


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_question_that_nobody_waits_for_any_more_is_not_thought_about(
    lane: Lane, staff: Staff
) -> None:
    staff.hold.clear()
    asking = [asyncio.create_task(lane.ask(echo, name, wish=0.1)) for name in ("first", "gone", "last")]
    await rest()
    asking[1].cancel()
    staff.hold.set()
    assert await asking[2] == "last"
    assert staff.thought == ["first", "last"]


async def test_a_worker_still_thinking_for_who_is_gone_gets_no_other_question(
    lane: Lane, staff: Staff
) -> None:
    staff.hold.clear()
    gone = asyncio.create_task(lane.ask(echo, "gone", wish=0.1))
    await rest()
    gone.cancel()
    waiting = asyncio.create_task(lane.ask(echo, "next", wish=0.1))
    await rest()
    assert staff.thought == ["gone"]
    staff.hold.set()
    assert await asyncio.wait_for(waiting, BOUND_S) == "next"


async def test_the_bot_is_asked_again_when_its_worker_is_lost(lane: Lane, staff: Staff) -> None:
    staff.crashes = 1
    assert await lane.ask(echo, "question", wish=0.1) == "question"
    assert [worker.ended for worker in staff.hired] == [True, False]


async def test_a_bot_that_breaks_every_worker_fails_and_others_are_answered(lane: Lane, staff: Staff) -> None:
    staff.crashes = 2
    with pytest.raises(BotFailed, match="no answer"):
        await lane.ask(echo, "deadly", wish=0.1)
    assert await lane.ask(echo, "question", wish=0.1) == "question"


async def test_a_bot_that_raises_is_not_asked_again(lane: Lane, staff: Staff) -> None:
    with pytest.raises(BotFailed):
        await lane.ask(echo, "unanswerable", wish=0.1)
    assert staff.thought == ["unanswerable"]
    assert await lane.ask(echo, "question", wish=0.1) == "question"


async def test_a_worker_is_told_how_long_it_may_think(lane: Lane, staff: Staff) -> None:
    staff.hold.clear()
    asking = [asyncio.create_task(lane.ask(echo, place, wish=1.0)) for place in range(30)]
    await rest()
    staff.hold.set()
    await asyncio.gather(*asking)
    first, second, *_ = staff.seconds
    assert first == 1.0, "nobody else had asked yet"
    assert second < 0.1, "29 were waiting"


async def test_questions_wait_until_the_first_worker_is_warm_and_for_no_other(staff: Staff) -> None:
    lane = Lane(staff.hire, 2, longest_s=BOUND_S)
    staff.warm.clear()
    warming = asyncio.create_task(lane.warm_up())
    asking = asyncio.create_task(lane.ask(echo, "early"))
    await rest()
    assert staff.starting == 1
    assert staff.thought == []
    staff.warm.set()
    assert await asyncio.wait_for(asking, BOUND_S) == "early"
    await warming
    assert staff.starting == 2
    await lane.close()


async def test_closing_waits_for_nobody(lane: Lane, staff: Staff) -> None:
    staff.hold.clear()
    asking = asyncio.create_task(lane.ask(echo, "question", wish=0.1))
    await rest()
    await asyncio.wait_for(lane.close(), BOUND_S)
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert all(worker.ended for worker in staff.hired)
