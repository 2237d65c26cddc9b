"""A light player for playouts: sees its own hand and what is public."""

from updown.fast.chance import Chance
from updown.fast.compiled import compiled
from updown.fast.twin import Flat, Known
from updown.games.river.fast_steps import random_action


@compiled
def policy_action(s: Flat, seat: int, rng: Chance) -> int:
    return random_action(s, seat, rng)


@compiled
def plausibility(known: Known, s: Flat) -> float:  # noqa: ARG001
    return 0.0
