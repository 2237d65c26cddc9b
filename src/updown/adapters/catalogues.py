"""The catalogues of `locales`, shared by the client, the terminal and what is sent to people."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language: TypeAlias = Literal["en", "pt", "el", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def formatted(language: Language, message: str, arguments: Mapping[str, str | float]) -> str | None:
    """A message of the catalogue, English where the language lacks it; None if that does as well."""
    for bundle in _bundles(language):
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
            return str(bundle.format_pattern(pattern, dict(arguments))[0])
    return None


def must_format(language: Language, message: str, **arguments: str | float) -> str:
    """The same for a message that is there."""
    found = formatted(language, message, arguments)
    if found is None:
        raise AssertionError(f"no catalogue has {message!r}")
    return found


def language_like(wish: str) -> Language:
    """From the forms `pt_BR.UTF-8` and `pt-BR`; English if it is none of ours."""
    for language in LANGUAGES:
        if wish.startswith(language):
            return language
    return "en"


@cache
def _bundles(language: Language) -> tuple["FluentBundle", ...]:
    return tuple(_bundle(each) for each in dict.fromkeys((language, "en")))


def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  slow to import, not always needed

    bundle = FluentBundle(
        [language], use_isolating=False
    )  # terminals and mails show isolation marks as boxes
    for file in sorted((_locales() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _locales() -> Path:
    """Inside the installed package, or in the source tree."""
    package = Path(__file__).parents[1]
    places = (package / "locales", package.parents[1] / "locales")
    return next(place for place in places if (place / "en" / "cli.ftl").is_file())
