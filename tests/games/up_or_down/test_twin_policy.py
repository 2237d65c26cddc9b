"""The compiled heuristic player: greedy at the end, and about as strong as medium."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from updown.core.deal import RandomDeals
from updown.core.game import Seat
from updown.engine.match import Chooser, begin, chooser_of, play
from updown.fast.chance import chance
from updown.games.up_or_down import GAME, rules
from updown.games.up_or_down.actions import Action
from updown.games.up_or_down.fast import TWIN
from updown.games.up_or_down.fast_policy import policy_action
from updown.games.up_or_down.fast_values import values
from updown.games.up_or_down.state import State

from .positions import ME, Position, cards, some_turns

RNG = chance(1)


def choose(state: State, seat: Seat) -> Action:
    return TWIN.action(policy_action(TWIN.from_state(state), seat, RNG))


def test_the_last_turn_gains_the_most_points(seed: int) -> None:
    for turn in some_turns(seed):
        state, seat = turn.before, turn.seat
        if len(state.hidden.hands[seat]) == 1:
            after = [rules.apply(state, seat, action) for action in rules.legal_actions(state, seat)]
            chosen = rules.apply(state, seat, choose(state, seat))
            assert rules.totals(chosen)[seat] == max(rules.totals(each)[seat] for each in after)


def test_a_card_that_fits_is_rather_taken_than_a_row_given_up() -> None:
    state = Position(rows=((1, 7, 9), (40, 39, 33), (2, 8, 11)), hand=(12, 13, 15)).state()
    assert choose(state, ME).placement in {"A", "B", "C"}


def share_of_wins(level: str, seats: int, *, matches: int, seed: int) -> float:
    """Of the compiled player, in each seat in turn, against bots of one level; a tie is shared."""
    rng, wins = Random(seed), 0.0
    for match in range(matches):
        mine, deals = match % seats, RandomDeals(rng)
        others: Chooser = chooser_of(GAME, GAME.bots[level](), rng)
        choosers = [choose if seat == mine else others for seat in range(seats)]
        *_, last = play(GAME, begin(GAME, GAME.options({}, seats), seats, deals), deals, choosers)
        outcome = GAME.outcome(last.after)
        assert outcome is not None
        wins += (mine in outcome.winners) / len(outcome.winners)
    print(f"{wins:g} of {matches} against {level}, {seats} seats (seed {seed})")
    return wins / matches


def test_it_beats_easy(seed: int) -> None:
    assert share_of_wins("easy", 2, matches=60, seed=seed) >= 0.8  # 0.95 in the long run


@pytest.mark.slow
def test_it_is_about_as_strong_as_the_reference(seed: int) -> None:
    assert share_of_wins("reference", 2, matches=600, seed=seed) >= 0.43  # 0.51
    assert share_of_wins("reference", 4, matches=400, seed=seed) >= 0.22  # 0.31


@pytest.mark.parametrize(("mine", "other"), [(0, 0), (1, 0), (12, 11), (20, 0), (0, 20), (7, 7)])
def test_a_win_is_worth_most_and_the_margin_counts_too(mine: int, other: int) -> None:
    of_me, of_other = worth(mine, other)
    assert of_me + of_other == pytest.approx(1.0)
    assert 0.0 < min(of_me, of_other) <= max(of_me, of_other) < 1.0
    assert (of_me > 0.8) == (mine > other)
    assert (of_me == of_other) == (mine == other)
    more, _ = worth(mine + 1, other)
    assert more > of_me


def worth(mine: int, other: int) -> list[float]:
    """To both seats, of so many discards, a point each (U13)."""
    discards = (cards(range(1, 1 + mine)), cards(range(51, 51 + other)))
    s, out = TWIN.from_state(replace(Position().state(), discards=discards)), np.empty(2)
    values(s, s, out)
    return out.tolist()
