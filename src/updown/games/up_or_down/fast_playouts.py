"""Play by chance, and whole matches in compiled code."""

from updown.fast.bits import nth
from updown.fast.chance import Chance, below
from updown.fast.compiled import compiled
from updown.games.up_or_down.fast_layout import (
    CIRCLE,
    FITS,
    HAND,
    IN_EACH,
    PLAYED,
    ROWS,
    TURN,
    TURNS,
    Line,
    block,
    gap,
    ring,
)
from updown.games.up_or_down.fast_turns import action_of, open_piles, places, take_turn


@compiled
def random_action(s: Line, seat: int, rng: Chance) -> int:
    card, side, placement, pile = random_choices(s, seat, rng)
    return action_of(card, side, placement, pile)


@compiled
def random_choices(s: Line, seat: int, rng: Chance) -> tuple[int, int, int, int]:
    """Card, side, placement and pile, each legal action as likely: they are counted, and one is picked."""
    mine, circle = block(seat), s[CIRCLE]
    where = places(circle, s[mine + FITS], s[mine + ROWS + 2])
    ways = ring(_counts(where))
    hand = s[mine + HAND]
    first, second, third = hand & 0xFF, (hand >> 8) & 0xFF, (hand >> 16) & 0xFF
    pairs = ways + (ways >> 8)  # byte g: placements of both neighbours of gap g
    of_first = _ways_of(circle, pairs, first)
    of_two = of_first + _ways_of(circle, pairs, second)
    of_all = of_two + _ways_of(circle, pairs, third)
    pile, piles = open_piles(s)
    pick = below(rng, of_all * piles)
    if piles == 2:
        pile = pick & 1
        pick >>= 1
    card = first if pick < of_first else second if pick < of_two else third
    pick -= 0 if pick < of_first else of_first if pick < of_two else of_two
    lane = gap(circle, card)
    left = (ways >> (8 * lane)) & 0xFF
    side = int(pick >= left)
    pick -= left & -side
    placements = (ring(where) >> (8 * (lane + side))) & 63
    return card, side, nth(placements, pick), pile


@compiled
def _counts(where: int) -> int:
    """For each byte how many of its six bits are set."""
    by_two = (where & (0x15 * IN_EACH)) + ((where >> 1) & (0x15 * IN_EACH))
    return (by_two & (3 * IN_EACH)) + ((by_two >> 2) & (3 * IN_EACH)) + ((by_two >> 4) & (3 * IN_EACH))


@compiled
def _ways_of(circle: int, pairs: int, card: int) -> int:
    """In how many ways the card can be played, its neighbours taken and placed; none if there is no card."""
    ways = (pairs >> (8 * gap(circle, card))) & 0xFF
    return ways if card else 0


@compiled
def playout_random(s: Line, rng: Chance) -> int:
    """Plays on to the end, each legal action as likely; returns the number of actions."""
    before = s[PLAYED]
    while s[PLAYED] < s[TURNS]:
        seat = s[TURN]
        card, side, placement, pile = random_choices(s, seat, rng)
        take_turn(s, seat, card, side, placement, pile)
    return s[PLAYED] - before
