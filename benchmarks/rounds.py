"""Measures sides in turn within one run, so that a noisy machine disturbs all of them alike."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Spread:
    """Median, smallest and largest of the rounds."""

    middle: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{_short(self.middle)} ({_short(self.least)} to {_short(self.most)})"


def measure_in_turn(sides: Mapping[str, Callable[[], float]], rounds: int = 7) -> dict[str, list[float]]:
    """Runs every side once a round, in turn. A side returns its own figure, such as actions per second."""
    figures: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(rounds):
        for name, side in sides.items():
            figures[name].append(side())
        print(
            f"round {number + 1}: " + ", ".join(f"{name} {_short(figures[name][-1])}" for name in sides),
            flush=True,
        )
    return figures


def spread(figures: list[float]) -> Spread:
    return Spread(median(figures), min(figures), max(figures))


def ratio(ours: list[float], peers: list[float]) -> Spread:
    """Ours over the peer's, round by round."""
    return spread([mine / theirs for mine, theirs in zip(ours, peers, strict=True)])


def _short(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"
