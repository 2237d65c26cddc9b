"""Sentences for people, in their language: the catalogues of `locales`, shared with the client."""

import os
from collections.abc import Mapping

from updown.adapters.catalogues import Language, formatted, language_like
from updown.core.errors import UpdownError


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


def _plain(value: object) -> str | int:
    """Numbers stay numbers, for plurals; but Fluent fails on huge ones, and those only bad input has."""
    return value if type(value) is int and abs(value) < 10**12 else str(value)


def _formatted(message: str, arguments: Mapping[str, str | float]) -> str | None:
    return formatted(language(), message, arguments)


def _environment_language() -> Language:
    chosen = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return language_like(chosen)
