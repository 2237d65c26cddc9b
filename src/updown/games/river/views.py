"""What a seat may know of a match of Up and Down the River (R15)."""

from dataclasses import dataclass, replace
from typing import Literal

from updown.core.game import Seat
from updown.games.river import rules
from updown.games.river.cards import Card, Suit, suit_of
from updown.games.river.options import Bidding, Scoring
from updown.games.river.scoring import totals, tricks_won
from updown.games.river.state import RoundScore, State, Taken


@dataclass(frozen=True, slots=True)
class Played:
    """A card on the table and the seat that laid it there."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick, in the order of play, and the seat that took it."""

    cards: tuple[Played, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of one seat in this round. `bid` stays None until it may be seen (R9)."""

    bid: int | None
    has_bid: bool
    tricks: int
    hand_size: int
    score: int
    """Total of the finished rounds."""
    hand: tuple[Card, ...] | None = None
    """Only after the end."""


@dataclass(frozen=True, slots=True)
class PublicView:
    """The same bytes for everybody."""

    phase: Literal["bidding", "playing", "over"]
    round: int
    """From 0; stays at the last round when the match is over."""
    hand_sizes: tuple[int, ...]
    """Of every round of the match (R4)."""
    bidding: Bidding
    hook: bool
    scoring: Scoring
    dealer: int
    leader: int
    """The seat that leads or led the open trick."""
    trump: Card
    led: Suit | None
    to_act: tuple[int, ...]
    seats: tuple[SeatView, ...]
    trick: tuple[Played, ...]
    """The open trick, in the order of play."""
    winning: int | None
    """The seat whose card leads in the open trick."""
    tricks: tuple[Trick, ...]
    """The finished tricks of this round."""
    last_trick: Trick | None
    """The trick finished last, also when it ended the round before."""
    sheet: tuple[RoundScore, ...]


@dataclass(frozen=True, slots=True)
class OwnView:
    """What one seat knows besides."""

    seat: int
    hand: tuple[Card, ...]
    """By suit C D H S, then rank ascending."""
    bid: int | None
    """Its own bid, also while still secret."""
    bids: tuple[int, ...]
    """The bids open to it now."""
    forbidden: int | None
    """The bid that the hook takes from it (R8), if it is the dealer and about to bid."""
    playable: tuple[Card, ...]
    """The cards it may play now."""


def progress(public: PublicView) -> tuple[int, int]:
    """The round being played, from 1, and how many there are (R4)."""
    return public.round + 1, len(public.hand_sizes)


def public_view(state: State) -> PublicView:
    return _public(state, tuple(_seat_view(state, seat) for seat in range(state.past.seats)))


def reveal(state: State, end: State) -> PublicView:
    """With all hands shown, at any moment of a match that is over; they are empty once the last card is played."""
    if not rules.is_over(end):
        raise AssertionError("hands are shown only when the match is over")
    hands = state.secrets.hands
    return _public(
        state, tuple(replace(_seat_view(state, seat), hand=hand) for seat, hand in enumerate(hands))
    )


def own_view(state: State, seat: Seat) -> OwnView:
    bidding, its_turn = rules.is_bidding(state), seat in state.turn
    hand, fists = state.secrets.hands[seat], state.secrets.fists
    return OwnView(
        seat=seat,
        hand=hand,
        bid=fists[seat] if fists else rules.opened(state).bids[seat],
        bids=rules.open_bids(state, seat) if its_turn and bidding else (),
        forbidden=rules.forbidden_bid(state, seat) if its_turn and bidding else None,
        playable=rules.playable(hand, state.trick) if its_turn and not bidding else (),
    )


def _public(state: State, seats: tuple[SeatView, ...]) -> PublicView:
    past, this = state.past, rules.opened(state)
    trick = _played(rules.leader(state), state.trick, past.seats)
    tricks = tuple(_trick(taken, past.seats) for taken in state.tricks)
    before = _trick(past.last_trick, past.seats) if past.last_trick else None
    return PublicView(
        phase=_phase(state),
        round=this.number,
        hand_sizes=past.options.hand_sizes,
        bidding=past.options.bidding,
        hook=past.options.hook,
        scoring=past.options.scoring,
        dealer=this.dealer,
        leader=rules.leader(state),
        trump=this.trump,
        led=suit_of(trick[0].card) if trick else None,
        to_act=state.turn,
        seats=seats,
        trick=trick,
        winning=trick[rules.best_card(state.trick, this.trump)].seat if trick else None,
        tricks=tricks,
        last_trick=tricks[-1] if tricks else before,
        sheet=past.sheet,
    )


def _seat_view(state: State, seat: int) -> SeatView:
    bid, fists = rules.opened(state).bids[seat], state.secrets.fists
    return SeatView(
        bid=bid,
        has_bid=bid is not None or bool(fists and fists[seat] is not None),
        tricks=tricks_won(state.tricks, state.past.seats)[seat],
        hand_size=len(state.secrets.hands[seat]),
        score=totals(state.past)[seat],
    )


def _phase(state: State) -> Literal["bidding", "playing", "over"]:
    if rules.is_over(state):
        return "over"
    return "bidding" if rules.is_bidding(state) else "playing"


def _trick(taken: Taken, seats: int) -> Trick:
    return Trick(_played(taken.leader, taken.cards, seats), taken.winner)


def _played(leader: int, cards: tuple[Card, ...], seats: int) -> tuple[Played, ...]:
    return tuple(Played((leader + place) % seats, card) for place, card in enumerate(cards))
