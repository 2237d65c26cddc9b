"""The kinds of blunder in River: where each can happen, and which actions would be it. All judged from the view."""

from collections.abc import Callable, Sequence

from updown.games.river.actions import Action, Bid, Play
from updown.games.river.cards import ORDER, Card
from updown.games.river.imagine import unseen_cards
from updown.games.river.rules import best_card
from updown.games.river.views import OwnView, PublicView

Suspects = Callable[[PublicView, OwnView], Sequence[Action]]
"""The actions that may be the blunder; none if the position is not of the kind."""


def low_trump_lead(public: PublicView, own: OwnView) -> Sequence[Action]:
    """Needs every trick that is left, and leads a trump that can be beaten though it holds a higher one."""
    if public.trick or _needed(public, own) != len(own.hand):
        return ()
    trumps = [card for card in own.playable if card[1] == public.trump[1]]
    return [Play(card) for card in trumps[:-1] if _higher(public, own, card)]


def zero_with_ace(public: PublicView, own: OwnView) -> Sequence[Action]:
    """The dealer, from whom the hook takes another bid, bids 0 though no trump beats its best one."""
    if own.forbidden is None or 0 not in own.bids:
        return ()
    return [Bid(0)] if _boss_trump(public, own) else ()


def boss_trump_misspent(public: PublicView, own: OwnView) -> Sequence[Action]:
    """Needs one of the last two tricks, and plays the trump that no card beats too soon, or too late."""
    if _needed(public, own) != 1 or len(own.hand) != 2 or len(own.playable) != 2:
        return ()
    return [Play(card) for card in own.playable] if _boss_trump(public, own) else ()


def winner_thrown_away(public: PublicView, own: OwnView) -> Sequence[Action]:
    """Needs tricks, and plays the best card of a suit into a trick that it cannot take."""
    if not public.trick or not 1 <= _needed(public, own) <= len(own.hand):
        return ()
    lost = [card for card in own.playable if not _takes(public, card)]
    return [Play(card) for card in lost if not _higher(public, own, card)]


def late_duck(public: PublicView, own: OwnView) -> Sequence[Action]:
    """Lets a trick go and keeps what takes one later, too many or too late: with enough tricks, or in need of some."""
    if not public.trick:
        return ()
    needed = _needed(public, own)
    lost = [card for card in own.playable if not _takes(public, card)]
    if needed == 0 and len(lost) > 1:
        return [Play(card) for card in lost]
    last = len(public.trick) == len(public.seats) - 1
    return [Play(card) for card in lost] if last and needed == 1 and len(lost) < len(own.playable) else ()


KINDS: dict[str, Suspects] = {
    "low-trump-lead": low_trump_lead,
    "zero-with-ace": zero_with_ace,
    "boss-trump-misspent": boss_trump_misspent,
    "winner-thrown-away": winner_thrown_away,
    "late-duck": late_duck,
}


def _needed(public: PublicView, own: OwnView) -> int:
    """Tricks still to win; -1 in the bidding."""
    return own.bid - public.seats[own.seat].tricks if own.bid is not None else -1


def _boss_trump(public: PublicView, own: OwnView) -> bool:
    trumps = [card for card in own.hand if card[1] == public.trump[1]]
    return bool(trumps) and not _higher(public, own, trumps[-1])


def _higher(public: PublicView, own: OwnView, card: Card) -> int:
    """Unseen cards of its suit that beat it."""
    return sum(other[1] == card[1] and ORDER[other] > ORDER[card] for other in unseen_cards(public, own))


def _takes(public: PublicView, card: Card) -> bool:
    """Whether it is the best of the open trick so far."""
    trick = (*(played.card for played in public.trick), card)
    return best_card(trick, public.trump) == len(trick) - 1
