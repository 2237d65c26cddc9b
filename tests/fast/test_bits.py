"""Sets as bits: each question answered as a list would."""

from random import Random

import numba

from updown.fast.bits import count, highest, lowest, nth, nth_alone, nth_by_halving


def test_bits_answer_as_a_list_would(seed: int) -> None:
    """The nth one also by the way that processors without the instruction go."""
    rng, by_halving = Random(seed), numba.njit(nth_by_halving)
    for _ in range(3000):
        bits = rng.getrandbits(63) & rng.getrandbits(63) & rng.choice((-1, 2**52 - 1, 2**11 - 1))
        held = [bit for bit in range(63) if bits >> bit & 1]
        assert count(bits) == len(held)
        if held:
            place = rng.randrange(len(held))
            assert (lowest(bits), highest(bits)) == (held[0], held[-1])
            assert nth(bits, place) == held[place]
            assert nth_alone(bits, place) == by_halving(bits, place) == 1 << held[place]
