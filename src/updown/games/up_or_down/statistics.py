"""What is remembered of a seat in Up or Down?: how long its rows were, and how many it gave up."""

from collections import Counter
from collections.abc import Sequence

from updown.core.game import Seat, Tally
from updown.games.up_or_down.actions import Action, gives_up
from updown.games.up_or_down.state import State


def statistics(state: State, actions: Sequence[tuple[Seat, Action]]) -> tuple[tuple[Tally, ...], ...]:
    """Rows left at the end by their length; rows given up, and the cards that lay in them."""
    given_up = Counter(seat for seat, action in actions if gives_up(action.placement))
    return tuple(_of_seat(state, seat, given_up[Seat(seat)]) for seat in range(state.seats))


def _of_seat(state: State, seat: int, given_up: int) -> tuple[Tally, ...]:
    lengths = Counter(len(row) for row in state.rows[seat] if row)
    rows = [Tally("rows", length, count) for length, count in sorted(lengths.items())]
    return (*rows, Tally("given_up", 0, given_up), Tally("cards_given_up", 0, len(state.discards[seat])))
