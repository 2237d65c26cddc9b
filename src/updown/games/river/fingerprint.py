"""State hash (docs/records.md): makes two engines comparable at every step; never sent before the end."""

from hashlib import sha256

from updown.core.deal import canonical_json
from updown.games.river.cards import Card
from updown.games.river.rules import leader, opened
from updown.games.river.scoring import totals, tricks_won
from updown.games.river.state import State


def fingerprint(state: State) -> str:
    past, this = state.past, opened(state)
    text = canonical_json(
        {
            "bids": state.secrets.fists or this.bids,
            "dealer": this.dealer,
            "hands": state.secrets.hands,
            "played": _played(state),
            "round": len(past.sheet),
            "scores": totals(past),
            "to_act": state.turn,
            "tricks": tricks_won(state.tricks, past.seats),
            "trump": this.trump,
        }
    )
    return sha256(text.encode()).hexdigest()


def _played(state: State) -> list[tuple[int, Card]]:
    """Seat and card, in the order of play in this round."""
    seats = state.past.seats
    laid = [*((taken.leader, taken.cards) for taken in state.tricks), (leader(state), state.trick)]
    return [((first + place) % seats, card) for first, cards in laid for place, card in enumerate(cards)]
