"""What people say at a table: beside the match, never in its events, and never with anything of its state."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol
from unicodedata import category, combining, normalize

import msgspec

from updown.app.refusals import BadLine

LONGEST = 200
REMEMBERED_LINES = 100
"""So many are shown to whoever comes."""
MOST_MARKS = 2
"""Accents on one letter; languages need no more, and towers of them hide the lines above."""

PRESETS = (
    "hello",
    "good_luck",
    "nice_move",
    "well_played",
    "thank_you",
    "sorry",
    "oops",
    "one_moment",
    "back_again",
    "goodbye",
)
"""Said as codes, so that everybody reads them in their own language (`preset-<code>` in the catalogue)."""

_JOINER = "\u200d"
"""Makes one picture of several."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


class ChatLine(msgspec.Struct, frozen=True):
    """One thing said. `number` orders all lines of the server; either a `preset` or a `text`."""

    number: int
    at: int
    """Milliseconds since 1970."""
    player: str
    name: str
    watching: bool
    """Said by somebody who did not sit at the table."""
    preset: str | None
    text: str | None
    aside: bool = False
    """Said by a spectator while the match ran: nobody who played may read it before the end."""


class NewLine(msgspec.Struct, frozen=True):
    """A line to be kept; a repeated `command` of the same player at the same table is the same line."""

    table: str
    command: str
    at: int
    player: str
    name: str
    watching: bool
    aside: bool
    preset: str | None
    text: str | None


class KeepsChat(Protocol):
    """The part of a store that chat needs."""

    async def say(self, line: NewLine) -> int:
        """Its number, be it new or a repeat."""
        ...

    async def chat_lines(self, table: str, limit: int, after: int = 0) -> list[ChatLine]:
        """The newest of a table, oldest first."""
        ...

    async def mute(self, player: str, other: str) -> None:
        """This player wants to hear nothing of the other one; may be said again."""
        ...

    async def unmute(self, player: str, other: str) -> None: ...

    async def muted_by(self, player: str) -> list[str]:
        """Whom the player does not want to hear."""
        ...


@dataclass(frozen=True, slots=True)
class Reader:
    """What decides which lines somebody may read."""

    is_seated: bool
    is_running: bool
    muted: frozenset[str]

    def may_read(self, line: ChatLine) -> bool:
        """Spectators may know more than one seat does, so what they say waits for the end."""
        if line.player in self.muted:
            return False
        return not (line.aside and self.is_seated and self.is_running)

    def readable(self, lines: Sequence[ChatLine]) -> tuple[ChatLine, ...]:
        return tuple(line for line in lines if self.may_read(line))


def good_words(preset: str | None, text: str | None) -> tuple[str | None, str | None]:
    """Either a preset that is known or a text that can be read; raises BadLine."""
    if (preset is None) == (text is None):
        raise BadLine("a line is a preset or a text")
    if text is not None:
        return None, good_text(text)
    if preset not in PRESETS:
        raise BadLine(f"there is no preset {preset!r}")
    return preset, None


def good_text(text: str, longest: int = LONGEST) -> str:
    """One line in NFC, without what nobody sees or what turns and buries other words; raises BadLine."""
    if len(text) > 4 * longest:  # before any work is spent on it
        raise BadLine(f"a line has at most {longest} characters", most=longest)
    spaced = " ".join(
        "".join(" " if category(letter) in {"Cc", "Zl", "Zp"} else letter for letter in text).split()
    )
    cleaned = " ".join(without_towers(_without_unseen(normalize("NFC", spaced))).split())
    if not 0 < len(cleaned) <= longest:
        raise BadLine(f"a line has 1 to {longest} characters", most=longest)
    return cleaned


def _without_unseen(text: str) -> str:
    return "".join(
        letter
        for at, letter in enumerate(text)
        if not _is_unseen(letter) or (letter == _JOINER and _joins(text[at - 1 : at], text[at + 1 : at + 2]))
    )


def _is_unseen(letter: str) -> bool:
    return category(letter) in _UNSEEN or letter in _BLANK


def _joins(before: str, after: str) -> bool:
    """Between two pictures; the first may be followed by a sign for its colour or form."""
    return bool(before and after) and category(before) in {"So", "Sk", "Mn"} and category(after) == "So"


def without_towers(text: str) -> str:
    """Without the accents that no language puts on one letter."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark needs a letter to stand on
    for letter in text:
        is_mark = category(letter) in {"Mn", "Me"} or combining(letter) > 0
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def said_by(lines: Collection[ChatLine]) -> frozenset[str]:
    return frozenset(line.player for line in lines)
