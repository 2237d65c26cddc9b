# The command line. Commands, options and file names stay as they are typed.

cli-games-seats = seats: { $fewest }-{ $most }
cli-games-usual = usual seats: { $fewest }-{ $most }; fewer is a variant
cli-games-bots = bots: { $levels }
cli-games-option = option { $name }: { $values } (default { $default })

cli-simulate-progress = Playing
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-total = Total
cli-simulate-mean = Mean
cli-simulate-spread = Spread
cli-simulate-wins = Wins
cli-simulate-played =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } in { $seconds } s: { $speed } a second
cli-simulate-seed = Seed: { $seed }

cli-verify-good = { $file }: good, result { $result }
cli-verify-bad = { $file }: REFUSED. { $why }
cli-verify-sum =
    { $files ->
        [one] { $good } of { $files } record is good
       *[other] { $good } of { $files } records are good
    }

cli-replay-next = Enter: next action

cli-play-you = You
cli-play-bot = Bot { $seat } ({ $level })
cli-play-prompt = Your action (number or notation, q leaves):
cli-play-left = You left the match.
cli-play-result = { $rank }. { $name }: { $total }

cli-hand = Your hand
cli-score = Points

cli-up-or-down-turn = Turn { $turn } of { $turns }
cli-up-or-down-circle = Circle
cli-up-or-down-piles = Piles
cli-up-or-down-discards = Given up

cli-river-round =
    { $cards ->
        [one] Round { $round } of { $rounds }, { $cards } card
       *[other] Round { $round } of { $rounds }, { $cards } cards
    }
cli-river-trump = Trump
cli-river-bid = Bid
cli-river-tricks = Won
cli-river-dealer = dealer
cli-river-has-bid = has bid
cli-river-trick = Trick
cli-river-last-trick = Last trick, taken by { $winner }
cli-river-hook = As the dealer you may not bid { $bid }: the bids would add up to the hand.

cli-record-refused =
    Line { $line }: { $fault ->
        [commitment] the commitment does not belong to the server's seed.
        [illegal] the rules do not allow this action.
        [deal] the rules do not allow this action, or the deal does not match.
        [end] the record ends before the match does.
        [result] the result does not match.
        [unfinished] the match is not over, so its seed is still secret.
       *[form] this is not written as a record is.
    }

error-cannot_read = { $file } cannot be read: { $cause }.
error-cannot_write = { $file } cannot be written: { $cause }.
error-bad_json = This is no JSON object: { $given }
error-bad_number = { $what } must be from { $least } to { $most }, not { $given }.
