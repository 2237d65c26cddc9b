"""What speaks for a bid or a card, in a player's words: the one thing that tells most, as a code with arguments."""

from typing import assert_never

from updown.core.bot import Reason
from updown.games.river.actions import Action, Bid, Play
from updown.games.river.cards import RANKS, Card
from updown.games.river.odds import Odds
from updown.games.river.views import OwnView, PublicView

NEAR = 0.75
"""A bid so close to the tricks expected is what the hand promises."""
LIKELY = 0.5
"""A card that takes its trick so often is played to take it."""
HIGH = RANKS.index("T")
"""A side card from this rank on may take a trick that nobody asked for."""


def reason(public: PublicView, own: OwnView, action: Action) -> Reason:
    """For a legal action of the seat to act. `needed` counts the tricks still missing from its bid."""
    match action:
        case Bid(tricks):
            return _of_bid(public, own, tricks)
        case Play(card):
            return _of_play(public, own, card)
        case _:
            assert_never(action)


def _of_bid(public: PublicView, own: OwnView, bid: int) -> Reason:
    expected = round(sum(Odds(public, own).later(own.hand)), 1)
    arguments = {"bid": bid, "expected": expected}
    if own.forbidden is not None and abs(own.forbidden - expected) < abs(bid - expected) <= 1 + NEAR:
        return Reason("bid-around-hook", {**arguments, "forbidden": own.forbidden})
    if abs(bid - expected) <= NEAR:
        return Reason("bid-expected", arguments)
    return Reason("bid-low" if bid < expected else "bid-high", arguments)


def _of_play(public: PublicView, own: OwnView, card: Card) -> Reason:
    odds = Odds(public, own)
    needed = (own.bid or 0) - public.seats[own.seat].tricks
    takes = odds.now(card) >= LIKELY
    if len(own.playable) == 1:
        return Reason("only-card", {"card": card})
    if not 0 <= needed <= len(own.hand):
        return Reason("takes-a-point" if takes else "bid-is-lost", {"card": card})
    if needed == 0:
        return _when_enough(public, card, takes=takes)
    if needed == len(own.hand):
        return Reason("needs-every-trick", {"card": card, "needed": needed})
    if takes:
        return _to_win(public, card, needed)
    return _to_lose(public, own, odds, card)


def _when_enough(public: PublicView, card: Card, *, takes: bool) -> Reason:
    """The bid is met: every further trick breaks it."""
    if takes:
        return Reason("cannot-duck", {"card": card})
    if not public.trick:
        return Reason("leads-low", {"card": card})
    if card[1] != public.led and (card[1] == public.trump[1] or RANKS.index(card[0]) >= HIGH):
        return Reason("throws-away-high", {"card": card})
    return Reason("ducks", {"card": card})


def _to_win(public: PublicView, card: Card, needed: int) -> Reason:
    if not public.trick and card[1] == public.trump[1]:
        return Reason("draws-trumps", {"card": card})
    return Reason("wins-needed-trick", {"card": card, "needed": needed})


def _to_lose(public: PublicView, own: OwnView, odds: Odds, card: Card) -> Reason:
    """Tricks are still needed, but hardly this one."""
    trump = public.trump[1]
    boss = [held for held in own.hand if held[1] == trump and held != card and not odds.higher(held)]
    if boss:
        return Reason("keeps-boss-trump", {"card": boss[0]})
    alone = sum(held[1] == card[1] for held in own.hand) == 1
    if alone and card[1] != trump and any(held[1] == trump for held in own.hand):
        return Reason("clears-suit", {"suit": card[1]})
    return Reason("loses-cheaply", {"card": card})
