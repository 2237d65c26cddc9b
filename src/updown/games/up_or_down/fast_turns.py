"""The rules of `rules.py` once more, compiled; top-down in the order of a match."""

from updown.fast.bits import count, lowest
from updown.fast.chance import Chance, below
from updown.fast.compiled import compiled
from updown.games.up_or_down.fast_layout import (
    BEST_COLOUR,
    CIRCLE,
    DISCARD_COUNT,
    DISCARDS,
    DOWN,
    FEW_BITS,
    FITS,
    HAND,
    HIGH,
    IN_EACH,
    LIVE,
    MIDDLE,
    NOT_NEXT,
    ORDERS,
    PLAYED,
    ROW_LENGTH,
    ROWS,
    SEATS,
    SIX_BYTES,
    TOPS,
    TURN,
    TURNS,
    UP,
    Line,
    block,
    colour_byte,
    gap,
    joined,
    points,
    ring,
    without,
)

FACE_UP, FACE_DOWN, NO_PILE = 0, 1, 2
GIVE_UPS = 0b111000
"""As placements: `!A`, `!B`, `!C`."""
_LATER_LOWS = (NOT_NEXT << 8) | (NOT_NEXT << 16)
"""In `FITS`, what keeps slots B and C from being started before their turn."""


@compiled
def needs_deal(s: Line) -> bool:
    return s[CIRCLE] == 0


@compiled
def deal(s: Line, rng: Chance) -> None:
    """The only chance of a match (U4-U6)."""
    seats, deck = s[SEATS], s[TURNS] + 6
    rest = deck - 6 - 3 * seats
    s[DOWN], s[UP] = (rest + 1) >> 1, rest >> 1  # U5: the face-down pile takes the odd card
    first = MIDDLE - s[DOWN] - 6 - 3 * seats
    for place in range(deck):
        s[first + place] = place + 1
    shuffle(s, first, deck, rng)
    for place in range(3 * seats):
        hand = block(place % seats) + HAND
        s[hand] = joined(s[hand], s[first + place], 0)
        s[first + place] = 0
    circle = 0
    for place in range(first + 3 * seats, first + 3 * seats + 6):
        circle = _circle_with(circle, s[place])
        s[place] = 0
    s[CIRCLE], s[TURN] = circle, below(rng, seats)


@compiled
def _circle_with(circle: int, card: int) -> int:
    """A circle of at most five cards with one more."""
    lower = count((circle + 127 * IN_EACH) & ~((circle | TOPS) - card * IN_EACH) & TOPS)
    below = (1 << (8 * lower)) - 1
    return (circle & below) | ((circle & ~below) << 8) | (card << (8 * lower))


@compiled
def shuffle(s: Line, first: int, cards: int, rng: Chance) -> None:
    """So many words of the line from `first` on, in a uniformly random order."""
    for left in range(cards, 1, -1):
        other = first + below(rng, left)
        last = first + left - 1
        s[other], s[last] = s[last], s[other]


@compiled
def is_over(s: Line) -> bool:
    """U12: everybody has had all turns."""
    return s[PLAYED] == s[TURNS]


@compiled
def to_act(s: Line) -> int:
    if is_over(s) or needs_deal(s):
        return 0
    return 1 << s[TURN]


@compiled
def legal(s: Line, seat: int, out: Line) -> int:
    """In canonical order, as `rules.legal_actions`."""
    mine = block(seat)
    where = ring(places(s[CIRCLE], s[mine + FITS], s[mine + ROWS + 2]))
    first_pile, piles = open_piles(s)
    held, found = s[mine + HAND] & 0xFF_FFFF, 0
    while held:
        card = held & 0xFF
        held >>= 8
        for side in range(2):
            lane = gap(s[CIRCLE], card) + side
            placements = (where >> (8 * lane)) & 0xFF
            while placements:
                for pile in range(first_pile, first_pile + piles):
                    out[found] = action_of(card, side, lowest(placements), pile)
                    found += 1
                placements &= placements - 1
    return found


@compiled
def open_piles(s: Line) -> tuple[int, int]:
    """The first pile that may be drawn from, and how many there are; `-` if both are empty (U10)."""
    up, down = s[UP] > 0, s[DOWN] > 0
    return (FACE_UP if up else FACE_DOWN if down else NO_PILE), (2 if up and down else 1)


@compiled
def places(circle: int, fits: int, third_row: int) -> int:
    """For each card of the circle a byte with its placements as bits, `A` lowest (U9)."""
    return (
        (_that_fit(circle, fits) >> 7)
        | (_that_fit(circle, fits >> 8) >> 6)
        | (_that_fit(circle, fits >> 16) >> 5)
        | ((GIVE_UPS * IN_EACH) if third_row else 0)
    )


@compiled
def _that_fit(circle: int, fits: int) -> int:
    """The top bits of those cards that go to slot A of `fits`."""
    above = (circle | TOPS) - ((fits & 0x7F) + 1) * IN_EACH
    under = ((127 * IN_EACH - circle) | TOPS) - (((fits >> HIGH) & 0x7F) + 1) * IN_EACH
    return above & under & TOPS


@compiled
def action_of(card: int, side: int, placement: int, pile: int) -> int:
    """The number of an action."""
    return (((card - 1) * 2 + side) * 6 + placement) * 3 + pile


@compiled
def choices_of(action: int) -> tuple[int, int, int, int]:
    """Card, side, placement and pile of an action's number."""
    third = (action * 43691) >> 17  # as dividing by 3, exact up to 2^16, and a multiplication
    eighteenth = (third * 43691) >> 18
    return (eighteenth >> 1) + 1, eighteenth & 1, third - 6 * eighteenth, action - 3 * third


@compiled
def apply(s: Line, seat: int, action: int) -> None:
    card, side, placement, pile = choices_of(action)
    take_turn(s, seat, card, side, placement, pile)


@compiled
def take_turn(s: Line, seat: int, card: int, side: int, placement: int, pile: int) -> None:
    """One whole turn (U7-U10)."""
    taken = _taken(s, card, side)
    _place(s, block(seat), taken, placement)
    hand = block(seat) + HAND
    s[hand] = without(s[hand], card)
    if pile != NO_PILE:
        s[hand] = joined(s[hand], _drawn(s, pile), int(pile == FACE_UP))  # U15: everybody saw it
    s[PLAYED] += 1
    after = s[TURN] + 1
    s[TURN] = 0 if after == s[SEATS] else after


@compiled
def _taken(s: Line, card: int, side: int) -> int:
    """Plays the card into the circle and takes its neighbour out (U7, U8)."""
    circle = s[CIRCLE]
    lane = gap(circle, card) + side
    taken = (ring(circle) >> (8 * lane)) & 0xFF
    # the card comes where its neighbour was, unless the two lie at the ends of the ascending order
    if lane == 0:
        circle = ((circle << 8) | card) & SIX_BYTES
    elif lane == 7:
        circle = (circle >> 8) | (card << 40)
    else:
        circle ^= (taken ^ card) << (8 * lane - 8)
    s[CIRCLE] = circle
    s[LIVE + (taken >> 6)] &= ~(1 << (taken & 63))
    return taken


@compiled
def _place(s: Line, mine: int, taken: int, placement: int) -> None:
    """Puts the taken card into a row, which is given up first if the placement says so (U9)."""
    gives_up = int(placement > 2)
    slot = (placement - 3 * gives_up) & 3
    order, word, fits = mine + ORDERS + 3 * slot, s[mine + ROWS + slot], s[mine + FITS]
    given = word & -gives_up
    fits = _give_up(s, mine, order, given, fits)
    word ^= given
    length = (word >> ROW_LENGTH) & FEW_BITS
    s[order + (length >> 3)] |= taken << (8 * (length & 7))
    s[mine + ROWS + slot] = row_with(word, taken)
    starts = int(length == 0) & ~gives_up
    fits &= ~((starts * NOT_NEXT << (8 * slot + 8)) & _LATER_LOWS)
    s[mine + FITS] = _fits_after(fits, slot, taken, s[order] & 0xFF)


@compiled
def _give_up(s: Line, mine: int, order: int, given: int, fits: int) -> int:
    """Moves the cards of a row onto the discards, in order; `given` is its word, or 0 for none. Returns `fits`.

    One word of cards is moved without asking, for whether a row is given up is hard to foresee.
    """
    cards = (given >> ROW_LENGTH) & FEW_BITS
    discards = (fits >> DISCARD_COUNT) & FEW_BITS
    pile, shift = mine + DISCARDS + (discards >> 3), 8 * (discards & 7)
    moved = s[order] & -int(cards > 0)
    s[order] ^= moved
    s[pile] |= moved << shift
    s[pile + 1] |= (moved >> 1) >> (63 - shift)
    for more in range(1, (cards + 7) >> 3):
        moved = s[order + more]
        s[order + more] = 0
        s[pile + more] |= moved << shift
        s[pile + more + 1] |= (moved >> 1) >> (63 - shift)
    return fits + (cards << DISCARD_COUNT)


@compiled
def row_with(word: int, card: int) -> int:
    """A row's word with one more card."""
    byte = colour_byte(card)
    word += (1 << byte) + (1 << ROW_LENGTH)
    best = max(word >> BEST_COLOUR, (word >> byte) & FEW_BITS)
    return (word & ((1 << BEST_COLOUR) - 1)) | (best << BEST_COLOUR)


@compiled
def _fits_after(fits: int, slot: int, taken: int, first: int) -> int:
    """What fits the slot once this card is the last of a row that began with `first`.

    The first card fits everything; all later ones are on one side of it, that of the row's direction.
    """
    low = taken if taken > first else 0
    high = 127 - taken if taken < first else 0
    both = 0xFF | (0xFF << HIGH)
    return (fits & ~(both << (8 * slot))) | ((low | (high << HIGH)) << (8 * slot))


@compiled
def _drawn(s: Line, pile: int) -> int:
    """Takes the top card off a pile (U10)."""
    from_up = int(pile == FACE_UP)
    top = MIDDLE + (s[UP] - 1 if from_up else -s[DOWN])
    s[UP] -= from_up
    s[DOWN] -= 1 - from_up
    card = s[top]
    s[top] = 0
    return card


@compiled
def totals(s: Line, out: Line) -> None:
    """All rows, and a point for each discarded card (U13)."""
    for seat in range(s[SEATS]):
        out[seat] = total(s, seat)


@compiled
def total(s: Line, seat: int) -> int:
    rows = block(seat) + ROWS
    discards = (s[block(seat) + FITS] >> DISCARD_COUNT) & FEW_BITS
    return points(s[rows]) + points(s[rows + 1]) + points(s[rows + 2]) + discards
