"""Bodies of the HTTP interface for programs: what the socket of a table takes as messages."""

from updown.server.wire import Body, CommandId


class ActRequest(Body, frozen=True):
    """One choice, as Act on the socket."""

    id: CommandId
    turn: int
    action: str


class EntropyRequest(Body, frozen=True):
    """32 lower-case hex digits, given once."""

    entropy: str
