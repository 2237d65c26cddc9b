"""What every table of a node is given: its ports, the games and the pace."""

from collections.abc import Callable
from dataclasses import dataclass

from updown.app.ports import BotWorkers, Bus, Clock, Store
from updown.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take; tests take other times than people."""

    bot_pause_ms: tuple[int, int] = (600, 1400)
    """A bot answers after a natural pause between these."""
    entropy_ms: int = 5_000
    """How long a start waits for the browsers' entropy."""
    gone_ms: int = 60_000
    """Who is gone for so long may be replaced."""
    fill_ms: int = 30_000
    """After this, bots take the free seats of a table that was opened by somebody who looks for a match and wants that."""
    ghost_ms: int = 15_000
    """Who looked for a live match and is gone for so long loses the seat."""
    idle_s: float = 300
    """A table with nobody there and nothing to do is put away after this."""
    presence_ms: int = 500
    """Everybody at a table is told who came and went at most once in so long."""
    mailbox: int = 256
    """Commands that may wait at one table."""
    sweep_ms: int = 1_000
    """How often the store is asked for deadlines, unless it knows of a sooner one."""
    retry_ms: int = 1_000
    """When what a bot or a deadline brought about could not be saved."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    store: Store
    bus: Bus
    clock: Clock
    bots: BotWorkers
    game_called: Callable[[str], AnyGame]
    pace: Pace
