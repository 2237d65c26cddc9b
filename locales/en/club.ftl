### Ratings, profiles and histories of matches.

## Rated tables

rated = Rated
rated-about = Changes the ratings of the people who play. Seats are shuffled, there is no advice, and bots do not count.
rated-here = Rated: this match changes the ratings of the people who play. It needs two of them.
friendly = Friendly

## The best

best = The best
best-about = Listed by what is nearly certain of a rating, so that a lucky start does not lead the list.
best-empty = Nobody has played a rated match of this kind yet. Set up a rated table: two people are enough.
place = Place
player = Player
matches = Matches
rating = Rating
provisional = provisional
somebody = Somebody
table-size = Size of the table
any-size = Any
size-2 = 2 players
size-3-4 = 3–4 players
size-5-8 = 5–8 players

## A player

to-profile = Your profile and all matches
statistics = Statistics
history = Matches
matches-count =
    { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    }
matches-won =
    { $count ->
        [one] { $count } match, { $won } won
       *[other] { $count } matches, { $won } won
    }
matches-abandoned =
    { $count ->
        [one] { $count } match abandoned
       *[other] { $count } matches abandoned
    }
abandoned = abandoned
met = You against { $name }: { $ahead } times ahead, { $behind } behind, { $level } level
mean-score =
    { $count ->
        [one] points in { $count } match
       *[other] points on average in { $count } matches
    }
no-rated-matches = No rated match of this game yet.
no-statistics = No finished match of this game yet.
curve-label =
    { $matches ->
        [one] The rating after { $matches } rated match: { $points }, give or take { $off }
       *[other] The rating over { $matches } rated matches: now { $points }, give or take { $off }
    }
as-table = As a table
finish-number = Match number
only-rated = Only rated matches
older-matches = Older matches
no-such-matches = No such match yet.
