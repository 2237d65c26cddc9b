"""The rules of `rules.py` once more, compiled; top-down in the order of a match."""

from updown.fast.bits import count, lowest
from updown.fast.chance import Chance, below
from updown.fast.compiled import inlined
from updown.games.up_or_down.fast_layout import (
    BEST_COLOUR,
    CIRCLE,
    DISCARD_COUNT,
    DISCARDS,
    DOWN,
    FEW_BITS,
    FITS,
    GIVE_UPS,
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
    TOPS,
    TURN,
    TURNS,
    UP,
    Line,
    block,
    colour_byte,
    exchanged,
    gap,
    joined,
    points,
    ring,
    without,
)

FACE_UP, FACE_DOWN, NO_PILE = 0, 1, 2
_THREE_GIVE_UPS = 0b111000
"""As placements: `!A`, `!B`, `!C`."""
_LATER_LOWS = (NOT_NEXT << 8) | (NOT_NEXT << 16)
"""In `FITS`, what keeps slots B and C from being started before their turn."""


@inlined
def needs_deal(s: Line) -> bool:
    return s[CIRCLE] == 0


@inlined
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


@inlined
def _circle_with(circle: int, card: int) -> int:
    """A circle of at most five cards with one more."""
    lower = count((circle + 127 * IN_EACH) & ~((circle | TOPS) - card * IN_EACH) & TOPS)
    below = (1 << (8 * lower)) - 1
    return (circle & below) | ((circle & ~below) << 8) | (card << (8 * lower))


@inlined
def shuffle(s: Line, first: int, cards: int, rng: Chance) -> None:
    """So many words of the line from `first` on, in a uniformly random order."""
    for left in range(cards, 1, -1):
        other = first + below(rng, left)
        last = first + left - 1
        s[other], s[last] = s[last], s[other]


@inlined
def is_over(s: Line) -> bool:
    """U12: everybody has had all turns."""
    return s[PLAYED] == s[TURNS]


@inlined
def to_act(s: Line) -> int:
    if is_over(s) or needs_deal(s):
        return 0
    return 1 << s[TURN]


@inlined
def legal(s: Line, seat: int, out: Line) -> int:
    """In canonical order, as `rules.legal_actions`."""
    mine = block(seat)
    where = ring(places(s[CIRCLE], s[mine + FITS]))
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


@inlined
def open_piles(s: Line) -> tuple[int, int]:
    """The first pile that may be drawn from, and how many there are; `-` if both are empty (U10)."""
    up, down = s[UP] > 0, s[DOWN] > 0
    return (FACE_UP if up else FACE_DOWN if down else NO_PILE), (2 if up and down else 1)


@inlined
def places(circle: int, fits: int) -> int:
    """For each card of the circle a byte with its placements as bits, `A` lowest (U9)."""
    return (
        (_that_fit(circle, fits) >> 7)
        | (_that_fit(circle, fits >> 8) >> 6)
        | (_that_fit(circle, fits >> 16) >> 5)
        | ((fits >> GIVE_UPS) * IN_EACH)
    )


@inlined
def _that_fit(circle: int, fits: int) -> int:
    """The top bits of those cards that go to slot A of `fits`."""
    above = (circle | TOPS) - ((fits & 0x7F) + 1) * IN_EACH
    under = ((127 * IN_EACH - circle) | TOPS) - (((fits >> HIGH) & 0x7F) + 1) * IN_EACH
    return above & under & TOPS


@inlined
def action_of(card: int, side: int, placement: int, pile: int) -> int:
    """The number of an action."""
    return (((card - 1) * 2 + side) * 6 + placement) * 3 + pile


@inlined
def choices_of(action: int) -> tuple[int, int, int, int]:
    """Card, side, placement and pile of an action's number."""
    third = (action * 43691) >> 17  # as dividing by 3, exact up to 2^16, and a multiplication
    eighteenth = (third * 43691) >> 18
    return (eighteenth >> 1) + 1, eighteenth & 1, third - 6 * eighteenth, action - 3 * third


@inlined
def apply(s: Line, seat: int, action: int) -> None:
    card, side, placement, pile = choices_of(action)
    take_turn(s, seat, card, side, placement, pile)


@inlined
def take_turn(s: Line, seat: int, card: int, side: int, placement: int, pile: int) -> None:
    """One whole turn (U7-U10).

    Numbers are chosen by shifting and multiplying: which way play goes cannot be foreseen, and a processor that
    guesses wrong loses more time than all of this takes.
    """
    taken = _taken(s, card, side)
    _place(s, block(seat), taken, placement)
    hand = block(seat) + HAND
    s[hand] = without(s[hand], card)
    if pile != NO_PILE:
        s[hand] = joined(s[hand], _drawn(s, pile), FACE_DOWN - pile)  # U15: everybody saw a face-up card
    s[PLAYED] += 1
    after = s[TURN] + 1
    s[TURN] = 0 if after == s[SEATS] else after


@inlined
def _taken(s: Line, card: int, side: int) -> int:
    """Plays the card into the circle and takes its neighbour out (U7, U8)."""
    lane = gap(s[CIRCLE], card) + side
    taken = (ring(s[CIRCLE]) >> (8 * lane)) & 0xFF
    s[CIRCLE] = exchanged(s[CIRCLE], card, lane)
    s[LIVE + (taken >> 6)] &= ~(1 << (taken & 63))
    return taken


@inlined
def _place(s: Line, mine: int, taken: int, placement: int) -> None:
    """Puts the taken card into a row, which is given up first if the placement says so (U9)."""
    gives_up = (placement + 5) >> 3
    slot = (placement - 3 * gives_up) & 3
    order, word, fits = mine + ORDERS + 3 * slot, s[mine + ROWS + slot], s[mine + FITS]
    fits = _give_up(s, mine, order, word & -gives_up, fits)
    word &= gives_up - 1
    length = (word >> ROW_LENGTH) & FEW_BITS
    s[order + (length >> 3)] |= taken << (8 * (length & 7))
    s[mine + ROWS + slot] = row_with(word, taken)
    starts = (32 - length) >> 5 & ~gives_up
    s[mine + FITS] = _fits_after(_next_slot(fits, slot, starts), slot, taken, s[order] & 0xFF)


@inlined
def _give_up(s: Line, mine: int, order: int, given: int, fits: int) -> int:
    """Moves the cards of a row onto the discards, in order; `given` is its word, or 0 for none. Returns `fits`."""
    cards = (given >> ROW_LENGTH) & FEW_BITS
    discards = (fits >> DISCARD_COUNT) & FEW_BITS
    pile, shift = mine + DISCARDS + (discards >> 3), 8 * (discards & 7)
    moved = s[order] & -((cards + FEW_BITS) >> 5)
    s[order] ^= moved
    s[pile] |= moved << shift
    s[pile + 1] |= (moved >> 1) >> (63 - shift)
    for more in range(1, (cards + 7) >> 3):
        moved = s[order + more]
        s[order + more] = 0
        s[pile + more] |= moved << shift
        s[pile + more + 1] |= (moved >> 1) >> (63 - shift)
    return fits + (cards << DISCARD_COUNT)


@inlined
def row_with(word: int, card: int) -> int:
    """A row's word with one more card."""
    byte = colour_byte(card)
    word += (1 << byte) + (1 << ROW_LENGTH)
    best = max(word >> BEST_COLOUR, (word >> byte) & FEW_BITS)
    return (word & ((1 << BEST_COLOUR) - 1)) | (best << BEST_COLOUR)


@inlined
def _next_slot(fits: int, slot: int, starts: int) -> int:
    """Opens the slot after one that is started, or after C the giving up of rows (U9)."""
    opened = (NOT_NEXT << 8) * starts << (8 * slot)
    third = (slot >> 1) * starts
    return (fits & ~(opened & _LATER_LOWS)) | (third * _THREE_GIVE_UPS << GIVE_UPS)


@inlined
def _fits_after(fits: int, slot: int, taken: int, first: int) -> int:
    """What fits the slot once this card is the last of a row that began with `first`.

    The first card fits everything; all later ones are on one side of it, that of the row's direction.
    """
    low = taken * ((127 + taken - first) >> 7)
    high = (127 - taken) * ((127 + first - taken) >> 7)
    both = 0xFF | (0xFF << HIGH)
    return (fits & ~(both << (8 * slot))) | ((low | (high << HIGH)) << (8 * slot))


@inlined
def _drawn(s: Line, pile: int) -> int:
    """Takes the top card off a pile (U10)."""
    up, down = FACE_DOWN - pile, pile
    top = MIDDLE + (s[UP] - 1) * up - s[DOWN] * down
    s[UP] -= up
    s[DOWN] -= down
    card = s[top]
    s[top] = 0
    return card


@inlined
def totals(s: Line, out: Line) -> None:
    """All rows, and a point for each discarded card (U13)."""
    for seat in range(s[SEATS]):
        out[seat] = total(s, seat)


@inlined
def total(s: Line, seat: int) -> int:
    rows = block(seat) + ROWS
    discards = (s[block(seat) + FITS] >> DISCARD_COUNT) & FEW_BITS
    return points(s[rows]) + points(s[rows + 1]) + points(s[rows + 2]) + discards
