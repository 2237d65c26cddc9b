"""The judge of River: what each legal action comes to, whatever the others are like.

The others are taken to play on in each of three frozen ways: as the reference, in worlds weighed by how well the bids
fit the hands; by rules of thumb; at random, the last two in all worlds of the view alike. The seat itself plays on as
well as it can against them. It plays for its own points, or for how much they exceed the mean of the others' points:
six cases.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from tests.blunders.river_players import RANDOM, REFERENCE, THUMB
from tests.blunders.river_round import line_of
from tests.blunders.river_search import outcomes
from tests.blunders.verdicts import Case, Effort, Numbers, stream
from updown.games.river.actions import Action, Bid
from updown.games.river.cards import ORDER
from updown.games.river.state import State

WAYS = ((REFERENCE, True), (THUMB, False), (RANDOM, False))
"""How the others play on, and whether worlds are weighed by the bids."""


def cases(state: State, legal: Sequence[Action], effort: Effort, seed: int) -> list[Case]:
    """For the seat to act; what it cannot see of the state plays no part. Every other case is its own points."""
    return [case for way in WAYS for case in _of_way(state, legal, effort, way, seed)]


def _of_way(
    state: State, legal: Sequence[Action], effort: Effort, way: tuple[int, bool], seed: int
) -> Iterator[Case]:
    actions = np.array(
        [-1 - action.tricks if isinstance(action, Bid) else ORDER[action.card] for action in legal]
    )
    seat, seats = int(state.turn[0]), state.past.seats
    weights: Numbers = np.zeros(effort.worlds)
    points: Numbers = np.zeros((effort.worlds, len(legal), seats))
    others, heed_bids = way
    rng = stream(seed, others)
    outcomes(line_of(state), seat, actions, others, heed_bids, effort.tries, weights, points, rng)
    own = points[:, :, seat]
    yield Case(weights, own)
    yield Case(weights, own - (points.sum(axis=2) - own) / (seats - 1))
