"""Writes a report: `report.md`, `report.html`, and its pictures."""

import platform
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from updown.arena.crews import usual_jobs
from updown.arena.summary import Summary
from updown.cli.arena import grids, sentences
from updown.cli.arena.html import html
from updown.cli.arena.markdown import markdown
from updown.cli.arena.pages import Block, Heading, Page, Paragraph, Picture, Points, Typed
from updown.cli.refusal import write_file
from updown.cli.texts import language, text

if TYPE_CHECKING:
    from updown.cli.arena.plots import Drawing

PACKAGES = ("updown-games", "numpy", "numba", "openskill")


def write_report(summary: Summary, folder: Path) -> None:
    """Says where it is. Without matplotlib it has no pictures, which is said too. Raises CannotWrite."""
    drawn = _drawings(summary)
    for name, drawing in drawn.items():
        write_file(folder / f"{name}.png", drawing.png)
        write_file(folder / f"{name}.svg", drawing.svg.encode())
    page = page_of(summary, pictures=bool(drawn))
    inline = {name: drawing.inline for name, drawing in drawn.items()}
    write_file(folder / "report.md", markdown(page).encode())
    write_file(folder / "report.html", html(page, language(), inline).encode())
    typer.echo(text("cli-arena-written", file=str(folder / "report.html")), err=True)


def page_of(summary: Summary, *, pictures: bool) -> Page:
    """The report."""
    contest = summary.contest
    title = Heading(text("cli-arena-title", game=contest.game, seats=contest.seats))
    if not summary.standings:
        return [title, Paragraph(sentences.how_it_ended(summary)), *_origin(summary)]
    return [
        title,
        Points(sentences.in_short(summary)),
        grids.standings(summary),
        *([_picture("win-rates", summary), _picture("ratings", summary)] if pictures else []),
        grids.crosses(summary),
        grids.differences(summary),
        grids.thoughts(summary),
        *([_picture("cpu", summary)] if pictures else []),
        *_faults(summary),
        Heading(text("cli-arena-set-up")),
        Points(sentences.how_it_was_played(summary)),
        Heading(text("cli-arena-reading")),
        Points(sentences.how_to_read(summary)),
        *_origin(summary),
    ]


def _drawings(summary: Summary) -> "Mapping[str, Drawing]":
    if not summary.standings:
        return {}
    try:
        from updown.cli.arena.plots import drawings  # noqa: PLC0415  an extra, and slow to import
    except ImportError:
        typer.echo(text("cli-arena-no-pictures"), err=True)
        return {}
    return drawings(summary)


def _picture(name: str, summary: Summary) -> Picture:
    captions = {
        "win-rates": text("cli-arena-picture-wins", figures=sentences.seen_of(summary)),
        "ratings": text("cli-arena-picture-elo"),
        "cpu": text("cli-arena-picture-cpu"),
    }
    return Picture(name, captions[name])


def _faults(summary: Summary) -> list[Block]:
    grid = grids.faults(summary)
    return [] if grid is None else [grid]


def _origin(summary: Summary) -> list[Block]:
    """How to get it again, and where it was made."""
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    return [
        Heading(text("cli-arena-origin")),
        Typed(summary.command),
        Points(
            [
                text("cli-arena-machine", machine=_machine(), processors=usual_jobs()),
                text("cli-arena-versions", python=platform.python_version(), versions=versions),
            ]
        ),
    ]


def _machine() -> str:
    """The processor by its name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {platform.system()} {platform.machine()}"
