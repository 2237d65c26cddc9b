### The game clock, deadlines, and seats whose player is gone.

clock = Clock
clock-none = No clock
clock-live = Live
clock-turns = Turn by turn
clock-none-about = Nobody is hurried.
clock-live-about = Everyone has a bank of time for the whole match, and gets some back with every action. A bot plays for whoever has been away for a minute, until they return.
clock-turns-about = Nobody needs to be here at the same time: every decision has its own deadline.
pace = Pace
clock-bank = Time for the match, and per action
clock-hours-each = Time for every decision
clock-minutes-and-seconds = { $minutes } min + { $seconds } s
clock-hours =
    { $count ->
        [one] { $count } hour a turn
       *[other] { $count } hours a turn
    }
clock-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
expiry = When time is up
expiry-bot = A bot takes over
expiry-default = A plain move
expiry-forfeit = The seat loses
expiry-bot-about = When your time is up, a bot plays for you until you take your seat back.
expiry-default-about = When your time is up, a plain action is chosen for you, and you play on.
expiry-forfeit-about = When your time is up, a bot plays your cards to the end and you come last.

clocks = Time left
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-left-running = { $name } is to act and has { $time }
time-left-resting = { $name } has { $time }
less-than-seconds =
    { $count ->
        [one] Less than { $count } second left!
       *[other] Less than { $count } seconds left!
    }
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
you-forfeited = Your time was up: a bot plays on, and you come last.
has-forfeited = The time of { $name } was up: a bot plays on, and the seat comes last
match-paused = Everybody had left: the match pauses until somebody is back.

log-bot-took-over = is played by a bot from now on
log-player-returned = plays again in person
log-timed-out = has run out of time
log-forfeited = comes last; a bot plays on
log-paused = Everybody has left: the match pauses
log-resumed = The match goes on
