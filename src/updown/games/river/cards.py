"""The pack: 52 cards, each written as in the notation, rank then suit: `QH`."""

from typing import Literal, NewType, TypeAlias

Card = NewType("Card", str)
Suit: TypeAlias = Literal["C", "D", "H", "S"]

SUITS: tuple[Suit, ...] = ("C", "D", "H", "S")
RANKS = "23456789TJQKA"

PACK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""In the order that is shuffled afresh for each round, and in which hands and legal actions stand."""
