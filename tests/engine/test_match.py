"""Running and simulating matches, and the record of one that is not over."""

import statistics
from hashlib import sha256
from itertools import islice
from random import Random

import pytest

from tests.positions import Setting, default_settings, random_match
from updown.bots.levels import UnknownLevel, bot_for, levels_of, must_be_level
from updown.bots.random import RandomBot
from updown.core.deal import RandomDeals
from updown.core.errors import IllegalAction, NotYourTurn
from updown.core.game import AnyGame, Seat, outcome_of
from updown.engine.match import begin, step
from updown.engine.record import Act, Record, format_record, revealed_acts
from updown.engine.record_reader import parse_record
from updown.engine.simulate import Setup, Tally, record_of, server_seed, simulate, steps_of
from updown.games import all_games, game_called

RIVER = game_called("river")
FISTS = Setting(RIVER, 4, {"bidding": "simultaneous", "start": 2})


def setup(setting: Setting, seed: int) -> Setup:
    options = setting.game.options(setting.options, setting.seats)
    return Setup(setting.game, options, [RandomBot] * setting.seats, seed)


def test_a_step_deals_what_is_due_and_tells_of_it(seed: int) -> None:
    last_of_round = next(each for each in random_match(FISTS, Random(seed)) if each.deals)
    assert RIVER.needs_deal(last_of_round.acted)
    assert not RIVER.needs_deal(last_of_round.after)
    codes = [seen.code for seen in last_of_round.happenings]
    assert codes[-1] == "dealt"
    assert codes.index("round_scored") < codes.index("dealt")


def test_a_refused_step_raises_and_changes_nothing() -> None:
    deals = RandomDeals(Random(1))
    state = begin(RIVER, RIVER.options({}, 4), 4, deals)
    before = RIVER.fingerprint(state)
    first, other = RIVER.to_act(state)[0], Seat((RIVER.to_act(state)[0] + 1) % 4)
    with pytest.raises(NotYourTurn):
        step(RIVER, state, other, RIVER.parse_action("b1"), deals)
    with pytest.raises(IllegalAction):
        step(RIVER, state, first, RIVER.parse_action("AS"), deals)
    assert RIVER.fingerprint(state) == before


def test_R9_bids_not_yet_shown_stay_out_of_an_unfinished_record(seed: int) -> None:
    steps = list(islice(steps_of(setup(FISTS, seed), 0), 4 + 8 + 4))
    assert revealed_acts(RIVER, steps[:3]) == ()
    assert [act.action[0] for act in revealed_acts(RIVER, steps[:4])] == ["b"] * 4
    assert len(revealed_acts(RIVER, steps[:12])) == 12
    for bids in range(1, 4):
        assert len(revealed_acts(RIVER, steps[: 12 + bids])) == 12
    assert len(revealed_acts(RIVER, steps)) == 16


def test_an_unfinished_record_keeps_the_seed_to_itself(seed: int) -> None:
    steps = list(islice(steps_of(setup(FISTS, seed), 0), 6))
    record = Record(
        game="river",
        rules=1,
        options=RIVER.options_json(RIVER.options(FISTS.options, 4)),
        table="abc123",
        names=("Ana", "bot:easy", "bot:easy", "Ева"),
        commitment="0" * 64,
        entropy=("0" * 32, "", "", ""),
        started="2026-12-01T18:04:05Z",
        lines=revealed_acts(RIVER, steps),
        ending=None,
    )
    written = format_record(record)
    assert parse_record(written, all_games()) == record
    assert not [word for word in (b"Server-Seed", b"Ended", b"Result") if word in written]


def test_simulated_seeds_are_those_of_the_records_page() -> None:
    assert server_seed(7, 12) == sha256(b"updown-simulate-1/7/12").digest()
    match = next(simulate(setup(FISTS, 7), 1, first=12))
    record = record_of(match, ["bot:random"] * 4, started="x", ended="x")
    assert record.table == "s7m12"
    assert record.ending is not None
    assert record.ending.server_seed == server_seed(7, 12).hex()
    assert record.lines[0] == Act(match.actions[0][0], RIVER.format_action(match.actions[0][1]))


@pytest.mark.parametrize("setting", default_settings(), ids=str)
def test_a_simulation_is_repeated_by_its_seed_from_any_match_on(setting: Setting, seed: int) -> None:
    both = [match.actions for match in simulate(setup(setting, seed), 2)]
    assert [match.actions for match in simulate(setup(setting, seed), 1, first=1)] == both[1:]
    assert both[0] != both[1]


def test_bots_do_not_change_the_deal() -> None:
    up_or_down = game_called("up-or-down")
    hands = set()
    for level in ("random", "easy", "medium"):
        bots = [lambda level=level: bot_for(up_or_down, level)] * 2
        first = next(steps_of(Setup(up_or_down, up_or_down.options({}, 2), bots, 3), 0))
        hands.add(up_or_down.fingerprint(first.before))
    assert len(hands) == 1


def test_a_tally_is_exact(seed: int) -> None:
    rng = Random(seed)
    totals = [tuple(rng.randint(-50, 300) for _ in range(3)) for _ in range(200)]
    tally = Tally(3)
    for each in totals:
        tally.add(outcome_of(each))
    for seat in range(3):
        column = [each[seat] for each in totals]
        assert tally.sums[seat] == sum(column)
        assert tally.mean(seat) == pytest.approx(statistics.fmean(column))
        assert tally.spread(seat) == pytest.approx(statistics.pstdev(column))
        assert tally.wins[seat] == sum(each[seat] == max(each) for each in totals)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_levels_are_named_weakest_first_and_the_yardstick_sits_at_no_table(game: AnyGame) -> None:
    assert levels_of(game)[:3] == ("random", "easy", "medium")
    assert "reference" not in levels_of(game)
    bot_for(game, "reference")
    with pytest.raises(UnknownLevel, match="reference"):
        must_be_level(game, "reference")
    with pytest.raises(UnknownLevel, match="grandmaster"):
        bot_for(game, "grandmaster")
