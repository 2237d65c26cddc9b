"""PettingZoo: every seat is an agent, `seat_0` … in the order of the table, and acts when it is its turn."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from updown.core.game import Seat
from updown.envs.one_match import OneMatch
from updown.envs.setting import BadArgument, setting_of
from updown.fast.encoding import Mask, Observation

Seen: TypeAlias = dict[str, Observation | Mask]
"""`observation`, and `action_mask`: 1 for what the agent may do now, all 0 for one that waits."""


class UpdownAEC(AECEnv[str, Seen, int | None]):
    """Rewards are what the last action added to each total: they sum up to the final totals."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        """Raises UnknownGame, BadOptions or BadArgument."""
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadArgument("render_mode is None or 'ansi'", name="render_mode", value=render_mode)
        self.setting = setting_of(game, seats, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{self.setting.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []
        self._rng = np.random.default_rng()
        self._spaces = {agent: self._observation_space() for agent in self.possible_agents}
        actions = self.setting.encoding.actions
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """The first match of this seed; without one, the next match of the seed given before."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._match = OneMatch(self.setting, int(self._rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        seat = Seat(self.possible_agents.index(agent))
        return {"observation": self._match.observe(seat), "action_mask": self._match.mask(seat).view(np.int8)}

    def step(self, action: int | None) -> None:
        """Raises IllegalIndex for what the mask does not offer."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        gains = self._match.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: float(gain) for each, gain in zip(self.possible_agents, gains, strict=True)}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self._match.to_act is None)
        self._select()

    def render(self) -> str | None:
        """Seats and actions so far, in the notation of records."""
        return "\n".join(self._match.log) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Per seat, as they stand now."""
        return self._match.totals

    def _select(self) -> None:
        if self._match.to_act is not None:
            self.agent_selection = self.possible_agents[self._match.to_act]

    def _observation_space(self) -> spaces.Dict:
        least, most = self.setting.encoding.layout.bounds()
        legal = spaces.Box(0, 1, (self.setting.encoding.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Box(least, most, dtype=np.int8), "action_mask": legal})
