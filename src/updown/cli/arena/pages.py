"""What a page is made of, whether it is shown in a terminal or written as Markdown or HTML."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Heading:
    """The first one of a page is its title."""

    words: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    words: str


@dataclass(frozen=True, slots=True)
class Points:
    """A list of sentences."""

    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table under a heading of its own; its first column names the rows, the others are numbers."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Picture:
    """Files `<name>.svg` and `<name>.png` beside the page; `words` say what is seen."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Typed:
    """Something to type, as it stands."""

    words: str


Block: TypeAlias = Heading | Paragraph | Points | Grid | Picture | Typed
Page: TypeAlias = Sequence[Block]
