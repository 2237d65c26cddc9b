### Accounts: signing in, one's own account, programs.

## Signing in

sign-in = Sign in
sign-in-as-guest = Here you are the guest { $name }. If you sign in, the guest’s matches wait for you: sign out, and you are { $name } again. To take them along, make the guest an account instead:
make-account = Make an account
passkey = Passkey
sign-in-passkey = Sign in with a passkey
sign-in-passkey-about = Your device asks for your finger, face or PIN. There is nothing to remember.
no-passkeys-insecure = Browsers allow passkeys on secure pages (https) only, and this page is on plain http. Use a sign-in name and password here.
no-passkeys-address = Passkeys belong to a name such as “localhost” or “cards.example”, and this page was opened by a bare address. Use a sign-in name and password here.
no-passkeys-browser = This browser has no passkeys. Use a sign-in name and password here.
password = Password
sign-in-name = Sign-in name
sign-in-code = Neither at hand? Use a recovery code
recovery-code = Recovery code

## The account

account = Your account
account-nobody = Nobody has to sign up to play. Pick a name and you are a guest of this browser; add a passkey or a password, and you can come back from any device.
pick-name = Pick a name
account-about = You can sign in to this account from any device.
account-guest = You are a guest: only this browser knows you. Add a passkey or a password, and the same name, matches and ratings are yours on every device.
passkeys = Passkeys
passkeys-about = Sign in with your finger, face or PIN. The secret stays in your device; the server never sees it.
made-on = made on { $day }
used-on = last used on { $day }
never-used = never used
remove-it = Remove
add-passkey = Add a passkey
password-about = For devices without passkeys. The sign-in name is shown to nobody; the password has at least 10 characters.
password-current = Current password
password-new = New password
password-set = Set the password
password-change = Change the password
password-remove = Remove the password
password-saved = The password is set.
recovery-codes = Recovery codes
recovery-codes-about = For the day when you have neither passkey nor password: each code signs you in once. Keep them on paper or with your passwords.
recovery-codes-left =
    { $count ->
        [0] You have no codes.
        [one] { $count } code is left.
       *[other] { $count } codes are left.
    }
recovery-codes-make = Make ten codes
recovery-codes-new = Make ten new codes; the old ones end
shown-once = These are shown only once. Write them down now.
copied = Copied
sessions = Where you are signed in
sessions-about = A browser stays signed in until half a year has passed without a visit.
session-here = this browser
session-unknown = Some browser
sign-out = Sign out
sign-out-there = Sign out
sign-out-everywhere = Sign out everywhere
signed-out = You are signed out.
signed-out-to-guest = You are signed out. Here you are the guest { $name } again.

## Programs

programs = Programs and bots
programs-about = A token lets a program play or look on in your name. A bot is a player of its own that is a program; everybody at the table sees that it is one.
program = program
bots = Bots
bot-called = Name of the new bot
make-bot = Make a bot
tokens = Tokens
token-called = What the token is for
token-for = Who it speaks for
token-plays = May sit down and play, not only look on
make-token = Make a token
token-shown-once = This token is shown only once. Whoever has it can do what it allows.
scope-play = plays
scope-read = looks on
revoke = Revoke
delete = Delete
delete-bot-about = The bot’s tokens end at once, and its name disappears from all matches.

## All that is kept

kept = What is kept of you
kept-about = Take everything along as one archive: account, settings, results, ratings and the records of your matches. Or have it deleted.
download-all = Download everything
delete-account = Delete the account
delete-guest = Delete this guest
delete-about = Your ways to sign in, tokens, bots and settings are deleted, and you leave the lists of the best. Matches stay readable for those who played them, with “Deleted player” in place of your name. Nobody can undo this.
delete-for-good = Delete for good
delete-type = Type { $name } to confirm
deleted = Everything of yours is deleted.
deleted-player = Deleted player

## Refusals

error-sign_in_failed = There is no such name, or the password is wrong.
error-sign_in_name_taken = Somebody already signs in with this name.
error-bad_password = This password cannot be used.
error-wrong_password = This is not your present password.
error-passkey_refused = This passkey does not fit. Perhaps it was removed, or it took too long; try again.
error-wrong_recovery_code = There is no such code, or it was used before.
error-last_sign_in = Then nobody could sign in any more. First add another passkey or a password.
error-not_an_account = First add a passkey or a password: a guest is known to this browser only.
error-not_yours = That is not there any more, or it is not yours.
error-too_many = You have { $most } of them already; remove one first.
error-wrong_confirmation = That is not the name. Nothing was deleted.
error-bad_token = This token is unknown or was revoked.
error-scope_missing = This token may not do that.
reason-reserved = This name could pass for somebody of the house, or for a bot.
reason-mixed_alphabets = A word in this name has letters of two alphabets that look alike.
reason-too_short = A sign-in name has at least 3 characters.
reason-spaces = A sign-in name has no spaces.
reason-password_short = A password has at least 10 characters.
reason-password_long = A password has at most 200 characters.
reason-password_simple = This password would be guessed at once.
