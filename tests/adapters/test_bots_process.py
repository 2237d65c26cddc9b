"""Bots in worker processes: they answer, crash, and think too long."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from updown.adapters.bots_process import BotProcesses
from updown.app.ports import BotFailed
from updown.bots.levels import levels_of
from updown.core.deal import RandomDeals
from updown.core.game import AnyGame, Seat
from updown.engine.match import begin
from updown.games import all_games

pytestmark = pytest.mark.asyncio(loop_scope="module")
"""All on the loop of the workers, which load what is compiled only once."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bots() -> AsyncIterator[BotProcesses]:
    bots = BotProcesses(workers=1, longest_s=5)
    await bots.warm_up()
    yield bots
    await bots.close()


def question(game: AnyGame) -> tuple[object, object, tuple[str, ...]]:
    seats = min(game.usual_seats)
    state = begin(game, game.options({}, seats), seats, RandomDeals(Random(1)))
    seat: Seat = game.to_act(state)[0]
    legal = tuple(map(game.format_action, game.legal_actions(state, seat)))
    return game.public_view(state), game.own_view(state, seat), legal


async def test_every_level_of_every_game_answers_from_the_view_alone(bots: BotProcesses) -> None:
    for game in all_games().values():
        public, own, legal = question(game)
        for level in levels_of(game):
            assert await bots.choose(game.id, level, public, own, legal) in legal


async def test_advice_is_the_best_of_the_legal_actions_with_reasons(bots: BotProcesses) -> None:
    for game in all_games().values():
        public, own, legal = question(game)
        advised = await bots.weigh(game.id, public, own, legal)
        assert 1 <= len(advised) <= 3
        assert {weighed.action for weighed in advised} <= set(legal)
        assert all(weighed.reason and 0 <= weighed.value <= 1 for weighed in advised)


async def test_a_quick_level_does_not_wait_behind_a_long_thought(bots: BotProcesses) -> None:
    """In events: so many quick answers come while one expert thinks."""
    game = all_games()["up-or-down"]
    public, own, legal = question(game)
    long = asyncio.create_task(bots.choose(game.id, "expert", public, own, legal))
    advice = asyncio.create_task(bots.weigh(game.id, public, own, legal))
    answers = [await bots.choose(game.id, "random", public, own, legal) for _ in range(5)]
    assert not (long.done() and advice.done())
    assert set(answers) <= set(legal)
    await asyncio.gather(long, advice)


async def test_a_worker_that_died_is_replaced_and_the_bot_asked_again(bots: BotProcesses) -> None:
    game = next(iter(all_games().values()))
    [worker] = bots._quick._workers
    assert worker.process is not None
    os.kill(worker.process, signal.SIGKILL)
    public, own, legal = question(game)
    assert await bots.choose(game.id, "random", public, own, legal) in legal


async def test_a_bot_that_thinks_too_long_fails_and_others_go_on() -> None:
    bots = BotProcesses(workers=1, longest_s=0.3)
    with pytest.raises(BotFailed, match="no answer"):
        await bots.choose("up-or-down", "random", Endless(), None, ("1<A^",))
    game = all_games()["up-or-down"]
    public, own, legal = question(game)
    assert await bots.choose(game.id, "random", public, own, legal) in legal
    await bots.close()


async def test_a_bot_that_raises_has_failed(bots: BotProcesses) -> None:
    with pytest.raises(BotFailed):
        await bots.choose("up-or-down", "divine", None, None, ("1<A^",))


class Endless:
    """Takes its worker for long, by being unpacked there."""

    def __reduce__(self) -> tuple[object, tuple[float]]:
        return time.sleep, (60.0,)
