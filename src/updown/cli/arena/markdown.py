"""A page as Markdown."""

import re
from collections.abc import Iterator, Sequence

from updown.cli.arena.pages import Block, Grid, Heading, Page, Paragraph, Picture, Points, Typed

_SPECIAL = re.compile(r"([\\`*_\[\]<>|#])")


def markdown(page: Page) -> str:
    """Pictures are those of the PNG files beside it."""
    parts = ["\n".join(_lines(block, first=not at)) for at, block in enumerate(page)]
    return "\n\n".join(parts) + "\n"


def _lines(block: Block, *, first: bool) -> Iterator[str]:
    match block:
        case Heading(words):
            yield f"{'#' if first else '##'} {_plain(words)}"
        case Paragraph(words):
            yield _plain(words)
        case Points(lines):
            yield from (f"- {_plain(line)}" for line in lines)
        case Grid():
            yield from _grid(block)
        case Picture(name, words):
            yield f"![{_plain(words)}]({name}.png)"
        case Typed(words):
            yield from ("```", words, "```")


def _grid(grid: Grid) -> Iterator[str]:
    yield f"## {_plain(grid.caption)}"
    yield ""
    yield _row(grid.columns)
    yield "|---|" + "---:|" * (len(grid.columns) - 1)
    yield from map(_row, grid.rows)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(map(_plain, cells)) + " |"


def _plain(words: str) -> str:
    """Nothing in it is a sign of Markdown."""
    return _SPECIAL.sub(r"\\\1", words)
