"""docs/traps.md: every fault has a test, and every test that it names is there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROWS = re.findall(
    r"^\| (?!fault \||-)(.+?) \| (.+?) \|$",
    (ROOT / "docs/traps.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)
COVERED = [row for row in ROWS if row[1] != "open"]
NAMED = re.compile(r"`([\w/.]+\.(?:py|ts))::([^`]+)`")


@cache
def names_in(path: str) -> frozenset[str]:
    source = (ROOT / path).read_text(encoding="utf-8")
    if path.endswith(".ts"):
        return frozenset(re.findall(r"^\s*it\(\s*'(.+?)',", source, re.MULTILINE))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(node.name for node in ast.parse(source).body if isinstance(node, functions))


@pytest.mark.parametrize(("fault", "caught_by"), COVERED, ids=[fault for fault, _ in COVERED])
def test_the_tests_of_a_fault_are_there(fault: str, caught_by: str) -> None:
    named = NAMED.findall(caught_by)
    assert ", ".join(f"`{path}::{name}`" for path, name in named) == caught_by, (
        "only names of tests stand there"
    )
    lost = [f"{path}::{name}" for path, name in named if name not in names_in(path)]
    assert lost == []


def test_every_kind_of_fault_is_there() -> None:
    assert len(ROWS) >= 45
