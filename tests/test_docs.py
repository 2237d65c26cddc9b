"""The documents: examples run, links lead somewhere, commands exist."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/updown/games/*/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")
COMMAND = re.compile(r"`make ([a-z0-9-]+)")

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


@every_document
def test_examples_run(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False)
    assert failed == 0


@every_document
def test_links_lead_somewhere(path: Path) -> None:
    links = [link for link in LINK.findall(path.read_text()) if "://" not in link]
    lost = [link for link in links if not (path.parent / link).exists()]
    assert lost == []


@every_document
def test_commands_exist(path: Path) -> None:
    targets = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(COMMAND.findall(path.read_text())) <= targets


def test_there_are_examples() -> None:
    examples = [doctest.DocTestParser().get_examples(path.read_text()) for path in DOCUMENTS]
    assert sum(map(len, examples)) >= 15
