"""What rows may still become: the judgement by which this game's bots choose."""

from itertools import accumulate

from updown.games.up_or_down.cards import Card
from updown.games.up_or_down.rows import Row, best_colour_count
from updown.games.up_or_down.rules import place, placements
from updown.games.up_or_down.views import PublicView

# Found by play against earlier values; each is worth a few per cent of matches.
REACH = 3.2
"""Cards that a row with the whole range before it would get, were there turns enough."""
COLOUR_SHARE = 0.45
"""How many of the cards yet to come have a row's best colour, if one looks out for them."""
FREE_ROOM = 0.95
"""Room of a free slot: a good first card has still to come."""


class Outlook:
    """Room and worth of rows, given the cards that can still come to the circle."""

    __slots__ = ("_live_up_to",)

    def __init__(self, public: PublicView) -> None:
        gone = {card for seat in public.seats for row in seat.rows if row for card in row.cards}
        for seat in public.seats:
            gone.update(seat.discards)
        self._live_up_to = tuple(accumulate(number not in gone for number in range(1, public.deck + 1)))

    def worth(self, rows: tuple[Row, ...], turns: int) -> float:
        """Points to expect of the rows after so many more turns; what they have now if there are none."""
        if not turns:
            return sum(len(row) * best_colour_count(row) for row in rows)
        reaches = [REACH * self.room(row) for row in rows]
        granted = min(1.0, turns / max(sum(reaches), 0.1))
        return sum(map(_worth_in_time, rows, [reach * granted for reach in reaches]))

    def best_worth_with(self, card: Card, rows: tuple[Row, ...], turns: int) -> float:
        """The worth after this card too is placed as well as can be."""
        placed = (place(rows, card, placement) for placement in placements(rows, card))
        return max(self.worth(after, turns) + len(given_up) for after, given_up in placed)

    def room(self, row: Row) -> float:
        """Share of the live cards that lie beyond the row's open end, 0 to 1."""
        if not row:
            return FREE_ROOM
        live = self._live_up_to[-1]
        below = self._live_up_to[row[-1] - 1] / live
        above = 1 - below
        if len(row) > 1:
            return above if row[1] > row[0] else below
        return max(below, above)


def _worth_in_time(row: Row, coming: float) -> float:
    return (len(row) + coming) * (best_colour_count(row) + COLOUR_SHARE * coming)
