"""Random playouts from dealt states: by the compiled twins, and by the same algorithms in plain C."""

import ctypes
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from shutil import which
from time import process_time
from typing import Any, TypeAlias

import numpy as np

from updown.core.deal import RandomDeals
from updown.core.game import AnyGame
from updown.fast import twin
from updown.fast.bits import lowest
from updown.fast.chance import Chance, chance
from updown.fast.compiled import inlined
from updown.fast.lines import copy
from updown.fast.twin import AnyTwin, Flat

MOST_SEATS = 8

Playing: TypeAlias = Callable[[Flat, int, Chance], tuple[Flat, Flat]]
"""Plays each dealt state so many times: the seats' totals over all playouts, and the last state."""


@inlined
def playouts(tag: Any, dealt: Flat, each: int, s: Flat, rng: Chance, sums: Flat) -> None:
    """Plays each of the dealt states so many times to the end of its round, or match; adds up the seats' totals.

    `s` is a line to work on; `sums` has room for `MOST_SEATS` numbers, and after them for the totals of a playout.
    """
    totals = sums[MOST_SEATS:]
    for deal in range(len(dealt)):
        for _ in range(each):
            copy(dealt[deal], s)
            while not twin.is_horizon(tag, s):
                seat = lowest(twin.to_act(tag, s))
                twin.apply(tag, s, seat, twin.random_action(tag, s, seat, rng))
            twin.totals(tag, s, totals)
            for seat in range(MOST_SEATS):
                sums[seat] += totals[seat]


def in_ours(game: AnyGame) -> Playing:
    """By the compiled twin."""
    tag = twin_of(game).tag

    def play(dealt: Flat, each: int, rng: Chance) -> tuple[Flat, Flat]:
        sums, s = np.zeros(2 * MOST_SEATS, np.int64), np.zeros_like(dealt[0])
        playouts(tag, dealt, each, s, rng, sums)
        return sums[:MOST_SEATS], s

    return play


def in_c(game: AnyGame, folder: Path) -> Playing:
    """By `c/*_playouts.c`."""
    theirs = library(game, folder).playouts

    def play(dealt: Flat, each: int, rng: Chance) -> tuple[Flat, Flat]:
        sums, s = np.zeros(MOST_SEATS, np.int64), np.zeros_like(dealt[0])
        deals, times = ctypes.c_int64(len(dealt)), ctypes.c_int64(each)
        theirs(_place(dealt), deals, times, _place(s), _place(rng), _place(sums))
        return sums, s

    return play


def unseen_in_c(game: AnyGame, folder: Path) -> Playing:
    """The same without a last state, so that C may leave out all that the totals do not need."""
    theirs = library(game, folder).playouts_unseen

    def play(dealt: Flat, each: int, rng: Chance) -> tuple[Flat, Flat]:
        sums = np.zeros(MOST_SEATS, np.int64)
        deals, times = ctypes.c_int64(len(dealt)), ctypes.c_int64(each)
        theirs(_place(dealt), deals, times, _place(rng), _place(sums))
        return sums, np.zeros_like(dealt[0])

    return play


def library(game: AnyGame, folder: Path) -> ctypes.CDLL:
    """Compiled into the folder, if it is not there yet."""
    name = game.id.replace("-", "_")
    source, compiled = Path(__file__).parent / "c" / f"{name}_playouts.c", folder / f"{name}.so"
    if not compiled.exists():
        compiler = which("gcc")
        if compiler is None:
            sys.exit("gcc is not installed: the side in C cannot be measured")
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, source, "-o", compiled], check=True)
    return ctypes.CDLL(str(compiled))


def _place(line: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(line.ctypes.data)


def twin_of(game: AnyGame) -> AnyTwin:
    if game.twin is None:
        raise AssertionError(f"{game.id} has no twin")
    return game.twin()


def dealt_states(game: AnyGame, seats: int, many: int, seed: int, **options: object) -> Flat:
    """The first deals of so many matches, a line each."""
    its_twin = twin_of(game)
    deals = RandomDeals(Random(seed))
    lines = np.tile(its_twin.start(game.options(options, seats), seats), (many, 1))
    for line in lines:
        its_twin.deal(line, deals)
    return lines


def rate_of(play: Callable[[int], object], seconds: float) -> float:
    """Playouts per second of processor time; `play` plays so many, which grows until the clock hardly matters."""
    done, many = 0, 100
    start = process_time()
    while (spent := process_time() - start) < seconds:
        before = process_time()
        play(many)
        done += many
        if process_time() - before < seconds / 20:
            many *= 2
    return done / spent


def rate_from(play: Playing, dealt: Flat, seconds: float, seed: int) -> float:
    """Playouts per second of processor time, all dealt states as often."""
    rng = chance(seed)
    return len(dealt) * rate_of(partial(_play_each, play, dealt, rng), seconds)


def _play_each(play: Playing, dealt: Flat, rng: Chance, each: int) -> None:
    play(dealt, each, rng)
