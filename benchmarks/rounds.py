"""Measures sides in turn within one run, so that a noisy machine disturbs all of them alike."""

import argparse
import os
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
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


def report(title: str, figures: Mapping[str, list[float]], unit: str) -> None:
    """Prints what each side did, and on what machine."""
    rounds = len(next(iter(figures.values())))
    print(f"\n{title}; median (range) of {rounds} rounds\n{machine()}")
    width = max(map(len, figures))
    for name, rates in figures.items():
        print(f"  {name:<{width}}  {spread(rates)} {unit}")


def machine() -> str:
    """Processor, cores and Python, in one line."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    processor = model or platform.processor() or platform.machine()
    return f"{processor}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def wishes(about: str | None, **sizes: float) -> argparse.Namespace:
    """What the command line asks for: `--rounds`, and each of the sizes under its name."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, size in {"rounds": 7, **sizes}.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(size), default=size)
    return parser.parse_args()


def spread(figures: list[float]) -> Spread:
    return Spread(median(figures), min(figures), max(figures))


def ratio(ours: list[float], peers: list[float]) -> Spread:
    """Ours over the peer's, round by round."""
    return spread([mine / theirs for mine, theirs in zip(ours, peers, strict=True)])


def _short(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"
