"""The generator is xoshiro256**, and its draws are even."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np

from updown.fast.chance import below, chance, draw, share

WORD = 2**64


def xoshiro(state: list[int]) -> Iterator[int]:
    """As Blackman and Vigna (2018) publish it, in whole numbers without end."""

    def rotated(x: int, by: int) -> int:
        return (x << by | x >> (64 - by)) % WORD

    s = list(state)
    while True:
        yield rotated(s[1] * 5 % WORD, 7) * 9 % WORD
        shifted = s[1] << 17 & (WORD - 1)
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 45)


def test_it_is_the_published_generator(seed: int) -> None:
    rng = Random(seed)
    for start in (
        [1, 2, 3, 4],
        [WORD - 1] * 4,
        *([rng.getrandbits(64) for _ in range(4)] for _ in range(20)),
    ):
        words, reference = np.array(start, np.uint64), xoshiro(start)
        assert [int(draw(words)) for _ in range(500)] == [next(reference) for _ in range(500)]


def test_the_first_numbers_of_the_published_program() -> None:
    """From the state 1, 2, 3, 4, as other ports of it give them too."""
    words = np.array([1, 2, 3, 4], np.uint64)
    assert [int(draw(words)) for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def test_each_list_of_seeds_has_a_stream_of_its_own() -> None:
    starts = [chance(), chance(0), chance(1), chance(0, 0), chance(0, 1), chance(1, 0), chance(2**80)]
    assert len({start.tobytes() for start in starts}) == len(starts)
    assert chance(5, 7).tobytes() == chance(5, 7).tobytes()


def test_draws_below_a_bound_are_even(seed: int) -> None:
    rng = chance(seed)
    for bound in (1, 2, 3, 36, 126, 1000):
        draws = 200 * bound
        found = Counter(int(below(rng, bound)) for _ in range(draws))
        assert set(found) == set(range(bound))
        off = sum((found[number] - 200) ** 2 / 200 for number in range(bound))
        degrees = bound - 1
        assert off <= degrees + 6 * (2 * degrees) ** 0.5 + 12 * (bound > 1), f"below {bound}"


def test_large_bounds_are_kept(seed: int) -> None:
    rng, bound = chance(seed), 2**31 - 1
    found = [int(below(rng, bound)) for _ in range(2000)]
    assert 0 <= min(found) < bound // 100
    assert bound - bound // 100 < max(found) < bound


def test_shares_lie_between_0_and_1(seed: int) -> None:
    rng = chance(seed)
    shares = [float(share(rng)) for _ in range(20_000)]
    assert all(0 <= one < 1 for one in shares)
    assert abs(sum(shares) / len(shares) - 0.5) < 0.02  # ten standard deviations
    assert Counter(int(10 * one) for one in shares).keys() == set(range(10))
