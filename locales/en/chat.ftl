### Chat, reports, moderators and spectators.

## The chat

chat = Chat
chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
chat-empty = Nobody has said anything yet. A friendly word is a good start.
chat-presets = Ready-made lines; everybody reads them in their own language
chat-text = Your line
chat-send = Send
chat-spectator = watching
chat-aside-about = You are watching: only other spectators read this until the match is over.
chat-said = { $name }: { $words }
key-chat = Open or close the chat
chat-about-person = Mute or report { $name }

## Ready-made lines

preset-hello = Hello!
preset-good_luck = Good luck!
preset-nice_move = Nice move!
preset-well_played = Well played!
preset-thank_you = Thank you!
preset-sorry = Sorry!
preset-oops = Oops!
preset-one_moment = One moment, please.
preset-back_again = I am back.
preset-goodbye = Goodbye!

## Not hearing somebody

mute-person = Mute { $name } for me
mute-about = You will see nothing that { $name } says, at any table and on any device. Nobody is told.
muted-people = People you have muted
unmute-person = Hear { $name } again

## Reporting

report-person = Report { $name }
report-about = Moderators see your reason, the last lines of the chat and, once the match is over, its record.
report-why = Why
report-insults = Insults
report-spam = Spam
report-cheating = Cheating
report-name = The name
report-other = Something else
report-text = What happened (if you like)
report-send = Send the report
report-sent = Thank you. A moderator will look at it.

## Spectators

spectators = Spectators
spectators-allowed = Spectators may look on
spectators-about = They see what lies open. Otherwise only the players see the match before its end.
spectators-more =
    { $count ->
        [one] and { $count } without a name
       *[other] and { $count } without a name
    }
watch-from = Look from

## Moderation

moderation = Moderation
moderation-reports = Reports
moderation-no-reports = Nobody complains.
moderation-act = Act
moderation-whom = Id of a player or a table
moderation-why = Reason, for the log
moderation-log = Log of moderation
moderation-no-acts = Nothing has been done yet.
moderation-banned = Banned
moderation-muted = Muted
moderation-by-host = Host of the server
moderation-record = Record
moderation-report = { $reporter } about { $accused }
moderation-settled = Settled
moderation-version = Up to event { $version }
moderate-person = Moderate { $name }
act-mute = Mute
act-unmute = Unmute
act-ban = Ban
act-unban = Lift the ban
act-close = Close the table
act-settle = Settle the report
act-appoint = Make a moderator
act-dismiss = Dismiss the moderator
log-by-moderator = A moderator has closed the table
aborted-by_moderator = A moderator has closed the table. Nobody wins and nobody loses.

## Refusals

error-bad_line = A line has 1 to 200 characters that can be read.
error-muted = A moderator has muted you: you cannot write in chats.
error-banned = A moderator has banned you from this server.
error-no_spectators = Only its players may see this match before its end.
error-not_moderator = Only moderators can do that.
error-is_moderator = This is a moderator. The host of the server has to dismiss them first.
error-no_such_report = There is no such report.
error-nothing_to_do = That is so already.

## updown admin

cli-admin-none = Nothing.
cli-admin-waits = waits
cli-admin-settled = settled
cli-admin-report = Report { $number }, { $when }, { $state }: { $accused }, reported by { $reporter }: { $reason }. Table { $table }, event { $version }.
cli-admin-did-appoint = { $whom } is a moderator now.
cli-admin-did-dismiss = { $whom } is no moderator any more.
cli-admin-did-mute = { $whom } cannot write in chats any more.
cli-admin-did-unmute = { $whom } may write in chats again.
cli-admin-did-ban = { $whom } is banned; a running server acts on it within seconds.
cli-admin-did-unban = { $whom } may come back.
cli-admin-did-close = Table { $whom } is being closed: within seconds, or when the server starts.
cli-admin-did-settle = Report { $whom } is settled.
