### Up and Down the River

river-name = Up and Down the River
river-tagline = Say how many tricks you will take. Then take exactly that many.
river-progress = round { $round } of { $of }

## Cards

river-suit =
    { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
river-card =
    { $rank ->
        [J] Jack
        [Q] Queen
        [K] King
        [A] Ace
       *[other] { $rank }
    } of { river-suit }

## Options of a table

river-option-start = Cards in the largest hand
river-option-start-value = { $value }
river-option-schedule = Order of rounds
river-option-schedule-down-up = Down, then up
river-option-schedule-up-down = Up, then down
river-option-schedule-down = Only down
river-option-schedule-up = Only up
river-option-bidding = Bidding
river-option-bidding-in-turn = One after the other
river-option-bidding-simultaneous = All at once, in secret
river-option-hook = The dealer may not make the bids add up
river-option-hook-true = Yes
river-option-hook-false = No
river-option-scoring = Scoring
river-option-scoring-classic = A point a trick, ten for an exact bid
river-option-scoring-exact = Points for exact bids only
river-option-scoring-penalty = Points off for every trick too many or too few

## Whose turn

river-your-turn = Your turn:
river-task-bid = bid
river-task-bid-dealer = bid last, as dealer
river-task-bid-secret = bid in secret
river-task-lead = lead any card
river-task-follow = follow { river-suit }
river-task-discard = no { river-suit }, so play any card
river-status-wait-bid = Waiting for { $name } to bid
river-status-wait-play = Waiting for { $name }
river-status-wait-many =
    { $count ->
        [one] Waiting for one more bid
       *[other] Waiting for { $count } bids
    }
river-status-over = The match is over
river-why-bidding = Bids come first
river-why-wait = It is not your turn yet
river-why-follow = You must follow { river-suit }

## Seats

river-seats = Seats, clockwise
river-you = You
river-dealer-mark = D
river-deals = dealer
river-leads = leads
river-away = away
river-score = points
river-standing-to-bid = to bid
river-standing-has-bid = has bid
river-bid-word = bid
river-standing-needs = { $won } of { $bid } tricks, { $by } more to take
river-standing-exact = { $won } of { $bid } tricks, exact
river-standing-over = { $won } of { $bid } tricks, { $by } too many
river-standing-short = { $won } of { $bid } tricks, out of reach

## The round

river-round-box = This round
river-trump = Trump
river-led = Led
river-turned-up = { $card } is turned up
river-round = Round { $round } of { $of }
river-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
river-meter-before = Bids
river-meter-after = of { $of }
river-meter-secret = Bids are secret
river-meter-open =
    { $count ->
        [one] 1 to come
       *[other] { $count } to come
    }
river-meter-you-last = you bid last
river-meter-under = under by { $by }
river-meter-over = over by { $by }
river-meter-even = just right

## Bidding

river-bid-title = How many tricks will you take?
river-bid-number = Bid { $bid }
river-bid-choose = Choose a number
river-bid-hint = Once made, a bid stands.
river-hook = Not { $bid }: you deal, and the bids may not add up to { $cards }.

## Tricks

river-hand = Your hand
river-trick = Cards on the table
river-trick-done = Finished trick
river-played-by = { $name }: { $card }
river-winning = winning
river-takes = takes it
river-your-card = Your card
river-last = Last
river-last-trick = Last trick
river-last-trick-of = Last trick · { $name }
river-play-card = Play the { $card }
river-side = Scores and log

## Between rounds and at the end

river-summary-title = Round { $round } is over
river-summary-go = Go on
river-summary-bid = Bid now
river-next-dealer = { $name } deals next
river-next-dealer-you = You deal next
river-tricks-of-bid = { $won } won, { $bid } bid
river-verdict-you = You win with { $score }
river-verdict-other = { $name } wins with { $score }
river-verdict-share = { $count } players share the victory with { $score }
river-verdict-you-share = You share the victory with { $score }

## Score sheet

river-scores = Scores
river-sheet-caption = Per round: tricks won of tricks bid, and the total
river-sheet-cards = Cards
river-sheet-exact = Exact
river-sheet-exact-mark = exact
river-sheet-bid = bid { $bid }
