"""Sentences for people, in their language: the catalogues of `locales`, shared with the client."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from updown.core.errors import UpdownError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language: TypeAlias = Literal["en", "pt", "el", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class _Speaker:
    """The language of this run of the command."""

    language: Language | None = None


def speak(language: Language | None) -> None:
    """Chooses the language; None leaves it to the environment."""
    _Speaker.language = language


def language() -> Language:
    """In which this run speaks."""
    return _Speaker.language or _environment_language()


def text(message: str, **arguments: str | float) -> str:
    """A message of the catalogue; English where the language lacks it."""
    found = _formatted(message, arguments)
    assert found is not None, f"no catalogue has {message!r}"  # noqa: S101
    return found


def sentence(error: UpdownError) -> str:
    """What an error says to a person, with its reason; its own English words if no catalogue has the code."""
    plain = {key: _plain(value) for key, value in error.arguments.items()}
    general = _formatted(f"error-{error.code}", plain)
    if general is None:
        return str(error)
    reason = _formatted(f"reason-{plain.get('reason')}", plain)
    return f"{general} {reason}" if reason else general


def language_of(environment: str) -> Language:
    """From the form `pt_BR.UTF-8`; English if it is none of ours."""
    for language in LANGUAGES:
        if environment.startswith(language):
            return language
    return "en"


def _plain(value: object) -> str | int:
    """Numbers stay numbers, for plurals; but Fluent fails on huge ones, and those only bad input has."""
    return value if type(value) is int and abs(value) < 10**12 else str(value)


def _formatted(message: str, arguments: Mapping[str, str | float]) -> str | None:
    for bundle in _bundles(language()):
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
            return str(bundle.format_pattern(pattern, dict(arguments))[0])
    return None


def _environment_language() -> Language:
    chosen = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return language_of(chosen)


@cache
def _bundles(language: Language) -> tuple["FluentBundle", ...]:
    return tuple(_bundle(each) for each in dict.fromkeys((language, "en")))


def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  slow to import, not always needed

    bundle = FluentBundle([language], use_isolating=False)  # terminals show isolation marks as boxes
    for file in sorted((_locales() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _locales() -> Path:
    """Inside the installed package, or in the source tree."""
    package = Path(__file__).parents[1]
    places = (package / "locales", package.parents[1] / "locales")
    return next(place for place in places if (place / "en" / "cli.ftl").is_file())
