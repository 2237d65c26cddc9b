"""Bodies of the HTTP interface about chats and moderation."""

from typing import Annotated

import msgspec

from updown.app.moderation import Act, ActKind, Report, ReportReason
from updown.server.wire import Body

ShortText = Annotated[str, msgspec.Meta(max_length=2_000)]


class Person(msgspec.Struct, frozen=True):
    """`name` is None for somebody who is not known any more."""

    id: str
    name: str | None


class NewReport(Body, frozen=True):
    """About somebody who sits or spoke at the table. The last lines of its chat go with it."""

    player: str
    reason: ReportReason
    text: ShortText = ""


class NewAct(Body, frozen=True):
    """`whom`: a player's id; of `close` a table's, of `settle` a report's number. `why` stands in the log."""

    kind: ActKind
    whom: str
    why: ShortText


class Moderated(msgspec.Struct, frozen=True):
    """What moderators see. Reports that wait stand first; the log begins with the newest act."""

    reports: tuple[Report, ...]
    acts: tuple[Act, ...]
    banned: tuple[Person, ...]
    muted: tuple[Person, ...]
