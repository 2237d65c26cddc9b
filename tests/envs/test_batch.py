"""Many matches at once: the same matches every time, rewards that add up, and no for an answer to what is wrong."""

import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.envs.episodes import episodes
from updown.core.errors import BadOptions, UnknownGame, UpdownError
from updown.envs.batch import Batch, BatchEnv
from updown.envs.setting import BadArgument, games_with_encoding
from updown.fast.encoding import IllegalIndex, WrongShape

ROOT = Path(__file__).parents[2]

PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("river", 4, {"start": 5}),
    ("river", 8, {"scoring": "penalty"}),
    ("river", 3, {"bidding": "simultaneous", "start": 3}),
    ("river", 2, {"start": 1, "scoring": "exact"}),
    ("up-or-down", 2, {}),
    ("up-or-down", 5, {"length": "long"}),
    ("up-or-down", 3, {"deck": 24}),
]
each_played = pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
every_game = pytest.mark.parametrize("game", games_with_encoding(), ids=lambda game: game.id)


def random_actions(batch: Batch, rng: np.random.Generator) -> Any:
    """A legal one in each match, each as likely."""
    return (batch.mask * rng.random(batch.mask.shape)).argmax(axis=1)


@every_game
def test_the_same_seed_gives_the_same_matches_in_any_batch_and_process(game: Any) -> None:
    seats, wanted = game.usual_seats[0], 8
    alone = episodes(game.id, seats, matches=1, seed=5, wanted=wanted)
    assert len(set(alone.values())) == wanted
    assert episodes(game.id, seats, matches=3, seed=5, wanted=wanted) == alone
    assert episodes(game.id, seats, matches=wanted + 4, seed=5, wanted=wanted) == alone
    assert not set(episodes(game.id, seats, matches=3, seed=6, wanted=wanted).values()) & set(alone.values())
    command = [sys.executable, "-m", "tests.envs.episodes", game.id, str(seats), "5", "5", str(wanted)]
    elsewhere = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, timeout=120)
    assert literal_eval(elsewhere.stdout) == alone


@each_played
def test_rewards_add_up_to_the_totals_that_all_can_see(
    game: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    rng, env = np.random.default_rng(seed), BatchEnv(game, seats, options, matches=4, seed=seed)
    batch, sums, finished = env.reset(), np.zeros((4, seats)), 0
    while finished < 12:
        for line in range(env.matches):
            facts = env.encoding.decode(batch.observation[line].copy())
            seen = facts.totals if game == "river" else [seat.total for seat in facts.seats]
            assert np.roll(seen, batch.seat[line]).tolist() == sums[line].tolist()
        batch = env.step(random_actions(batch, rng))
        sums += batch.reward
        assert sums.tolist() == env.totals.tolist()
        sums[batch.done] = 0
        finished += int(batch.done.sum())


def test_R12_river_pays_at_the_end_of_each_round(seed: int) -> None:
    env = BatchEnv("river", 4, {"start": 2}, matches=1, seed=seed)
    batch, rng = env.reset(), np.random.default_rng(seed)
    paid: list[int] = []
    for step in range(4 * (3 + 2 + 3)):
        batch = env.step(random_actions(batch, rng))
        if batch.reward.any():
            paid.append(step + 1)
    assert set(paid) <= {12, 20, 32}
    assert batch.done.all()


def test_R9_fists_are_made_one_seat_after_the_other(seed: int) -> None:
    env = BatchEnv("river", 5, {"bidding": "simultaneous"}, matches=2, seed=seed)
    batch = env.reset()
    for seat in range(5):
        assert batch.seat.tolist() == [seat, seat]
        assert all(env.encoding.decode(line.copy()).bids == (None,) * 5 for line in batch.observation)
        batch = env.step([seat, 0])
    assert all(None not in env.encoding.decode(line.copy()).bids for line in batch.observation)


@every_game
def test_a_match_that_ends_is_followed_by_the_next_number(game: Any, seed: int) -> None:
    env = BatchEnv(game.id, game.seats[0], matches=3, seed=seed)
    batch, rng, next_number = env.reset(), np.random.default_rng(seed), 3
    assert env.number.tolist() == [0, 1, 2]
    while next_number < 9:
        before = env.number.tolist()
        batch = env.step(random_actions(batch, rng))
        for line in range(3):
            if batch.done[line]:
                before[line], next_number = next_number, next_number + 1
        assert env.number.tolist() == before
    env.reset()
    assert env.number.tolist() == [0, 1, 2]


@every_game
def test_reset_begins_again(game: Any) -> None:
    env = BatchEnv(game.id, game.seats[0], matches=5, seed=3)
    first = env.reset().observation.copy()
    env.step(env.reset().mask.argmax(axis=1))
    assert (env.reset().observation == first).all()
    assert (env.reset(4).observation != first).any()
    assert (env.reset(3).observation == first).all()


@every_game
def test_an_illegal_action_changes_nothing(game: Any) -> None:
    env = BatchEnv(game.id, game.seats[0], matches=3, seed=1)
    batch = env.reset()
    before = [array.copy() for array in batch]
    legal = batch.mask.argmax(axis=1)
    for wrong in (int((~batch.mask[1]).argmax()), -1, env.encoding.actions, 2**40):
        with pytest.raises(IllegalIndex) as refused:
            env.step([legal[0], wrong, legal[2]])
        assert refused.value.arguments == {"index": wrong, "line": 1}
    for wrong in ([0, 1], [[0, 1, 2]], [0.0, 1.0, 2.0], [True, False, True]):
        with pytest.raises(WrongShape):
            env.step(wrong)
    assert all((array == kept).all() for array, kept in zip(batch, before, strict=True))
    for kind in (np.uint8, np.int32, np.int64):
        env.reset()
        env.step(legal.astype(kind))


def test_what_is_shown_cannot_be_written_and_is_written_over() -> None:
    env = BatchEnv("up-or-down", 2, matches=2)
    batch = env.reset()
    for array in (*batch, env.number, env.totals):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    again = env.step(batch.mask.argmax(axis=1))
    assert again.observation is batch.observation


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (UnknownGame, {"game": "chess"}),
        (BadOptions, {"options": {"length": "endless"}}),
        (BadOptions, {"options": {"deck": 43}}),
        (BadOptions, {"seats": 7}),
        (BadArgument, {"matches": 0}),
        (BadArgument, {"matches": 2.5}),
        (BadArgument, {"seed": -1}),
        (BadArgument, {"seed": "1"}),
    ],
)
def test_what_cannot_be_is_refused(error: type[UpdownError], arguments: dict[str, Any]) -> None:
    make: Any = BatchEnv
    with pytest.raises(error):
        make(**{"game": "up-or-down", "seats": 2, "matches": 1, **arguments})


@pytest.mark.slow
@each_played
def test_memory_is_flat_over_a_million_steps(game: str, seats: int, options: dict[str, Any]) -> None:
    env, rng = BatchEnv(game, seats, options, matches=64), np.random.default_rng(1)
    batch, sizes = env.reset(), list[int]()
    for step in range(1_000_000 // 64):
        batch = env.step(random_actions(batch, rng))
        if step % 1000 == 999:
            sizes.append(resident())
    assert max(sizes) - sizes[0] < 2 * 2**20


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
