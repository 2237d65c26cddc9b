"""Gymnasium: one learner at a table of bots. Importing this registers `updown/River-v1`, `updown/UpOrDown-v1`."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Literal, TypeAlias, get_args

import gymnasium
import numpy as np
from gymnasium import spaces

from updown.bots.levels import bot_for
from updown.core.bot import Bot, BotFactory
from updown.core.game import AnyGame, Seat
from updown.envs.one_match import OneMatch
from updown.envs.setting import BadArgument, games_with_encoding, setting_of
from updown.fast.encoding import Mask, Observation

Reward: TypeAlias = Literal["points", "win"]
Illegal: TypeAlias = Literal["replace", "refuse"]


class LegalActions(spaces.Discrete):
    """All actions by their numbers; `sample()` draws from those that are legal now, unless it is given a mask."""

    legal: Mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal.view(np.int8)
        return super().sample(mask, probability)


class UpdownEnv(gymnasium.Env[Observation, np.int64]):
    """The others act within `step`; `info["action_mask"]` says what the learner may do next."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  Gymnasium's own form

    def __init__(  # noqa: PLR0913  each has a name and a default
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | BotFactory | Sequence[str | BotFactory] = "medium",
        seat: int | None = 0,
        reward: Reward = "points",
        illegal: Illegal = "replace",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        """`opponents`: a level or a maker of bots, for all or for each other seat clockwise from the learner.

        `seat`: the learner's; None for another one each time. `reward`: `points` that its total grows by, or its
        share in the `win` at the end, 0 before. `illegal`: what the mask does not offer is replaced by what a
        clock would play and `info["replaced"]` says so, or refused with IllegalIndex.

        Raises UnknownGame, BadOptions, UnknownLevel or BadArgument.
        """
        self.setting = setting_of(game, seats, options)
        _must_be_among("seat", seat, (None, *range(seats)))
        _must_be_among("reward", reward, get_args(Reward))
        _must_be_among("illegal", illegal, get_args(Illegal))
        _must_be_among("render_mode", render_mode, (None, "ansi"))
        self.render_mode = render_mode
        self._seat, self._reward, self._illegal = seat, reward, illegal
        self._bots = _bots(self.setting.game, opponents, seats - 1)
        least, most = self.setting.encoding.layout.bounds()
        self.observation_space = spaces.Box(least, most, dtype=np.int8)
        self._actions = LegalActions(self.setting.encoding.actions)
        self._actions.legal = np.zeros(self.setting.encoding.actions, np.bool_)
        self.action_space = self._actions

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match: the first of this seed; without one, the next of the seed given before."""
        super().reset(seed=seed)
        self._match = OneMatch(self.setting, int(self.np_random.integers(2**63)))
        self._rng = Random(int(self.np_random.integers(2**63)))
        seats = self.setting.seats
        self.seat = Seat(int(self.np_random.integers(seats)) if self._seat is None else self._seat)
        self._let_others_act()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action, then all others' until it is the learner's turn again. Raises IllegalIndex."""
        before = self._match.totals[self.seat]
        replaced = self._act(int(action))
        self._let_others_act()
        gained = float(self._match.totals[self.seat] - before)
        reward = self._share() if self._reward == "win" else gained
        observation, seen = self._seen()
        return observation, reward, self._match.to_act is None, False, {**seen, "replaced": replaced}

    def render(self) -> str | None:
        """Seats and actions so far, in the notation of records."""
        return "\n".join(self._match.log) if self.render_mode else None

    def _act(self, action: int) -> bool:
        """Whether the action had to be replaced; one that no space holds is never."""
        replaced = (
            self._illegal == "replace" and action in self.action_space and not self._actions.legal[action]
        )
        if replaced:
            self._match.act_by_default()
        else:
            self._match.act(action)
        return replaced

    def _let_others_act(self) -> None:
        while (acting := self._match.to_act) not in (None, self.seat):
            bot = self._bots[(acting - self.seat - 1) % self.setting.seats]
            self._match.let_choose(bot, self._rng)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self._match.mask(self.seat)
        self._actions.legal = mask.copy()
        return self._match.observe(self.seat), {
            "action_mask": mask.view(np.int8),
            "totals": np.array(self._match.totals),
        }

    def _share(self) -> float:
        """1 for the winner, less for those who share a victory; 0 before the end."""
        totals = self._match.totals
        if self._match.to_act is not None or totals[self.seat] < max(totals):
            return 0.0
        return 1 / totals.count(max(totals))


def _bots(
    game: AnyGame, opponents: str | BotFactory | Sequence[str | BotFactory], count: int
) -> list[Bot[Any, Any, Any]]:
    each = [opponents] * count if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(each) != count:
        raise BadArgument(
            f"there are {count} other seats, not {len(each)}", name="opponents", value=len(each)
        )
    return [bot_for(game, wanted) if isinstance(wanted, str) else wanted() for wanted in each]


def _must_be_among(name: str, value: object, allowed: tuple[object, ...]) -> None:
    if value not in allowed:
        raise BadArgument(f"{name} is one of {list(allowed)}, not {value!r}", name=name, value=value)


def register() -> None:
    """Once for each game and version."""
    make_known: Callable[..., None] = gymnasium.register  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    for game in games_with_encoding():
        assert game.encoding is not None  # noqa: S101  those are the ones asked for
        name = "".join(part.capitalize() for part in game.id.split("-"))
        environment = f"updown/{name}-v{game.encoding().version}"
        if environment not in gymnasium.registry:
            make_known(
                environment,
                entry_point="updown.envs.gymnasium_env:UpdownEnv",
                kwargs={"game": game.id, "seats": game.usual_seats[0]},
            )


register()
