### Up or Down?: everything that this game says.

up-or-down-name = Up or Down?
up-or-down-tagline = Play a card, take its neighbour, and build rows that climb or fall.
up-or-down-time = about 20 minutes

## Options

up-or-down-option-length = Length
up-or-down-option-length-short = Short
up-or-down-option-length-long = Long

## Where the match stands

up-or-down-progress = turn { $turn } of { $turns }
up-or-down-your-turn = Your turn:
up-or-down-do-card = choose a card
up-or-down-do-take = take a neighbour
up-or-down-do-row = choose a row for { $number }
up-or-down-do-draw = draw a card
up-or-down-do-finish = nothing left to draw, confirm
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
up-or-down-open-hand = Cards in hand

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
    { $way ->
        [gave-up] plays { $card } gives up { $gave_up } for { $taken } row { $row }
       *[kept] plays { $card } takes { $taken } row { $row }
    } ({ $gain })

## What is advised

up-or-down-action-turn =
    { $placing ->
        [gives-up] Play { $card }, take { $taken }, give up row { $row } for it
       *[extends] Play { $card }, take { $taken }, row { $row }
    }{ $pile ->
        [up] , draw { $drawn }
        [down] , draw face down
       *[none] { "" }
    }
up-or-down-action-later = { $card }

## Why it is advised; { $gain } has its sign

up-or-down-reason-scores-last = The last turn: only points count now, and this brings { $gain }.
up-or-down-reason-gives-up-for-nothing = Giving up row { $row } costs nothing ({ $gain }) and makes room.
up-or-down-reason-gives-up-spent = Hardly any card fits row { $row } any more: time to start it anew ({ $gain }).
up-or-down-reason-gives-up-row = Costs something now ({ $gain }), but a fresh row { $row } promises more.
up-or-down-reason-draws-known = Draws { $card }, which can take { $taken } next turn ({ $gain }).
up-or-down-reason-denies = Takes { $taken } away from { $seat }, to whom it would bring { $gain }.
up-or-down-reason-starts-row =
    Opens row { $row } with { $taken }; { $room ->
        [one] { $room } card
       *[other] { $room } cards
    } can still follow it.
up-or-down-reason-matches-colour = { $taken } is one more card of the best colour of row { $row }, { up-or-down-colour } ({ $gain }).
up-or-down-reason-keeps-room = A small step: row { $row } keeps nearly all its room ({ $gain }).
up-or-down-reason-extends-row = { $taken } makes row { $row } longer ({ $gain }).

## The result

up-or-down-rows-of = Rows of { $name }
up-or-down-row-by-row = Row by row
up-or-down-rank = Rank
up-or-down-player = Player
up-or-down-column-given-up = Given up
up-or-down-total = Total
up-or-down-score-by-turn = Score by turn
up-or-down-score-by-turn-label = Score by turn. At the end: { $list }

## The rules

up-or-down-rules-lead = You build three rows of numbers, each climbing or falling, and want as many cards of one colour in each as you can get. The cards come from a circle in the middle: for each card that you put in, you take a neighbour out.
up-or-down-rules-cards-title = The cards
up-or-down-rules-cards = Every card has a number that exists only once, and a colour that follows from it: the six colours take turns, so each has its own shape and its own numbers.
up-or-down-rules-setup = Everybody holds three cards. Six cards lie open in a circle, sorted clockwise. The rest is split into two piles, one face down and one face up. How many cards are in play depends on the number of players, so that all have equally many turns: 18 in a short match, 24 in a long one (15 and 20 with six players).
up-or-down-rules-step-play = Play a card from your hand into the circle, where its number belongs. Here 68 goes between 45 and 70.
up-or-down-rules-step-take = Take one of its two neighbours. 45 is taken here; 68 stays in its place.
up-or-down-rules-step-place = Put the taken card at the end of one of your rows. This row goes down, so 45 fits behind 57.
up-or-down-rules-step-draw = Draw a card from either pile. Then the next player clockwise has a turn.
up-or-down-rules-turn-title = A turn
up-or-down-rules-turn = Between the highest and the lowest card the circle closes; that is the place with the bridge. A card that is higher than all others, or lower than all, goes there, and its neighbours are the highest and the lowest card.
up-or-down-rules-rows-title = Rows
up-or-down-rules-rows = You may have three rows. The second card of a row decides whether it climbs or falls, and it must keep to that; gaps may be as wide as you like. As long as you have fewer than three rows you may start a new one, even if the card would fit an old one. Cards in a row never move again.
up-or-down-rules-give-up-title = Giving up a row
up-or-down-rules-give-up = When you have three rows, you may give one of them up: its cards are turned over beside you, and the taken card starts a new row in their place. You may do so even when the card would fit.
up-or-down-rules-draw-title = When a pile is empty
up-or-down-rules-draw = When one pile is used up, draw from the other. When both are, play on without drawing until all hands are empty.
up-or-down-rules-end-title = The end
up-or-down-rules-end = Each row counts its cards times the cards of its commonest colour: eight cards with five of one colour make 40. Each card that you gave up counts one point. The six cards of the circle count for nobody. The highest total wins; equal totals share the place.
up-or-down-rules-seen-title = What everybody may see
up-or-down-rules-seen = Rows, the circle, cards that were given up and the top of the face-up pile are open to all. Who drew an open card is known too, so the table remembers it for you: such cards in a hand are marked.

## Keys

up-or-down-keys-card = Choose the first to ninth card of the hand
up-or-down-keys-take = Take the lower or the higher neighbour
up-or-down-keys-row = Lay it in a row
up-or-down-keys-give-up = Give the row up and start it anew
up-or-down-keys-draw = Draw from the face-up or the face-down pile
up-or-down-keys-back = One step back

## Profile

up-or-down-profile-length = cards in a row, on average
up-or-down-profile-given-up = rows given up in a match
up-or-down-profile-cards = cards given up with them
up-or-down-profile-rows = Rows at the end, by length
up-or-down-profile-row-cards = Cards
up-or-down-profile-row-count = Rows
