"""Errors that a player, a host or a file can cause. Each has a stable code; bugs are AssertionError."""

from typing import ClassVar


class UpdownError(Exception):
    """Something was refused. `code` never changes; `arguments` fill the sentence that a person reads."""

    code: ClassVar[str] = "refused"

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.arguments = arguments


class BadOptions(UpdownError):
    """The game cannot be started like this: unknown option, value or number of seats."""

    code = "bad_options"


class UnknownGame(UpdownError):
    """No game has this id."""

    code = "unknown_game"


class BadNotation(UpdownError):
    """The text is no action of this game."""

    code = "bad_notation"


class IllegalAction(UpdownError):
    """The action is well formed but the rules forbid it now; `arguments` has `rule` and `reason`."""

    code = "illegal_action"

    def __init__(self, message: str, *, rule: str, reason: str, **arguments: object) -> None:
        super().__init__(f"{message} ({rule})", rule=rule, reason=reason, **arguments)


class NotYourTurn(UpdownError):
    """Another seat is to act, or the match is over."""

    code = "not_your_turn"


class BadRecord(UpdownError):
    """A record is refused; `arguments` has the `line` (from 1) and the `fault`."""

    code = "bad_record"


class LacksExtra(UpdownError):
    """A part that is not installed is needed; `extra` names it."""

    code = "lacks_extra"
