### Being told of one's turn when not looking, and vacations.

## What is sent

notice-turn = Your turn: { $game }
notice-hours-left =
    { $count ->
        [0] Less than an hour is left.
        [one] { $count } hour is left.
       *[other] { $count } hours are left.
    }
notice-days-left =
    { $count ->
        [one] { $count } day is left.
       *[other] { $count } days are left.
    }
mail-turn =
    It is your turn. { $left }

    { $link }

    You get this because you asked Updown to tell you of your turn. To get no more mail:
    { $stop }
mail-confirm-subject = Confirm your address for Updown
mail-confirm =
    Somebody at { $address } asked to be told by mail at this address when it is their turn.
    If that was you, open this link:

    { $link }

    If it was not, do nothing, and nothing more will come. To have this address forgotten at once:
    { $stop }

## On the account page

told = Your turn, told
told-about = In turn-based matches nobody has to be here all the time. Choose how you hear that it is your turn: once for each turn, and never while you have the table before you.
told-on = Tell me when it is my turn
told-on-about = Without this nothing is sent, whatever you set up below.
remind = When
remind-late = When a quarter of the time is left
remind-at-once = As soon as it is my turn
told-devices = On devices
devices-count =
    { $count ->
        [0] No device shows messages yet.
        [one] { $count } device shows messages.
       *[other] { $count } devices show messages.
    }
push-on = Show messages on this device
push-off = No more messages on this device
push-denied = This browser allows no messages from this page. You can change that in its settings for this page.
push-missing = This browser cannot show messages here. It needs a secure page (https), and on an iPhone the page has to be on the home screen.
told-mail = By mail
mail-address = Mail address
mail-send-link = Send me the link
mail-waits = A link is on its way to { $address }. Other mail comes only after you have opened it.
mail-goes = Mail goes to { $address }.
mail-remove = No more mail
mail-not-offered = This server sends no mail.
told-webhook = By webhook
webhook-about = A program of yours is called with a signed request.
webhook-address = Address of the program (https)
webhook-set = Call it
webhook-remove = Call it no more
webhook-secret = Calls are signed with this secret. It is shown only once.
webhook-outcome-sent = The last call was answered.
webhook-outcome-failed = The last call failed.
webhook-outcome-refused_target = The address belongs to a private network: it was not called.
told-account-first = Mail and webhooks are for accounts: first add a passkey or a password above.

mail-confirm-title = Confirm your mail address
mail-confirm-about = From then on you hear by mail that it is your turn.
mail-confirm-button = This is my address
mail-confirmed = Confirmed. You will be told by mail when it is your turn.
mail-stop-title = No more mail
mail-stop-about = Your address is forgotten, and no mail is sent there any more.
mail-stop-button = Stop all mail
mail-stopped = Done. Your address is forgotten.

setting-sounds = Sound
setting-sounds-about = Two soft notes when it becomes your turn
setting-vibration = Vibration
setting-vibration-about = A short buzz when it becomes your turn, on phones that can

## Vacation

vacation = Vacation
vacation-about = While you are on vacation your clocks stand still in all turn-based matches. Live matches know no vacation.
vacation-left =
    { $count ->
        [0] No days are left; days come back a year after they were used.
        [one] { $count } of { $all } days a year is left.
       *[other] { $count } of { $all } days a year are left.
    }
vacation-days = Days
vacation-begin = Begin now
vacation-until = You are on vacation until { $day }. It ends at once when you act in a turn-based match.
vacation-mine = On vacation until { $day }
vacation-end = End the vacation
vacation-of = { $name } is on vacation until { $day }
log-vacation-began = is on vacation: the clock stands still
log-vacation-ended = is back from vacation

## Refusals

error-on_vacation = You are on vacation already.
error-no_vacation_left =
    { $left ->
        [0] You have no days of vacation left.
        [one] You have { $left } day of vacation left.
       *[other] You have { $left } days of vacation left.
    }
error-no_mail = This server sends no mail.
error-bad_address = This is no mail address.
error-bad_target = This address cannot be called.
reason-no_address = An address that begins with https:// is needed.
reason-private_address = This address belongs to a private network.
error-unknown_link = This link was used up or replaced by a newer one.
error-bad_mail_server = Mail cannot be sent like this.
reason-no_sender = Mail needs a sender: --mail-from or UPDOWN_MAIL_FROM.
reason-no_mail_server = The mail server is written smtp://user:password@host, smtps://… or smtp+plain://…, and the sender as an address.
error-bad_contact = The contact must begin with mailto: or https://.
