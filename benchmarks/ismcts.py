"""OpenSpiel's `ISMCTSBot` on `oh_hell`, given so much CPU time a decision."""

from time import thread_time
from typing import Any

import pyspiel

UCT_C = 10.0
"""A deal brings 0 to 20 points. 2, 5, 20 and 40 were no better against 10: within 0.8 points over 40 duplicate deals."""
FIRST_SIMULATIONS = 200
"""Enough to see what one costs."""


def searcher(simulations: int, seed: int, uct_c: float = UCT_C) -> Any:
    """One rollout a simulation; at the end it plays the most visited action."""
    return pyspiel.ISMCTSBot(
        seed=seed,
        evaluator=pyspiel.RandomRolloutEvaluator(1, seed),
        uct_c=uct_c,
        max_simulations=simulations,
        max_world_samples=-1,
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )


class TheirSearch:
    """Takes about so many seconds of CPU a decision; it may keep no tree, so the last decisions tell what one costs."""

    def __init__(self, seconds: float, seed: int, uct_c: float = UCT_C) -> None:
        self.spent = 0.0
        """Seconds of all decisions with a choice."""
        self.decisions = 0
        self._seconds, self._seed, self._uct_c = seconds, seed, uct_c
        self._costs: dict[int, float] = {}
        """Seconds a simulation, by how far the deal has gone."""

    def choose(self, state: Any) -> int:
        """The number of an action. Where there is no choice, no time is taken."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        began = thread_time()
        stage = state.move_number()
        if stage not in self._costs:
            self._search(state, FIRST_SIMULATIONS, stage)
        left = self._seconds - (thread_time() - began)
        action = self._search(state, max(1, int(left / self._costs[stage])), stage)
        self.spent += thread_time() - began
        self.decisions += 1
        return action

    def _search(self, state: Any, simulations: int, stage: int) -> int:
        self._seed += 1
        bot = searcher(simulations, self._seed, self._uct_c)
        began = thread_time()
        action = bot.step(state)
        self._costs[stage] = (thread_time() - began) / simulations
        return action
