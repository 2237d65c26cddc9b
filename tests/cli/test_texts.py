"""The command line says everything in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from updown.adapters.catalogues import LANGUAGES, language_like
from updown.app.moderation import ActKind

ROOT = Path(__file__).parents[2]
SOURCE = "".join(path.read_text() for path in sorted((ROOT / "src/updown/cli").rglob("*.py")))
SPOKEN = {
    *re.findall(r"[\"'](cli-[a-z-]+)[\"']", SOURCE),
    *(f"cli-simulate-{column}" for column in ("seat", "bot", "total", "mean", "spread", "wins")),
    *(f"cli-admin-did-{kind}" for kind in get_args(ActKind)),
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Each message of the command line with the variables that it uses."""
    found: dict[str, set[str]] = {}
    written = "".join(path.read_text() for path in sorted((ROOT / "locales" / language).glob("*.ftl")))
    for entry in parse(written).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.id.name.startswith("cli-"):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    assert set(catalogue("en")) == SPOKEN


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ("pt_BR.UTF-8", "pt"),
        ("el_GR", "el"),
        ("ru", "ru"),
        ("en_US", "en"),
        ("C", "en"),
        ("", "en"),
        ("de_DE", "en"),
    ],
)
def test_the_environment_names_the_language(environment: str, language: str) -> None:
    assert language_like(environment) == language
