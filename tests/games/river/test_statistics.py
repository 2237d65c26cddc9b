"""What is remembered of a seat: counted anew from the score sheet, round by round."""

from random import Random

from tests.positions import Setting, random_match
from updown.core.game import Tally
from updown.games.river import GAME
from updown.games.river.state import State
from updown.games.river.statistics import statistics


def end_of(seed: int) -> State:
    *_, last = random_match(Setting(GAME, 3, {"start": 4}), Random(seed))
    return last.after


def test_every_round_is_exact_over_or_under_by_its_hand_size(seed: int) -> None:
    state = end_of(seed)
    for seat, tallies in enumerate(statistics(state, ())):
        for line in state.past.sheet:
            off = line.tricks[seat] - line.bids[seat]
            name = "over" if off > 0 else "under" if off < 0 else "exact"
            [tally] = [each for each in tallies if (each.name, each.part) == (name, line.hand_size)]
            assert 1 <= tally.count <= 2  # down and up again
        rounds = sum(tally.count for tally in tallies if tally.name in {"exact", "over", "under"})
        assert rounds == len(state.past.sheet)


def test_bids_of_zero_are_made_or_missed(seed: int) -> None:
    state = end_of(seed)
    for seat, tallies in enumerate(statistics(state, ())):
        zeros = [line.tricks[seat] for line in state.past.sheet if line.bids[seat] == 0]
        made, missed = zeros.count(0), len(zeros) - zeros.count(0)
        assert (Tally("zero_made", 0, made) in tallies) == (made > 0)
        assert (Tally("zero_missed", 0, missed) in tallies) == (missed > 0)
