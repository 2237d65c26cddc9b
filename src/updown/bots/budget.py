"""What a search may spend on one decision."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Budget:
    """Whichever is used up first ends the search; a few iterations are always made."""

    seconds: float = inf
    """CPU time of the thread."""
    iterations: float = inf
