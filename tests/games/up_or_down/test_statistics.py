"""What is remembered of a seat: its rows at the end, and what it gave up on the way."""

from random import Random

from tests.positions import Setting, random_match
from updown.core.game import Tally
from updown.games.up_or_down import GAME
from updown.games.up_or_down.statistics import statistics


def test_rows_are_counted_by_length_and_those_given_up_with_their_cards(seed: int) -> None:
    steps = list(random_match(Setting(GAME, 3, {"length": "long"}), Random(seed)))
    state = steps[-1].after
    for seat, tallies in enumerate(statistics(state, [(step.seat, step.action) for step in steps])):
        given_up = sum(step.seat == seat and step.action.placement.startswith("!") for step in steps)
        assert Tally("given_up", 0, given_up) in tallies
        assert Tally("cards_given_up", 0, len(state.discards[seat])) in tallies
        rows = {tally.part: tally.count for tally in tallies if tally.name == "rows"}
        assert sum(rows.values()) == len([row for row in state.rows[seat] if row])
        assert sum(length * count for length, count in rows.items()) == sum(map(len, state.rows[seat]))
