"""The game's own players: `easy` goes by rules of thumb, `medium` weighs every choice by the points it promises."""

from collections.abc import Sequence
from random import Random

from updown.games.river.actions import Action, Bid, Play
from updown.games.river.cards import RANKS, Card
from updown.games.river.odds import Odds, bend, spread
from updown.games.river.rules import best_card
from updown.games.river.scoring import points
from updown.games.river.views import OwnView, PublicView


def default_action(public: PublicView, own: OwnView) -> Action:  # noqa: ARG001
    """What a clock plays: the lowest bid, or the first card by suit and rank."""
    return Bid(own.bids[0]) if own.bids else Play(own.playable[0])


class Medium:
    """Bids and plays for the most points to be expected, from the odds of each card."""

    def choose(self, public: PublicView, own: OwnView, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        odds = Odds(public, own)
        if own.bids:
            return Bid(max(own.bids, key=lambda bid: _worth_of_bid(odds, bid)))
        return Play(max(own.playable, key=lambda card: _worth_of_play(odds, card)))


STEER = 0.7
"""How far one who plays for a number of tricks bends the odds towards it, per trick and at most."""


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


class Easy:
    """Counts high cards; then wins while it needs tricks and ducks when it has enough."""

    def choose(self, public: PublicView, own: OwnView, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        if own.bids:
            wish = sum(_looks_high(card, public.trump) for card in own.hand)
            return Bid(min(own.bids, key=lambda bid: abs(bid - wish)))
        return Play(self._card(public, own))

    def _card(self, public: PublicView, own: OwnView) -> Card:
        by_rank = sorted(own.playable, key=lambda card: (card[1] == public.trump[1], RANKS.index(card[0])))
        winning = [card for card in by_rank if _takes(public, card)]
        losing = [card for card in by_rank if card not in winning]
        if own.bid is not None and public.seats[own.seat].tricks < own.bid:
            return winning[-1] if winning else by_rank[0]
        return losing[-1] if losing else by_rank[0]


def _looks_high(card: Card, trump: Card) -> bool:
    return RANKS.index(card[0]) >= RANKS.index("9" if card[1] == trump[1] else "A")


def _takes(public: PublicView, card: Card) -> bool:
    """Whether it is the best card of the trick so far; a lead always is."""
    trick = (*(played.card for played in public.trick), card)
    return best_card(trick, public.trump) == len(trick) - 1
