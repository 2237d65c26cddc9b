"""A small random generator for compiled code: xoshiro256**, by Blackman and Vigna (2018), on four words."""

from hashlib import sha256
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from updown.fast.compiled import inlined

Chance: TypeAlias = npt.NDArray[np.uint64]
"""Four words, changed by each draw; not all zero."""


def chance(*seed: int) -> Chance:
    """A stream of its own for each different list of seeds."""
    # not NumPy's SeedSequence, to which 1 and 1, 0 are the same
    digest = sha256(" ".join(str(int(number)) for number in seed).encode()).digest()
    return np.frombuffer(digest, "<u8").astype(np.uint64)


@inlined
def draw(rng: Chance) -> int:
    """64 random bits, unsigned."""
    s1 = rng[1]
    times5 = s1 * np.uint64(5)
    result = ((times5 << np.uint64(7)) | (times5 >> np.uint64(57))) * np.uint64(9)
    rng[2] ^= rng[0]
    rng[3] ^= s1
    rng[1] = s1 ^ rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= s1 << np.uint64(17)
    rng[3] = (rng[3] << np.uint64(45)) | (rng[3] >> np.uint64(19))
    return result


@inlined
def below(rng: Chance, bound: int) -> int:
    """0 … bound - 1, for bounds under 2^31: the high half of a product, off from even by less than 2^-32."""
    # signed: numba compares signed and unsigned numbers as floating ones
    return int(np.int64(((draw(rng) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32)))


@inlined
def share(rng: Chance) -> float:
    """At least 0, less than 1."""
    return np.float64(draw(rng) >> np.uint64(11)) * (1.0 / (1 << 53))
