"""Worlds that look like a seat's view: hands dealt evenly among all that the view allows.

Only suits matter for what a hand may hold (a seat that did not follow is void for the rest of the round), so
the ways to split each suit among the seats are counted and one is drawn by its weight: exactly uniform, and
no dealing again until it fits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, prod
from random import Random

from updown.core.game import Seat
from updown.games.river.cards import PACK, SUIT_CARDS, SUITS, Card, Suit
from updown.games.river.options import SCHEDULES, Options, Schedule, hand_sizes
from updown.games.river.rules import sorted_hand
from updown.games.river.state import Past, Round, Secrets, State, Taken
from updown.games.river.views import OwnView, Played, PublicView, Trick

Split = tuple[int, ...]
"""How many cards of each suit."""


@dataclass(frozen=True, slots=True)
class Group:
    """Seats that may hold the same suits: dealt to as one hand, then apart."""

    suits: frozenset[str]
    seats: tuple[int, ...]
    hand_size: int
    """Of all its seats together."""


def imagine(public: PublicView, own: OwnView, rng: Random) -> State:
    opened = Round(
        public.round,
        public.hand_sizes[public.round],
        public.dealer,
        public.trump,
        tuple(seat.bid for seat in public.seats),
    )
    return State(
        _past(public),
        opened,
        tuple(Seat(seat) for seat in public.to_act),
        tuple(played.card for played in public.trick),
        tuple(_taken(trick) for trick in public.tricks),
        Secrets(imagine_hands(public, own, rng), _imagine_fists(public, own, rng)),
    )


def imagine_hands(public: PublicView, own: OwnView, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Its own hand, and for the others one of the deals that the view allows, each as likely."""
    unseen = unseen_cards(public, own)
    piles: dict[Suit, list[Card]] = {
        suit: [card for card in unseen if card in SUIT_CARDS[suit]] for suit in SUITS
    }
    for pile in piles.values():
        rng.shuffle(pile)
    hands = {own.seat: own.hand}
    groups = _groups(public, own.seat)
    for at, group in enumerate(groups):
        cards = _draw_cards(groups[at:], piles, rng)
        for seat in group.seats:
            hands[seat] = sorted_hand(tuple(cards.pop() for _ in range(public.seats[seat].hand_size)))
    return tuple(hands[seat] for seat in range(len(public.seats)))


def unseen_cards(public: PublicView, own: OwnView) -> tuple[Card, ...]:
    """Cards in others' hands or not dealt, in the order of the pack."""
    seen = {public.trump, *own.hand, *(played.card for played in cards_played(public))}
    return tuple(card for card in PACK if card not in seen)


def cards_played(public: PublicView) -> Iterator[Played]:
    """In this round, in order."""
    for trick in public.tricks:
        yield from trick.cards
    yield from public.trick


def shown_voids(public: PublicView) -> tuple[frozenset[str], ...]:
    """Per seat, the suits that it did not follow (R10)."""
    voids: list[set[str]] = [set() for _ in public.seats]
    for cards in (*(trick.cards for trick in public.tricks), public.trick):
        for played in cards:
            if played.card[1] != cards[0].card[1]:
                voids[played.seat].add(cards[0].card[1])
    return tuple(map(frozenset, voids))


def _groups(public: PublicView, own_seat: int) -> tuple[Group, ...]:
    """The most restricted first; seats that may hold anything come last."""
    others: dict[frozenset[str], list[int]] = {}
    for seat, voids in enumerate(shown_voids(public)):
        if seat != own_seat:
            others.setdefault(frozenset(SUITS) - voids, []).append(seat)
    groups = [
        Group(suits, tuple(seats), sum(public.seats[seat].hand_size for seat in seats))
        for suits, seats in others.items()
    ]
    return tuple(sorted(groups, key=lambda group: len(group.suits)))


def _draw_cards(groups: Sequence[Group], piles: dict[Suit, list[Card]], rng: Random) -> list[Card]:
    """The first group's cards, taken from the shuffled piles."""
    first, *later = groups
    if not later:
        return rng.sample(
            [card for suit in SUITS if suit in first.suits for card in piles[suit]], first.hand_size
        )
    split = _draw_split(groups, tuple(map(len, piles.values())), rng)
    cards = [piles[suit].pop() for suit, many in zip(SUITS, split, strict=True) for _ in range(many)]
    rng.shuffle(cards)
    return cards


def _draw_split(groups: Sequence[Group], piles: Split, rng: Random) -> Split:
    """A split of the first group's cards by suit, weighted by the deals to it and to all after it."""
    ways: dict[tuple[int, Split], int] = {}
    splits = list(_splits(groups[0], piles))
    weights = [_deals(piles, split) * _ways(groups, 1, _less(piles, split), ways) for split in splits]
    place = rng.randrange(sum(weights))
    for split, weight in zip(splits, weights, strict=True):
        if place < weight:
            return split
        place -= weight
    raise AssertionError("the weights add up")


def _ways(groups: Sequence[Group], at: int, piles: Split, known: dict[tuple[int, Split], int]) -> int:
    """In how many ways the groups from this one on can be dealt their cards; the last is counted at once."""
    if at == len(groups):
        return 1
    if at == len(groups) - 1:
        return comb(sum(_most(groups[at], piles)), groups[at].hand_size)
    if (at, piles) not in known:
        known[at, piles] = sum(
            _deals(piles, split) * _ways(groups, at + 1, _less(piles, split), known)
            for split in _splits(groups[at], piles)
        )
    return known[at, piles]


def _splits(group: Group, piles: Split) -> Iterator[Split]:
    """Every way to make up the group's cards from the suits that it may hold."""
    *some, last = _most(group, piles)
    for split in product(*(range(min(most, group.hand_size) + 1) for most in some)):
        rest = group.hand_size - sum(split)
        if 0 <= rest <= last:
            yield (*split, rest)


def _most(group: Group, piles: Split) -> Split:
    return tuple(many if suit in group.suits else 0 for suit, many in zip(SUITS, piles, strict=True))


def _deals(piles: Split, split: Split) -> int:
    return prod(map(comb, piles, split))


def _less(piles: Split, split: Split) -> Split:
    return tuple(many - taken for many, taken in zip(piles, split, strict=True))


def _imagine_fists(public: PublicView, own: OwnView, rng: Random) -> tuple[int | None, ...]:
    """R9: a bid that waits to be shown may be any number; one's own is known."""
    if public.phase != "bidding" or public.bidding != "simultaneous":
        return ()
    largest = public.hand_sizes[public.round]
    return tuple(
        own.bid if seat == own.seat else rng.randint(0, largest) if view.has_bid else None
        for seat, view in enumerate(public.seats)
    )


def _past(public: PublicView) -> Past:
    last = public.last_trick
    return Past(chosen_options(public), len(public.seats), public.sheet, _taken(last) if last else None)


def chosen_options(public: PublicView) -> Options:
    start = max(public.hand_sizes)
    schedule: Schedule = next(name for name in SCHEDULES if hand_sizes(name, start) == public.hand_sizes)
    return Options(start, schedule, public.bidding, public.hook, public.scoring)


def _taken(trick: Trick) -> Taken:
    cards = tuple(played.card for played in trick.cards)
    return Taken(trick.cards[0].seat, cards, trick.winner)
