"""The verifiable shuffle: the agreed vectors, and that it favours no order."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from updown.core.deal import (
    RandomDeals,
    SeededDeals,
    canonical_json,
    commitment,
    draw,
    match_seed,
    shuffle,
    stream,
)

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "shuffle-vectors.json").read_text()
)["vectors"]

DECK = 8
SHUFFLES = 8_000
LIMIT = 87.0
"""Chi-square with 49 degrees of freedom stays below this in 999 of 1,000 fair runs; the seed is fixed."""


def of_kind(kind: str) -> list[dict[str, Any]]:
    found = [vector for vector in VECTORS if vector["kind"] == kind]
    assert found, f"no vectors of kind {kind}"
    return found


def words_of(vector: dict[str, Any]) -> Iterator[int]:
    return stream(bytes.fromhex(vector["key"]), vector["label"].encode(), vector["k"])


@pytest.mark.parametrize("vector", of_kind("words"), ids=lambda vector: vector["name"])
def test_words(vector: dict[str, Any]) -> None:
    assert list(islice(words_of(vector), len(vector["words"]))) == vector["words"]


@pytest.mark.parametrize("vector", of_kind("draws"), ids=lambda vector: vector["name"])
def test_draws(vector: dict[str, Any]) -> None:
    words = Counted(words_of(vector))
    for expected in vector["draws"]:
        taken = words.taken
        assert draw(words, expected["n"]) == expected["result"]
        assert words.taken - taken == expected["words_taken"]


@pytest.mark.parametrize(
    "vector",
    [each for vector in of_kind("shuffles") for each in vector["shuffles"]],
    ids=lambda each: each["k"],
)
def test_shuffles(vector: dict[str, Any]) -> None:
    assert list(shuffle(words_of(vector), vector["cards"])) == vector["shuffled"]
    deals = SeededDeals(bytes.fromhex(vector["key"]))
    assert list(deals.shuffle(vector["label"].encode(), vector["k"], vector["cards"])) == vector["shuffled"]


@pytest.mark.parametrize(
    "vector",
    [each for vector in of_kind("match-seeds") for each in vector["match_seeds"]],
    ids=lambda each: each["table"],
)
def test_match_seeds(vector: dict[str, Any]) -> None:
    server_seed = bytes.fromhex(vector["server_seed"])
    mixed = {name: vector[name] for name in ("entropy", "game", "options", "rules", "table")}
    assert commitment(server_seed).hex() == vector["commitment"]
    assert canonical_json(mixed) == vector["json"]
    assert match_seed(server_seed, **mixed).hex() == vector["match_seed"]


def test_the_shuffle_favours_no_place() -> None:
    assert chi_square(lambda k: shuffle(stream(b"fair", b"deck", k), range(DECK))) < LIMIT


def test_random_deals_favour_no_place() -> None:
    deals = RandomDeals(Random(1))
    assert chi_square(lambda k: deals.shuffle(b"deck", k, range(DECK))) < LIMIT


def test_a_biased_shuffle_would_be_found_out() -> None:
    assert chi_square(lambda k: swapping_with_any_place(stream(b"fair", b"deck", k), range(DECK))) > LIMIT
    assert chi_square(lambda k: never_left_in_place(stream(b"fair", b"deck", k), range(DECK))) > LIMIT


def test_draws_are_even_where_words_do_not_divide() -> None:
    n = 3 * 2**30  # a plain remainder would give the first third twice as often
    words = stream(b"fair", b"draw", 0)
    thirds = Counter(draw(words, n) // 2**30 for _ in range(6_000))
    assert all(abs(thirds[third] - 2_000) < 150 for third in range(3))


def test_labels_and_rounds_have_streams_of_their_own() -> None:
    firsts = {next(stream(b"key", label, k)) for label in (b"deck", b"start") for k in range(100)}
    assert len(firsts) == 200


class Counted:
    """Words, and how many were taken."""

    def __init__(self, words: Iterator[int]) -> None:
        self._words = words
        self.taken = 0

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        self.taken += 1
        return next(self._words)


def chi_square(shuffled: Callable[[int], Sequence[int]]) -> float:
    """Distance of (card, place) counts from even ones."""
    counts = Counter(pair for k in range(SHUFFLES) for pair in enumerate(shuffled(k)))
    expected = SHUFFLES / DECK
    return sum(
        (counts[place, card] - expected) ** 2 / expected for place in range(DECK) for card in range(DECK)
    )


def swapping_with_any_place(words: Iterator[int], cards: Sequence[int]) -> list[int]:
    """The classic mistake: j from the whole deck at each step."""
    order = list(cards)
    for i in range(len(order)):
        j = draw(words, len(order))
        order[i], order[j] = order[j], order[i]
    return order


def never_left_in_place(words: Iterator[int], cards: Sequence[int]) -> list[int]:
    """The other one: j below i."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = draw(words, i)
        order[i], order[j] = order[j], order[i]
    return order
