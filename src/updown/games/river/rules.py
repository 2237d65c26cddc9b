"""The law of Up and Down the River, in the order of a match: deal, turn, choice, trick, end. RULES.md has R1 …"""

from itertools import product
from typing import TypeVar, assert_never

from updown.core.deal import Deals
from updown.core.errors import IllegalAction, NotYourTurn
from updown.core.game import Outcome, Seat, outcome_of
from updown.games.river.actions import BIDS, PLAYS, Action, Bid, Play
from updown.games.river.cards import ORDER, PACK, SUIT_CARDS, SUITS, Card
from updown.games.river.options import SEATS, Options
from updown.games.river.scoring import score, totals
from updown.games.river.state import Past, Round, Secrets, State, Taken

T = TypeVar("T")

ALONE: tuple[tuple[Seat], ...] = tuple((Seat(seat),) for seat in range(SEATS.stop))
"""By seat, the turn of that seat alone, made once."""

EVERY_BID = tuple(range(len(BIDS)))

TAKING: dict[str, dict[Card, int]] = {
    led + trump: {card: ORDER[card] + 100 * (card[1] == led) + 200 * (card[1] == trump) for card in PACK}
    for led, trump in product(SUITS, SUITS)
}
"""R11: by led suit and trump, what each card is worth in a trick; no two are worth the same."""


def start(options: Options, seats: int) -> State:
    return State(Past(options, seats), None, (), (), (), Secrets(()))


def needs_deal(state: State) -> bool:
    return not (state.trick or any(state.secrets.hands) or is_over(state))


def deal(state: State, deals: Deals) -> State:
    """R5, R6: a fresh shuffle, one card at a time from the dealer's left; the next card shows the trump."""
    past = state.past
    number = len(past.sheet)
    hand_size = past.options.hand_sizes[number]
    dealer = (number + 1) % past.seats
    deck = deals.shuffle(b"deck", number, PACK)
    dealt = past.seats * hand_size
    hands = tuple(
        [
            sorted_hand(deck[(seat - dealer - 1) % past.seats : dealt : past.seats])
            for seat in range(past.seats)
        ]
    )
    opened = Round(number, hand_size, dealer, deck[dealt], (None,) * past.seats)
    if past.options.bidding == "simultaneous":
        everybody = tuple(Seat(seat) for seat in range(past.seats))
        return State(past, opened, everybody, (), (), Secrets(hands, opened.bids))
    return State(past, opened, ALONE[(dealer + 1) % past.seats], (), (), Secrets(hands))


def sorted_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """By suit C D H S, then rank ascending."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def to_act(state: State) -> tuple[Seat, ...]:
    return state.turn


def is_bidding(state: State) -> bool:
    return state.round is not None and None in state.round.bids


def is_over(state: State) -> bool:
    return len(state.past.sheet) == len(state.past.options.hand_sizes)


def opened(state: State) -> Round:
    """The round, once the first one is dealt."""
    if state.round is None:
        raise AssertionError("nothing is dealt yet")
    return state.round


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    if seat not in state.turn:
        return ()
    if is_bidding(state):
        return tuple([BIDS[bid] for bid in open_bids(state, seat)])
    return tuple([PLAYS[card] for card in playable(state.secrets.hands[seat], state.trick)])


def open_bids(state: State, seat: int) -> tuple[int, ...]:
    """R7, R8: 0 … hand size, but for the one that the hook takes."""
    every = EVERY_BID[: opened(state).hand_size + 1]
    forbidden = forbidden_bid(state, seat)
    return every if forbidden is None else every[:forbidden] + every[forbidden + 1 :]


def forbidden_bid(state: State, seat: int) -> int | None:
    """R8: the dealer's bid that would make the sum of all bids equal to the hand size, if there is one."""
    this = opened(state)
    if seat != this.dealer or not state.past.options.hook or this.bids.count(None) != 1:
        return None
    missing = this.hand_size - sum([bid for bid in this.bids if bid is not None])
    return missing if missing >= 0 else None


def playable(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """R10: follow suit if able, else anything; the leader is free."""
    if not trick:
        return hand
    following = SUIT_CARDS[trick[0][1]]
    return tuple([card for card in hand if card in following]) or hand


def apply(state: State, seat: Seat, action: Action) -> State:
    if seat not in state.turn:
        raise NotYourTurn(f"seat {seat} is not to act", seat=seat)
    match action:
        case Play():
            return _play(state, seat, action.card)
        case Bid():
            return _bid(state, seat, action.tricks)
        case _:
            assert_never(action)


def _bid(state: State, seat: int, tricks: int) -> State:
    if not is_bidding(state) or tricks not in open_bids(state, seat):
        raise _no_bid(state, seat, tricks)
    if state.secrets.fists:
        return _lay_fist(state, seat, tricks)
    bids = _with(opened(state).bids, seat, tricks)  # R7: final once made and visible to all
    return _show_bids(state, bids, ALONE[(seat + 1) % state.past.seats])  # the dealer's left leads, too


def _no_bid(state: State, seat: int, tricks: int) -> IllegalAction:
    if not is_bidding(state):
        return IllegalAction("the bids of this round are final", rule="R7", reason="not_bidding", seat=seat)
    if tricks == forbidden_bid(state, seat):
        why = f"the dealer may not bid {tricks}: the bids would add up to the hand size"
        return IllegalAction(why, rule="R8", reason="hook", seat=seat, bid=tricks)
    largest = opened(state).hand_size
    why = f"a bid is 0 to {largest}, not {tricks}"
    return IllegalAction(why, rule="R7", reason="bid_out_of_range", seat=seat, bid=tricks, largest=largest)


def _lay_fist(state: State, seat: int, tricks: int) -> State:
    """R9: secret until the last is in, then all are shown."""
    fists = _with(state.secrets.fists, seat, tricks)
    if None not in fists:
        return _show_bids(state, fists, ALONE[(opened(state).dealer + 1) % state.past.seats])
    still = tuple([other for other in state.turn if other != seat])
    return State(state.past, state.round, still, (), (), Secrets(state.secrets.hands, fists))


def _show_bids(state: State, bids: tuple[int | None, ...], turn: tuple[Seat]) -> State:
    this = opened(state)
    bidden = Round(this.number, this.hand_size, this.dealer, this.trump, bids)
    return State(state.past, bidden, turn, (), (), Secrets(state.secrets.hands))


def _play(state: State, seat: int, card: Card) -> State:
    past, this, _, trick, tricks, secrets = state
    if is_bidding(state) or card not in playable(secrets.hands[seat], trick):
        raise _no_play(state, seat, card)
    hand = secrets.hands[seat]
    at = hand.index(card)
    secrets = Secrets(_with(secrets.hands, seat, hand[:at] + hand[at + 1 :]))
    trick = (*trick, card)
    if len(trick) < past.seats:
        return State(past, this, ALONE[(seat + 1) % past.seats], trick, tricks, secrets)
    return _take_trick(state, trick, secrets)


def _no_play(state: State, seat: int, card: Card) -> IllegalAction:
    if is_bidding(state):
        return IllegalAction(
            "no card is played before all have bid", rule="R7", reason="not_playing", seat=seat
        )
    if card not in state.secrets.hands[seat]:
        why = f"seat {seat} does not hold {card}"
        return IllegalAction(why, rule="R10", reason="not_held", seat=seat, card=card)
    suit = state.trick[0][1]
    why = f"seat {seat} holds {suit} and must follow suit"
    return IllegalAction(why, rule="R10", reason="must_follow", seat=seat, card=card, suit=suit)


def _take_trick(state: State, trick: tuple[Card, ...], secrets: Secrets) -> State:
    past, this, first = state.past, opened(state), leader(state)
    winner = (first + best_card(trick, this.trump)) % past.seats
    tricks = (*state.tricks, Taken(first, trick, winner))
    if secrets.hands[winner]:
        return State(past, this, ALONE[winner], (), tricks, secrets)
    past = Past(past.options, past.seats, (*past.sheet, score(past, this, tricks)), tricks[-1])
    return State(past, this, (), (), tricks, secrets)


def leader(state: State) -> int:
    """R10, R11: the dealer's left leads first, then the winner of each trick."""
    return state.tricks[-1].winner if state.tricks else (opened(state).dealer + 1) % state.past.seats


def best_card(trick: tuple[Card, ...], trump: Card) -> int:
    """R11: the place in the trick of the highest trump, or if none was played, of the highest of the led suit."""
    return trick.index(max(trick, key=TAKING[trick[0][1] + trump[1]].__getitem__))


def outcome(state: State) -> Outcome | None:
    """R13: the highest total wins; a tie is a shared victory."""
    return outcome_of(totals(state.past)) if is_over(state) else None


def _with(per_seat: tuple[T, ...], seat: int, changed: T) -> tuple[T, ...]:
    return (*per_seat[:seat], changed, *per_seat[seat + 1 :])
