"""Small positions and random matches to test with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from updown.core.deal import RandomDeals
from updown.core.game import Seat
from updown.games.up_or_down import rules
from updown.games.up_or_down.actions import Action
from updown.games.up_or_down.cards import LENGTHS, Card
from updown.games.up_or_down.notation import format_action, parse_action
from updown.games.up_or_down.options import SEATS, Options
from updown.games.up_or_down.rows import Row
from updown.games.up_or_down.state import Cards, Secrets, State

ME, OTHER = Seat(0), Seat(1)


def cards(numbers: Sequence[int]) -> Cards:
    return tuple(map(Card, numbers))


def slots(rows: Sequence[Sequence[int]]) -> tuple[Row, ...]:
    """Three slots, filled from the first on."""
    return tuple(cards(rows[slot]) if slot < len(rows) else () for slot in range(3))


@dataclass(frozen=True, slots=True)
class Position:
    """Two seats, ME to act; what a test does not name is some quiet default."""

    circle: Sequence[int] = (10, 14, 18, 22, 26, 30)
    hand: Sequence[int] = (12, 20, 28)
    rows: Sequence[Sequence[int]] = ()
    discards: Sequence[int] = ()
    known: Sequence[int] = ()
    others_hand: Sequence[int] = (1, 2, 3)
    others_known: Sequence[int] = ()
    down: Sequence[int] = (40, 41)
    up: Sequence[int] = (38, 39)

    def state(self) -> State:
        return State(
            Options(),
            start=ME,
            played=0,
            circle=cards(self.circle),
            rows=(slots(self.rows), slots(())),
            discards=(cards(self.discards), ()),
            known=(cards(self.known), cards(self.others_known)),
            hidden=Secrets(
                (cards(self.hand), cards(self.others_hand)), (None, None), cards(self.down), cards(self.up)
            ),
        )


def act(state: State, text: str) -> State:
    """The seat to act plays this."""
    return rules.apply(state, rules.to_act(state)[0], parse_action(text))


def legal(state: State) -> list[str]:
    """What the seat to act may play, in notation."""
    return [format_action(action) for action in rules.legal_actions(state, rules.to_act(state)[0])]


class Turn(NamedTuple):
    before: State
    seat: Seat
    action: Action
    after: State


def dealt(seats: int, rng: Random, options: Options | None = None) -> State:
    return rules.deal(rules.start(options or Options(), seats), RandomDeals(rng))


def random_turns(seats: int, rng: Random, options: Options | None = None) -> Iterator[Turn]:
    """A whole match of random turns."""
    state = dealt(seats, rng, options)
    while acting := rules.to_act(state):
        action = rng.choice(rules.legal_actions(state, acting[0]))
        after = rules.apply(state, acting[0], action)
        yield Turn(state, acting[0], action, after)
        state = after


def some_turns(seed: int) -> Iterator[Turn]:
    """A random match of every number of seats and both lengths."""
    rng = Random(seed)
    for seats in SEATS:
        for length in LENGTHS:
            yield from random_turns(seats, rng, Options(length))


def every_action() -> tuple[Action, ...]:
    """Everything that the notation can say."""
    return tuple(
        parse_action(f"{card}{side}{placement}{pile}")
        for card in range(1, 127)
        for side in "<>"
        for placement in ("A", "B", "C", "!A", "!B", "!C")
        for pile in "^_-"
    )
