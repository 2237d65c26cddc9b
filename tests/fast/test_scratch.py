"""Memory on the stack holds what is put there, also when functions that use it call each other."""

from updown.fast.compiled import compiled, inlined
from updown.fast.scratch import floating_numbers, whole_numbers


@inlined
def reversed_sum(first: int, size: int) -> int:
    """As a number with the digits first, first + 1 … from the last on."""
    kept = whole_numbers(8)
    for place in range(size):
        kept[place] = first + place
    number = 0
    for place in range(size - 1, -1, -1):
        number = 10 * number + kept[place]
    return number


@compiled
def both(size: int) -> float:
    kept = floating_numbers(3)
    for place in range(3):
        kept[place] = reversed_sum(place, size) + 0.5
    return kept[0] + 1000 * kept[1] + 1_000_000 * kept[2]


def test_what_is_put_there_stays_there() -> None:
    assert both(3) == 210.5 + 321_500 + 432_500_000
    for _ in range(1000):  # nothing of one call is left on the stack to the next
        assert both(2) == 10.5 + 21_500 + 32_500_000
