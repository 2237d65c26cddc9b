"""What searches saw of each action: how often they looked, and what came of it. Looks of several searches add up."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

from updown.core.bot import Weighed
from updown.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Look:
    """At one action; `values` and `squares` are sums over all `visits`."""

    action: Any
    visits: int
    values: float
    squares: float
    ahead: tuple[tuple[int, Any], ...]
    """Seats and actions looked at most after it."""

    @property
    def value(self) -> float:
        return self.values / self.visits

    @property
    def error(self) -> float:
        """Standard error of the value; infinite after a single look."""
        if self.visits < 2:
            return inf
        return sqrt(max(self.squares / self.visits - self.value**2, 0.0) / (self.visits - 1))


def added_up(looks: Iterable[Look]) -> tuple[Look, ...]:
    """One for each action; what follows it is told by the search that looked at it most."""
    by_action: dict[Any, list[Look]] = {}
    for look in looks:
        by_action.setdefault(look.action, []).append(look)
    return tuple(map(_added, by_action.values()))


def weighed(
    game: AnyGame, public: Any, own: Any, legal: Sequence[Any], looks: Sequence[Look]
) -> tuple[Weighed[Any], ...]:
    """Each legal action once, the one looked at most first; what was never looked at comes last."""
    of, visits = {look.action: look for look in looks}, sum(look.visits for look in looks)
    found: list[Weighed[Any]] = []
    for action in legal:
        reason = None if game.reason is None else game.reason(public, own, action)
        look = of.get(action)
        if look is None:
            found.append(Weighed(action, 0.0, inf, 0.0, (), reason))
        else:
            share = look.visits / visits
            found.append(Weighed(action, look.value, look.error, share, look.ahead, reason))
    return tuple(sorted(found, key=lambda one: (-one.share, -one.value)))


def _added(looks: Sequence[Look]) -> Look:
    most = max(looks, key=lambda look: look.visits)
    return Look(
        most.action,
        sum(look.visits for look in looks),
        sum(look.values for look in looks),
        sum(look.squares for look in looks),
        most.ahead,
    )
