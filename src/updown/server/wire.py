"""What crosses the wire: every message of the socket and every body of the HTTP interface.

Named by direction of travel. Unknown fields are refused inbound. The client's types are generated from here.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from updown.app.chat import ChatLine
from updown.app.game_clock import Expiry, GameClock
from updown.app.presence import Spectator
from updown.app.views import Happening, Moment, Own, SeatClock, SeatState, Setting

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


class ChoiceOffer(msgspec.Struct, frozen=True):
    """One option of a game and its default for a number of seats."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


class GameOffer(msgspec.Struct, frozen=True):
    """A game that can be played here. `choices` is per number of seats, from the smallest on."""

    id: str
    least_seats: int
    most_seats: int
    usual_least: int
    usual_most: int
    choices: tuple[tuple[ChoiceOffer, ...], ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first."""


class NewTable(Body, frozen=True):
    """`bots` per seat: a level or None; `sit`: the host takes the first free seat.

    `id` is unique per player: a repeat is answered with the same table.
    """

    id: CommandId
    game: str
    seats: int
    options: dict[str, str | int | bool] = {}
    bots: tuple[str | None, ...] = ()
    private: bool = False
    password: Annotated[str, msgspec.Meta(min_length=4, max_length=64)] | None = None
    """A private table that stands in the lobby; the password is its key."""
    keep_order: bool = False
    rated: bool = False
    """For people only, with seats shuffled; it changes their ratings."""
    clock: GameClock | None = None
    expiry: Expiry = "bot"
    """What happens when a seat's time is up."""
    spectators: bool = True
    """People who do not sit may look on while the match is played."""
    programs: bool = True
    """Bot accounts may sit there."""
    sit: bool = True
    start: bool = False
    """Start at once (all other seats are bots)."""


class TableOpen(msgspec.Struct, frozen=True):
    """A new table. `key` is the join key of a private one; it belongs in the link as `?key=`."""

    id: str
    key: str | None


class ContinueFrom(Body, frozen=True):
    """`at`: the moment; you take `seat`; `bots` per seat: a level or None. `id` as in NewTable.

    The options are those of the match, and so are all cards that nobody had seen yet.
    """

    id: CommandId
    at: int
    seat: int
    bots: tuple[str | None, ...] = ()
    private: bool = False
    """It is anyway if the match was."""
    start: bool = False


class Sit(Body, frozen=True):
    """Without a seat: the first free one."""

    seat: int | None = None
    key: str | None = None


class SetBot(Body, frozen=True):
    """`level` None frees the seat."""

    seat: int
    level: str | None


class SetOptions(Body, frozen=True):
    options: dict[str, str | int | bool]


class SeatRequest(Body, frozen=True):
    seat: int


class AskAdvice(Body, frozen=True):
    """`turn`: the version at which the decision opened."""

    turn: int


class Log(msgspec.Struct, frozen=True):
    """All that the asker may have seen happen, up to this version."""

    version: int
    happenings: tuple[Happening, ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished match: the deal, then one moment an action."""

    moments: tuple[Moment, ...]


class LobbyTable(msgspec.Struct, frozen=True):
    """A line of the lobby. `your_turn` and `seat` concern the asking player."""

    id: str
    game: str
    phase: str
    private: bool
    options: dict[str, str | int | bool]
    seats: tuple[SeatState, ...]
    seat: int | None
    your_turn: bool
    waiting_for: tuple[int, ...]
    progress: tuple[int, int] | None
    changed: int
    rated: bool
    clock: GameClock | None
    programs: bool
    """Bot accounts may sit there."""
    pairing: bool
    """People who look for a match wait here; it starts by itself."""
    fill_at: int | None
    """When bots take the free seats (milliseconds since 1970)."""
    until: int | None
    """When your open decision ends, or else the first of those that are waited for."""


class Lobby(msgspec.Struct, frozen=True):
    """Open tables of everybody, and the asking player's own tables, those waiting for them first.

    An open table that is private has a password.
    """

    open: tuple[LobbyTable, ...]
    mine: tuple[LobbyTable, ...]
    people: int
    """At the tables of this server now."""
    playing: int
    """Matches in play that somebody looks at or that go on by themselves."""


class Problem(msgspec.Struct, frozen=True):
    """Every refused request: a stable code and the arguments of its sentence."""

    code: str
    arguments: dict[str, Any]
