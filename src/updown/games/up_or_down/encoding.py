"""A seat's view of Up or Down? as 389 small numbers, and its actions as 108. Described in docs/environments.md.

Change nothing here without raising VERSION: networks that were trained depend on every place.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from updown.core.errors import BadOptions
from updown.core.game import Choice
from updown.fast.encoding import Encoding, Layout, Observation, must_be_legal
from updown.games.up_or_down.actions import Action, Pile, Placement, Side
from updown.games.up_or_down.cards import COLOURS, Card, colour, deck_size
from updown.games.up_or_down.imagine import unseen_cards
from updown.games.up_or_down.options import Options, options
from updown.games.up_or_down.state import Cards
from updown.games.up_or_down.views import OwnView, PublicView, RowView, SeatView, TakeView

VERSION = 1
MOST_SEATS = 6
LEAST_GAIN = -128
"""What a value of eight bits can hold; few rows are worth as much, and nobody would give one of them up."""

SIDES: tuple[Side, ...] = ("<", ">")
PLACEMENTS: tuple[Placement, ...] = ("A", "B", "C", "!A", "!B", "!C")
PILES: tuple[Pile, ...] = ("^", "_", "-")
"""Actions: ((place in hand * 2 + side) * 6 + placement) * 3 + pile, each in these orders."""

Values: TypeAlias = npt.NDArray[np.int8]
Gains: TypeAlias = tuple[tuple[Placement, int], ...]

_CARD = (0, 126)

LAYOUT = Layout(
    (
        ("hand", (3,), *_CARD, "own cards, ascending; 0: none"),
        ("circle", (6,), *_CARD, "ascending"),
        ("face_up", (), *_CARD, "top of the face-up pile; 0: it is empty"),
        ("taken", (3, 2), *_CARD, "per hand card and side `<` `>`: the neighbour it takes; 0: not to act"),
        (
            "gain",
            (3, 2, 6),
            LEAST_GAIN,
            127,
            "per hand card, side, placement A B C !A !B !C: change of the own total, at least -128; 0: not legal",
        ),
        ("row_end", (6, 3), *_CARD, "per seat and row: the card to continue from; 0: no row"),
        ("row_way", (6, 3), -1, 1, "per seat and row: 1 up, -1 down, 0 open"),
        ("row_colours", (6, 3, 6), 0, 24, "per seat and row: cards of each colour, in the order of U2"),
        ("row_best", (6, 3), 0, 24, "per seat and row: cards of the commonest colour"),
        ("discards", (6,), 0, 24, "per seat: how many"),
        ("known", (6, 3), *_CARD, "per seat: cards of its hand that all have seen, ascending; 0: no more"),
        ("hand_size", (6,), 0, 3, "per seat"),
        ("total_tens", (6,), 0, 99, "per seat: rows and discards so far, divided by 10 and rounded down"),
        ("total_units", (6,), 0, 9, "per seat: the rest"),
        ("unseen", (126,), 0, 1, "per card 1 … 126: the viewer cannot know where in hands and piles it is"),
        ("face_up_size", (), 0, 63, "cards in the face-up pile"),
        ("face_down_size", (), 0, 63, "cards in the face-down pile"),
        ("seats", (), 2, 6, "how many play; what belongs to further seats is 0"),
        ("deck", (), 0, 126, "cards are 1 … deck"),
        ("turn", (), 1, 24, "round of turns, from 1"),
        ("turns", (), 1, 24, "how many there are"),
        ("to_act", (), -1, 5, "seat; 0: the viewer is to act; -1: the match is over"),
    )
)


@dataclass(frozen=True, slots=True)
class RowFacts:
    """All of a row that matters for its future and its worth."""

    end: Card
    way: int
    """1 up, -1 down, 0 open."""
    colours: tuple[int, ...]
    """Cards of each."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What everybody knows of one seat."""

    rows: tuple[RowFacts | None, ...]
    discards: int
    known: Cards
    hand_size: int
    total: int


@dataclass(frozen=True, slots=True)
class Take:
    """One way to play a hand card: the neighbour taken, and the gain of each legal placement (-128 or more)."""

    card: Card
    side: Side
    taken: Card
    gains: Gains


@dataclass(frozen=True, slots=True)
class Facts:
    """What an observation holds. Seats are counted from the viewer: 0 is its own, then clockwise."""

    hand: Cards
    circle: Cards
    face_up: Card | None
    takes: tuple[Take, ...]
    """Empty for one who is not to act."""
    seats: tuple[SeatFacts, ...]
    unseen: Cards
    face_up_size: int
    face_down_size: int
    deck: int
    turn: int
    turns: int
    to_act: int | None


def facts(public: PublicView, own: OwnView) -> Facts:
    seats = len(public.seats)
    return Facts(
        hand=own.hand,
        circle=public.circle,
        face_up=public.face_up,
        takes=tuple(map(_take, own.takes)),
        seats=tuple(_seat_facts(public.seats[(own.seat + place) % seats]) for place in range(seats)),
        unseen=tuple(unseen_cards(public, own)),
        face_up_size=public.face_up_size,
        face_down_size=public.face_down_size,
        deck=public.deck,
        turn=public.turn,
        turns=public.turns,
        to_act=None if public.to_act is None else (public.to_act - own.seat) % seats,
    )


def encode(facts: Facts) -> Observation:
    observation = LAYOUT.blank()
    at = LAYOUT.parts(observation)
    at["hand"][: len(facts.hand)] = facts.hand
    at["circle"][:] = facts.circle
    at["face_up"][()] = facts.face_up or 0
    for take in facts.takes:
        way = facts.hand.index(take.card), SIDES.index(take.side)
        at["taken"][way] = take.taken
        for placement, gain in take.gains:
            at["gain"][(*way, PLACEMENTS.index(placement))] = gain
    for seat, shown in enumerate(facts.seats):
        _encode_seat(_of_seat(at, seat), shown)
    at["unseen"][[card - 1 for card in facts.unseen]] = 1
    for name in ("face_up_size", "face_down_size", "deck", "turn", "turns"):
        at[name][()] = getattr(facts, name)
    at["seats"][()] = len(facts.seats)
    at["to_act"][()] = -1 if facts.to_act is None else facts.to_act
    return observation


def decode(observation: Observation) -> Facts:
    at = LAYOUT.parts(observation)
    hand = _cards(at["hand"])
    return Facts(
        hand=hand,
        circle=_cards(at["circle"]),
        face_up=Card(int(at["face_up"])) if at["face_up"] else None,
        takes=tuple(_decode_takes(at, hand)) if at["taken"].any() else (),
        seats=tuple(_decode_seat(_of_seat(at, seat)) for seat in range(int(at["seats"]))),
        unseen=tuple(Card(int(place) + 1) for place in np.flatnonzero(at["unseen"])),
        face_up_size=int(at["face_up_size"]),
        face_down_size=int(at["face_down_size"]),
        deck=int(at["deck"]),
        turn=int(at["turn"]),
        turns=int(at["turns"]),
        to_act=None if at["to_act"] < 0 else int(at["to_act"]),
    )


def totals(public: PublicView) -> tuple[int, ...]:
    return tuple(shown.score for shown in public.seats)


def legal(own: OwnView) -> tuple[int, ...]:
    return tuple(
        _number(own.hand.index(take.card), take.side, way.placement, pile)
        for take in own.takes
        for way in take.placements
        for pile in own.piles
    )


def index(own: OwnView, action: Action) -> int:
    return _number(own.hand.index(action.card), action.side, action.placement, action.pile)


def action(own: OwnView, index: int) -> Action:
    must_be_legal(index, legal(own))
    rest, pile = divmod(index, len(PILES))
    rest, placement = divmod(rest, len(PLACEMENTS))
    place, side = divmod(rest, len(SIDES))
    return Action(own.hand[place], SIDES[side], PLACEMENTS[placement], PILES[pile])


def _number(place: int, side: Side, placement: Placement, pile: Pile) -> int:
    turn = (place * len(SIDES) + SIDES.index(side)) * len(PLACEMENTS) + PLACEMENTS.index(placement)
    return turn * len(PILES) + PILES.index(pile)


_PER_SEAT = frozenset(field.name for field in LAYOUT.fields if field.shape[:1] == (MOST_SEATS,)) - {"circle"}


def _take(take: TakeView) -> Take:
    gains: Gains = tuple((way.placement, max(LEAST_GAIN, way.gain)) for way in take.placements)
    return Take(take.card, take.side, take.taken, gains)


def _seat_facts(shown: SeatView) -> SeatFacts:
    rows = tuple(_row_facts(row) if row else None for row in shown.rows)
    return SeatFacts(rows, len(shown.discards), shown.known, shown.hand_size, shown.score)


def _row_facts(row: RowView) -> RowFacts:
    counts = Counter(map(colour, row.cards))
    way = {"up": 1, "down": -1, None: 0}[row.direction]
    return RowFacts(row.cards[-1], way, tuple(counts[each] for each in range(COLOURS)))


def _of_seat(at: dict[str, Values], seat: int) -> dict[str, Values]:
    return {name: part[seat, ...] for name, part in at.items() if name in _PER_SEAT}


def _encode_seat(at: dict[str, Values], shown: SeatFacts) -> None:
    """`at` has the seat's part of each field."""
    for slot, row in enumerate(shown.rows):
        if row:
            at["row_end"][slot] = row.end
            at["row_way"][slot] = row.way
            at["row_colours"][slot] = row.colours
            at["row_best"][slot] = max(row.colours)
    at["discards"][()] = shown.discards
    at["known"][: len(shown.known)] = shown.known
    at["hand_size"][()] = shown.hand_size
    at["total_tens"][()], at["total_units"][()] = divmod(shown.total, 10)


def _decode_seat(at: dict[str, Values]) -> SeatFacts:
    rows = tuple(
        RowFacts(Card(int(at["row_end"][slot])), int(at["row_way"][slot]), _numbers(at["row_colours"][slot]))
        if at["row_end"][slot]
        else None
        for slot in range(3)
    )
    total = 10 * int(at["total_tens"]) + int(at["total_units"])
    return SeatFacts(rows, int(at["discards"]), _cards(at["known"]), int(at["hand_size"]), total)


def _decode_takes(at: dict[str, Values], hand: Cards) -> Iterator[Take]:
    for place, card in enumerate(hand):
        for number, side in enumerate(SIDES):
            taken, gains = Card(int(at["taken"][place, number])), at["gain"][place, number]
            # what is legal is never worth 0
            legal: Gains = tuple(
                (PLACEMENTS[int(which)], int(gains[which])) for which in np.flatnonzero(gains)
            )
            yield Take(card, side, taken, legal)


def _cards(values: Values) -> Cards:
    """Without the zeros, which stand for no card."""
    return tuple(Card(number) for number in _numbers(values) if number)


def _numbers(values: Values) -> tuple[int, ...]:
    return tuple(map(int, values))


def study_choices(seats: int) -> tuple[Choice, ...]:
    """A `deck` of fewer cards: as many turns for everybody, and a card at least in both piles."""
    usual = deck_size("short", seats)
    return (Choice("deck", tuple(range(6 + 4 * seats, usual + 1, seats)), usual),)


def study_options(given: Mapping[str, object], seats: int) -> Options:
    """Takes `deck` besides; with it the length does not matter. Raises BadOptions."""
    chosen = options({name: value for name, value in given.items() if name != "deck"}, seats)
    if "deck" not in given:
        return chosen
    (choice,) = study_choices(seats)
    deck = given["deck"]
    if type(deck) is not int or deck not in choice.values:
        why = f"with {seats} seats the deck is one of {list(choice.values)}, not {deck!r}"
        raise BadOptions(why, reason="wrong_value", option="deck", value=deck)
    return Options(deck=deck)


def load_compiled() -> None:
    from updown.games.up_or_down import fast_encoding  # noqa: PLC0415  numba takes long to import

    fast_encoding.register()


ENCODING: Encoding[Options, PublicView, OwnView, Action, Facts] = Encoding(
    version=VERSION,
    layout=LAYOUT,
    actions=3 * len(SIDES) * len(PLACEMENTS) * len(PILES),
    facts=facts,
    encode=encode,
    decode=decode,
    legal=legal,
    index=index,
    action=action,
    totals=totals,
    least_total=0,
    most_total=999,
    study_choices=study_choices,
    study_options=study_options,
    load_compiled=load_compiled,
)
