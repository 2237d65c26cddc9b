"""What was played, as it stands in a result file: one line a deal group, with everything of its matches."""

from collections.abc import Iterable, Mapping
from math import floor, log2
from typing import Literal, TypeAlias

import msgspec

FaultKind: TypeAlias = Literal["too_slow", "crashed", "illegal"]

PER_OCTAVE = 8
"""Times are counted in steps of 2^(1/8): a quantile is right to within 5 %."""


class Fault(msgspec.Struct, frozen=True):
    """A decision that the bot did not make; the game's default action was played for it."""

    kind: FaultKind
    seat: int
    detail: str = ""


class Thought(msgspec.Struct, frozen=True):
    """CPU time of a seat's decisions, in seconds; where it had no choice nobody was asked."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    spread: Mapping[int, int] = {}
    """How many decisions took 2^(step/8) microseconds."""


class Match(msgspec.Struct, frozen=True):
    """One match, all by seat."""

    bots: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    """Equal totals share a rank; seats that forfeited come last, together."""
    thoughts: tuple[Thought, ...]
    faults: tuple[Fault, ...] = ()
    forfeits: tuple[int, ...] = ()
    code: str = ""
    """Of which programs the players were: `code_of`."""


class Group(msgspec.Struct, frozen=True):
    """One deal, played in every rotation of a line-up."""

    config: str
    """The key of the contest."""
    group: int
    matches: tuple[Match, ...]


def thought_of(times: Iterable[float]) -> Thought:
    """The times of single decisions, put together."""
    decisions, seconds, longest = 0, 0.0, 0.0
    spread: dict[int, int] = {}
    for time in times:
        decisions, seconds, longest = decisions + 1, seconds + time, max(longest, time)
        step = max(0, floor(log2(max(time * 1e6, 1.0)) * PER_OCTAVE))
        spread[step] = spread.get(step, 0) + 1
    return Thought(decisions, seconds, longest, spread)


def all_thoughts(thoughts: Iterable[Thought]) -> Thought:
    """Several seats or matches together."""
    decisions, seconds, longest = 0, 0.0, 0.0
    spread: dict[int, int] = {}
    for thought in thoughts:
        decisions, seconds = decisions + thought.decisions, seconds + thought.seconds
        longest = max(longest, thought.longest)
        for step, times in thought.spread.items():
            spread[step] = spread.get(step, 0) + times
    return Thought(decisions, seconds, longest, spread)


def quantile(thought: Thought, part: float) -> float:
    """The CPU time that this part of the decisions stays below, in seconds; 0 if there were none."""
    wanted, seen = part * thought.decisions, 0
    for step in sorted(thought.spread):
        seen += thought.spread[step]
        if seen >= wanted:
            return min(2 ** ((step + 0.5) / PER_OCTAVE) * 1e-6, thought.longest)
    return 0.0
