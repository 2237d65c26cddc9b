### Finding people to play with: looking for a match, rooms with a password, playing again.

## Looking for a match

find-match = Find a match
find-match-about = With people, or with bots after 30 s
find-match-intro = You wait at a table with the standard options. The match starts by itself as soon as all seats are taken.
match-size = Players
fill-with-bots = Bots after 30 seconds
fill-with-bots-about = If seats are still free then, medium bots take them and you can play.
fill-not-rated = A rated match is for people only.
looking-for =
    { $count ->
        [one] Looking for one more player
       *[other] Looking for { $count } more players
    }
starts-by-itself = The match starts by itself when all seats are taken. You can leave this page open meanwhile.
starts-by-itself-turns = The match starts by itself when all seats are taken. You need not stay here: it will be among your matches.
bots-join-in = Bots take the free seats in { $time }
stop-looking = Stop looking

## The lobby

people-and-tables =
    { $people ->
        [one] { $people } person at the tables
       *[other] { $people } people at the tables
    }, { $tables ->
        [one] { $tables } match in play
       *[other] { $tables } matches in play
    }
filters = Show
any-game = All games
any-players = Any size
any-pace = Any pace
any-kind = Rated or not
no-tables-so = No open table is like that.
show-all-tables = Show all
has-password = Password
looks-for-match = Starts by itself
time-left = { $time } left

## A room

table-password-about = Optional. The table then stands in the lobby, and whoever knows the password can join or watch.
table-password-length = 4 to 64 characters.
password-wanted = This table has a password
password-wanted-about = Whoever set it up can tell it to you.
wrong-password = This is not the password.
enter = Enter
invite-password = This table stands in the lobby; whoever knows the password can join. The link has it inside.
you-were-asked-to-leave = The host has asked you to leave this table. You cannot sit down here again.
ask-to-leave = Ask { $name } to leave?
ask-to-leave-about = { $name } cannot sit down at this table again.
ask-them-to-leave = Ask to leave
aborted-idle = Nothing had happened at this table for a day, so it was closed.

## Playing again

play-again-together = Play again with these people
next-seats = Seats next time
seats-rotated = One seat further
seats-kept = As they are
series = The series so far
series-about = All matches that you have played one after the other.
series-player = Player
series-matches = Matches
series-won = Won
series-total = Points

## Refusals

error-asked_to_leave = The host has asked you to leave this table.
error-too_many_tables =
    { $most ->
        [one] You already have { $most } open table. Close it, or wait until it has started.
       *[other] You already have { $most } open tables. Close one, or wait until one has started.
    }
reason-rated_fill = A rated match is for people only: bots cannot fill it.
