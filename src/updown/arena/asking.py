"""Asks a bot for one decision, measures it, and says what went wrong."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Any, Protocol, TypeAlias

from updown.arena.results import FaultKind
from updown.core.bot import Blind, Bot

MAX_DETAIL = 200
"""Letters of a bot's own words that are kept."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An action, or a fault in its place; `seconds` of CPU, if they could be measured."""

    action: Any = None
    seconds: float | None = None
    fault: FaultKind | None = None
    detail: str = ""


Look: TypeAlias = Callable[[], tuple[Any, Any]]
"""Builds the view of the seat that is asked, public part and own; a contender never holds a state."""


class Contender(Protocol):
    """A bot that can be asked, wherever it runs."""

    def ask(self, look: Look, legal: Sequence[Any], chance: str) -> Answer:
        """Its choice from the view of the seat; never raises for what the bot does."""
        ...

    def close(self) -> None:
        """Ends what it holds."""
        ...


class Inside:
    """A level of the game, asked in this very process and thread; it is trusted to come to an end."""

    def __init__(self, bot: Bot[Any, Any, Any]) -> None:
        self._bot = bot

    def ask(self, look: Look, legal: Sequence[Any], chance: str) -> Answer:
        # building views takes longer than a random choice: a bot that looks at none gets none
        public, own = (None, None) if isinstance(self._bot, Blind) else look()
        return chosen(self._bot, public, own, legal, chance)

    def close(self) -> None:
        """Nothing is held."""


def chosen(bot: Bot[Any, Any, Any], public: Any, own: Any, legal: Sequence[Any], chance: str) -> Answer:
    """One call of the bot, its CPU time and its faults."""
    rng = Random(chance)
    began = thread_time()
    try:
        action = bot.choose(public, own, legal, rng)
    except Exception as error:  # whatever it is, it is the bot's fault and is reported as such
        return Answer(seconds=thread_time() - began, fault="crashed", detail=in_short(error))
    seconds = thread_time() - began
    if action not in legal:
        return Answer(seconds=seconds, fault="illegal", detail=repr(action)[:MAX_DETAIL])
    return Answer(action, seconds)


def in_short(error: BaseException) -> str:
    """Kind and words of an error, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:MAX_DETAIL]
