"""The laws that every game meets, whichever it is."""

import json
import pickle
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from tests.positions import (
    Setting,
    default_settings,
    every_setting,
    one_setting_per_value,
    positions,
    random_match,
)
from updown.app.results import OF_EVERY_GAME
from updown.bots.budget import Budget
from updown.bots.levels import bot_for, levels_of
from updown.bots.random import RandomBot
from updown.core.deal import RandomDeals
from updown.core.errors import BadNotation, BadOptions, IllegalAction, NotYourTurn
from updown.core.game import AnyGame, Seat
from updown.engine.match import begin, chooser_of, play
from updown.engine.record import format_record
from updown.engine.record_reader import parse_record
from updown.engine.replay import state_hashes, verify
from updown.engine.simulate import Setup, record_of, simulate, steps_of
from updown.games import all_games

GAMES = list(all_games().values())
NOT_NOTATION = (
    "",
    " ",
    "\n",
    "x" * 10_000,
    "0",
    "-1",
    "b-1",
    "b01",
    "b٣",
    "b1\n",
    " b1",
    "qh",
    "1H",
    "QHH",
    "37",
    "037<A^",
)

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_default = pytest.mark.parametrize("setting", default_settings(), ids=str)
each_value = pytest.mark.parametrize("setting", one_setting_per_value(), ids=str)
each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)


@each_setting
def test_a_random_match_ends_and_its_record_replays(setting: Setting, seed: int) -> None:
    check_match(setting, ["random"] * setting.seats, seed)


@each_default
def test_a_match_of_the_games_own_bots_ends_and_its_record_replays(setting: Setting, seed: int) -> None:
    own = [level for level in levels_of(setting.game) if level != "random"]
    check_match(setting, [own[seat % len(own)] for seat in range(setting.seats)], seed)


def check_match(setting: Setting, levels: Sequence[str], seed: int) -> None:
    game = setting.game
    few = Budget(iterations=20)  # not a time: the match must come out the same twice
    bots = [lambda level=level: bot_for(game, level, few) for level in levels]
    setup = Setup(game, game.options(setting.options, setting.seats), bots, seed)
    hashes: list[str] = []
    for step in steps_of(setup, 0):
        hashes = hashes or [game.fingerprint(step.before)]
        hashes.append(game.fingerprint(step.after))
    match = next(simulate(setup, 1))
    file = format_record(record_of(match, [f"bot:{level}" for level in levels], started=NOON, ended=NOON))
    record, outcome = verify(file, all_games())
    assert outcome == match.outcome
    assert format_record(parse_record(file, all_games())) == file
    assert list(state_hashes(record, all_games())) == hashes


NOON = "2026-12-01T12:00:00Z"


@each_default
def test_what_is_remembered_of_a_seat_can_be_added_up(setting: Setting, seed: int) -> None:
    game = setting.game
    assert game.statistics is not None
    steps = list(random_match(setting, Random(seed)))
    seats = game.statistics(steps[-1].after, [(step.seat, step.action) for step in steps])
    assert len(seats) == setting.seats
    for tallies in seats:
        kinds = [(tally.name, tally.part) for tally in tallies]
        assert len(set(kinds)) == len(kinds)
        assert not {name for name, _ in kinds} & set(OF_EVERY_GAME)


@each_default
def test_nobody_acts_after_the_end(setting: Setting, seed: int) -> None:
    game = setting.game
    *_, last = random_match(setting, Random(seed))
    outcome = game.outcome(last.after)
    assert outcome is not None
    assert not game.needs_deal(last.after)
    assert game.to_act(last.after) == ()
    assert [1 + sum(other > total for other in outcome.totals) for total in outcome.totals] == list(
        outcome.ranks
    )
    for seat in map(Seat, range(setting.seats)):
        assert game.legal_actions(last.after, seat) == ()
        with pytest.raises(NotYourTurn):
            game.apply(last.after, seat, last.action)


@each_value
def test_apply_takes_the_legal_actions_and_no_others(setting: Setting, seed: int) -> None:
    game, rng = setting.game, Random(seed)
    seen = list(dict.fromkeys(step.action for step in random_match(setting, rng)))
    for state in positions(setting, rng, 12):
        before, acting = game.fingerprint(state), game.to_act(state)
        assert list(acting) == sorted(set(acting))
        for seat in map(Seat, range(setting.seats)):
            legal = game.legal_actions(state, seat)
            assert bool(legal) == (seat in acting)
            assert len(set(legal)) == len(legal)
            for action in legal:
                game.apply(state, seat, action)
            refusal = IllegalAction if seat in acting else NotYourTurn
            for action in rng.sample(seen, min(30, len(seen))):
                if action not in legal:
                    with pytest.raises(refusal):
                        game.apply(state, seat, action)
        assert game.fingerprint(state) == before


@each_game
def test_legal_actions_stand_in_one_order(game: AnyGame, seed: int) -> None:
    order: set[tuple[Any, Any]] = set()
    for setting in [each for each in default_settings() if each.game is game]:
        for step in random_match(setting, Random(seed)):
            legal = game.legal_actions(step.before, step.seat)
            order.update(pairwise(legal))
    assert not [pair for pair in order if (pair[1], pair[0]) in order]


@each_game
def test_notation_reads_back(game: AnyGame, seed: int) -> None:
    for setting in [each for each in default_settings() if each.game is game]:
        for step in random_match(setting, Random(seed)):
            for action in game.legal_actions(step.before, step.seat):
                assert game.parse_action(game.format_action(action)) == action
    for text in NOT_NOTATION:
        with pytest.raises(BadNotation):
            game.parse_action(text)


@each_game
def test_options_are_checked(game: AnyGame) -> None:
    for seats in game.seats:
        defaults = {choice.name: choice.default for choice in game.choices(seats)}
        assert game.options_json(game.options({}, seats)) == defaults
        assert game.options_json(game.options(defaults, seats)) == defaults
        for wrong in (None, [], {}, "", "x", -1, 0, 10**30, 1.5, True, False):
            for choice in game.choices(seats):
                if not any(type(wrong) is type(value) and wrong == value for value in choice.values):
                    with pytest.raises(BadOptions):
                        game.options({choice.name: wrong}, seats)
        with pytest.raises(BadOptions):
            game.options({"no such option": 1}, seats)
    for seats in (-1, 0, 1, game.seats.stop, 10**9):
        with pytest.raises(BadOptions):
            game.options({}, seats)


@each_value
def test_what_a_clock_plays_is_legal(setting: Setting, seed: int) -> None:
    game = setting.game
    for step in random_match(setting, Random(seed)):
        default = game.default_action(game.public_view(step.before), game.own_view(step.before, step.seat))
        assert default in game.legal_actions(step.before, step.seat)


@each_value
def test_views_and_happenings_are_json_and_states_are_not(setting: Setting, seed: int) -> None:
    game, rng = setting.game, Random(seed)
    for step in random_match(setting, rng):
        msgspec.json.encode([(seen.code, dict(seen.arguments)) for seen in step.happenings])
    for state in positions(setting, rng, 4):
        for view in (game.public_view(state), game.own_view(state, Seat(0))):
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        check_refuses_to_be_encoded(state)


def check_refuses_to_be_encoded(state: Any) -> None:
    for encode in (
        msgspec.json.encode,
        msgspec.msgpack.encode,
        msgspec.to_builtins,
        json.dumps,
        pickle.dumps,
    ):
        with pytest.raises(TypeError):
            encode(state)


# ---------------------------------------------------------------- secrecy: twin worlds


@each_value
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees(setting: Setting, seed: int) -> None:
    """Two worlds that look the same to a seat go on looking the same, as long as nothing is revealed."""
    rng = Random(seed)
    for state in positions(setting, rng, 10):
        for seat in map(Seat, range(setting.seats)):
            twin = setting.game.imagine(
                setting.game.public_view(state), setting.game.own_view(state, seat), rng
            )
            assert seen_by(setting.game, seat, state) == seen_by(setting.game, seat, twin)
            walk_together(setting.game, seat, state, twin, rng)


def walk_together(game: AnyGame, observer: Seat, state: Any, twin: Any, rng: Random) -> None:
    """Acts alike in both worlds; where the observer's views stay equal, what it saw occur must be equal too."""
    for _ in range(8):
        if not (acting := game.to_act(state)):
            return
        seat = rng.choice(acting)
        action, other = chosen_in_both(game, observer, seat, state, twin, rng)
        after, after_twin = game.apply(state, seat, action), game.apply(twin, seat, other)
        if seen_by(game, observer, after) != seen_by(game, observer, after_twin):
            return  # something was revealed: the worlds part
        occurred = occurring(game, observer, (state, seat, action, after))
        assert occurred == occurring(game, observer, (twin, seat, other, after_twin))
        if game.needs_deal(after):
            return
        state, twin = after, after_twin


def chosen_in_both(
    game: AnyGame, observer: Seat, seat: Seat, state: Any, twin: Any, rng: Random
) -> tuple[Any, Any]:
    """The same action in both worlds if there is one, but now and then (or else) two of another seat."""
    legal, legal_twin = game.legal_actions(state, seat), game.legal_actions(twin, seat)
    shared = [action for action in legal if action in legal_twin]
    if seat == observer or (shared and rng.random() < 0.5):
        action = rng.choice(shared)
        return action, action
    return rng.choice(legal), rng.choice(legal_twin)


def seen_by(game: AnyGame, seat: Seat, state: Any) -> tuple[bytes, bytes]:
    return msgspec.json.encode(game.public_view(state)), msgspec.json.encode(game.own_view(state, seat))


def occurring(game: AnyGame, observer: Seat, step: tuple[Any, Seat, Any, Any]) -> bytes:
    found = [seen for seen in game.happenings(*step) if seen.visible_to(observer)]
    return msgspec.json.encode([(seen.code, dict(seen.arguments)) for seen in found])


@each_default
def test_an_imagined_world_can_be_played_to_the_end(setting: Setting, seed: int) -> None:
    game, rng = setting.game, Random(seed)
    for state in positions(setting, rng, 4):
        seat = rng.choice(game.to_act(state))
        twin = game.imagine(game.public_view(state), game.own_view(state, seat), rng)
        choosers = [chooser_of(game, RandomBot(), rng)] * setting.seats
        *_, last = play(game, twin, RandomDeals(rng), choosers)
        assert game.outcome(last.after) is not None


@each_game
def test_simultaneous_or_not_someone_begins(game: AnyGame) -> None:
    for seats in game.seats:
        state = begin(game, game.options({}, seats), seats, RandomDeals(Random(0)))
        assert game.to_act(state)
        assert game.outcome(state) is None
