"""The contract of a game: a record of pure functions that everything else is built on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NewType, TypeAlias, TypeVar

from updown.core.bot import BotFactory, Reason
from updown.core.deal import Deals

Seat = NewType("Seat", int)
"""A place at a table, numbered from 0 clockwise."""

O = TypeVar("O")  # noqa: E741  options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
P = TypeVar("P")  # public part of a view
W = TypeVar("W")  # a seat's own part of a view


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game, for a form: its name, the values it may take and the one it has if not set."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


@dataclass(frozen=True, slots=True)
class Happening:
    """What a viewer sees occur: a code with arguments. `seats` says who may see it; None means everybody.

    Arguments named `seat` are seats; cards have the form that they have in views.
    """

    code: str
    arguments: Mapping[str, object]
    seats: frozenset[Seat] | None = None

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether the seat (None: a spectator) may see it."""
        return self.seats is None or seat in self.seats


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: totals and ranks per seat; equal totals share a rank (72, 72, 65 → 1, 1, 3)."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat of rank 1."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


def outcome_of(totals: tuple[int, ...]) -> Outcome:
    """Ranks by total, highest first; a tie is a shared rank (U14, R13)."""
    return Outcome(totals, tuple(1 + sum(other > total for other in totals) for total in totals))


@dataclass(frozen=True, slots=True)
class Tally:
    """How much of something one seat had in one match, to be added up: rows of length `part`, say, or bids of it."""

    name: str
    part: int
    """Tells kinds of the same thing apart; 0 where there is one kind."""
    count: int


@dataclass(frozen=True, slots=True)
class Game(Generic[O, S, A, P, W]):
    """Options, state, action, public part and own part of one game. All functions are pure."""

    id: str
    rules_version: int
    """Raised when any recorded match would replay differently."""
    seats: range
    usual_seats: range
    """The numbers of seats that are no variant (R1)."""
    choices: Callable[[int], tuple[Choice, ...]]
    """Every option for this number of seats."""
    options: Callable[[Mapping[str, object], int], O]
    """Validates for this number of seats and fills in defaults; raises BadOptions."""
    options_json: Callable[[O], dict[str, object]]
    """All options, defaults included, as they stand in a record."""
    start: Callable[[O, int], S]
    """Nothing dealt yet."""
    needs_deal: Callable[[S], bool]
    """Chance is a step of its own: apply never draws."""
    deal: Callable[[S, Deals], S]
    """Deals the next round; no future deck lies in a state."""
    to_act: Callable[[S], tuple[Seat, ...]]
    """Several under simultaneous bidding; empty when over."""
    legal_actions: Callable[[S, Seat], tuple[A, ...]]
    """In the canonical order of docs/records.md; empty for a seat that is not to act."""
    apply: Callable[[S, Seat, A], S]
    """Raises NotYourTurn or IllegalAction; never changes its argument."""
    default_action: Callable[[P, W], A]
    """What a clock plays; chosen from the view."""
    public_view: Callable[[S], P]
    own_view: Callable[[S, Seat], W]
    reveal: Callable[[S, S], P]
    """The public part of a moment with all hands shown; the second state is the match's last one, as proof that it is over."""
    happenings: Callable[[S, Seat, A, S], tuple[Happening, ...]]
    """What one action brought about, from the states before and after it (before any next deal)."""
    deal_happenings: Callable[[S], tuple[Happening, ...]]
    """What everybody sees of a deal, from the state after it."""
    progress: Callable[[P], tuple[int, int]]
    """The turn or round being played, from 1, and how many there are: for lists of tables."""
    imagine: Callable[[P, W, Random], S]
    """A full state that looks like this view: search cannot cheat."""
    outcome: Callable[[S], Outcome | None]
    fingerprint: Callable[[S], str]
    """State hash (docs/records.md); never sent before the end."""
    format_action: Callable[[A], str]
    parse_action: Callable[[str], A]
    """Raises BadNotation."""
    bots: Mapping[str, BotFactory]
    """The game's own levels: easy, medium; and `reference`, a medium that never changes."""
    reason: Callable[[P, W, A], Reason] | None = None
    """What speaks for a legal action, in a player's words; for hints and replays."""
    statistics: Callable[[S, Sequence[tuple[Seat, A]]], tuple[tuple[Tally, ...], ...]] | None = None
    """Per seat what a finished match, given with all its actions, adds to what is remembered of who sat there."""
    twin: Callable[[], Any] | None = None
    """Loads the compiled twin (`updown.fast.twin.Twin`): a function, since compiled code takes long to import."""
    encoding: Callable[[], Any] | None = None
    """Loads how views and actions stand in arrays (`updown.envs`); a function for the same reason."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""Where games of unknown type meet; never used in a game folder."""
