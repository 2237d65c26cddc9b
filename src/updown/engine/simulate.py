"""Plays many matches of bots, each from a seed of its own, so that any of them can be repeated."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Any

from updown.core.bot import BotFactory
from updown.core.deal import SeededDeals, commitment, match_seed
from updown.core.game import AnyGame, Outcome, Seat
from updown.engine.match import Step, begin, chooser_of, play
from updown.engine.record import Act, Ending, Record

MAX_SEED = 10**18 - 1
MAX_MATCHES = 10**9
"""Together they keep a table id within its 32 characters."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played and who plays it."""

    game: AnyGame
    options: Any
    """From game.options."""
    bots: Sequence[BotFactory]
    """One per seat."""
    seed: int


@dataclass(frozen=True, slots=True)
class Simulated:
    """A finished match: what a record of it needs."""

    setup: Setup
    number: int
    """From 0."""
    actions: tuple[tuple[Seat, Any], ...]
    outcome: Outcome


def simulate(setup: Setup, matches: int, first: int = 0) -> Iterator[Simulated]:
    """One match after the other; nothing is kept of those before."""
    for number in range(first, first + matches):
        yield _simulated(setup, number)


def option_sets(game: AnyGame, seats: int) -> Iterator[dict[str, str | int | bool]]:
    """The defaults, then every other value of each option in turn: what to try to have tried them all."""
    yield {}
    for choice in game.choices(seats):
        yield from ({choice.name: value} for value in choice.values if value != choice.default)


def record_of(match: Simulated, names: Sequence[str], *, started: str, ended: str) -> Record:
    """The record of a simulated match; `names` are as in Seat headers."""
    setup, game = match.setup, match.setup.game
    seed = server_seed(setup.seed, match.number)
    return Record(
        game=game.id,
        rules=game.rules_version,
        options=game.options_json(setup.options),
        table=table_id(setup.seed, match.number),
        names=tuple(names),
        commitment=commitment(seed).hex(),
        entropy=("",) * len(names),
        started=started,
        lines=tuple(Act(seat, game.format_action(action)) for seat, action in match.actions),
        ending=Ending(seed.hex(), ended, match.outcome.totals),
    )


def server_seed(seed: int, number: int) -> bytes:
    """As docs/records.md says, so that anybody can repeat the match."""
    return sha256(f"updown-simulate-1/{seed}/{number}".encode()).digest()


def table_id(seed: int, number: int) -> str:
    return f"s{seed}m{number}"


def steps_of(setup: Setup, number: int) -> Iterator[Step]:
    """Plays the match of this number, step by step."""
    game, seats = setup.game, len(setup.bots)
    deals = SeededDeals(
        match_seed(
            server_seed(setup.seed, number),
            entropy=[""] * seats,
            game=game.id,
            options=game.options_json(setup.options),
            rules=game.rules_version,
            table=table_id(setup.seed, number),
        )
    )
    choosers = [
        chooser_of(game, bot(), _bot_rng(setup.seed, number, seat)) for seat, bot in enumerate(setup.bots)
    ]
    return play(game, begin(game, setup.options, seats, deals), deals, choosers)


def _simulated(setup: Setup, number: int) -> Simulated:
    actions: list[tuple[Seat, Any]] = []
    outcome: Outcome | None = None
    for taken in steps_of(setup, number):
        actions.append((taken.seat, taken.action))
        outcome = setup.game.outcome(taken.after)
    assert outcome is not None, "nobody is to act, but the match is not over"  # noqa: S101
    return Simulated(setup, number, tuple(actions), outcome)


def _bot_rng(seed: int, number: int, seat: int) -> Random:
    # a label of its own: what bots draw must not depend on the deal, nor the deal on them
    return Random(f"updown-simulate-bots-1/{seed}/{number}/{seat}")


class Tally:
    """Totals and wins per seat over many matches, in constant memory."""

    __slots__ = ("_mean", "_squares", "matches", "sums", "wins")

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.sums = [0] * seats
        self.wins = [0] * seats
        """A shared victory counts for each winner."""
        self._mean = [0.0] * seats
        self._squares = [0.0] * seats

    def add(self, outcome: Outcome) -> None:
        self.matches += 1
        for seat, total in enumerate(outcome.totals):
            self.sums[seat] += total
            off = total - self._mean[seat]
            self._mean[seat] += off / self.matches
            self._squares[seat] += off * (total - self._mean[seat])  # Welford: no loss of digits
        for seat in outcome.winners:
            self.wins[seat] += 1

    def mean(self, seat: int) -> float:
        return self._mean[seat]

    def spread(self, seat: int) -> float:
        """Standard deviation of the seat's total over the matches played."""
        return sqrt(self._squares[seat] / self.matches) if self.matches else 0.0
