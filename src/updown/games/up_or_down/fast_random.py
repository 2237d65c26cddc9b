"""Play by chance: a legal action, each as likely, without a list of them."""

from updown.fast.bits import count, nth
from updown.fast.chance import Chance, below
from updown.fast.compiled import inlined
from updown.games.up_or_down.fast_layout import (
    CIRCLE,
    FITS,
    HAND,
    IN_EACH,
    SIX_BYTES,
    TOPS,
    Line,
    block,
    gap,
    ring,
)
from updown.games.up_or_down.fast_turns import action_of, open_piles, places


@inlined
def random_action(s: Line, seat: int, rng: Chance) -> int:
    card, side, placement, pile = random_choices(s, seat, rng)
    return action_of(card, side, placement, pile)


@inlined
def random_choices(s: Line, seat: int, rng: Chance) -> tuple[int, int, int, int]:
    """Card, side, placement and pile, each legal action as likely: they are counted, and one is picked."""
    circle, hand = s[CIRCLE], s[block(seat) + HAND]
    where = places(circle, s[block(seat) + FITS])
    ways = ring(_counts(where))
    up_to = (
        _ways_of(circle, ways, hand & 0xFF)
        | (_ways_of(circle, ways, (hand >> 8) & 0xFF) << 16)
        | (_ways_of(circle, ways, (hand >> 16) & 0xFF) << 32)
    ) * IN_EACH & SIX_BYTES  # byte t: ways of the takes 0 … t; a card has two, left and right
    pile, piles = open_piles(s)
    pick = below(rng, (up_to >> 40) * piles)
    pile += pick & (piles - 1)
    pick >>= piles - 1
    take = count(((pick * IN_EACH | TOPS) - up_to) & TOPS)
    pick -= ((up_to << 8) >> (8 * take)) & 0xFF
    card, side = (hand >> (8 * (take >> 1))) & 0xFF, take & 1
    placements = (ring(where) >> (8 * (gap(circle, card) + side))) & 63
    return card, side, nth(placements, pick), pile


@inlined
def _counts(where: int) -> int:
    """For each byte how many of its six bits are set."""
    by_two = (where & (0x15 * IN_EACH)) + ((where >> 1) & (0x15 * IN_EACH))
    return (by_two & (3 * IN_EACH)) + ((by_two >> 2) & (3 * IN_EACH)) + ((by_two >> 4) & (3 * IN_EACH))


@inlined
def _ways_of(circle: int, ways: int, card: int) -> int:
    """Two bytes: in how many ways each neighbour of the card can be placed; none if there is no card."""
    return ((ways >> (8 * gap(circle, card))) & 0xFFFF) * ((card + 127) >> 7)
