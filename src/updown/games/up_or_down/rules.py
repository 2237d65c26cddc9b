"""The law of Up or Down?, top-down in the order of a match; numbers refer to RULES.md."""

from bisect import bisect, insort
from functools import cache
from itertools import compress, islice, product
from typing import TypeVar

from updown.core.deal import Deals
from updown.core.errors import IllegalAction, NotYourTurn
from updown.core.game import Outcome, Seat, outcome_of
from updown.games.up_or_down.actions import SLOTS, Action, Pile, Placement, Side, gives_up, slot_of
from updown.games.up_or_down.cards import CIRCLE_SIZE, HAND_SIZE, Card, deck
from updown.games.up_or_down.options import Options
from updown.games.up_or_down.rows import Row, fits, row_points, total
from updown.games.up_or_down.state import Cards, Secrets, State

T = TypeVar("T")

_EXTENSIONS: tuple[Placement, ...] = ("A", "B", "C")
_GIVE_UPS: tuple[Placement, ...] = ("!A", "!B", "!C")
_WITH_THREE_ROWS: dict[tuple[bool, ...], tuple[Placement, ...]] = {
    fitting: (*compress(_EXTENSIONS, fitting), *_GIVE_UPS) for fitting in product((False, True), repeat=3)
}
"""By whether each row fits; asked six times a turn, so made once."""


def start(options: Options, seats: int) -> State:
    """Everybody has three free slots and no card."""
    nothing: tuple[Cards, ...] = ((),) * seats
    return State(
        options,
        start=Seat(0),
        played=0,
        circle=(),
        rows=(((), (), ()),) * seats,
        discards=nothing,
        known=nothing,
        hidden=Secrets(nothing, (None,) * seats, (), ()),
    )


def needs_deal(state: State) -> bool:
    return not state.circle


def deal(state: State, deals: Deals) -> State:
    """The only chance of a match: three cards each, the circle, two piles, the first seat (U4-U6)."""
    seats = state.seats
    shuffled = iter(deals.shuffle(b"deck", 0, deck(state.deck)))
    handed = tuple(islice(shuffled, HAND_SIZE * seats))
    circle = tuple(sorted(islice(shuffled, CIRCLE_SIZE)))
    rest = tuple(shuffled)
    half = (len(rest) + 1) // 2  # U5: the face-down pile takes the odd card
    return State(
        state.options,
        start=Seat(deals.draw(b"start", 0, seats)),
        played=0,
        circle=circle,
        rows=state.rows,
        discards=state.discards,
        known=state.known,
        hidden=Secrets(
            hands=tuple(tuple(sorted(handed[seat::seats])) for seat in range(seats)),
            drawn=state.hidden.drawn,
            down=rest[:half],
            up=rest[half:],
        ),
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """One seat, clockwise from the starting one (U6); none once all hands are empty (U12)."""
    seat = Seat((state.start + state.played) % state.seats)
    return (seat,) if state.hidden.hands[seat] else ()


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """In canonical order: card, side, placement, pile (docs/records.md). Never empty for the seat to act (U11)."""
    if seat not in to_act(state):
        return ()
    rows, piles = state.rows[seat], open_piles(state)
    actions: list[Action] = []
    for card in state.hidden.hands[seat]:
        left, right = neighbours(state.circle, card)
        actions += _turns(card, "<", placements(rows, left), piles)
        actions += _turns(card, ">", placements(rows, right), piles)
    return tuple(actions)


def neighbours(circle: Cards, card: Card) -> tuple[Card, Card]:
    """The cards left and right of where the card goes: next lower and next higher going round (U7, U8)."""
    place = bisect(circle, card)
    return circle[place - 1], circle[place % len(circle)]


def placements(rows: tuple[Row, ...], taken: Card) -> tuple[Placement, ...]:
    """Where the taken card may go (U9): rows it fits and the first free slot, or any row given up if none is free."""
    a, b, c = rows
    if c:
        return _WITH_THREE_ROWS[fits(a, taken), fits(b, taken), fits(c, taken)]
    slots = zip(_EXTENSIONS, rows, strict=True)
    extended: list[Placement] = [placement for placement, row in slots if row and fits(row, taken)]
    return (*extended, _EXTENSIONS[rows.index(())])


def open_piles(state: State) -> tuple[Pile, ...]:
    """The piles that may be drawn from; `-` alone when both are empty (U10)."""
    up, down = state.hidden.up, state.hidden.down
    if up:
        return ("^", "_") if down else ("^",)
    return ("_",) if down else ("-",)


def apply(state: State, seat: Seat, action: Action) -> State:
    """One whole turn (U7-U10). Raises NotYourTurn or IllegalAction."""
    _check_turn(state, seat)
    taken = take(state, seat, action)
    rows, given_up = place(state.rows[seat], taken, action.placement)
    known = tuple(card for card in state.known[seat] if card != action.card)
    if action.pile == "^":  # U15: everybody saw which card it was
        known = tuple(sorted((*known, state.hidden.up[0])))
    return State(
        state.options,
        start=state.start,
        played=state.played + 1,
        circle=_circle_after(state.circle, action.card, taken),
        rows=_changed(state.rows, seat, rows),
        discards=_changed(state.discards, seat, (*state.discards[seat], *given_up)),
        known=_changed(state.known, seat, known),
        hidden=_exchange(state.hidden, seat, action.card, action.pile),
    )


def take(state: State, seat: Seat, action: Action) -> Card:
    """The card that this action takes from the circle (U8). Raises IllegalAction if any choice of it is refused."""
    if action.card not in state.hidden.hands[seat]:
        raise IllegalAction(
            f"seat {seat} does not hold {action.card}",
            rule="U7",
            reason="not_held",
            seat=seat,
            card=action.card,
        )
    taken = neighbours(state.circle, action.card)[action.side == ">"]
    if action.placement not in placements(state.rows[seat], taken):
        raise _misplaced(state.rows[seat], taken, action.placement)
    if action.pile not in open_piles(state):
        raise _wrong_pile(action.pile)
    return taken


def place(rows: tuple[Row, ...], taken: Card, placement: Placement) -> tuple[tuple[Row, ...], Row]:
    """The rows afterwards, and the cards given up for it (U9)."""
    slot = slot_of(placement)
    if gives_up(placement):
        return _changed(rows, slot, (taken,)), rows[slot]
    return _changed(rows, slot, (*rows[slot], taken)), ()


def gain(rows: tuple[Row, ...], taken: Card, placement: Placement) -> int:
    """What placing a card so does to the seat's total (U13)."""
    row = rows[slot_of(placement)]
    if gives_up(placement):
        return len(row) + row_points((taken,)) - row_points(row)
    return row_points((*row, taken)) - row_points(row)


def totals(state: State) -> tuple[int, ...]:
    """Per seat, as if the match ended now; the circle scores for nobody (U12, U13)."""
    return tuple(map(total, state.rows, state.discards))


def outcome(state: State) -> Outcome | None:
    """Highest total wins, once all hands are empty (U12, U14)."""
    if needs_deal(state) or to_act(state):
        return None
    return outcome_of(totals(state))


@cache  # the same few lists come back all through a match; making them anew costs more than all else
def _turns(
    card: Card, side: Side, where: tuple[Placement, ...], piles: tuple[Pile, ...]
) -> tuple[Action, ...]:
    return tuple(Action(card, side, placement, pile) for placement in where for pile in piles)


def _check_turn(state: State, seat: Seat) -> None:
    acting = to_act(state)
    if seat in acting:
        return
    if acting:
        raise NotYourTurn(f"seat {acting[0]} is to act, not seat {seat}", reason="other_seat", seat=seat)
    raise NotYourTurn("nobody is to act", reason="match_over", seat=seat)


def _misplaced(rows: tuple[Row, ...], taken: Card, placement: Placement) -> IllegalAction:
    row = SLOTS[slot_of(placement)]
    if gives_up(placement):
        return IllegalAction(
            "no row is given up while a slot is free", rule="U9", reason="free_slot", row=row, card=taken
        )
    if not rows[slot_of(placement)]:
        return IllegalAction(
            "a new row takes the first free slot", rule="U9", reason="no_such_row", row=row, card=taken
        )
    return IllegalAction(
        f"{taken} does not continue row {row}", rule="U9", reason="does_not_fit", row=row, card=taken
    )


def _wrong_pile(pile: Pile) -> IllegalAction:
    if pile == "-":
        return IllegalAction("a card must be drawn", rule="U10", reason="must_draw", pile=pile)
    return IllegalAction("this pile is empty", rule="U10", reason="pile_empty", pile=pile)


def _circle_after(circle: Cards, played: Card, taken: Card) -> Cards:
    cards = list(circle)
    cards.remove(taken)
    insort(cards, played)
    return tuple(cards)


def _exchange(hidden: Secrets, seat: Seat, card: Card, pile: Pile) -> Secrets:
    """The played card leaves the hand and the top of the pile joins it (U7, U10)."""
    kept = tuple(held for held in hidden.hands[seat] if held != card)
    if pile == "-":
        return Secrets(_changed(hidden.hands, seat, kept), hidden.drawn, hidden.down, hidden.up)
    if pile == "^":
        top, down, up = hidden.up[0], hidden.down, hidden.up[1:]
    else:
        top, down, up = hidden.down[0], hidden.down[1:], hidden.up
    hand = tuple(sorted((*kept, top)))
    return Secrets(_changed(hidden.hands, seat, hand), _changed(hidden.drawn, seat, top), down, up)


def _changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
