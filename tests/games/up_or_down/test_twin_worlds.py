"""Worlds that the compiled twin imagines: each one that the view allows, none other, all equally likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import numpy as np

from updown.core.game import Seat
from updown.fast.chance import chance
from updown.fast.twin import Flat, Known
from updown.games.up_or_down.fast import TWIN
from updown.games.up_or_down.fast_layout import DOWN, FIRST_SEAT, HAND, MIDDLE, PILES, UP
from updown.games.up_or_down.fast_state import block_of
from updown.games.up_or_down.fast_worlds import imagine
from updown.games.up_or_down.imagine import unseen_cards
from updown.games.up_or_down.state import State
from updown.games.up_or_down.views import own_view, public_view

from .positions import Turn, random_turns, some_turns

SAMPLES = 40_000
MOST_UNKNOWN = 3
World = tuple[tuple[int, ...], ...]
"""Hands, face-down pile and face-up pile, tops first."""


def known_to(state: State, seat: Seat) -> Known:
    return TWIN.from_view(public_view(state), own_view(state, seat))


def hidden_in(s: Flat, seats: int) -> World:
    hands = [int(s[block_of(seat) + HAND]) & 0xFF_FFFF for seat in range(seats)]
    cards = [tuple(card for card in hand.to_bytes(3, "little") if card) for hand in hands]
    return (
        *cards,
        tuple(s[MIDDLE - s[DOWN] : MIDDLE].tolist()),
        tuple(s[MIDDLE : MIDDLE + s[UP]][::-1].tolist()),
    )


def test_an_imagined_world_has_the_cards_that_are_seen_and_each_other_once(seed: int) -> None:
    world = np.empty(TWIN.state_size, np.int64)
    for turn in some_turns(seed):
        state, seat, rng = turn.before, turn.seat, chance(seed, turn.before.played)
        imagine(known_to(state, seat), world, rng)
        real = TWIN.from_state(state)
        *hands, down, up = (set(part) for part in hidden_in(world, state.seats))
        assert hands[seat] == set(state.hidden.hands[seat])
        for held, known in zip(hands, state.known, strict=True):
            assert set(known) <= held
        everything = set().union(*hands, down, up)
        assert everything == set().union(*state.hidden.hands, state.hidden.down, state.hidden.up)
        assert sum(map(len, (*hands, down, up))) == len(everything)
        assert hidden_in(world, state.seats)[-1][:1] == state.hidden.up[:1]
        check_the_rest_is_the_same(world, real, state.seats)


def check_the_rest_is_the_same(world: Flat, real: Flat, seats: int) -> None:
    """What everybody sees, which cards of a hand are known among it; and nothing left over beside the piles."""
    assert world[:FIRST_SEAT].tobytes() == real[:FIRST_SEAT].tobytes()
    for seat in range(seats):
        mine, there = world[block_of(seat) :], real[block_of(seat) :]
        assert known_cards(mine[HAND]) == known_cards(there[HAND])
        assert mine[HAND + 1 : 17].tobytes() == there[HAND + 1 : 17].tobytes()
    assert not world[PILES : MIDDLE - world[DOWN]].any()
    assert not world[MIDDLE + world[UP] :].any()


def known_cards(hand: int) -> list[int]:
    return [card for at in (0, 8, 16) if (card := int(hand) >> at & 0xFF) and int(hand) >> (32 + at) & 1]


def test_worlds_are_even_against_full_enumeration(seed: int) -> None:
    rng, s = chance(seed), np.empty(TWIN.state_size, np.int64)
    for state, seat in some_small(Random(seed)):
        known = known_to(state, seat)
        seen: Counter[World] = Counter()
        for _ in range(SAMPLES):
            imagine(known, s, rng)
            seen[hidden_in(s, 2)] += 1
        worlds = all_worlds(state, seat)
        assert set(seen) == worlds
        variation = sum(abs(seen[each] / SAMPLES - 1 / len(worlds)) for each in worlds) / 2
        assert variation <= 0.02, f"{len(worlds)} worlds"


def some_small(rng: Random) -> Iterator[tuple[State, Seat]]:
    """Three positions of two seats with 6 to 60 worlds, as many as can be counted in so many samples.

    In the first the order of all unseen cards shows: two that go to one hand would hide how they were mixed.
    """
    found = 0
    while found < 3:
        turns: list[Turn] = list(random_turns(2, rng))
        for turn in turns[-12:]:
            most = MOST_UNKNOWN if found else 1
            if found < 3 and unknown(turn) <= most and 6 <= len(all_worlds(turn.before, turn.seat)) <= 60:
                found += 1
                yield turn.before, turn.seat


def unknown(turn: Turn) -> int:
    """How many cards of the other hand the seat that is to act does not know."""
    other = 1 - turn.seat
    return len(turn.before.hidden.hands[other]) - len(turn.before.known[other])


def all_worlds(state: State, seat: Seat) -> set[World]:
    public, own = public_view(state), own_view(state, seat)
    unseen, other = unseen_cards(public, own), 1 - seat
    if len(unseen) > 5:
        return set()
    known, top = state.known[other], state.hidden.up[:1]
    worlds: set[World] = set()
    for order in permutations(unseen):
        missing = public.seats[other].hand_size - len(known)
        hands = [own.hand, own.hand]
        hands[other] = tuple(sorted((*known, *order[:missing])))
        rest = order[missing:]
        worlds.add((*hands, rest[: public.face_down_size], (*top, *rest[public.face_down_size :])))
    return worlds
