"""A seat's view of River as 600 small numbers, and its actions as 63. Described in docs/environments.md.

Change nothing here without raising VERSION: networks that were trained depend on every place.
"""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from updown.core.game import Choice
from updown.fast.encoding import Encoding, Layout, Observation, must_be_legal
from updown.games.river.actions import BIDS, PLAYS, Action, Bid
from updown.games.river.cards import ORDER, PACK, RANKS, SUITS, Card, Suit, suit_of
from updown.games.river.imagine import cards_played, shown_voids
from updown.games.river.options import (
    BIDDINGS,
    SCHEDULES,
    SCORINGS,
    Bidding,
    Options,
    Schedule,
    Scoring,
    options,
)
from updown.games.river.options import hand_sizes as sizes_of
from updown.games.river.views import OwnView, PublicView

VERSION = 1
MOST_SEATS = 8
FIRST_CARD = 11
"""Actions: bids 0 … 10, then the cards in the order of the pack."""

Values: TypeAlias = npt.NDArray[np.int8]

LAYOUT = Layout(
    (
        ("hand", (52,), 0, 1, "own cards, in the order of the pack: 2C … AC, 2D … AD, 2H … AH, 2S … AS"),
        ("trump_suit", (4,), 0, 1, "C D H S"),
        ("trump_rank", (), 2, 14, "of the card turned up, ace 14; it is out of play"),
        ("led", (4,), 0, 1, "suit led in the open trick, C D H S; none: all 0"),
        ("trick_suit", (8, 4), 0, 1, "per seat: suit of its card in the open trick"),
        ("trick_rank", (8,), 0, 14, "per seat: rank of that card, 2 … 14; 0: none yet"),
        ("played", (8, 52), 0, 1, "per seat: cards it has played in this round, the open trick's too"),
        ("voids", (8, 4), 0, 1, "per seat: suits that it has shown not to have, C D H S"),
        ("bid", (8,), -1, 10, "per seat; -1: none that the viewer may see"),
        ("has_bid", (8,), 0, 1, "per seat: whether it has bid, in the fist too"),
        ("tricks", (8,), 0, 10, "per seat: won in this round"),
        (
            "total_tens",
            (8,),
            -11,
            29,
            "per seat: total of the finished rounds, divided by 10 and rounded down",
        ),
        ("total_units", (8,), 0, 9, "per seat: the rest"),
        ("seats", (), 2, 8, "how many play; what belongs to further seats is 0"),
        ("hand_size", (), 1, 10, "of this round"),
        ("round", (), 0, 18, "finished rounds; the last round's number when the match is over"),
        ("start", (), 1, 10, "the largest round"),
        ("schedule", (), 0, 3, "down-up, up-down, down, up"),
        ("bidding", (), 0, 1, "in-turn, simultaneous"),
        ("hook", (), 0, 1, "whether the hook applies"),
        ("scoring", (), 0, 2, "classic, exact, penalty"),
        ("dealer", (), 0, 7, "seat"),
        ("leader", (), 0, 7, "seat that leads or led the open trick"),
        ("to_act", (), 0, 1, "whether the viewer is to act"),
    )
)


@dataclass(frozen=True, slots=True)
class Facts:
    """What an observation holds. Tuples are per seat, the viewer's own first, then clockwise; so are seats."""

    hand: tuple[Card, ...]
    trump: Card
    trick: tuple[Card | None, ...]
    """Cards in the open trick."""
    played: tuple[tuple[Card, ...], ...]
    """In this round, the open trick's too, in the order of the pack."""
    voids: tuple[frozenset[str], ...]
    bids: tuple[int | None, ...]
    has_bid: tuple[bool, ...]
    tricks: tuple[int, ...]
    totals: tuple[int, ...]
    hand_size: int
    round: int
    start: int
    schedule: Schedule
    bidding: Bidding
    hook: bool
    scoring: Scoring
    dealer: int
    leader: int
    to_act: bool


def facts(public: PublicView, own: OwnView) -> Facts:
    seats = len(public.seats)
    order = [(own.seat + place) % seats for place in range(seats)]
    start = max(public.hand_sizes)
    voids = shown_voids(public)
    laid = {played.seat: played.card for played in public.trick}
    return Facts(
        hand=own.hand,
        trump=public.trump,
        trick=tuple(laid.get(seat) for seat in order),
        played=tuple(_played_by(public, seat) for seat in order),
        voids=tuple(voids[seat] for seat in order),
        bids=(own.bid, *(public.seats[seat].bid for seat in order[1:])),
        has_bid=tuple(public.seats[seat].has_bid for seat in order),
        tricks=tuple(public.seats[seat].tricks for seat in order),
        totals=tuple(public.seats[seat].score for seat in order),
        hand_size=public.hand_sizes[public.round],
        round=public.round,
        start=start,
        schedule=next(name for name in SCHEDULES if sizes_of(name, start) == public.hand_sizes),
        bidding=public.bidding,
        hook=public.hook,
        scoring=public.scoring,
        dealer=order.index(public.dealer),
        leader=order.index(public.leader),
        to_act=own.seat in public.to_act,
    )


def encode(facts: Facts) -> Observation:
    observation = LAYOUT.blank()
    at = LAYOUT.parts(observation)
    at["hand"][_places(facts.hand)] = 1
    at["trump_suit"][_suit(facts.trump)] = 1
    for name in ("hand_size", "round", "start", "hook", "dealer", "leader", "to_act"):
        at[name][()] = getattr(facts, name)
    at["trump_rank"][()] = _rank(facts.trump)
    at["seats"][()] = len(facts.bids)
    at["schedule"][()] = SCHEDULES.index(facts.schedule)
    at["bidding"][()] = BIDDINGS.index(facts.bidding)
    at["scoring"][()] = SCORINGS.index(facts.scoring)
    for seat, played in enumerate(facts.played):
        at["played"][seat, _places(played)] = 1
        at["voids"][seat, [SUITS.index(suit) for suit in SUITS if suit in facts.voids[seat]]] = 1
    _encode_trick(facts, at)
    _encode_numbers(facts, at)
    return observation


def decode(observation: Observation) -> Facts:
    at = LAYOUT.parts(observation)
    seats = range(int(at["seats"]))
    trump_suit = int(at["trump_suit"].argmax())
    return Facts(
        hand=_cards(at["hand"]),
        trump=_card(trump_suit, int(at["trump_rank"])),
        trick=tuple(_laid(at, seat) for seat in seats),
        played=tuple(_cards(at["played"][seat]) for seat in seats),
        voids=tuple(frozenset(_suits(at["voids"][seat])) for seat in seats),
        bids=tuple(None if at["bid"][seat] < 0 else int(at["bid"][seat]) for seat in seats),
        has_bid=tuple(bool(at["has_bid"][seat]) for seat in seats),
        tricks=tuple(int(at["tricks"][seat]) for seat in seats),
        totals=tuple(10 * int(at["total_tens"][seat]) + int(at["total_units"][seat]) for seat in seats),
        hand_size=int(at["hand_size"]),
        round=int(at["round"]),
        start=int(at["start"]),
        schedule=SCHEDULES[int(at["schedule"])],
        bidding=BIDDINGS[int(at["bidding"])],
        hook=bool(at["hook"]),
        scoring=SCORINGS[int(at["scoring"])],
        dealer=int(at["dealer"]),
        leader=int(at["leader"]),
        to_act=bool(at["to_act"]),
    )


def totals(public: PublicView) -> tuple[int, ...]:
    return tuple(shown.score for shown in public.seats)


def legal(own: OwnView) -> tuple[int, ...]:
    return own.bids or tuple(FIRST_CARD + ORDER[card] for card in own.playable)


def index(own: OwnView, action: Action) -> int:  # noqa: ARG001
    """The same for every hand."""
    return action.tricks if isinstance(action, Bid) else FIRST_CARD + ORDER[action.card]


def action(own: OwnView, index: int) -> Action:
    must_be_legal(index, legal(own))
    return BIDS[index] if index < FIRST_CARD else PLAYS[PACK[index - FIRST_CARD]]


def _played_by(public: PublicView, seat: int) -> tuple[Card, ...]:
    cards = [played.card for played in cards_played(public) if played.seat == seat]
    return tuple(sorted(cards, key=ORDER.__getitem__))


def _encode_trick(facts: Facts, at: dict[str, Values]) -> None:
    for seat, card in enumerate(facts.trick):
        if card is not None:
            at["trick_suit"][seat, _suit(card)] = 1
            at["trick_rank"][seat] = _rank(card)
    led = facts.trick[facts.leader]
    if led is not None:
        at["led"][_suit(led)] = 1


def _encode_numbers(facts: Facts, at: dict[str, Values]) -> None:
    seats = len(facts.bids)
    at["bid"][:seats] = [-1 if bid is None else bid for bid in facts.bids]
    at["has_bid"][:seats] = facts.has_bid
    at["tricks"][:seats] = facts.tricks
    at["total_tens"][:seats] = [total // 10 for total in facts.totals]
    at["total_units"][:seats] = [total % 10 for total in facts.totals]


def _laid(at: dict[str, Values], seat: int) -> Card | None:
    rank = int(at["trick_rank"][seat])
    return _card(int(at["trick_suit"][seat].argmax()), rank) if rank else None


def _places(cards: tuple[Card, ...]) -> list[int]:
    return [ORDER[card] for card in cards]


def _cards(marked: Values) -> tuple[Card, ...]:
    return tuple(PACK[int(place)] for place in np.flatnonzero(marked))


def _suits(marked: Values) -> list[Suit]:
    return [SUITS[int(place)] for place in np.flatnonzero(marked)]


def _suit(card: Card) -> int:
    return SUITS.index(suit_of(card))


def _rank(card: Card) -> int:
    """2 … 14."""
    return RANKS.index(card[0]) + 2


def _card(suit: int, rank: int) -> Card:
    return PACK[13 * suit + rank - 2]


def study_choices(seats: int) -> tuple[Choice, ...]:  # noqa: ARG001
    """None: a start of few cards is an option of the game."""
    return ()


def load_compiled() -> None:
    from updown.games.river import fast_encoding  # noqa: PLC0415  numba takes long to import

    fast_encoding.register()


ENCODING: Encoding[Options, PublicView, OwnView, Action, Facts] = Encoding(
    version=VERSION,
    layout=LAYOUT,
    actions=FIRST_CARD + len(PACK),
    facts=facts,
    encode=encode,
    decode=decode,
    legal=legal,
    index=index,
    action=action,
    totals=totals,
    least_total=-110,
    most_total=299,
    study_choices=study_choices,
    study_options=options,
    load_compiled=load_compiled,
)
