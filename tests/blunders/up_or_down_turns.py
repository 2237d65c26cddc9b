"""The last turns of Up or Down? on a line of whole numbers, for the judge alone: both piles are empty.

A hand card is kept as twice its number, plus one if everybody knows it (U15). A turn is card x 12 + side x 6 + placement,
with the side 0 or 1 and the placements A B C !A !B !C numbered from 0: ascending, as the canonical order has it.
"""

import numpy as np

from tests.blunders.river_round import Line, compiled
from updown.fast.chance import Chance, below
from updown.games.up_or_down.actions import Action, gives_up, slot_of
from updown.games.up_or_down.rules import to_act
from updown.games.up_or_down.state import State

SEATS, TURN, CIRCLE = 0, 1, 2
"""Places of a line; the circle is ascending."""
FIRST_BLOCK, BLOCK = 8, 40
"""Then comes a block for each seat, in which are:"""
HELD, CARDS, DISCARDS, ROWS = 0, 1, 4, 5
SIZE, LAST, DIRECTION, MOST, COLOURS, ROW = 0, 1, 2, 3, 4, 10
"""A row: its size, last card, 1 up or -1 down or 0, cards of the commonest colour and of each; how long that is."""
LINE_SIZE = FIRST_BLOCK + 6 * BLOCK

GREEDY, RANDOM, SPITEFUL = range(3)
"""Ways to choose a turn: what gains most; any; what gains most and leaves another seat least to gain."""


def line_of(state: State) -> Line:
    """The position as it stands, all hands included."""
    line = np.zeros(LINE_SIZE, np.int64)
    line[SEATS], line[TURN] = state.seats, to_act(state)[0]
    line[CIRCLE : CIRCLE + 6] = state.circle
    for seat in range(state.seats):
        block = line[FIRST_BLOCK + seat * BLOCK :]
        hand = [2 * card + (card in state.known[seat]) for card in state.hidden.hands[seat]]
        block[HELD], block[DISCARDS] = len(hand), len(state.discards[seat])
        block[CARDS : CARDS + len(hand)] = hand
        for slot, cards in enumerate(state.rows[seat]):
            for card in cards:
                _put(block, ROWS + slot * ROW, card)
    return line


def turn_of(action: Action) -> int:
    placement = slot_of(action.placement) + 3 * gives_up(action.placement)
    return action.card * 12 + 6 * (action.side == ">") + placement


@compiled
def choose(line: Line, way: int, victim: int, rng: Chance) -> int:
    """The turn of the seat to act; the first of equal ones. The spiteful look into the victim's hand."""
    block = line[FIRST_BLOCK + line[TURN] * BLOCK :]
    chosen, most, seen = -1, -1000, 0
    for at in range(block[HELD]):
        card = block[CARDS + at] // 2
        for side in range(2):
            place = _neighbour(line, card, side)
            left = _most_left(line, place, card, victim) if way == SPITEFUL else 0
            for placement in range(6):
                if _may_place(block, line[place], placement):
                    seen += 1
                    gained = gain(block, line[place], placement) - left
                    if below(rng, seen) == 0 if way == RANDOM else gained > most:
                        chosen, most = card * 12 + side * 6 + placement, gained
    return chosen


@compiled
def most_to_gain(line: Line, seat: int) -> int:
    """By any turn of the seat, if it were to act now."""
    block = line[FIRST_BLOCK + seat * BLOCK :]
    most = -1000
    for at in range(block[HELD]):
        for side in range(2):
            taken = line[_neighbour(line, block[CARDS + at] // 2, side)]
            for placement in range(6):
                if _may_place(block, taken, placement):
                    most = max(most, gain(block, taken, placement))
    return most


@compiled
def _most_left(line: Line, place: int, card: int, victim: int) -> int:
    """What the victim could gain if the card came into the circle for the one at this place."""
    after = line.copy()
    _lay_out(after, place, card)
    return most_to_gain(after, victim)


@compiled
def take(line: Line, turn: int) -> None:
    """U7-U9: the seat to act takes this turn, and the next one is to act."""
    block = line[FIRST_BLOCK + line[TURN] * BLOCK :]
    card, side, placement = turn // 12, turn // 6 % 2, turn % 6
    at = _neighbour(line, card, side)
    taken = line[at]
    _lay_out(line, at, card)
    row = ROWS + placement % 3 * ROW
    if placement > 2:
        block[DISCARDS] += block[row + SIZE]
        block[row : row + ROW] = 0
    _put(block, row, taken)
    held = 0
    for place in range(block[HELD]):
        if block[CARDS + place] // 2 != card:
            block[CARDS + held] = block[CARDS + place]
            held += 1
    block[CARDS + held] = 0
    block[HELD] = held
    line[TURN] = (line[TURN] + 1) % line[SEATS]


@compiled
def gain(block: Line, taken: int, placement: int) -> int:
    """What placing the card so does to the seat's total (U13)."""
    row = ROWS + placement % 3 * ROW
    points = block[row + SIZE] * block[row + MOST]
    if placement > 2:
        return block[row + SIZE] + 1 - points
    most = max(block[row + MOST], block[row + COLOURS + (taken - 1) % 6] + 1)
    return (block[row + SIZE] + 1) * most - points


@compiled
def total(line: Line, seat: int) -> int:
    block = line[FIRST_BLOCK + seat * BLOCK :]
    points = block[DISCARDS]
    for slot in range(3):
        row = ROWS + slot * ROW
        points += block[row + SIZE] * block[row + MOST]
    return points


@compiled
def _may_place(block: Line, taken: int, placement: int) -> bool:
    """U9."""
    full = block[ROWS + 2 * ROW + SIZE] > 0
    if placement > 2:
        return full
    row = ROWS + placement * ROW
    if block[row + SIZE] == 0:
        return placement == 0 or block[row - ROW + SIZE] > 0
    direction = block[row + DIRECTION]
    return direction == 0 or (taken > block[row + LAST]) == (direction > 0)


@compiled
def _put(block: Line, row: int, card: int) -> None:
    """The card at the row's open end."""
    if block[row + SIZE] == 1:
        block[row + DIRECTION] = 1 if card > block[row + LAST] else -1
    block[row + SIZE] += 1
    block[row + LAST] = card
    colour = row + COLOURS + (card - 1) % 6
    block[colour] += 1
    block[row + MOST] = max(block[row + MOST], block[colour])


@compiled
def _neighbour(line: Line, card: int, side: int) -> int:
    """The place in the line of the next lower or higher card of the circle, going round (U8)."""
    lower = 0
    while lower < 6 and line[CIRCLE + lower] < card:
        lower += 1
    return CIRCLE + (lower if side else lower + 5) % 6


@compiled
def _lay_out(line: Line, at: int, card: int) -> None:
    """The card comes into the circle for the one at this place."""
    while at > CIRCLE and line[at - 1] > card:
        line[at] = line[at - 1]
        at -= 1
    while at < CIRCLE + 5 and line[at + 1] < card:
        line[at] = line[at + 1]
        at += 1
    line[at] = card
