"""A full state that looks like a given view: what a seat may suppose about hidden cards."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from updown.core.game import Seat
from updown.games.up_or_down.cards import LENGTHS, Card, deck_size
from updown.games.up_or_down.options import Options
from updown.games.up_or_down.rows import Row
from updown.games.up_or_down.state import Cards, Secrets, State
from updown.games.up_or_down.views import OwnView, PublicView, SeatView


def imagine(public: PublicView, own: OwnView, rng: Random) -> State:
    """Exactly uniform among the worlds of the view: cards known to be in a hand stay there (U15)."""
    unseen = unseen_cards(public, own)
    rng.shuffle(unseen)
    return _with_secrets(public, _dealt(public, own, iter(unseen)))


def unseen_cards(public: PublicView, own: OwnView) -> list[Card]:
    """Cards that may be in another hand, in the face-down pile or below the top of the face-up pile."""
    seen: set[Card | None] = {*public.circle, *own.hand, public.face_up}
    for shown in public.seats:
        seen.update(shown.discards, shown.known)
        seen.update(card for row in shown.rows if row for card in row.cards)
    return [Card(number) for number in range(1, public.deck + 1) if number not in seen]


def slots(shown: SeatView) -> tuple[Row, ...]:
    """The seat's three rows as a state holds them; a free slot is ()."""
    return tuple(row.cards if row else () for row in shown.rows)


def _dealt(public: PublicView, own: OwnView, unseen: Iterator[Card]) -> Secrets:
    hands = tuple(
        own.hand if seat == own.seat else _imagined_hand(shown, unseen)
        for seat, shown in enumerate(public.seats)
    )
    return Secrets(
        hands,
        drawn=tuple(own.drawn if seat == own.seat else None for seat in range(len(hands))),
        down=tuple(islice(unseen, public.face_down_size)),
        up=() if public.face_up is None else (public.face_up, *unseen),
    )


def _imagined_hand(shown: SeatView, unseen: Iterator[Card]) -> Cards:
    return tuple(sorted((*shown.known, *islice(unseen, shown.hand_size - len(shown.known)))))


def _with_secrets(public: PublicView, hidden: Secrets) -> State:
    seats = len(public.seats)
    rows = tuple(map(slots, public.seats))
    discards = tuple(shown.discards for shown in public.seats)
    # each turn so far took one card, which now lies in a row or among the discards
    played = sum(map(len, discards)) + sum(len(row) for three in rows for row in three)
    return State(
        _options(public.deck, seats),
        start=Seat(((public.to_act or 0) - played) % seats),
        played=played,
        circle=public.circle,
        rows=rows,
        discards=discards,
        known=tuple(shown.known for shown in public.seats),
        hidden=hidden,
    )


def _options(deck: int, seats: int) -> Options:
    usual = (Options(length) for length in LENGTHS if deck_size(length, seats) == deck)
    return next(usual, Options(deck=deck))
