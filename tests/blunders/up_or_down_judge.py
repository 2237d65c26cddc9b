"""The judge of Up or Down?: what each turn of the last two comes to, once both piles are empty.

The others hold all cards that the seat does not see, dealt in all ways alike. They take the most points each turn; or
any turn; or, looking into its hand, what gains them most and leaves it least to gain, so that whatever they are like
lies in between. The seat itself takes the most points in its last turn. It plays for its own points, for its lead over
the best other, or for that lead and 20 points more for the victory, shared in a tie: nine cases.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from tests.blunders.river_round import Line, compiled
from tests.blunders.up_or_down_turns import (
    BLOCK,
    CARDS,
    FIRST_BLOCK,
    GREEDY,
    HELD,
    LINE_SIZE,
    RANDOM,
    SEATS,
    SPITEFUL,
    TURN,
    choose,
    line_of,
    take,
    total,
    turn_of,
)
from tests.blunders.verdicts import Case, Numbers, stream
from updown.fast.chance import Chance, below
from updown.games.up_or_down.actions import Action
from updown.games.up_or_down.rules import to_act
from updown.games.up_or_down.state import State

VICTORY = 20.0


def cases(state: State, legal: Sequence[Action], worlds: int, seed: int) -> list[Case]:
    """For the seat to act; what it cannot see of the state plays no part. Every third case is its own points."""
    return [case for way in (GREEDY, RANDOM, SPITEFUL) for case in _of_way(state, legal, worlds, way, seed)]


def _of_way(state: State, legal: Sequence[Action], worlds: int, way: int, seed: int) -> Iterator[Case]:
    seat = int(to_act(state)[0])
    totals: Numbers = np.zeros((worlds, len(legal), state.seats))
    outcomes(line_of(state), np.array([turn_of(action) for action in legal]), way, totals, stream(seed, way))
    own, others = totals[:, :, seat], np.delete(totals, seat, axis=2)
    lead = own - others.max(axis=2)
    won = (lead >= 0) / (1 + (others == own[:, :, None]).sum(axis=2))
    for worth in (own, lead, lead + VICTORY * won):
        yield Case(np.ones(worlds), worth)


@compiled
def outcomes(line: Line, turns: Line, way: int, totals: Numbers, rng: Chance) -> None:
    """Writes for each world and turn the totals of all seats at the end of the match."""
    me = line[TURN]
    world, branch = np.empty(LINE_SIZE, np.int64), np.empty(LINE_SIZE, np.int64)
    for number in range(len(totals)):
        imagine(line, world, rng)
        for at in range(len(turns)):
            branch[:] = world
            take(branch, turns[at])
            while branch[FIRST_BLOCK + branch[TURN] * BLOCK + HELD]:
                take(branch, choose(branch, GREEDY if branch[TURN] == me else way, me, rng))
            for seat in range(line[SEATS]):
                totals[number, at, seat] = total(branch, seat)


@compiled
def imagine(line: Line, world: Line, rng: Chance) -> None:
    """Deals the cards anew that the seat to act cannot see."""
    world[:] = line
    unseen = np.empty(18, np.int64)
    many = 0
    for seat in range(line[SEATS]):
        hand = FIRST_BLOCK + seat * BLOCK
        for at in range(hand + CARDS, hand + CARDS + line[hand + HELD]):
            if seat != line[TURN] and line[at] % 2 == 0:
                unseen[many] = line[at]
                many += 1
    for seat in range(line[SEATS]):
        hand = FIRST_BLOCK + seat * BLOCK
        for at in range(hand + CARDS, hand + CARDS + line[hand + HELD]):
            if seat != line[TURN] and line[at] % 2 == 0:
                chosen = below(rng, many)
                world[at] = unseen[chosen]
                many -= 1
                unseen[chosen] = unseen[many]
        world[hand + CARDS : hand + CARDS + line[hand + HELD]].sort()
