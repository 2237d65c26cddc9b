"""A toy game with a twin: everybody lays a card, in turn or all at once; the highest takes the trick, one point.

Cards are 1 … `deck`, each once; hands are equal, the rest stays hidden. A seat that *smiles* more likely holds
a card above the middle, which is what `plausibility` tells.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from updown.core.deal import Deals
from updown.fast.bits import count, highest, lowest, nth
from updown.fast.chance import Chance, below
from updown.fast.compiled import compiled
from updown.fast.lines import copy
from updown.fast.twin import Flat, Known, Twin, register

SEATS, LEADER, AT_ONCE, DECK, GONE, TRICKS, SMILES, OWN = range(8)
"""One number each: seats, who leads, 1 if all lay at once, highest card, cards played (bits), tricks in all,
seats that smile (bits), and in what is known the seat that knows it."""
HANDS, TABLE, POINTS = 8, 12, 16
"""Four numbers each, by seat: cards (bits), the card laid or 0 (SECRET where it is face down), tricks taken."""
SIZE = 20
SECRET = -1
NO_SMILE = -2.0
"""Logarithm of how much less likely a smile is without a card above the middle."""


class Toy(NamedTuple):
    """The tag."""

    nothing: int


@dataclass(frozen=True)
class View:
    """The public part; hands are counted, face-down cards are SECRET."""

    line: tuple[int, ...]
    hand_sizes: tuple[int, ...]


@dataclass(frozen=True)
class Own:
    """A seat's own part."""

    seat: int
    hand: tuple[int, ...]
    laid: int


def position(
    hands: Sequence[Sequence[int]],
    *,
    deck: int,
    table: Sequence[int] = (),
    leader: int = 0,
    at_once: bool = False,
    smiles: int = 0,
) -> Flat:
    """A state at the start of a trick, or in it; every other card up to `deck` is hidden, none is played yet."""
    s = np.zeros(SIZE, np.int64)
    laid = [*table, *([0] * (len(hands) - len(table)))]
    s[[SEATS, LEADER, AT_ONCE, DECK, SMILES]] = len(hands), leader, at_once, deck, smiles
    s[TRICKS] = max(len(hand) + bool(card) for hand, card in zip(hands, laid, strict=True))
    for seat, hand in enumerate(hands):
        s[HANDS + seat] = sum(1 << card for card in hand)
        s[TABLE + seat] = laid[seat]
    return s


def view(s: Flat, seat: int) -> tuple[View, Own]:
    """What the seat may know of a state."""
    seats = int(s[SEATS])
    line = s.copy()
    line[HANDS:TABLE] = 0
    if s[AT_ONCE]:
        line[TABLE:POINTS][line[TABLE:POINTS] > 0] = SECRET
    hand_sizes = tuple(int(s[HANDS + other]).bit_count() for other in range(seats))
    return View(tuple(line.tolist()), hand_sizes), Own(
        seat, _cards(int(s[HANDS + seat])), int(s[TABLE + seat])
    )


def legal_of(own: Own) -> tuple[int, ...]:
    return own.hand


def _cards(bits: int) -> tuple[int, ...]:
    return tuple(card for card in range(64) if bits >> card & 1)


def _from_view(public: View, own: Own) -> Known:
    known = np.array(public.line, np.int64)
    known[OWN] = own.seat
    known[HANDS : HANDS + len(public.hand_sizes)] = public.hand_sizes
    known[HANDS + own.seat] = sum(1 << card for card in own.hand)
    known[TABLE + own.seat] = own.laid
    return known


@compiled
def needs_deal(s: Flat) -> bool:
    return False


@compiled
def deal(s: Flat, rng: Chance) -> None:
    """Deals new hands of TRICKS cards."""
    free = (1 << (s[DECK] + 1)) - 2
    for seat in range(s[SEATS]):
        s[HANDS + seat] = 0
        for _ in range(s[TRICKS]):
            card = nth(free, below(rng, count(free)))
            free &= ~(1 << card)
            s[HANDS + seat] |= 1 << card


@compiled
def is_over(s: Flat) -> bool:
    return to_act(s) == 0


@compiled
def to_act(s: Flat) -> int:
    waiting = 0
    for step in range(s[SEATS]):
        seat = (s[LEADER] + step) % s[SEATS]
        if s[TABLE + seat] == 0 and s[HANDS + seat] != 0:
            if s[AT_ONCE] == 0:
                return 1 << seat
            waiting |= 1 << seat
    return waiting


@compiled
def legal(s: Flat, seat: int, out: Any) -> int:
    hand = s[HANDS + seat]
    many = count(hand)
    for place in range(many):
        out[place] = lowest(hand)
        hand &= hand - 1
    return many


@compiled
def apply(s: Flat, seat: int, action: int) -> None:
    s[HANDS + seat] &= ~(1 << action)
    s[TABLE + seat] = action
    winner = 0
    for other in range(s[SEATS]):
        if s[TABLE + other] == 0:
            return
        if s[TABLE + other] > s[TABLE + winner]:
            winner = other
    for other in range(s[SEATS]):
        s[GONE] |= 1 << s[TABLE + other]
        s[TABLE + other] = 0
    s[POINTS + winner] += 1
    s[LEADER] = winner


@compiled
def totals(s: Flat, out: Any) -> None:
    for seat in range(s[SEATS]):
        out[seat] = s[POINTS + seat]


@compiled
def random_action(s: Flat, seat: int, rng: Chance) -> int:
    return nth(s[HANDS + seat], below(rng, count(s[HANDS + seat])))


@compiled
def policy_action(s: Flat, seat: int, rng: Chance) -> int:
    """The highest card: seldom the best, so that search has something to find."""
    return highest(s[HANDS + seat])


@compiled
def imagine(known: Known, s: Flat, rng: Chance) -> None:
    own = known[OWN]
    copy(known, s)
    s[OWN] = 0
    free = ((1 << (known[DECK] + 1)) - 2) & ~known[GONE] & ~known[HANDS + own]
    for seat in range(known[SEATS]):
        if known[TABLE + seat] > 0:
            free &= ~(1 << known[TABLE + seat])
    for seat in range(known[SEATS]):
        if seat != own:
            s[HANDS + seat] = 0
            for _ in range(known[HANDS + seat]):
                card = nth(free, below(rng, count(free)))
                free &= ~(1 << card)
                s[HANDS + seat] |= 1 << card
            if known[TABLE + seat] == SECRET:
                card = nth(free, below(rng, count(free)))
                free &= ~(1 << card)
                s[TABLE + seat] = card


@compiled
def plausibility(known: Known, s: Flat) -> float:
    fit = 0.0
    for seat in range(known[SEATS]):
        smiles = (known[SMILES] >> seat) & 1
        if smiles == 1 and seat != known[OWN] and highest(s[HANDS + seat]) <= known[DECK] // 2:
            fit += NO_SMILE
    return fit


@compiled
def is_settled(s: Flat, seat: int) -> bool:
    return False


@compiled
def is_horizon(s: Flat) -> bool:
    return to_act(s) == 0


@compiled
def values(s: Flat, known: Known, out: Any) -> None:
    for seat in range(s[SEATS]):
        out[seat] = s[POINTS + seat] / s[TRICKS]


register(
    Toy,
    {
        "needs_deal": needs_deal,
        "deal": deal,
        "is_over": is_over,
        "to_act": to_act,
        "legal": legal,
        "apply": apply,
        "totals": totals,
        "random_action": random_action,
        "policy_action": policy_action,
        "imagine": imagine,
        "plausibility": plausibility,
        "is_settled": is_settled,
        "is_horizon": is_horizon,
        "values": values,
    },
)


def _no_start(options: object, seats: int) -> Flat:
    raise NotImplementedError


def _no_deal(s: Flat, deals: Deals) -> None:
    raise NotImplementedError


TWIN: Twin[Any, Flat, int, View, Own] = Twin(
    tag=Toy(0),
    state_size=SIZE,
    action_ids=64,
    most_actions=64,
    start=_no_start,
    deal=_no_deal,
    from_state=np.copy,
    from_view=_from_view,
    fingerprint=lambda s: s.tobytes().hex(),
    action_id=int,
    action=int,
)
