"""The catalogues of `locales` taken apart: what a text says, asks for and counts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "locales"
LANGUAGES = ("en", "pt", "el", "ru")
PLURALS = {
    "en": {"one", "other"},
    "pt": {"one", "other"},
    "el": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
}
"""The plural forms that a text with a count needs (`many` of Portuguese begins at a million)."""
ALL_PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Text:
    """One message of one language."""

    language: str
    file: str
    id: str
    pattern: ast.Pattern
    comment: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file}: {self.id}"

    @property
    def said(self) -> str:
        """The words alone, without placeables: what may not be the same as in English."""
        words = [element.value for element in _nodes(self.pattern, ast.TextElement)]
        return " ".join(" ".join(words).split())

    @property
    def variables(self) -> set[str]:
        """What it asks for itself, and what the texts that it is put together from ask for."""
        own = {node.id.name for node in _nodes(self.pattern, ast.VariableReference)}
        known = by_id(self.language)
        return own.union(*(known[reference].variables for reference in self.references if reference in known))

    @property
    def offered(self) -> set[str]:
        """What translations may use besides: variables that the comment above the English text names."""
        return set(re.findall(r"\$(\w+)", self.comment))

    @property
    def references(self) -> set[str]:
        """Other messages that this one is put together from."""
        return {node.id.name for node in _nodes(self.pattern, ast.MessageReference)}

    @property
    def plural_forms(self) -> list[set[str]]:
        """The named forms of each place that counts something."""
        forms = [_names(select) for select in _nodes(self.pattern, ast.SelectExpression)]
        return [names for names in forms if names & (ALL_PLURALS - {"other"})]


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Every message of a language, in file order."""
    return tuple(_read(language))


@cache
def by_id(language: str) -> dict[str, Text]:
    return {text.id: text for text in texts(language)}


def faults(language: str) -> list[str]:
    """What is no Fluent."""
    return [
        f"{path.name}: {entry.content.splitlines()[0]}"
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Junk) and entry.content
    ]


def _read(language: str) -> Iterator[Text]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                comment = entry.comment.content or "" if entry.comment else ""
                yield Text(language, path.name, entry.id.name, entry.value, comment)


def _names(select: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


class _Collector(visitor.Visitor):
    def __init__(self, kind: type[ast.BaseNode]) -> None:
        self._kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self._kind):
            self.found.append(node)
        super().generic_visit(node)


def _nodes(pattern: ast.Pattern, kind: type[ast.BaseNode]) -> list[Any]:
    collector = _Collector(kind)
    collector.visit(pattern)
    return collector.found
