"""What speaks for a turn, in a player's words: the one thing that tells most, as a code with arguments."""

from bisect import insort

from updown.core.bot import Reason
from updown.games.up_or_down.actions import SLOTS, Action, gives_up, slot_of
from updown.games.up_or_down.cards import Card, colour
from updown.games.up_or_down.imagine import slots
from updown.games.up_or_down.rows import Row, best_colour_count, fits
from updown.games.up_or_down.rules import gain, neighbours, place, placements
from updown.games.up_or_down.state import Cards
from updown.games.up_or_down.views import OwnView, PublicView

COLOURS = ("yellow", "red", "blue", "pink", "purple", "teal")
"""In the order of the numbers (U2), named as in the texts."""
SPENT = 3
"""A row that no more cards than these could extend has little to hope for."""
MUCH = 3
"""Points that are worth a word."""
TIGHT = 4
"""A step so small leaves a row nearly all its room."""


def reason(public: PublicView, own: OwnView, action: Action) -> Reason:
    """For a legal action of the seat to act. Gains are points of the seat's total, now."""
    taken = next(take.taken for take in own.takes if (take.card, take.side) == (action.card, action.side))
    before = slots(public.seats[own.seat])
    row = before[slot_of(action.placement)]
    now = gain(before, taken, action.placement)
    if public.turn == public.turns:
        return Reason("scores-last", {"gain": now})
    if gives_up(action.placement):
        return _giving_up(public, action, row, now)
    later = _known_draw(public, before, taken, action)
    if later is not None and later[1] >= now + MUCH:
        return Reason("draws-known", {"card": public.face_up, "taken": later[0], "gain": later[1]})
    theirs = _gain_of_next_seat(public, own.seat, taken)
    if theirs >= now + MUCH:
        return Reason("denies", {"taken": taken, "seat": _next_seat(public, own.seat), "gain": theirs})
    if not row:
        return _starting(public, action, taken)
    return _placing(action, row, taken, now)


def _giving_up(public: PublicView, action: Action, row: Row, now: int) -> Reason:
    arguments: dict[str, object] = {"row": SLOTS[slot_of(action.placement)], "gain": now}
    if now >= 0:
        return Reason("gives-up-for-nothing", arguments)
    beyond = sum(fits(row, card) for card in _to_come(public))
    return Reason("gives-up-spent" if beyond <= SPENT else "gives-up-row", arguments)


def _to_come(public: PublicView) -> list[Card]:
    """Cards that may still come into a row: all that lie in none, and were not given up."""
    gone = {card for shown in public.seats for row in (*slots(shown), shown.discards) for card in row}
    return [Card(number) for number in range(1, public.deck + 1) if number not in gone]


def _starting(public: PublicView, action: Action, taken: Card) -> Reason:
    """A new row is worth the room that it has, on its better side."""
    to_come = _to_come(public)
    room = max(sum(card > taken for card in to_come), sum(card < taken for card in to_come))
    row = SLOTS[slot_of(action.placement)]
    return Reason("starts-row", {"taken": taken, "row": row, "room": room})


def _placing(action: Action, row: Row, taken: Card, now: int) -> Reason:
    arguments: dict[str, object] = {"taken": taken, "row": SLOTS[slot_of(action.placement)]}
    if best_colour_count((*row, taken)) > best_colour_count(row):
        return Reason("matches-colour", {**arguments, "colour": COLOURS[colour(taken)], "gain": now})
    if len(row) > 1 and abs(taken - row[-1]) <= TIGHT:
        return Reason("keeps-room", {**arguments, "gain": now})
    return Reason("extends-row", {**arguments, "gain": now})


def _known_draw(
    public: PublicView, before: tuple[Row, ...], taken: Card, action: Action
) -> tuple[Card, int] | None:
    """What the card drawn face up could take next turn, and for what gain, if the circle stayed as it is."""
    if action.pile != "^" or public.face_up is None:
        return None
    rows, _ = place(before, taken, action.placement)
    circle = _circle_after(public.circle, action.card, taken)
    options = [(card, _best_gain(rows, card)) for card in neighbours(circle, public.face_up)]
    return max(options, key=lambda option: option[1])


def _circle_after(circle: Cards, played: Card, taken: Card) -> Cards:
    cards = [card for card in circle if card != taken]
    insort(cards, played)
    return tuple(cards)


def _gain_of_next_seat(public: PublicView, seat: int, card: Card) -> int:
    return _best_gain(slots(public.seats[_next_seat(public, seat)]), card)


def _next_seat(public: PublicView, seat: int) -> int:
    return (seat + 1) % len(public.seats)


def _best_gain(rows: tuple[Row, ...], card: Card) -> int:
    return max(gain(rows, card, placement) for placement in placements(rows, card))
