"""The bots that people can name: levels, `module:factory`, and those they added, kept in a small TOML file."""

import json
import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from platformdirs import user_config_path

from updown.arena.contest import Entrant, Limits
from updown.arena.outside import Outside
from updown.bots.levels import bot_for
from updown.core.errors import UpdownError
from updown.core.game import AnyGame

NAME = re.compile(r"\w[\w.-]{0,39}")
FACTORY = re.compile(r"[^\W\d][\w.]*:[^\W\d]\w*")


class BadBotName(UpdownError):
    """A bot cannot be called that: letters, digits, `.`, `-` and `_`, at most 40, and no level."""

    code = "bad_bot_name"


class BadFactory(UpdownError):
    """Not of the form `module:factory`."""

    code = "bad_factory"


class NoSuchBot(UpdownError):
    """No bot was added under this name."""

    code = "no_such_bot"


class BadRoster(UpdownError):
    """The file of added bots cannot be read or written; `cause` says why."""

    code = "bad_roster"


class _Added(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    factory: str
    folder: str = ""


class _Roster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bots: dict[str, _Added] = {}


def roster_path() -> Path:
    """In the user's folder for settings, or where UPDOWN_CONFIG_DIR says."""
    folder = os.environ.get("UPDOWN_CONFIG_DIR")
    return (Path(folder) if folder else user_config_path("updown")) / "bots.toml"


def added_bots(path: Path) -> dict[str, Entrant]:
    """Those in the file, by name; none if there is no file. Raises BadRoster."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Roster).bots
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:  # of TOML, of UTF-8 or of msgspec
        raise _bad_roster(path, error) from error
    return {name: Entrant(name, factory=bot.factory, folder=bot.folder) for name, bot in found.items()}


def add_bot(path: Path, entrant: Entrant, levels: Sequence[str]) -> None:
    """Keeps the bot, in the place of any of the same name. Raises BadBotName, BadFactory or BadRoster."""
    if not NAME.fullmatch(entrant.name) or entrant.name in levels:
        raise BadBotName(f"no name for a bot: {entrant.name[:80]!r}", given=entrant.name[:80])
    must_be_factory(entrant.factory)
    _write(path, {**added_bots(path), entrant.name: entrant})


def remove_bot(path: Path, name: str) -> None:
    """Forgets the bot. Raises NoSuchBot or BadRoster."""
    bots = added_bots(path)
    if name not in bots:
        raise NoSuchBot(f"no bot was added as {name[:80]!r}", given=name[:80])
    del bots[name]
    _write(path, bots)


def entrant_called(game: AnyGame, text: str, added: Mapping[str, Entrant], folder: Path) -> Entrant:
    """The bot that a text names; `folder` is where a module given in the text lies. Raises UnknownLevel."""
    if text in added:
        return added[text]
    if FACTORY.fullmatch(text):
        return Entrant(text, factory=text, folder=str(folder))
    bot_for(game, text)
    return Entrant(text, level=text)


def told_apart(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """A bot that plays against itself gets a number behind its name: `easy`, `easy-2`."""
    names: list[str] = []
    for entrant in entrants:
        name, number = entrant.name, 1
        while name in names:
            number += 1
            name = f"{entrant.name}-{number}"
        names.append(name)
    return tuple(
        msgspec.structs.replace(entrant, name=name) for entrant, name in zip(entrants, names, strict=True)
    )


def must_be_factory(text: str) -> None:
    """Raises BadFactory."""
    if not FACTORY.fullmatch(text):
        raise BadFactory(f"expected module:factory, got {text[:80]!r}", given=text[:80])


def must_load(entrants: Sequence[Entrant]) -> None:
    """Starts each bot from outside once, so that a contest does not fail at its first match. Raises CannotLoadBot."""
    for entrant in entrants:
        if entrant.factory:
            outside = Outside(entrant, Limits().seconds)
            try:
                outside.start()
            finally:
                outside.close()


def _write(path: Path, bots: Mapping[str, Entrant]) -> None:
    # a JSON string is a TOML string as well
    parts = [
        f"[bots.{json.dumps(name, ensure_ascii=False)}]\n"
        f"factory = {json.dumps(bot.factory)}\nfolder = {json.dumps(bot.folder)}\n"
        for name, bot in sorted(bots.items())
    ]
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text("\n".join(parts), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise _bad_roster(path, error) from error


def _bad_roster(path: Path, error: Exception) -> BadRoster:
    cause = " ".join(str(error).split())[:200]
    return BadRoster(f"{path}: {cause}", file=str(path), cause=cause)
