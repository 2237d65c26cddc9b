"""Why a table refuses something, each with its stable code."""

from updown.core.errors import UpdownError


class Refused(UpdownError):
    """Nothing has changed."""


class NoSuchTable(Refused):
    code = "no_such_table"


class DamagedTable(Refused):
    """What is stored of the table has gaps or makes no sense; other tables are not harmed."""

    code = "damaged_table"


class NoSuchSeat(Refused):
    code = "no_such_seat"


class TableFull(Refused):
    code = "table_full"


class SeatTaken(Refused):
    code = "seat_taken"


class NotSeated(Refused):
    """Only a person who sits here may do this."""

    code = "not_seated"


class AlreadySeated(Refused):
    """One person sits on one seat."""

    code = "already_seated"


class AskedToLeave(Refused):
    """The host has asked this player to leave; another table may be had."""

    code = "asked_to_leave"


class TooManyTables(Refused):
    """One player's tables that wait for others are limited; `arguments` has how many there may be (`most`)."""

    code = "too_many_tables"


class NotHost(Refused):
    """Only the player who set the table up may do this."""

    code = "not_host"


class WrongPhase(Refused):
    """Not in this part of a table's life; `arguments` has the `phase`."""

    code = "wrong_phase"


class StaleTurn(Refused):
    """The decision that this was meant for has closed; `arguments` has the present `turn`, if any."""

    code = "stale_turn"


class OptionsFixed(Refused):
    """A match that is continued keeps its options."""

    code = "options_fixed"


class NoSuchMoment(Refused):
    """The match has no such moment, or nothing is left to play there; `arguments` has the `last` one to go on from."""

    code = "no_such_moment"


class OtherRules(Refused):
    """The match was played by `rules`, which tables here do not go by any more."""

    code = "other_rules"


class BadName(Refused):
    code = "bad_name"


class WrongKey(Refused):
    """A private table wants the key of its link; `arguments` has whether it is a `password`."""

    code = "wrong_key"


class NotGone(Refused):
    """The player is here, or has not been gone for long enough."""

    code = "not_gone"


class HasTime(Refused):
    """Nobody needs to be there at a turn-based table: its players have until the deadline."""

    code = "has_time"


class SeatForfeited(Refused):
    """Its time was up: a bot plays on, and the seat comes last."""

    code = "seat_forfeited"


class SeatsNotFilled(Refused):
    code = "seats_not_filled"


class RatedAlone(Refused):
    """A rated match compares people with each other, so it needs two."""

    code = "rated_alone"


class NoPrograms(Refused):
    """The host wishes that only people sit here."""

    code = "no_programs"


class NoSuchPlayer(Refused):
    """Nobody has this id."""

    code = "no_such_player"


class BadEntropy(Refused):
    """Not 32 lower-case hex digits, or given already."""

    code = "bad_entropy"


class TooLateToAbort(Refused):
    """Everyone has acted: the match is played to its end."""

    code = "too_late_to_abort"


class Busy(Refused):
    """More commands wait than the table takes; try again."""

    code = "busy"


class AdviceOff(Refused):
    """No bot advises at this table: another person plays here."""

    code = "advice_off"


class AdvicePending(Refused):
    """This seat has asked already and the bot still thinks."""

    code = "advice_pending"


class AdviceFailed(Refused):
    """The bot gave no answer."""

    code = "advice_failed"


class NoSpectators(Refused):
    """Only who sits here may see this match while it is played."""

    code = "no_spectators"


class BadLine(Refused):
    """Nothing to read, too long, or no preset; `arguments` has the `most` characters."""

    code = "bad_line"


class Muted(Refused):
    """A moderator has taken the word from this player."""

    code = "muted"


class Banned(Refused):
    """A moderator has sent this player away."""

    code = "banned"


class NotModerator(Refused):
    code = "not_moderator"


class IsModerator(Refused):
    """Moderators are neither muted nor banned; the host dismisses them first."""

    code = "is_moderator"


class NoSuchReport(Refused):
    code = "no_such_report"


class NothingToDo(Refused):
    """It is so already."""

    code = "nothing_to_do"
