"""What crosses the wire: every message of the socket and every body of the HTTP interface.

Named by direction of travel. Unknown fields are refused inbound. The client's types are generated from here.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from updown.app.chat import ChatLine
from updown.app.presence import Spectator
from updown.app.views import Happening, Own, SeatClock, Setting

# ---------------------------------------------------------------- socket, inbound


CommandId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Made by the client; a repeat gets the first answer."""


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of what a browser or program says on the socket of a table."""


class Act(FromClient, frozen=True):
    """One choice. `id` is unique per table and player; `turn` is the version at which the decision opened."""

    id: CommandId
    turn: int
    action: str


class Entropy(FromClient, frozen=True):
    """32 lower-case hex digits, once, while the table's phase is `starting`."""

    entropy: str


class Say(FromClient, frozen=True):
    """Something for the chat: a `preset` or a `text`. `id` is unique per table and player."""

    id: CommandId
    preset: str | None = None
    text: str | None = None


class Ping(FromClient, frozen=True):
    """Answered with Pong. Nobody has to: a socket is dead when the protocol's own pings get no answer for 30 s."""


class Visible(FromClient, frozen=True):
    """Whether the page is seen, which it is until this says otherwise. Who sees the table is not told of a turn elsewhere."""

    visible: bool


ClientMessage: TypeAlias = Act | Entropy | Say | Ping | Visible

# ---------------------------------------------------------------- socket, outbound


class ToClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=False):
    """Base of what the server says on the socket of a table."""


class Table(ToClient, frozen=True):
    """The setting, on connecting and whenever it changed. `seat` is the receiver's own; None: a spectator."""

    version: int
    seat: int | None
    key: str | None
    """The join key of a private table, for its host and those who sit at it; it belongs in the link as `?key=`."""
    asked_to_leave: bool
    """The host has asked the receiver to leave, who cannot sit down here again."""
    setting: Setting


class View(ToClient, frozen=True):
    """The match as this viewer may see it. The newest version wins.

    `happenings` follow `since`, the version of the view before (0: none yet): a client that is at that version adds
    them to its log, any other one fetches the log. The first view on a socket brings none.
    """

    version: int
    since: int
    public: msgspec.Raw
    """The game's PublicView, the same bytes for everybody."""
    own: Own | None
    happenings: tuple[Happening, ...]
    clocks: tuple[SeatClock, ...] | None
    """Per seat; None at a table without a clock."""


class Accepted(ToClient, frozen=True):
    """The command with this id is saved, as the event of this version; its View has come before."""

    id: str
    version: int


class Refused(ToClient, frozen=True):
    """The command (or, without id, the message) was refused; nothing changed. If it was stale, a View comes with it."""

    id: str | None
    code: str
    arguments: dict[str, Any]


class Presence(ToClient, frozen=True):
    """Who is there. `gone_since` per seat: milliseconds since 1970, None while present or not a person.

    Spectators are told as changes, `whole` the first time; those who have told no name are only counted.
    """

    gone_since: tuple[int | None, ...]
    watching: int
    whole: bool
    came: tuple[Spectator, ...]
    went: tuple[str, ...]
    """Ids of players."""


class Chat(ToClient, frozen=True):
    """What was said, oldest first: all that you may read (`whole`, in place of what you had), or what is new."""

    whole: bool
    lines: tuple[ChatLine, ...]


class Said(ToClient, frozen=True):
    """The line with this id is kept under this number."""

    id: str
    number: int


class Pong(ToClient, frozen=True):
    """`now` in milliseconds since 1970, for a clock offset."""

    now: int


ServerMessage: TypeAlias = Table | View | Accepted | Refused | Presence | Chat | Said | Pong

# ---------------------------------------------------------------- HTTP


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what is posted."""


class Me(msgspec.Struct, frozen=True):
    """Who asks. `account`: they can sign in elsewhere; otherwise they are a guest of this browser alone."""

    id: str
    name: str
    moderator: bool
    bot: bool
    account: bool


class NewGuest(Body, frozen=True):
    name: str


class OpenData(Body, frozen=True):
    """Whether your finished public matches may be given away (docs/data.md), and under which name."""

    consent: Literal["no", "pseudonym", "name"]


class NewName(Body, frozen=True):
    name: str


class Problem(msgspec.Struct, frozen=True):
    """Every refused request: a stable code and the arguments of its sentence."""

    code: str
    arguments: dict[str, Any]
