"""The words: complete in every language, none left over, each with the right variables and plural forms."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tests.texts import LANGUAGES, LOCALES, PLURALS, ROOT, by_id, faults, texts

ENGLISH = "en"
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]

GAMES = ("up-or-down", "river")
OF_EVERY_GAME = ("name", "time", "tagline", "option-", "log-", "action-", "reason-")
DYNAMIC = (
    *(
        "level-",
        "phase-",
        "link-",
        "verify-",
        "verdict-",
        "theme-",
        "palette-",
        "deck-",
        "aborted-",
        "advice-verdict-",
        "no-passkeys-",
        "clock-",
        "expiry-",
        "size-",
        "log-",
        "open-data-",
        "webhook-outcome-",
    ),
    *(f"{game}-{part}" for game in GAMES for part in OF_EVERY_GAME),
    *("up-or-down-step-", "up-or-down-do-", "up-or-down-rules-"),
    *("river-standing-", "river-meter-", "river-status-wait-"),
    *("preset-", "report-", "act-", "cli-admin-did-"),
    "cli-simulate-",
)
"""Beginnings of message ids whose rest is put together at run time: `link-` + the state of the connection."""

FRAMEWORK_CODES = {"bad_method", "bad_request", "too_large", "unknown_route"}
CLIENT_CODES = {"unreachable"}
"""Refusals that no class of ours stands for."""


@cache
def sources() -> tuple[tuple[Path, str], ...]:
    """Everything that may use a text."""
    client = [path for path in (ROOT / "web/src").rglob("*.*") if path.suffix in (".ts", ".svelte")]
    client = [path for path in client if ".test." not in path.name]
    server = (ROOT / "src/updown").rglob("*.py")
    return tuple((path, path.read_text(encoding="utf-8")) for path in sorted([*client, *server]))


def found_in_sources(pattern: str, *, suffixes: tuple[str, ...]) -> set[str]:
    expression = re.compile(pattern)
    return {
        match for path, source in sources() if path.suffix in suffixes for match in expression.findall(source)
    }


def lines(items: Iterable[object]) -> str:
    return "\n".join(sorted(map(str, items)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_is_fluent(language: str) -> None:
    assert not faults(language), lines(faults(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_twice(language: str) -> None:
    twice = [text for text, times in Counter(text.id for text in texts(language)).items() if times > 1]
    assert not twice, f"{language} has these twice:\n{lines(twice)}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_texts_in_the_same_files(language: str) -> None:
    english = {(text.file, text.id) for text in texts(ENGLISH)}
    translated = {(text.file, text.id) for text in texts(language)}
    assert not english - translated, f"missing in {language}:\n{lines(english - translated)}"
    assert not translated - english, f"only in {language}:\n{lines(translated - english)}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_variables(language: str) -> None:
    english = by_id(ENGLISH)
    wrong = [
        f"{text}: {sorted(text.variables)} instead of {sorted(english[text.id].variables)}"
        for text in texts(language)
        if text.id in english and text.variables - english[text.id].offered != english[text.id].variables
    ]
    assert not wrong, f"(a variable only for translations is named in the English comment)\n{lines(wrong)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_plural_forms(language: str) -> None:
    wrong = [
        f"{text}: {sorted(forms)}"
        for text in texts(language)
        for forms in text.plural_forms
        if forms != PLURALS[language]
    ]
    assert not wrong, f"a count in {language} needs {sorted(PLURALS[language])}:\n{lines(wrong)}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translated(language: str) -> None:
    """What stands in same-as-english.txt is the same word, or a name, in both languages."""
    allowed = set((LOCALES / "same-as-english.txt").read_text(encoding="utf-8").split("\n"))
    english = by_id(ENGLISH)
    same = {
        f"{language} {text.id}"
        for text in texts(language)
        if text.id in english and text.said == english[text.id].said and re.search(r"[^\W\d_]", text.said)
    }
    assert not same - allowed, (
        f"not translated, or to be named in same-as-english.txt:\n{lines(same - allowed)}"
    )
    stale = {line for line in allowed if line.startswith(f"{language} ")} - same
    assert not stale, f"no longer the same; take these out of same-as-english.txt:\n{lines(stale)}"


def test_no_text_unused() -> None:
    quoted = found_in_sources(r"""['"`]([\w-]+)['"`]""", suffixes=(".ts", ".svelte", ".py"))
    referred = {reference for text in texts(ENGLISH) for reference in text.references}
    used = (
        quoted
        | referred
        | {f"error-{code}" for code in codes()}
        | {f"reason-{reason}" for reason in reasons()}
    )
    unused = [text for text in texts(ENGLISH) if text.id not in used and not text.id.startswith(DYNAMIC)]
    assert not unused, lines(unused)


def test_no_text_missing() -> None:
    asked = found_in_sources(r"""\bt\(\s*'([\w-]+)'""", suffixes=(".ts", ".svelte"))
    asked |= found_in_sources(r"""\btext\(\s*"([\w-]+)\"""", suffixes=(".py",))
    missing = asked - set(by_id(ENGLISH))
    assert not missing, lines(missing)


def test_every_dynamic_beginning_is_used() -> None:
    begun = found_in_sources(r"""[`"]([\w-]*-)[$]?\{""", suffixes=(".ts", ".svelte", ".py"))
    begun |= {f"{kind}-" for kind in found_in_sources(r"""labelled\('(\w+)'""", suffixes=(".svelte",))}
    idle = [start for start in DYNAMIC if start not in begun and not start.endswith(OF_EVERY_GAME)]
    assert not idle, lines(idle)


def codes() -> set[str]:
    """Every code that a refusal can have."""
    classes = found_in_sources(r"""\bcode(?:: ClassVar\[str\])? = "(\w+)\"""", suffixes=(".py",))
    return classes | FRAMEWORK_CODES | CLIENT_CODES


def reasons() -> set[str]:
    """Every reason that a refusal can give; those of a match called off are another matter."""
    return found_in_sources(r"""(?<!Aborted\(at=now, )\breason="(\w+)\"""", suffixes=(".py",))


def test_every_refusal_has_a_sentence() -> None:
    known = {text.id for text in texts(ENGLISH)}
    speechless = {f"error-{code}" for code in codes()} | {f"reason-{reason}" for reason in reasons()}
    assert not speechless - known, lines(speechless - known)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_bot_has_a_sentence(game: str) -> None:
    module = ROOT / "src/updown/games" / game.replace("-", "_") / "reasons.py"
    codes = re.findall(r"Reason\((.*?)(?:\{|arguments)", module.read_text(encoding="utf-8"), re.DOTALL)
    given = set(re.findall(r'"([a-z-]+)"', " ".join(codes)))
    assert len(given) >= 10
    told = {text.id for text in texts(ENGLISH) if text.id.startswith(f"{game}-reason-")}
    assert told == {f"{game}-reason-{code}" for code in given}


def test_every_end_without_a_result_has_a_sentence() -> None:
    given = found_in_sources(r"""Aborted\(at=now, reason="(\w+)\"""", suffixes=(".py",))
    assert given
    assert {f"aborted-{reason}" for reason in given} <= {text.id for text in texts(ENGLISH)}
