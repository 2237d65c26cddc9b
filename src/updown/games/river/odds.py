"""How likely a card is to take a trick, judged from a view: who may still hold what, and who wants what."""

from collections.abc import Sequence
from functools import cache
from math import comb

from updown.games.river.cards import ORDER, SUIT_CARDS, SUITS, Card
from updown.games.river.imagine import shown_voids, unseen_cards
from updown.games.river.rules import best_card
from updown.games.river.views import OwnView, PublicView

RUFF_WITHOUT = (0.9, 0.5, 0.2)
"""Chance to come to ruff a side suit, by the number of cards held in it."""


class Odds:
    """What one seat can work out. All chances are estimates that take hands as dealt evenly."""

    def __init__(self, public: PublicView, own: OwnView) -> None:
        self.public = public
        self.own = own
        self.trump = public.trump[1]
        self.voids = shown_voids(public)
        unseen = unseen_cards(public, own)
        self.hidden = len(unseen)
        self.ranks = {
            suit: sorted(ORDER[card] for card in unseen if card in SUIT_CARDS[suit]) for suit in SUITS
        }
        self.others = tuple(seat for seat in range(len(public.seats)) if seat != own.seat)
        self.hand_sizes = tuple(seat.hand_size for seat in public.seats)

    def higher(self, card: Card) -> int:
        """Unseen cards of its suit that beat it."""
        return sum(rank > ORDER[card] for rank in self.ranks[card[1]])

    def now(self, card: Card) -> float:
        """That the card, played now, takes the open trick."""
        trick = (*(played.card for played in self.public.trick), card)
        if best_card(trick, self.public.trump) != len(trick) - 1:
            return 0.0
        chance = 1.0
        seats = len(self.hand_sizes)
        for step in range(1, seats - len(trick) + 1):
            chance *= 1 - self._is_beaten_by((self.own.seat + step) % seats, card, trick[0][1])
        return chance

    def later(self, hand: Sequence[Card]) -> list[float]:
        """For each card of the hand, that it takes a trick of those to come."""
        ruffs = sorted((self._ruff(hand, suit) for suit in SUITS if suit != self.trump), reverse=True)
        chances: list[float] = []
        above = dict.fromkeys(map(str, SUITS), 0)
        for card in sorted(hand, key=ORDER.__getitem__, reverse=True):
            chances.append(
                self._side(card, above[card[1]], len(hand))
                if card[1] != self.trump
                else self._trump(card, above[card[1]])
            )
            above[card[1]] += 1
        trumps = [
            place
            for place, card in enumerate(sorted(hand, key=ORDER.__getitem__, reverse=True))
            if card[1] == self.trump
        ]
        for place, ruff in zip(reversed(trumps), ruffs, strict=False):
            chances[place] += (1 - chances[place]) * ruff
        return chances

    def wants(self, seat: int) -> bool:
        """Whether the seat still needs tricks, as far as it has bid."""
        view = self.public.seats[seat]
        return view.bid is None or view.bid > view.tricks

    def _is_beaten_by(self, seat: int, card: Card, led: str) -> float:
        size, follows = self.hand_sizes[seat], led not in self.voids[seat]
        over = has_any(self.hidden, self.higher(card), size) if card[1] == led and follows else 0.0
        over *= 0.9 if self.wants(seat) else 0.5
        if led == self.trump or self.trump in self.voids[seat]:
            return over
        without = has_none(self.hidden, len(self.ranks[led]), size) if follows else 1.0
        overtrumps = self.higher(card) if card[1] == self.trump else len(self.ranks[self.trump])
        ruff = without * has_any(self.hidden - len(self.ranks[led]), overtrumps, size)
        return min(1.0, over + ruff * (0.9 if self.wants(seat) else 0.1))

    def _side(self, card: Card, above: int, hand_size: int) -> float:
        """A side card is high enough, is not ruffed, and its suit comes up."""
        in_play = sum(self.hand_sizes[seat] for seat in self.others)
        stands = has_none(self.hidden, self.higher(card), in_play)
        length = len(self.ranks[card[1]])
        for seat in self.others:
            size = self.hand_sizes[seat]
            runs_out = 1.0 if card[1] in self.voids[seat] else has_at_most(self.hidden, length, size, above)
            stands *= 1 - 0.6 * runs_out * has_any(self.hidden, len(self.ranks[self.trump]), size)
        leads = self.public.leader == self.own.seat and not self.public.trick
        return stands * (1.0 if leads else 1 - 0.7**hand_size)

    def _trump(self, card: Card, above: int) -> float:
        """A trump is high enough once the hand's higher ones have drawn some of those that beat it."""
        in_play = sum(self.hand_sizes[seat] for seat in self.others)
        return has_at_most(self.hidden, self.higher(card), in_play, above)

    def _ruff(self, hand: Sequence[Card], suit: str) -> float:
        held = sum(card[1] == suit for card in hand)
        if held >= len(RUFF_WITHOUT) or held >= len(hand) - 1 or not self.ranks[suit]:
            return 0.0
        return RUFF_WITHOUT[held] * (1 - 0.7 ** len(hand))


def spread(chances: Sequence[float]) -> list[float]:
    """How likely each number of tricks is, if every card takes one by its own chance."""
    by_tricks = [1.0]
    for chance in chances:
        lost, won = [p * (1 - chance) for p in by_tricks], [p * chance for p in by_tricks]
        by_tricks = [a + b for a, b in zip([*lost, 0.0], [0.0, *won], strict=True)]
    return by_tricks


def steer(chances: Sequence[float], tricks: int) -> list[float]:
    """The chances of one who plays for so many tricks: cards that may go either way bend to the need."""
    if sum(chances) > tricks:
        return [chance**1.6 for chance in chances]
    return [1 - (1 - chance) ** 1.6 for chance in chances]


def has_none(hidden: int, marked: int, size: int) -> float:
    """That a hand of this size, out of the hidden cards, holds none of the marked ones."""
    return has_at_most(hidden, marked, size, 0)


def has_any(hidden: int, marked: int, size: int) -> float:
    return 1 - has_none(hidden, marked, size)


@cache
def has_at_most(hidden: int, marked: int, size: int, most: int) -> float:
    """That it holds so many of them or fewer."""
    deals = comb(hidden, size)
    if not deals:
        return 1.0
    return (
        sum(
            comb(marked, held) * comb(hidden - marked, size - held)
            for held in range(min(most, marked, size) + 1)
        )
        / deals
    )
