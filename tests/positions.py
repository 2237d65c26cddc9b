"""Settings and positions of any game, for tests that name none."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from updown.bots.random import RandomBot
from updown.core.deal import RandomDeals
from updown.core.game import AnyGame
from updown.engine.match import Step, begin, chooser_of, play
from updown.engine.simulate import option_sets
from updown.games import all_games

MAX_STEPS = 10_000
"""No match of any game is as long; a loop without end must fail, not hang."""


@dataclass(frozen=True)
class Setting:
    """A game, its seats and its options."""

    game: AnyGame
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}-{value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}p{chosen}"


def every_setting() -> list[Setting]:
    """Every number of seats with the defaults, and with every other value of each option in turn."""
    return [
        Setting(game, seats, options)
        for game in all_games().values()
        for seats in game.seats
        for options in option_sets(game, seats)
    ]


def default_settings() -> list[Setting]:
    """Every number of seats with the defaults."""
    return [setting for setting in every_setting() if not setting.options]


def one_setting_per_value() -> list[Setting]:
    """Every value of every option once, at some number of seats; and every number of seats."""
    others = {(str(s.options), s.game.id): s for s in every_setting() if s.options}
    return [*default_settings(), *others.values()]


def random_match(setting: Setting, rng: Random) -> Iterator[Step]:
    """A match of random bots, step by step."""
    game, deals = setting.game, RandomDeals(rng)
    state = begin(game, game.options(setting.options, setting.seats), setting.seats, deals)
    choosers = [chooser_of(game, RandomBot(), rng)] * setting.seats
    for number, step in enumerate(play(game, state, deals, choosers)):
        assert number < MAX_STEPS, "the match does not end"
        yield step


def positions(setting: Setting, rng: Random, count: int) -> list[Any]:
    """So many states with somebody to act, from all parts of one random match."""
    states = [step.before for step in random_match(setting, rng)]
    # where several are to act at once an action is secret; that is rare, so half of the states are such ones
    crowded = [state for state in states if len(setting.game.to_act(state)) > 1]
    chosen = rng.sample(crowded, min(count // 2, len(crowded)))
    return chosen + rng.sample(states, min(count - len(chosen), len(states)))
