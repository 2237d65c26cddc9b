"""River played by a loop in Python that decides one action a call, on one core, beside OpenSpiel's `oh_hell`.

Ours: `QuickMatch`, whole matches of four seats (10 … 1 … 10 cards). OpenSpiel: single deals of the same hand sizes,
as often, by three loops: that of its own Python example; the leanest for any of its games; and the leanest for a
game of which the loop knows beforehand how many cards are dealt and how many decisions follow. Every legal action
is as likely; decisions are counted, dealing takes its time on both sides. Run: `python benchmarks/python_steps.py`
"""

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from oh_hell import their_game
from reference_rules import HAND_SIZES, SEATS, play_as_its_example
from rounds import measure_in_turn, ratio, report, wishes
from updown.envs.quick_match import QuickMatch

EXAMPLE, LEAN, KNOWING = "OpenSpiel, example loop", "OpenSpiel, leanest loop", "OpenSpiel, counting loop"


def play_ours(match: QuickMatch, rng: Random) -> int:
    """The decisions of one random match."""
    act, random = match.act, rng.random
    decisions, legal = 0, match.begin()
    while legal:
        legal = act(int(random() * legal))
        decisions += 1
    return decisions


def play_lean(rng: Random) -> int:
    """Chance is uniform in this game, so one line serves deals and decisions."""
    random, decisions = rng.random, 0
    for size in HAND_SIZES:
        state = their_game(SEATS, size).new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
    return decisions


def play_knowing(rng: Random) -> int:
    """It asks neither whether the deal is over nor whose turn it is."""
    random, decisions = rng.random, 0
    for size in HAND_SIZES:
        state = their_game(SEATS, size).new_initial_state()
        legal_actions, apply = state.legal_actions, state.apply_action
        dealt, decided = SEATS * size + 3, SEATS * (size + 1)
        for _ in range(dealt + decided):
            legal = legal_actions()
            apply(legal[int(random() * len(legal))])
        assert state.is_terminal()
        decisions += decided
    return decisions


def rate_of(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second of processor time."""
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def main() -> None:
    wish = wishes(__doc__, seconds=1.0)
    rng, match = Random(1), QuickMatch("river", SEATS)
    deals = [their_game(SEATS, size) for size in HAND_SIZES]
    plays = {
        "updown": partial(play_ours, match, rng),
        EXAMPLE: partial(play_as_its_example, deals, rng),
        LEAN: partial(play_lean, rng),
        KNOWING: partial(play_knowing, rng),
    }
    figures = measure_in_turn(
        {name: partial(rate_of, play, wish.seconds) for name, play in plays.items()}, wish.rounds
    )
    report(f"River, {SEATS} seats, a decision a call from Python, one core", figures, "decisions/s")
    for name in (EXAMPLE, LEAN, KNOWING):
        print(f"  updown over {name}: {ratio(figures['updown'], figures[name])}")


if __name__ == "__main__":
    main()
