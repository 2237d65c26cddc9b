"""The verifiable shuffle: commitment, match seed, byte streams and unbiased draws (docs/records.md)."""

import hmac
import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Deals(Protocol):
    """Where a game gets its chance from. A label and a round number name each use once."""

    def shuffle(self, label: bytes, k: int, cards: Sequence[T]) -> tuple[T, ...]:
        """The cards in a uniformly random order."""
        ...

    def draw(self, label: bytes, k: int, n: int) -> int:
        """A uniformly random whole number, 0 ≤ result < n."""
        ...


class SeededDeals:
    """Deals that anybody who knows the match seed can repeat."""

    __slots__ = ("_key",)

    def __init__(self, match_seed: bytes) -> None:
        self._key = match_seed

    def shuffle(self, label: bytes, k: int, cards: Sequence[T]) -> tuple[T, ...]:
        return shuffle(stream(self._key, label, k), cards)

    def draw(self, label: bytes, k: int, n: int) -> int:
        return draw(stream(self._key, label, k), n)


class RandomDeals:
    """Deals from any generator, for simulation and tests; labels do not matter."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shuffle(self, label: bytes, k: int, cards: Sequence[T]) -> tuple[T, ...]:  # noqa: ARG002
        return tuple(self._rng.sample(cards, len(cards)))

    def draw(self, label: bytes, k: int, n: int) -> int:  # noqa: ARG002
        return self._rng.randrange(n)


def commitment(server_seed: bytes) -> bytes:
    """What the server shows before anybody sits: 32 bytes that bind it to its seed."""
    return sha256(b"updown-commit-1" + server_seed).digest()


def match_seed(
    server_seed: bytes,
    *,
    entropy: Sequence[str],
    game: str,
    options: Mapping[str, object],
    rules: int,
    table: str,
) -> bytes:
    """Mixes the server's seed with what each seat added, so that neither side can steer the deal."""
    inputs = {"entropy": list(entropy), "game": game, "options": options, "rules": rules, "table": table}
    return hmac.digest(server_seed, canonical_json(inputs).encode(), "sha256")


def canonical_json(value: object) -> str:
    """JSON with sorted keys and no white space, the one form that is ever hashed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def stream(key: bytes, label: bytes, k: int) -> Iterator[int]:
    """Big-endian 32-bit words of HMAC-SHA256 blocks, without end."""
    prefix = label + k.to_bytes(4, "big")
    counter = 0
    while True:
        block = hmac.digest(key, prefix + counter.to_bytes(4, "big"), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def draw(words: Iterator[int], n: int) -> int:
    """0 ≤ result < n. Words past the last whole multiple of n are thrown away: no bias."""
    if n == 1:
        return 0
    limit = 2**32 - 2**32 % n
    while (word := next(words)) >= limit:
        pass
    return word % n


def shuffle(words: Iterator[int], cards: Sequence[T]) -> tuple[T, ...]:
    """Fisher-Yates, from the last place down."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = draw(words, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
