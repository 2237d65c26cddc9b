"""What rows may still become, to the compiled player: tables made from a few numbers, found by self-play.

A row of `n` cards, `b` of them of its commonest colour, counts as (n + coming) x (b + coloured): both are more the
more live cards lie beyond its open end and the more turns its seat has left, and 0 after the last turn (U13).
"""

import numpy as np
import numpy.typing as npt

# Change them by self-play: each is worth a few per cent of matches.
MOST_COMING = 1.762
"""Cards to come to a row with endless room and time."""
HALF_COMING = 2.235
"""Room (0 to 1) times turns at which half of them are to come."""
MOST_COLOURED = 5.348
"""The same for cards of the row's best colour; over time …"""
HALF_COLOURED = 6.696
"""… turns at which half of them are …"""
ROOM_COLOURED = 1.506
"""… and over room, of which this is the power."""
FREE_SLOT = 2.3
"""Points that a free slot counts with one turn left …"""
FREE_TURNS = 0.458
"""… and the power of the turns by which it counts more."""

STEPS = 16
"""Room is told apart in so many steps."""
MOST_TURNS = 24

Table = npt.NDArray[np.float64]


def _tables() -> tuple[Table, Table, Table]:
    turns = np.arange(MOST_TURNS, dtype=np.float64)[:, np.newaxis]
    room = (np.arange(STEPS) + 0.5) / STEPS
    coming = MOST_COMING * room * turns / (room * turns + HALF_COMING)
    coloured = MOST_COLOURED * turns / (turns + HALF_COLOURED) * room**ROOM_COLOURED
    return coming.ravel(), coloured.ravel(), FREE_SLOT * np.power(turns.ravel(), FREE_TURNS)


COMING, COLOURED, FREE = _tables()
"""The first two at turns x STEPS + step of room, the last at turns; after the turn that is being thought about."""
SCALE = np.array([(STEPS << 16) // (live + 1) for live in range(128)])
"""At a number of live cards: times so many of them, and without its low 16 bits, the step of room."""
OVER_SEATS = np.array([0, 0, *(2**16 // seats + 1 for seats in range(2, 7))])
"""At a number of seats: times so many turns of the match, and without its low 16 bits, those of each seat."""
