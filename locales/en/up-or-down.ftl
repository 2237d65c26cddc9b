### Up or Down?: everything that this game says.

up-or-down-name = Up or Down?
up-or-down-tagline = Six colours, three rows, one circle. Every card you play buys a neighbour.
up-or-down-length = about 20 minutes

## Options

up-or-down-option-length = Length
up-or-down-option-length-help = How many turns everybody has.
up-or-down-option-length-short = Short
up-or-down-option-length-long = Long

## Where the match stands

up-or-down-progress = turn { $turn } of { $turns }
up-or-down-your-turn = Your turn:
up-or-down-do-card = choose a card
up-or-down-do-take = choose which neighbour to take
up-or-down-do-row = choose a row for { $number }
up-or-down-do-draw = draw a card
up-or-down-do-finish = finish the turn, nothing is left to draw
up-or-down-do-confirm = confirm it
up-or-down-waiting = Waiting for { $name }
up-or-down-waiting-away = Waiting for { $name }, who is away
up-or-down-sending = One moment …
up-or-down-over = The match is over
up-or-down-steps = Steps of your turn
up-or-down-step-card = Card
up-or-down-step-take = Take
up-or-down-step-row = Row
up-or-down-step-draw = Draw

## The table

up-or-down-card =
    Card { $number }, { $colour ->
        [yellow] yellow circle
        [red] red square
        [blue] blue diamond
        [pink] pink star
        [purple] purple hexagon
       *[teal] teal triangle
    }
up-or-down-colour =
    { $colour ->
        [yellow] yellow
        [red] red
        [blue] blue
        [pink] pink
        [purple] purple
       *[teal] teal
    }
up-or-down-back = Card face down
up-or-down-others = The other players
up-or-down-circle = The circle
up-or-down-take = Take { $number }
up-or-down-take-label = Take { $number }, at best { $gain }
up-or-down-face-down =
    { $count ->
        [0] The face-down pile is empty
        [one] Face-down pile, { $count } card
       *[other] Face-down pile, { $count } cards
    }
up-or-down-face-up =
    { $count ->
        [one] Face-up pile, { $count } card: { $name }
       *[other] Face-up pile, { $count } cards, on top { $name }
    }
up-or-down-face-up-empty = The face-up pile is empty
up-or-down-draw-label = Draw. { $name }
up-or-down-piles-empty = Both piles are empty
up-or-down-confirm = Confirm
up-or-down-hand = Your hand
up-or-down-hand-of-seat = The hand of the seat in front
up-or-down-known = known
up-or-down-known-long = all have seen that you drew it
up-or-down-drawn = drawn last
up-or-down-you = You
up-or-down-tools = Tools
up-or-down-back-step = Back
up-or-down-scores = Scores

## Rows

up-or-down-row-label =
    Row { $row }, { $direction ->
        [up] going up
        [down] going down
       *[open] either way
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
up-or-down-row-free = Row { $row }, free
up-or-down-row-empty = Free row
up-or-down-new-row = new row
up-or-down-start-label = Start row { $row } with { $number }, { $gain }
up-or-down-extend-label = Put { $number } in row { $row }, { $gain }
up-or-down-give-up = Give up
up-or-down-give-up-label = Give up row { $row } and start it anew with { $number }, { $gain }
up-or-down-not-above = { $taken } is not above { $last }
up-or-down-not-below = { $taken } is not below { $last }
up-or-down-given-up = given up:
up-or-down-seat-label =
    { $name }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $turn ->
        [now] , to play now
       *[later] { "" }
    }{ $away ->
        [away] , away
       *[here] { "" }
    }. Show the rows
up-or-down-away = away
up-or-down-close = Close
up-or-down-discards =
    { $count ->
        [0] No cards given up
        [one] { $count } card given up
       *[other] { $count } cards given up
    }
up-or-down-known-cards = Known cards in hand

## Beside the table

up-or-down-scores-and-log = Scores and log
up-or-down-score-now = Score now
up-or-down-unseen = Not yet seen
up-or-down-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
up-or-down-log-turn-taken =
    { $gave_up_count ->
        [0] plays { $card }, takes { $taken }, row { $row }
       *[other] plays { $card }, gives up { $gave_up } for { $taken }, row { $row }
    } ({ $gain })
