"""What a batch does in compiled code: a step of every match, from the actions to what the next seats see."""

# pyright: reportUnknownMemberType=false
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from updown.fast import observing, twin
from updown.fast.bits import lowest
from updown.fast.chance import Chance
from updown.fast.compiled import inlined
from updown.fast.lines import copy
from updown.fast.twin import Flat


class Lines(NamedTuple):
    """The arrays of a batch; a line of each belongs to a match. All are written in place."""

    states: npt.NDArray[np.int64]
    chances: npt.NDArray[np.uint64]
    numbers: npt.NDArray[np.int64]
    """Which match of the seed is played."""
    totals: npt.NDArray[np.int64]
    """Per seat, right after the last action: those of a match that has ended stay until the next step."""
    observation: npt.NDArray[np.int8]
    mask: npt.NDArray[np.bool_]
    seat: npt.NDArray[np.int64]
    reward: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]


class Deal(NamedTuple):
    """How new matches begin."""

    start: Flat
    """A match with nothing dealt."""
    key: npt.NDArray[np.uint64]
    """Two words of the seed; the chance of a match is a function of them and its number."""
    next_number: npt.NDArray[np.int64]
    """Of the next new match: one value, counted on."""


@inlined
def begin_all(tag: Any, lines: Lines, deal: Deal) -> None:
    """A new match in every line."""
    for line in range(lines.seat.size):
        _begin(tag, lines, line, deal)
        lines.done[line] = False
        for seat in range(lines.totals.shape[1]):
            lines.totals[line, seat] = 0
            lines.reward[line, seat] = 0
        _show(tag, lines, line)


@inlined
def first_illegal(lines: Lines, actions: npt.NDArray[np.int64]) -> int:
    """The first line whose action is not in its mask; -1 if there is none."""
    for line in range(actions.size):
        action = actions[line]
        if action < 0 or action >= lines.mask.shape[1] or not lines.mask[line, action]:
            return line
    return -1


@inlined
def step_all(tag: Any, lines: Lines, deal: Deal, actions: npt.NDArray[np.int64]) -> None:
    """Legal actions, one a line. Where a match ends the next one begins at once."""
    for line in range(actions.size):
        s, seat = lines.states[line], lines.seat[line]
        twin.apply(tag, s, seat, observing.twin_action(tag, s, seat, actions[line]))
        _reward(tag, lines, line)
        lines.done[line] = twin.is_over(tag, s)
        if lines.done[line]:
            _begin(tag, lines, line, deal)
        _deal(tag, lines, line)
        _show(tag, lines, line)


@inlined
def _reward(tag: Any, lines: Lines, line: int) -> None:
    """What each seat's total has grown by; a line that was done began anew from 0."""
    before, reward = lines.totals[line], lines.reward[line]
    for seat in range(before.size):
        reward[seat] = 0 if lines.done[line] else -before[seat]
    twin.totals(tag, lines.states[line], before)
    for seat in range(before.size):
        reward[seat] += before[seat]


@inlined
def _begin(tag: Any, lines: Lines, line: int, deal: Deal) -> None:
    number = deal.next_number[0]
    deal.next_number[0] += 1
    lines.numbers[line] = number
    chance_of(deal.key, number, lines.chances[line])
    copy(deal.start, lines.states[line])
    _deal(tag, lines, line)


@inlined
def _deal(tag: Any, lines: Lines, line: int) -> None:
    while twin.needs_deal(tag, lines.states[line]):
        twin.deal(tag, lines.states[line], lines.chances[line])


@inlined
def _show(tag: Any, lines: Lines, line: int) -> None:
    """What the seat to act sees and may do; of several the lowest acts first."""
    s = lines.states[line]
    seat = lowest(twin.to_act(tag, s))
    lines.seat[line] = seat
    observing.observe(tag, s, seat, lines.observation[line])
    observing.mask(tag, s, seat, lines.mask[line])


@inlined
def chance_of(key: npt.NDArray[np.uint64], number: int, out: Chance) -> None:
    """Four words of SplitMix64 (Steele, Lea, Flood 2014), which are another stream for every number."""
    word = key[0] ^ mixed(key[1] + np.uint64(number) * np.uint64(0x9E3779B97F4A7C15))
    for place in range(4):
        word += np.uint64(0x9E3779B97F4A7C15)
        out[place] = mixed(word)


@inlined
def mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))
