"""The cards: numbers from 1 up, six colours in a fixed cycle, and how many of them a match uses."""

from typing import Literal, NewType, TypeAlias

Card = NewType("Card", int)
Length: TypeAlias = Literal["short", "long"]

LENGTHS: tuple[Length, ...] = ("short", "long")
COLOURS = 6
HAND_SIZE = 3
CIRCLE_SIZE = 6
HIGHEST = Card(126)

_DECK_SIZES: dict[Length, dict[int, int]] = {
    "short": {2: 42, 3: 60, 4: 78, 5: 96, 6: 96},
    "long": {2: 54, 3: 78, 4: 102, 5: 126, 6: 126},
}


def colour(card: int) -> int:
    """0 yellow, 1 red, 2 blue, 3 pink, 4 purple, 5 teal (U2)."""
    return (card - 1) % COLOURS


def deck_size(length: Length, seats: int) -> int:
    """The match is played with the cards 1 … deck size (U3)."""
    return _DECK_SIZES[length][seats]


def deck(size: int) -> tuple[Card, ...]:
    """In the ascending order that is shuffled (docs/records.md)."""
    return tuple(Card(number) for number in range(1, size + 1))


def turns_each(size: int, seats: int) -> int:
    """Everybody has the same number of turns: deck = 6 + seats x turns (U3)."""
    return (size - CIRCLE_SIZE) // seats
