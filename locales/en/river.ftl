### Up and Down the River

river-name = Up and Down the River
river-tagline = Say how many tricks you will take. Then take exactly that many.
river-time = about 40 minutes
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

river-option-start = Largest hand
river-option-schedule = Order of rounds
river-option-schedule-down-up = Down, then up
river-option-schedule-up-down = Up, then down
river-option-schedule-down = Only down
river-option-schedule-up = Only up
river-option-bidding = Bidding
river-option-bidding-in-turn = One after the other
river-option-bidding-simultaneous = All at once, in secret
river-option-hook = Dealer’s bid is restricted
river-option-scoring = Scoring
river-option-scoring-classic = Point a trick, ten for an exact bid
river-option-scoring-exact = Exact bids only
river-option-scoring-penalty = Points off for a missed bid

## Whose turn

river-your-turn = Your turn:
river-task-bid = bid
river-task-bid-dealer = bid last, as dealer
river-task-bid-secret = bid in secret
river-task-lead = lead any card
river-task-follow = follow { river-suit }
river-task-discard = no { river-suit }, so play any card
river-task-again = tap again to play the { river-card }
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
# $count is for languages whose words change with it.
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
river-hand-seen = Cards in hand
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

## Result

river-result-bids = How well everybody bid
river-result-player = Player
river-result-exact = Exact
river-result-over = Too many
river-result-under = Too few
river-result-surplus = Tricks over bids
river-result-best = Best round
river-result-worst = Farthest off
river-result-of = { $exact } of { $rounds }
river-result-round = bid { $bid }, won { $won } of { $cards }
river-result-percent = { $percent } %
river-result-accuracy = bids met exactly · { $name }
river-result-best-bid =
    { $cards ->
        [one] points in the best round: a bid of { $bid } with 1 card
       *[other] points in the best round: a bid of { $bid } with { $cards } cards
    }
river-result-worst-bid =
    { $cards ->
        [one] points in the round farthest off: bid { $bid }, won { $won } with 1 card
       *[other] points in the round farthest off: bid { $bid }, won { $won } with { $cards } cards
    }
river-result-totals = Totals by round
river-result-round-column = Round
river-result-by-size = Mean points by size of hand
river-result-others = Others
river-result-as-table = Show as a table

## What is advised

river-action-bid = { river-bid-number }
river-action-play = { $card }

## Why it is advised

river-promised =
    The hand promises about { $expected } { $expected ->
        [one] trick
       *[other] tricks
    }
river-reason-bid-expected = { river-promised }.
river-reason-bid-around-hook = { river-promised }; { $forbidden } is not open, and this is the better one beside it.
river-reason-bid-low = { river-promised }, but some of them can be avoided.
river-reason-bid-high = { river-promised }, but more can be forced.
river-reason-only-card = No other card may be played.
river-reason-takes-a-point = The bid cannot be met any more, but a trick may still be worth a point.
river-reason-bid-is-lost = The bid cannot be met any more; this card gives little away.
river-reason-needs-every-trick = Every trick that is left is needed.
river-reason-cannot-duck = The bid is met, but this trick can hardly be avoided.
river-reason-leads-low = The bid is met: a low lead leaves the trick to others.
river-reason-throws-away-high = The bid is met: a good moment to throw away a high card.
river-reason-ducks = The bid is met: this card stays below the others.
river-reason-draws-trumps = Draws the others’ trumps and takes the trick.
river-reason-wins-needed-trick =
    { $needed ->
        [one] Takes the one trick that is still needed.
       *[other] Takes one of the { $needed } tricks that are still needed.
    }
river-reason-keeps-boss-trump = Saves { $card }, the highest trump left, for a sure trick later.
river-reason-clears-suit = Gets rid of the last card of its suit, so that a trump can be played there later.
river-reason-loses-cheaply = This trick is not worth a good card.

## Log: the name of the seat stands before each line

river-log-dealt =
    { $hand_size ->
        [one] Round { $number }: 1 card each, trump { $trump }, { $dealer } deals
       *[other] Round { $number }: { $hand_size } cards each, trump { $trump }, { $dealer } deals
    }
river-log-bid = bids { $bid }
river-log-bid-hidden = has bid
river-log-bids-shown = All bids are shown: { $list }
river-log-played = plays { $card }
river-log-trick-taken = takes { $cards }
river-log-round-scored = Round { $number } pays { $list }
river-log-match-ended = The match is over: { $list }

## Keys

river-keys-digits = Choose a bid or a card
river-keys-enter = Make the bid, play the card
river-keys-arrows = Move along the hand
river-keys-last = Last trick
river-keys-scores = Scores
river-keys-log = Log
river-keys-back = Put a card back

## Rules

river-rules-lead = Look at your hand, say how many tricks you will take, and then take exactly that many: no fewer, and no more.
river-rules-rounds-title = Rounds
river-rules-rounds = With four or five players the first round is played with ten cards each. Every round has one card fewer, down to a single card; then the hands grow again, back to ten. More players start with fewer cards.
river-rules-trump = After the deal the next card is turned up. Its suit is trump for this round: any trump beats any card of the other three suits.
river-rules-bid-title = Bids
river-rules-bid = Beginning left of the dealer, everybody says how many tricks they will take. A bid is heard by all and stands. The dealer speaks last, under one restriction: the bids may not add up to the number of cards. So somebody will always be wrong.
river-rules-hook-caption = Five cards, and the others have bid 2, 0 and 1. The dealer may not say 2.
river-rules-fist = A table may bid by fists instead: everybody bids in secret at the same time, all bids are shown together, and any sum is allowed.
river-rules-play-title = Tricks
river-rules-play = The player left of the dealer leads any card. The others follow clockwise, one card each. If you hold a card of the suit that was led, you must play one; if not, play whatever you like, trump or not.
river-rules-trick-caption = Hearts are led. The player on the right has none and plays a small trump: it takes the trick from the ace.
river-rules-take = The highest trump takes the trick; without a trump, the highest card of the suit that was led. Whoever takes a trick leads the next one.
river-rules-player = Player { $number }
river-rules-score-title = Points
river-rules-score = Every trick is worth one point. If you have taken exactly as many as you bid, you get ten more.
river-rules-score-caption = Won of bid, and the points: the ten are for meeting a bid, also one of none at all.
river-rules-end = After the last round the highest total wins. Equal totals share the victory.
river-rules-choices-title = What a table may choose
river-rules-choice-rounds = The size of the largest hand, and the order of rounds: down and up, up and down, only down or only up.
river-rules-choice-hook = Whether the dealer’s last bid is restricted.
river-rules-choice-scoring = Scoring: as above; points only for bids that are met; or a point off for each trick that a bid is missed by.
river-rules-choice-seats = Two or three players may play as well; the game is at its best with four or more.

## Profile

river-profile-exact =
    { $bids ->
        [one] exact, of { $bids } bid
       *[other] exact, of { $bids } bids
    }
river-profile-over = more tricks than bid
river-profile-under = fewer tricks than bid
river-profile-zero =
    { $bids ->
        [one] made of { $bids } bid of zero
       *[other] made of { $bids } bids of zero
    }
river-profile-by-size = Bids by size of the hand
river-profile-cards = Cards
river-profile-bids = Bids
