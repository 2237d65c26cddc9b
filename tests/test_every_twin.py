"""The laws that every game's compiled twin meets: it is the game, only faster.

Legal actions, seats to act and results are compared at every step of every match; state hashes, whose cost on the
side of the rules is by far the greatest, at every step of some matches and at the end of all in the fast set, and
at every step of all in the slow one. `UPDOWN_TWIN_MATCHES=100000 make test-slow PYTEST_ARGS="-k twin_matches"`
plays so many matches of each game, and says in the end how many steps that was.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.twins import (
    Pair,
    act,
    action_called,
    deal,
    differ_nowhere,
    imagine,
    look,
    plausibility,
    play_on,
    policy_action,
    positions_of_both,
    random_action,
    random_pair,
    values,
)
from updown.core.game import AnyGame, Seat
from updown.engine.record_reader import parse_record
from updown.engine.replay import open_match, replay
from updown.fast.chance import chance
from updown.fast.twin import Flat
from updown.games import all_games

ROOT = Path(__file__).parents[1]
GAMES = list(all_games().values())
RECORDS = sorted(
    [*(ROOT / "golden/records").glob("*.updown"), *(ROOT / "tests/cases/records").glob("*.updown")]
)
FAST_MATCHES = 2000
SLOW_MATCHES = int(os.environ.get("UPDOWN_TWIN_MATCHES", "20000"))
HASHED_IN_FULL = 16
"""One match of so many in the fast set."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def in_chunks(matches: int, size: int) -> pytest.MarkDecorator:
    """So that several workers share them."""
    chunks = [range(first, min(first + size, matches)) for first in range(0, matches, size)]
    return pytest.mark.parametrize("numbers", chunks, ids=lambda chunk: f"{chunk.start}-{chunk.stop - 1}")


def play(game: AnyGame, numbers: range, seed: int, hashed_in_full: int) -> int:
    steps = 0
    for number in numbers:
        rng = Random(f"{seed}/{game.id}/{number}")
        pair = random_pair(game, rng)
        try:
            steps += differ_nowhere(pair, rng, hash_all=number % hashed_in_full == 0)
        except BaseException as fault:
            fault.add_note(f"match {number} of seed {seed}: {pair}")
            raise
    return steps


@each_game
@in_chunks(FAST_MATCHES, 250)
def test_the_twin_plays_the_same_matches(game: AnyGame, numbers: range, seed: int) -> None:
    assert play(game, numbers, seed, HASHED_IN_FULL) > 0


@pytest.mark.slow
@each_game
@in_chunks(SLOW_MATCHES, 1000)
def test_twin_matches(
    game: AnyGame, numbers: range, seed: int, record_property: Callable[[str, object], None]
) -> None:
    steps = play(game, numbers, seed, hashed_in_full=1)
    record_property(
        "figure", f"{game.id}: {len(numbers)} matches, {steps} steps, no difference (seed {seed})"
    )


@each_record
def test_a_record_replays_on_the_twin(path: Path) -> None:
    record = parse_record(path.read_bytes(), all_games())
    opening = open_match(record, all_games())
    pair = Pair(opening.game, record.seats, opening.game.options(record.options, record.seats))
    s = pair.twin.start(pair.options, pair.seats)
    pair.twin.deal(s, opening.deals)
    pair.check_same_hash(opening.state, s)
    for step in replay(record, opening):
        pair.check_equal(step.before, s)
        act(pair.twin.tag, s, step.seat, pair.twin.action_id(step.action))
        for _ in step.deals:
            pair.twin.deal(s, opening.deals)
        pair.check_same_hash(step.after, s)


# ---------------------------------------------------------------- what a seat cannot see


def some_positions(game: AnyGame, rng: Random, matches: int) -> Iterator[tuple[Pair, Any, Flat]]:
    for _ in range(matches):
        pair = random_pair(game, rng)
        positions = list(positions_of_both(pair, rng))
        for state, s in rng.sample(positions, min(12, len(positions))):
            yield pair, state, s


@each_game
def test_a_single_changed_bit_is_noticed(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for pair, state, s in some_positions(game, rng, 4):
        pair.check_same_hash(state, s)
        s[rng.randrange(s.size)] ^= 1 << rng.randrange(63)
        with pytest.raises(AssertionError):
            pair.check_same_hash(state, s)


@each_game
def test_hidden_cards_change_no_byte_of_what_is_known_and_no_choice(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for pair, state, s in some_positions(game, rng, 12):
        for seat in map(Seat, range(pair.seats)):
            view = game.public_view(state), game.own_view(state, seat)
            other = game.imagine(*view, rng)
            known = pair.twin.from_view(*view)
            seen_there = pair.twin.from_view(game.public_view(other), game.own_view(other, seat))
            assert known.tobytes() == seen_there.tobytes()
            if seat in game.to_act(state):
                chances = rng.getrandbits(64)
                chosen = policy_action(pair.twin.tag, s, seat, chance(chances))
                there = policy_action(pair.twin.tag, pair.twin.from_state(other), seat, chance(chances))
                assert chosen == there


@each_game
def test_an_imagined_world_looks_like_the_view_and_can_be_played_to_the_end(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for pair, state, _ in some_positions(game, rng, 8):
        seat, tag = rng.choice(game.to_act(state)), pair.twin.tag
        known = pair.twin.from_view(game.public_view(state), game.own_view(state, seat))
        before, seeds = known.tobytes(), rng.getrandbits(64)
        worlds = np.stack([np.full(pair.twin.state_size, rubbish, np.int64) for rubbish in (0, -1)])
        for world in worlds:
            imagine(tag, known, world, chance(seeds))
        assert known.tobytes() == before
        assert worlds[0].tobytes() == worlds[1].tobytes(), "what was in the line before shows"
        assert decisions_of(pair, worlds[0], seat) == decisions_of(pair, pair.twin.from_state(state), seat)
        assert np.isfinite(plausibility(tag, known, worlds[0]))
        check_values(pair, known, worlds[0], rng)


def decisions_of(pair: Pair, s: Flat, seat: int) -> tuple[object, ...]:
    """What of a look at the line this seat may know."""
    ids, counts = np.empty((pair.seats, pair.twin.most_actions), np.int64), np.empty(pair.seats, np.int64)
    totals = np.empty(pair.seats, np.int64)
    seen = look(pair.twin.tag, s, ids, counts, totals)
    return (*seen, ids[seat, : counts[seat]].tolist(), totals.tolist())


def check_values(pair: Pair, known: Flat, world: Flat, rng: Random) -> None:
    """Finite and about 0 to 1 where a playout ends; at the end of a match nobody is worth more than a winner."""
    tag, worth = pair.twin.tag, np.empty(pair.seats)
    for to_horizon in (True, False):
        play_on(tag, world, chance(rng.getrandbits(64)), rng.random() < 0.5, to_horizon)
        values(tag, world, known, worth)
        assert np.isfinite(worth).all()
        assert (worth >= -0.5).all()
        assert (worth <= 1.5).all()
    totals = np.array(decisions_of(pair, world, 0)[-1])
    assert worth[totals == totals.max()].min() >= worth.max() - 1e-9


@each_game
def test_a_compiled_deal_can_be_played_to_the_end_and_follows_from_its_generator(
    game: AnyGame, seed: int
) -> None:
    for seats in game.seats:
        pair = Pair(game, seats, game.options({}, seats))
        ends: list[bytes] = []
        for seeds in (1, 1, 2):
            s = pair.twin.start(pair.options, seats)
            deal(pair.twin.tag, s, chance(seeds))
            play_on(pair.twin.tag, s, chance(seed), True, False)  # noqa: FBT003
            ends.append(s.tobytes())
        assert ends[0] == ends[1] != ends[2]


@each_game
def test_random_play_takes_each_legal_action_as_often(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for pair, state, s in some_positions(game, rng, 4):
        seat = rng.choice(game.to_act(state))
        legal = game.legal_actions(state, seat)
        chances, expected = chance(rng.getrandbits(64)), 200
        found = Counter(random_action(pair.twin.tag, s, seat, chances) for _ in range(expected * len(legal)))
        assert {action_called(game, number) for number in found} == set(legal)
        off = sum((times - expected) ** 2 / expected for times in found.values())
        degrees = len(legal) - 1
        assert off < degrees + 6 * (2 * degrees) ** 0.5 + 12, f"{found}"  # beyond 10^-7 of all samples
