"""Matches for a loop in Python that decides one action a call: the call costs less than the choice itself."""

# pyright: reportUnknownMemberType=false
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, cast

import numba
import numpy as np
import numpy.typing as npt

from updown.core.game import Seat
from updown.envs.batch_steps import chance_of
from updown.envs.setting import setting_of, whole_number
from updown.fast import twin
from updown.fast.bits import lowest
from updown.fast.chance import Chance
from updown.fast.compiled import inlined
from updown.fast.lines import copy
from updown.fast.twin import Flat

Desk = npt.NDArray[np.int64]
"""How many legal actions there are now, then the twin's numbers of them, ascending."""


class QuickMatch:
    """One match after another of one game, dealt like those of a `BatchEnv` of the same seed.

    `begin()` deals the next match, from number 0 on; `act(place)` takes the legal action of that place, from 0 on
    in canonical order, and raises IndexError if there is none. Both return how many legal actions the seat to act
    then has: 0 when the match is over.
    """

    __slots__ = ("_desk", "_line", "act", "begin", "setting", "twin")

    begin: Callable[[], int]
    act: Callable[[int], int]

    def __init__(
        self, game: str, seats: int, options: Mapping[str, object] | None = None, *, seed: int = 0
    ) -> None:
        """Raises UnknownGame, BadOptions or BadArgument."""
        self.setting = setting_of(game, seats, options)
        assert self.setting.game.twin is not None  # noqa: S101  games with an encoding have one
        self.twin = self.setting.game.twin()
        key = np.random.SeedSequence(whole_number("seed", seed, least=0)).generate_state(2, np.uint64)
        start = self.twin.start(self.setting.options, seats)
        self._line = start.copy()
        self._desk = np.zeros(1 + self.twin.most_actions, np.int64)
        rng, number = np.zeros(4, np.uint64), np.zeros(1, np.int64)
        tag = self.twin.tag
        self.begin = _without_asking(_begin, tag, start, key, number, self._line, rng, self._desk)
        self.act = _without_asking(_act, tag, self._line, rng, self._desk, last=int)

    @property
    def seat(self) -> Seat | None:
        """To act; of several the lowest acts first. None when the match is over."""
        return Seat(_seat(self.twin.tag, self._line)) if self._desk[0] else None

    @property
    def legal_actions(self) -> tuple[Any, ...]:
        """The game's own, each at its place."""
        return tuple(self.twin.action(number) for number in self._desk[1 : 1 + self._desk[0]].tolist())

    @property
    def totals(self) -> tuple[int, ...]:
        """Of each seat, as they stand now."""
        totals = np.zeros(self.setting.seats, np.int64)
        _totals(self.twin.tag, self._line, totals)
        return tuple(totals.tolist())


def _without_asking(function: Any, *given: Any, last: type | None = None) -> Callable[..., int]:
    """The machine code for just these arrays: numba would look at all their types anew at each call."""
    typeof = cast("Any", numba).typeof
    signature = tuple(typeof(argument) for argument in given) + (() if last is None else (typeof(last()),))
    function.compile(signature)
    return partial(function.get_overload(signature), *given)


@inlined
def _begin(tag: Any, start: Flat, key: Chance, number: Desk, s: Flat, rng: Chance, desk: Desk) -> int:
    chance_of(key, number[0], rng)
    number[0] += 1
    copy(start, s)
    return _next(tag, s, rng, desk)


@inlined
def _act(tag: Any, s: Flat, rng: Chance, desk: Desk, place: int) -> int:
    if place < 0 or place >= desk[0]:
        raise IndexError("there is no legal action of this place")
    twin.apply(tag, s, _seat(tag, s), desk[1 + place])
    return _next(tag, s, rng, desk)


@inlined
def _next(tag: Any, s: Flat, rng: Chance, desk: Desk) -> int:
    """Deals if a deal is due, and lists what may be done."""
    while twin.needs_deal(tag, s):
        twin.deal(tag, s, rng)
    desk[0] = 0 if twin.is_over(tag, s) else twin.legal(tag, s, _seat(tag, s), desk[1:])
    return desk[0]


@inlined
def _seat(tag: Any, s: Flat) -> int:
    return lowest(twin.to_act(tag, s))


@inlined
def _totals(tag: Any, s: Flat, out: Desk) -> None:
    twin.totals(tag, s, out)
