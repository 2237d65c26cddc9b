"""Keeping order: reports, what moderators may do, and the log of what they did."""

from typing import Literal, Protocol, TypeAlias, get_args

import msgspec

from updown.app.chat import ChatLine

ReportReason: TypeAlias = Literal["insults", "spam", "cheating", "name", "other"]
ActKind: TypeAlias = Literal["mute", "unmute", "ban", "unban", "close", "settle", "appoint", "dismiss"]
ACTS: tuple[ActKind, ...] = get_args(ActKind)

HOST = "host"
"""Who acts by `updown admin`; no player has this id."""


class NewReport(msgspec.Struct, frozen=True):
    """What a player complains of. `lines` are the last ones of the chat, as they stood then."""

    at: int
    table: str
    version: int
    """Of the table: how far the record went then."""
    reporter: str
    accused: str
    reason: ReportReason
    text: str
    lines: tuple[ChatLine, ...]


class Report(msgspec.Struct, frozen=True):
    """A kept one. `phase` is the table's now; `settled` when a moderator was done with it."""

    number: int
    at: int
    table: str
    version: int
    phase: str
    reporter: str
    reporter_name: str | None
    accused: str
    accused_name: str | None
    reason: ReportReason
    text: str
    lines: tuple[ChatLine, ...]
    settled: int | None


class NewAct(msgspec.Struct, frozen=True):
    """Something done by a moderator, or by the host. `whom`: a player, a table (close) or a report (settle)."""

    at: int
    by: str
    kind: ActKind
    whom: str
    why: str


class Act(msgspec.Struct, frozen=True):
    """A line of the log of moderation."""

    number: int
    at: int
    by: str
    by_name: str | None
    kind: ActKind
    whom: str
    whom_name: str | None
    why: str


class Standing(msgspec.Struct, frozen=True):
    """How things stand after the act with the number `newest`."""

    newest: int = 0
    moderators: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    banned_programs: frozenset[str] = frozenset()
    """Those whose owners are banned."""
    muted_programs: frozenset[str] = frozenset()
    closing: tuple[str, ...] = ()
    """Tables that were closed by an act and have not ended yet."""


class KeepsOrder(Protocol):
    """The part of a store that moderation needs."""

    async def report(self, report: NewReport) -> int:
        """Its number."""
        ...

    async def reports(self, limit: int) -> list[Report]:
        """Those that are not settled first, then the newest."""
        ...

    async def report_numbered(self, number: int) -> Report | None: ...

    async def moderate(self, act: NewAct) -> None:
        """Takes effect and stands in the log, both or neither.

        Raises NoSuchPlayer, NoSuchTable, NoSuchReport, WrongPhase, IsModerator or NothingToDo.
        """
        ...

    async def acts(self, limit: int) -> list[Act]:
        """The newest first."""
        ...

    async def newest_act(self) -> int:
        """The number of the newest one, 0 without any: cheap enough to be asked each second."""
        ...

    async def standing(self) -> Standing: ...
