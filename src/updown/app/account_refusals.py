"""Why something about an account is refused, each with its stable code."""

from updown.app.refusals import Refused


class SignInFailed(Refused):
    """The same for a name that nobody has and for a wrong password."""

    code = "sign_in_failed"


class SignInNameTaken(Refused):
    code = "sign_in_name_taken"


class BadPassword(Refused):
    """One that others would guess; `arguments` has the `reason`."""

    code = "bad_password"


class WrongPassword(Refused):
    """The present password is another one."""

    code = "wrong_password"


class PasskeyRefused(Refused):
    """It is not known here, or what it signed is not what it was asked to sign."""

    code = "passkey_refused"


class WrongRecoveryCode(Refused):
    """No such code, or it was used before."""

    code = "wrong_recovery_code"


class LastSignIn(Refused):
    """Without it nobody could sign in to the account any more."""

    code = "last_sign_in"


class NotAnAccount(Refused):
    """A guest first has to add a way to sign in."""

    code = "not_an_account"


class NotYours(Refused):
    """There is no such session, passkey, token or bot of yours."""

    code = "not_yours"


class TooMany(Refused):
    """More of these than one account needs; `arguments` has `most`."""

    code = "too_many"


class WrongConfirmation(Refused):
    """What is to be deleted for good has to be named."""

    code = "wrong_confirmation"
