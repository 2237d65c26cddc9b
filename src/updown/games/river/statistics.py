"""What is remembered of a seat in River: how its bids came out, by hand size."""

from collections import Counter
from collections.abc import Sequence

from updown.core.game import Seat, Tally
from updown.games.river.actions import Action
from updown.games.river.state import RoundScore, State


def statistics(state: State, _: Sequence[tuple[Seat, Action]]) -> tuple[tuple[Tally, ...], ...]:
    """Bids of a hand size that were exact, over (more tricks than bid) and under; bids of zero, made and not."""
    sheet = state.past.sheet
    return tuple(_of_seat(sheet, seat) for seat in range(state.past.seats))


def _of_seat(sheet: tuple[RoundScore, ...], seat: int) -> tuple[Tally, ...]:
    counts: Counter[tuple[str, int]] = Counter()
    for line in sheet:
        bid, tricks = line.bids[seat], line.tricks[seat]
        counts[_verdict(bid, tricks), line.hand_size] += 1
        if bid == 0:
            counts["zero_made" if tricks == 0 else "zero_missed", 0] += 1
    return tuple(Tally(name, part, count) for (name, part), count in sorted(counts.items()))


def _verdict(bid: int, tricks: int) -> str:
    return "exact" if tricks == bid else "over" if tricks > bid else "under"
