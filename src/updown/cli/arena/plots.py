"""The pictures of a report: win rates, ratings and CPU time, with their intervals. Needs matplotlib (extra `report`)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO, StringIO
from textwrap import wrap
from typing import Any, cast

import matplotlib as mpl
from matplotlib.figure import Figure

from updown.arena.intervals import Interval
from updown.arena.summary import Standing, Summary
from updown.cli.texts import text

INK, MARK, FAINT = "#1d2226", "#2367a8", "#8a9198"
_INLINE = {INK: "currentColor", MARK: "var(--mark)", FAINT: "var(--faint)"}
"""In the HTML page the pictures take the colours of the page, which has a dark half."""
_SETTINGS: dict[str, Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "updown",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


@dataclass(frozen=True, slots=True)
class Drawing:
    """One picture in three forms."""

    png: bytes
    svg: str
    inline: str
    """For a page of HTML: no ground of its own, colours of the page."""


def drawings(summary: Summary) -> dict[str, Drawing]:
    """By name: `win-rates`, `ratings`, `cpu`."""
    with cast("Any", mpl).rc_context(_SETTINGS):  # its types leave much unknown
        return {
            "win-rates": _drawn("win-rates", _win_rates(summary)),
            "ratings": _drawn("ratings", _ratings(summary)),
            "cpu": _drawn("cpu", _cpu(summary)),
        }


def _win_rates(summary: Summary) -> Figure:
    figure, axes = _empty(summary.standings)
    _points(axes, [_scaled(line.wins, 100) for line in summary.standings])
    axes.axvline(100 * summary.even, color=FAINT, linestyle=":")
    axes.set_xlim(0, 100)
    _label(axes, text("cli-arena-axis-wins", level=f"{100 * summary.level:.4g}"))
    return figure


def _ratings(summary: Summary) -> Figure:
    figure, axes = _empty(summary.standings)
    _points(axes, [line.elo for line in summary.standings])
    axes.axvline(0, color=FAINT, linestyle=":")
    _label(axes, text("cli-arena-axis-elo", level=f"{100 * summary.level:.4g}"))
    return figure


def _cpu(summary: Summary) -> Figure:
    """From the mean to p95, on a scale of powers of ten."""
    figure, axes = _empty(summary.standings)
    for at, line in enumerate(summary.standings):
        mean, tail = (max(value * 1000, 1e-4) for value in (line.cpu_mean_s, line.cpu_p95_s))
        axes.plot([mean, tail], [at, at], color=MARK, linewidth=1.5)
        axes.plot([mean], [at], "o", color=MARK)
        axes.plot([tail], [at], "|", color=MARK, markersize=12)
    axes.set_xscale("log")
    _label(axes, text("cli-arena-axis-cpu"))
    return figure


def _empty(standings: Sequence[Standing]) -> tuple[Figure, Any]:
    """Narrow, so that its letters can be read on a phone; the best bot on top."""
    figure = Figure(figsize=(4.6, 1.1 + 0.42 * len(standings)), layout="constrained")
    axes: Any = figure.add_subplot()
    axes.set_yticks(range(len(standings)), [line.bot for line in standings])
    axes.set_ylim(len(standings) - 0.4, -0.6)
    axes.grid(axis="x", color=FAINT, alpha=0.25)
    return figure, axes


def _label(axes: Any, words: str) -> None:
    axes.set_xlabel("\n".join(wrap(words, 44)))


def _points(axes: Any, intervals: Sequence[Interval]) -> None:
    for at, interval in enumerate(intervals):
        if interval.low is not None and interval.high is not None:
            axes.plot([interval.low, interval.high], [at, at], color=MARK, linewidth=1.5, marker="|")
        axes.plot([interval.middle], [at], "o", color=MARK)


def _scaled(interval: Interval, by: float) -> Interval:
    ends = (None if end is None else end * by for end in (interval.low, interval.high))
    return Interval(interval.middle * by, *ends)


def _drawn(name: str, figure: Any) -> Drawing:
    png, svg, bare = BytesIO(), StringIO(), StringIO()
    figure.savefig(png, format="png", dpi=200)
    figure.savefig(svg, format="svg", metadata={"Date": None})
    figure.savefig(bare, format="svg", metadata={"Date": None}, transparent=True)
    return Drawing(png.getvalue(), svg.getvalue(), _inline(name, bare.getvalue()))


def _inline(name: str, svg: str) -> str:
    """Without the head of a file, with ids that no other picture of the page has."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    for colour, role in _INLINE.items():
        svg = svg.replace(colour, role)
    return svg.strip()
