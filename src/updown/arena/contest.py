"""What a contest is: the game, the bots, who sits where, how long, within which limits."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated

import msgspec

from updown.arena.lineups import Form, Lineup, lineups, seatings
from updown.core.deal import SeededDeals, canonical_json
from updown.core.game import Seat


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot under its name in the contest: a level of the game, or anybody's factory."""

    name: str
    level: str = ""
    """Empty for a factory."""
    factory: str = ""
    """`module:factory`; empty for a level."""
    folder: str = ""
    """Where the module is looked for first. It differs from machine to machine: no part of what is played."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot may take, and what becomes of one that takes more."""

    seconds: Annotated[float, msgspec.Meta(gt=0)] = 10.0
    """By the clock on the wall, for one decision of a bot from outside; levels keep to budgets of their own."""
    faults: Annotated[int, msgspec.Meta(ge=1)] = 3
    """With so many in one match a seat forfeits it: default actions play on, and it is ranked last."""


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides what is played: two contests with equal keys play the same matches."""

    game: str
    rules: int
    options: Mapping[str, object]
    """All of them, as game.options_json gives them."""
    seats: int
    entrants: tuple[Entrant, ...]
    form: Form
    rounds: int
    """A round plays every line-up once, each on a deal of its own. With looks, the most that are played."""
    seed: int
    looks: int = 0
    """How often it is asked whether the answer is clear; 0: all rounds are played."""
    limits: Limits = Limits()

    @property
    def names(self) -> tuple[str, ...]:
        """Of the entrants, in order."""
        return tuple(entrant.name for entrant in self.entrants)

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        return lineups(self.form, len(self.entrants), self.seats)

    @property
    def groups(self) -> int:
        """How many deal groups there are at most."""
        return self.rounds * len(self.lineups)

    @property
    def matches(self) -> int:
        """How many matches there are at most; a group has one per seat."""
        return self.groups * self.seats

    @property
    def key(self) -> str:
        """What is played, as a hash. More rounds may be asked for later, unless looks were planned for them."""
        told = msgspec.to_builtins(self)
        told["entrants"] = [[entrant.name, entrant.level, entrant.factory] for entrant in self.entrants]
        if not self.looks:
            del told["rounds"]
        return sha256(canonical_json(told).encode()).hexdigest()[:16]

    def seating(self, group: int, rotation: int) -> Lineup:
        """The entrant in each seat. All rotations of a group are played on the same deal."""
        lineup = self.lineups[group % len(self.lineups)]
        return seatings(lineup, f"updown-arena-seats-1/{self.seed}/{group}")[rotation]

    def deals(self, group: int) -> SeededDeals:
        """The group's chance: the seed of its match is SHA-256("updown-arena-1/<seed>/<group>")."""
        return SeededDeals(sha256(f"updown-arena-1/{self.seed}/{group}".encode()).digest())

    def chance(self, group: int, rotation: int, seat: Seat, decision: int) -> str:
        """Seeds what the bot may draw for one decision; never anything of the deal."""
        return f"updown-arena-bots-1/{self.seed}/{group}/{rotation}/{seat}/{decision}"


def rounds_for(matches: int, form: Form, entrants: int, seats: int) -> int:
    """The fewest whole rounds with at least so many matches."""
    a_round = len(lineups(form, entrants, seats)) * seats
    return max(1, -(-matches // a_round))
