"""Why somebody cannot be told in the way they wish."""

from updown.app.refusals import Refused


class NoMail(Refused):
    """The host has set no mail server."""

    code = "no_mail"


class BadAddress(Refused):
    """This is no mail address."""

    code = "bad_address"


class BadTarget(Refused):
    """Not https, or an address of a private network; `arguments` has the `reason`."""

    code = "bad_target"


class UnknownLink(Refused):
    """The link of a mail was used up, or replaced by another."""

    code = "unknown_link"
