### The pages around the games.

## Everywhere

skip = Skip to the page
pages = Pages
tables = Tables
table = Table
learn = Rules
rules = Rules
read-rules = Read the rules
settings = Settings
menu = Menu
close = Close
save = Save
cancel = Cancel
copy = Copy
share = Share
link = Link
language = Language
yes = Yes
no = No
you = you
loading = One moment …
to-tables = All tables
trouble = Nothing to see here

## Who you are

guest = Guest
guest-names = Otter, Heron, Badger, Robin, Lynx, Hedgehog, Falcon, Beaver, Fox, Owl, Hare, Raven, Seal, Finch, Moose, Wren
change-name = Change your name
your-name = Your name
your-name-about = What the others at the table see. You can change it whenever you like.
another-name = Another one

## Settings

theme = Light
theme-light = Sunlight
theme-dark = Lamplight
theme-contrast = High contrast
theme-to-light = Switch to sunlight
theme-to-dark = Switch to lamplight
palette = Card colours
palette-standard = Standard
palette-okabe = Okabe–Ito
deck = Suits
deck-four = Four colours
deck-two = Two colours
setting-confirm = Ask before each move
setting-confirm-about = A move is sent only after a second tap.
setting-one-tap = Play a card with one tap
setting-one-tap-about = Otherwise the first tap lifts it and the second plays it.
setting-motion = Less motion
setting-motion-about = Cards change places without flying.

## Lobby

sit-down = Sit down and play
no-sign-up = No sign-up. Pick a name later.
pick-game = Game
play-bots = Play a bot now
play-bots-about = Starts at once
play-friends = Play with friends
play-friends-about = Send a link or show a code
set-up = Set up a table
matches-wait =
    { $count ->
        [one] { $count } match waits for you
       *[other] { $count } matches wait for you
    }
players-range = { $least }–{ $most } players
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
open-tables = Open tables
no-open-tables = Nobody waits for players right now. Set up a table: whoever comes by can join.
lobby-unreachable = The server does not answer. Trying again …
nobody-yet = Nobody yet
seats-free =
    { $count ->
        [0] Full
        [one] { $count } seat free
       *[other] { $count } seats free
    }
table-gone = Closed or started
join = Join
watch = Watch
go-back = Go back
your-matches = Your matches
no-matches = Your matches will stand here, so that you find your way back to them.
your-turn = Your turn
waiting-for = Waiting for { $names }
phase-open = Waiting for players
phase-starting = About to start
phase-playing = Being played
phase-finished = Finished
phase-aborted = Called off

## Setting up a table

seats = Seats
variant = variant
variant-about = Fewer or more players than the game is made for: a variant.
options = Options
who-plays = Who plays
seat-number = Seat { $number }
seat-free = Free
seat-for-person = Free for a person
seat-for-bot = Bot: { $level }
seat-bot = Bot, { $level }
bots-level = How strong the bots play
level-random = random
level-random-about = Plays anything that the rules allow.
level-easy = easy
level-easy-about = Goes by simple rules of thumb and often errs.
level-medium = medium
level-medium-about = Counts what each choice promises.
level-hard = hard
level-hard-about = Plays many possible deals through before it acts.
level-expert = expert
level-expert-about = The same, with a second of thought for each move.
bot-name = Bot { $name }
bot-names = Ada, Blaise, Carl, Emmy, Grace, Kurt, Sofia, Alan
private = Private
private-about = Only people with the link can sit down or watch.
keep-order = Keep the order of seats
keep-order-about = Otherwise it is shuffled at the start.
open-table = Open the table
start-now = Start

## The open table

waiting-room =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
ready-to-start = Everyone is here
waiting-host = The host can start
sit = Sit down
sit-here = Sit here
stand-up = Stand up
start = Start
add-bot = Put a bot on seat { $number }
add-a-bot = Add a bot
remove = Ask { $name } to leave
host = host
away = away
fill-seats-about = Send the link, or fill the free seats with bots.
invite = Invite
invite-private = This table is private: whoever has the link can join.
invite-public = This table stands in the lobby. The link leads straight to it.
invite-only-here = This address works only on this device. To let others in, start the server with the command below and share this computer’s address.
link-copied = Link copied
qr-code = QR code
qr-code-about = QR code of the link to this table
order-kept = The seats keep their order.
order-shuffled = The order of seats is shuffled at the start.
fair-deal = A fair deal
fair-deal-about = The server has already fixed a secret number and shows its fingerprint here. At the start every browser adds chance of its own, so neither the server alone nor any player alone can choose the cards. After the match the secret is shown, and your browser can rebuild the deal from it.
commitment = Fingerprint of the server’s secret
shuffling = Shuffling
shuffling-about = Every browser at the table adds its own chance to the deal.
own-entropy = Yours:

## At the table

link-connecting = Connecting
link-connected = Connected
link-resuming = Reconnecting
link-offline = Offline
watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
is-away = { $name } is away
let-bot-play = Let a bot play for { $name }
bot-plays-for = A bot plays for { $name }
abort = Call the match off
leave-about = If you leave, your seat waits for you. After a minute the others may let a bot play for you.
see-result = Result
log = Log
log-mine = Only mine
log-all = All
log-empty = Nothing has happened yet.
keys = Keys
key-help = show these keys
key-tab = go to the next thing
key-enter = choose it
key-escape = close, or one step back

## Advice

advice = Advice
advice-title = What a strong player would do
advice-thinking = One moment, the bot is thinking …
advice-scale = Prospects from 0 to 100, as far as it can see.
advice-worth = { $value } of 100, give or take { $error }
advice-worth-unsure = about { $value } of 100
advice-verdict-first = First choice
advice-verdict-as-good = About as good
advice-verdict-worse = A little worse
advice-verdict-much-worse = Clearly worse
advice-next = Then perhaps:
advice-about = Only you see this. You can ask here because everyone else at the table is a bot.
key-advice = ask for advice

## Result

you-win = You win with { $total }
you-share-win = You share first place with { $total }
others-win =
    { $count ->
        [one] { $names } wins with { $total }
       *[other] { $names } share first place with { $total }
    }
ahead-of =
    { $points ->
        [one] { $points } point more than { $name }.
       *[other] { $points } points more than { $name }.
    }
you-came =
    { $behind ->
        [one] You came { NUMBER($rank) ->
            [1] first
            [2] second
            [3] third
           *[other] in place { $rank }
        } with { $total }, { $behind } point behind.
       *[other] You came { NUMBER($rank) ->
            [1] first
            [2] second
            [3] third
           *[other] in place { $rank }
        } with { $total }, { $behind } points behind.
    }
aborted = The match was called off
aborted-closed = Everyone has left. Nobody wins and nobody loses.
aborted-by_player = Somebody called it off before everyone had acted. Nobody wins and nobody loses.
standings = Result
play-again = Play again
join-rematch = To the next match
watch-rematch = Watch the next match
look-at-table = Look at the table
verify-title = Was the deal fair?
verify-about = Your browser rebuilds every deal from the numbers that are now public.
verify = Verify this deal
download-record = Download the record
verify-good = The deal holds.
verify-bad = The deal does not hold.
verdict-good = Holds
verdict-bad = Does not hold
verdict-unknown = Not checked
verify-seed-good = The server’s secret has the fingerprint that the record names.
verify-seed-bad = The server’s secret does not have the fingerprint that the record names.
verify-seed-unknown = The server’s secret is not public yet.
verify-commitment-good = This browser saw the same fingerprint before the start.
verify-commitment-bad = This browser saw another fingerprint before the start.
verify-commitment-unknown = This browser did not see the open table, so it cannot compare the fingerprint.
verify-entropy-good = Your own part of the chance is in the deal.
verify-entropy-bad = Your own part of the chance is not in the deal.
verify-entropy-unknown = This browser added nothing to the deal.
verify-deal-good = Secret and chance give the cards that were played, each from the right hand.
verify-deal-bad = Secret and chance do not give the cards that were played.
verify-deal-unknown = The cards cannot be rebuilt before the secret is public.
verify-numbers = The numbers
server-seed = The server’s secret
entropy = What the seats added
