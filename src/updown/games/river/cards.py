"""The pack: 52 cards, each written as in the notation, rank then suit: `QH`."""

from typing import Literal, NewType, TypeAlias, cast

Card = NewType("Card", str)
Suit: TypeAlias = Literal["C", "D", "H", "S"]

SUITS: tuple[Suit, ...] = ("C", "D", "H", "S")
RANKS = "23456789TJQKA"

PACK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""In the order that is shuffled afresh for each round, and in which hands and legal actions stand."""

ORDER: dict[Card, int] = {card: place for place, card in enumerate(PACK)}
"""The place of each card in the pack; within a suit, the higher one wins (R2)."""

SUIT_CARDS: dict[str, frozenset[Card]] = {
    suit: frozenset(card for card in PACK if card[1] == suit) for suit in SUITS
}
"""The cards of each suit."""


def suit_of(card: Card) -> Suit:
    return cast("Suit", card[1])
