"""The first medium bot, kept as it was: the yardstick for every later strength figure. It never changes.

Nothing here is shared with bots.py, odds.py or imagine.py, so that those can grow; only the law is the same.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb
from random import Random

from updown.games.river.actions import Action, Bid, Play
from updown.games.river.cards import ORDER, PACK, SUIT_CARDS, SUITS, Card, suit_of
from updown.games.river.rules import best_card
from updown.games.river.scoring import points
from updown.games.river.views import OwnView, Played, PublicView

# The numbers below were fitted to what happened to the cards of some thousand hands of this bot.
HIGHER_KILLS, HIGHER_SIDE_KILLS = 0.5, 0.8
"""How often a higher card of its suit in play costs a trump, or a side card, its trick."""
RUFFED = 0.6
"""How often a seat that has run out of a suit and holds a trump plays it."""
COMES_UP = 0.2
"""How likely each trick is to be one in which a given side card can count."""
LUCK = 0.05
"""That a card takes a trick which nobody wanted."""
RUFFS, RUFFS_PER_SHORT_SUIT = 0.1, 0.15
"""How often a trump that is not high enough takes a trick all the same."""
SHORT = (1.0, 0.6, 0.2)
"""How short a side suit is, by the cards held in it."""
WANTED, UNWANTED, UNWANTED_RUFF = 0.95, 0.6, 0.25
"""How often a seat that can beat a card does so: if it needs tricks, if not, and if it need not even follow."""
STEER = 0.7
"""How far one who plays for a number of tricks bends the odds towards it, per trick and at most."""


class Reference:
    """Bids and plays for the most points to be expected, from the odds of each card."""

    def choose(self, public: PublicView, own: OwnView, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        odds = Odds(public, own)
        if own.bids:
            return Bid(max(own.bids, key=lambda bid: _worth_of_bid(odds, bid)))
        return Play(max(own.playable, key=lambda card: _worth_of_play(odds, card)))


class Odds:
    """What one seat can work out. All chances are estimates that take hands as dealt evenly."""

    def __init__(self, public: PublicView, own: OwnView) -> None:
        self.public = public
        self.own = own
        self.trump = public.trump[1]
        self.voids = _shown_voids(public)
        unseen = _unseen_cards(public, own)
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
        lengths = {suit: sum(card[1] == suit for card in hand) for suit in SUITS}
        above = dict.fromkeys(SUITS, 0)
        short = sum(SHORT[min(lengths[suit], 2)] for suit in SUITS if suit != self.trump)
        chances: list[float] = []
        for card in sorted(hand, key=ORDER.__getitem__, reverse=True):
            suit = suit_of(card)
            if suit == self.trump:
                chances.append(self._trump(card, short * comes_up(len(hand))))
            else:
                chances.append(self._side(card, above[suit], len(hand)))
            above[suit] += 1
        return chances

    def _wants(self, seat: int) -> bool:
        """Whether the seat still needs tricks, as far as it has bid."""
        view = self.public.seats[seat]
        return view.bid is None or view.bid > view.tricks

    def _is_beaten_by(self, seat: int, card: Card, led: str) -> float:
        size, follows = self.hand_sizes[seat], led not in self.voids[seat]
        over = has_any(self.hidden, self.higher(card), size) if card[1] == led and follows else 0.0
        over *= WANTED if self._wants(seat) else UNWANTED
        if led == self.trump or self.trump in self.voids[seat]:
            return over
        without = has_none(self.hidden, len(self.ranks[led]), size) if follows else 1.0
        overtrumps = self.higher(card) if card[1] == self.trump else len(self.ranks[self.trump])
        ruff = without * has_any(self.hidden - len(self.ranks[led]), overtrumps, size)
        return min(1.0, over + ruff * (WANTED if self._wants(seat) else UNWANTED_RUFF))

    def _side(self, card: Card, above: int, hand_size: int) -> float:
        """A side card is high enough, is not ruffed, and its suit comes up."""
        stands = (1 - HIGHER_SIDE_KILLS * self._in_play()) ** self.higher(card)
        length = len(self.ranks[card[1]])
        for seat in self.others:
            size = self.hand_sizes[seat]
            runs_out = 1.0 if card[1] in self.voids[seat] else has_at_most(self.hidden, length, size, above)
            stands *= 1 - RUFFED * runs_out * has_any(self.hidden, len(self.ranks[self.trump]), size)
        leads = self.public.leader == self.own.seat and not self.public.trick
        reach = 1.0 if leads else comes_up(hand_size)
        return LUCK + (1 - LUCK) * stands * reach

    def _trump(self, card: Card, short: float) -> float:
        """A trump is high enough, or ruffs a suit that runs out: the sooner, the fewer cards of it are held."""
        stands = (1 - HIGHER_KILLS * self._in_play()) ** self.higher(card)
        return stands + (1 - stands) * (RUFFS + RUFFS_PER_SHORT_SUIT * short)

    def _in_play(self) -> float:
        """The chance that an unseen card lies in somebody's hand."""
        return sum(self.hand_sizes[seat] for seat in self.others) / max(1, self.hidden)


def comes_up(tricks: int) -> float:
    """That one of so many tricks gives a card its chance."""
    return 1 - (1 - COMES_UP) ** tricks


def spread(chances: Sequence[float]) -> list[float]:
    """How likely each number of tricks is, if every card takes one by its own chance."""
    by_tricks = [1.0]
    for chance in chances:
        lost, won = [p * (1 - chance) for p in by_tricks], [p * chance for p in by_tricks]
        by_tricks = [a + b for a, b in zip([*lost, 0.0], [0.0, *won], strict=True)]
    return by_tricks


def bend(chances: Sequence[float], by: float) -> list[float]:
    """Every chance moved up if positive, down if negative; what is certain stays certain."""
    power = 2 ** abs(by)
    if by < 0:
        return [chance**power for chance in chances]
    return [1 - (1 - chance) ** power for chance in chances]


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


def _worth_of_bid(odds: Odds, bid: int) -> float:
    return _worth(odds, odds.later(odds.own.hand), bid, won=0)


def _worth_of_play(odds: Odds, card: Card) -> float:
    """Takes the trick or not, and then what the rest of the hand brings."""
    rest = odds.later([other for other in odds.own.hand if other != card])
    bid, won = _own_bid(odds), odds.public.seats[odds.own.seat].tricks
    now = odds.now(card)
    worth = now * _worth(odds, rest, bid, won=won + 1) + (1 - now) * _worth(odds, rest, bid, won=won)
    return worth + _haste(odds, won) * now


def _worth(odds: Odds, chances: Sequence[float], bid: int, *, won: int) -> float:
    """Points to be expected from cards with these chances, for one who plays to make the bid."""
    missing = bid - won - sum(chances)
    bent = bend(chances, max(-STEER, min(STEER, STEER * missing)))
    scoring = odds.public.scoring
    return sum(chance * points(scoring, bid, won + tricks) for tricks, chance in enumerate(spread(bent)))


def _haste(odds: Odds, won: int) -> float:
    """Who needs every trick that is left starts with the surest: a high trump draws those that ruff later."""
    return 1.0 if _own_bid(odds) - won >= len(odds.own.hand) else 0.0


def _own_bid(odds: Odds) -> int:
    if odds.own.bid is None:
        raise AssertionError("cards are played after the bids")
    return odds.own.bid


def _unseen_cards(public: PublicView, own: OwnView) -> tuple[Card, ...]:
    """Cards in others' hands or not dealt, in the order of the pack."""
    seen = {public.trump, *own.hand, *(played.card for played in _cards_played(public))}
    return tuple(card for card in PACK if card not in seen)


def _cards_played(public: PublicView) -> Iterator[Played]:
    """In this round, in order."""
    for trick in public.tricks:
        yield from trick.cards
    yield from public.trick


def _shown_voids(public: PublicView) -> tuple[frozenset[str], ...]:
    """Per seat, the suits that it did not follow (R10)."""
    voids: list[set[str]] = [set() for _ in public.seats]
    for cards in (*(trick.cards for trick in public.tricks), public.trick):
        for played in cards:
            if played.card[1] != cards[0].card[1]:
                voids[played.seat].add(cards[0].card[1])
    return tuple(map(frozenset, voids))
