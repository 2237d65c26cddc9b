"""The report: Markdown and HTML with everything in them, in every language, with or without pictures."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.contests import contest, decided, filled, match
from updown.adapters.catalogues import LANGUAGES
from updown.arena.result_file import Results
from updown.arena.results import Fault, Group
from updown.arena.summary import Summary, summary_of
from updown.cli.arena.html import html
from updown.cli.arena.markdown import markdown
from updown.cli.arena.pages import Grid, Heading, Paragraph, Picture, Typed
from updown.cli.arena.report_files import page_of, write_report
from updown.cli.texts import Language, speak

PICTURES = ("win-rates", "ratings", "cpu")


@pytest.fixture(scope="module")
def summary() -> Summary:
    """Three bots, one with a fault; the programs changed on the way."""
    of = contest("random", "easy", "medium", seats=3, rounds=8, looks=4)
    results = Results(of, "updown arena run contest.toml")
    winner = decided(lambda group, rotation: "easy" if group % 3 else ("medium" if rotation else "random"))
    results.groups = filled(of, winner)
    bad = match(("random", "easy", "medium"), (1, 2, 3), faults=(Fault("crashed", 0, "<no|idea>"),), code="b")
    results.groups[1] = Group(of.key, 1, (bad, *results.groups[1].matches[1:]))
    return summary_of(results)


@pytest.fixture(scope="module")
def folder(summary: Summary, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a report in it."""
    speak("en")
    folder = tmp_path_factory.mktemp("report")
    write_report(summary, folder)
    return folder


def test_a_report_has_everything(summary: Summary, folder: Path) -> None:
    assert {file.name for file in folder.iterdir()} == {
        "report.md",
        "report.html",
        *(f"{name}.{form}" for name in PICTURES for form in ("png", "svg")),
    }
    written = (folder / "report.md").read_text()
    for words in (
        "# Arena: up-or-down, 3 seats",
        "| easy | ",
        "updown arena run contest.toml",
        "Seed 7",
        "Python 3.",
        "numpy ",
        "processors",
        "Crashed",
        r"\<no\|idea\>",
        "mixes the programs",
        "![",
        f"{100 * summary.level:.4g} %",
    ):
        assert words in written, words
    assert all((folder / f"{name}.png").read_bytes().startswith(b"\x89PNG") for name in PICTURES)
    for name in PICTURES:
        ElementTree.parse(folder / f"{name}.svg")  # noqa: S314  our own


def test_the_page_needs_nothing_else_and_is_whole(folder: Path) -> None:
    page = (folder / "report.html").read_text()
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    assert page.count("<svg") == len(PICTURES)
    assert not re.search(r"(?:src|href)=[\"'](?!#)", page), "nothing is fetched"
    assert "http" not in re.sub(r"xmlns(:\w+)?=\"[^\"]*\"", "", page)
    assert "&lt;no|idea&gt;" in page
    assert len(parser.ids) == len(set(parser.ids))
    for found in re.findall(r"url\(#([^)]+)\)|xlink:href=\"#([^\"]+)\"", page):
        assert "".join(found) in parser.ids
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page
    assert "currentColor" in page


class Balanced(HTMLParser):
    """Every element is closed; ids are remembered."""

    EMPTY = frozenset({"meta", "br", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_report(summary: Summary, language: Language) -> None:
    speak(language)
    try:
        page = page_of(summary, pictures=True)
        written = markdown(page)
        shown = html(page, language, {})
    finally:
        speak("en")
    assert "cli-arena" not in written + shown
    assert "{" not in re.sub(r"\{\"length\": \"short\"\}", "", written)
    assert f'<html lang="{language}">' in shown
    titles = {"en": "seats", "pt": "lugares", "el": "θέσεις", "ru": "мест"}
    assert titles[language] in written


def test_without_matplotlib_the_words_are_written(
    summary: Summary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "updown.cli.arena.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    write_report(summary, tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"report.md", "report.html"}
    assert "matplotlib" in capsys.readouterr().err
    assert "![" not in (tmp_path / "report.md").read_text()
    assert "<svg" not in (tmp_path / "report.html").read_text()


def test_a_contest_without_a_whole_group_has_a_report_of_one_sentence(tmp_path: Path) -> None:
    speak("en")
    write_report(summary_of(Results(contest("random", "easy"))), tmp_path)
    assert "0 of 8 matches count so far" in (tmp_path / "report.md").read_text()


def test_signs_of_markdown_and_html_are_words() -> None:
    page = [
        Heading("a*b <i>"),
        Paragraph("x_y"),
        Grid("t", ("n", "v"), [("a|b", "<1>")]),
        Typed("<c>"),
        Picture("p", "q"),
    ]
    assert markdown(page).startswith(
        "# a\\*b \\<i\\>\n\nx\\_y\n\n## t\n\n| n | v |\n|---|---:|\n| a\\|b | \\<1\\> |"
    )
    shown = html(page, "en", {"p": "<svg/>"})
    assert "<h1>a*b &lt;i&gt;</h1>" in shown
    assert "<td>&lt;1&gt;</td>" in shown
    assert '<figure role="img" aria-label="q"><svg/></figure>' in shown


def test_the_summary_says_what_the_groups_say(summary: Summary) -> None:
    standings = {line.bot: line for line in summary.standings}
    assert summary.standings[0].bot == "easy"
    assert sum(line.wins.middle for line in summary.standings) == pytest.approx(1, abs=1e-9)
    assert standings["random"].faults == {"crashed": 1}
    assert summary.codes == ("", "b")
    assert {line.matches for line in summary.standings} == {summary.matches}
    assert len(summary.meetings) == 3
