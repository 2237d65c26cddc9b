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

# The arena. A deal group is one deal, played once in every rotation of the seats.

cli-arena-warms-up = Warming up
cli-arena-plays = { $bot } wins { $rate }
cli-arena-cut-off = { $file } ended in the middle of a line. That line was dropped; its matches are played again.
cli-arena-cut-short = { $file } ends in the middle of a line. That line does not count.
cli-arena-goes-on =
    The contest in { $file } goes on after { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }.
cli-arena-interrupted = Stopped. With --results FILE a contest can go on where it was stopped.
cli-arena-interrupted-kept = Stopped. { $file } holds every deal group that was finished; the same command goes on from there.
cli-arena-added = { $name } can now be named in contests. The list is in { $file }.
cli-arena-removed = { $name } is forgotten.
cli-arena-bot = { $name }: { $factory } in { $folder }
cli-arena-written = The report is in { $file }.
cli-arena-no-pictures = The report has no pictures, because matplotlib is missing: pip install "updown-games[report]"

cli-arena-standings = Bots
cli-arena-bot-column = Bot
cli-arena-wins = Wins
cli-arena-score = Mean score
cli-arena-elo = Elo rating
cli-arena-matches = Matches
cli-arena-crosses = How often the bot on the left ends ahead
cli-arena-differences = Two bots on the same deals
cli-arena-pair = Bots
cli-arena-more-wins = Difference in wins
cli-arena-more-points = Difference in points
cli-arena-cpu = CPU time a decision, in milliseconds
cli-arena-cpu-mean = Mean
cli-arena-cpu-tail = 95 % stay below
cli-arena-cpu-longest = Longest
cli-arena-decisions = Decisions
cli-arena-faults = Faults
cli-arena-too-slow = Too slow
cli-arena-crashed = Crashed
cli-arena-illegal = Illegal
cli-arena-forfeits = Matches forfeited

cli-arena-better = { $one } wins more than { $other }; difference { $difference }.
cli-arena-unclear = Between { $one } and { $other } no difference is clear: { $difference }.
cli-arena-ended-played = All matches were played: { $matches }.
cli-arena-ended-clear = The answer was clear at look { $look } of { $looks }. Matches played: { $matches }.
cli-arena-ended-open = The contest is not finished: { $matches } of { $planned } matches count so far.
cli-arena-even = Equally strong bots would each win { $rate } % of their seats. Intervals hold at { $level } %.
cli-arena-seed = Seed { $seed }, contest { $key }
cli-arena-mixed-code = The bots changed while this contest was played; it mixes the programs { $codes }.
cli-arena-example = A fault of { $bot }: { $kind } ({ $detail })

cli-arena-title = Arena: { $game }, { $seats } seats
cli-arena-set-up = How it was played
cli-arena-game = { $game }, { $seats } seats, options { $options }
cli-arena-form-mixed = As many different bots at a table as possible, in every combination.
cli-arena-form-alone = One bot in one seat, another in all others, each pair both ways round.
cli-arena-form-first = The first bot in one seat, another in all others.
cli-arena-groups = Deal groups: { $groups }. Each is one deal, played { $seats } times, once in every rotation of the seats.
cli-arena-looks-none = Planned: { $matches } matches, none fewer whatever came of them.
cli-arena-looks = Planned: at most { $matches } matches. Looks fixed beforehand, to stop as soon as the answer is clear: { $looks }.
cli-arena-limits = Bots from outside have { $seconds } s for a decision. A seat with { $faults } faults in a match forfeits it and is ranked last.
cli-arena-reading = How to read the figures
cli-arena-read-groups = Matches on the same deal are no independent proof. So every figure and every interval comes from one number a deal group.
cli-arena-read-intervals = Intervals hold at { $level } %. That is more than 95 % if the contest could stop early: all its looks and comparisons together err in at most 5 % of contests.
cli-arena-read-even = A win rate is that of one seat; a shared victory is shared. Equally strong bots would each have { $rate } %.
cli-arena-read-elo = Elo ratings are a Bradley-Terry fit to who ended ahead of whom; their mean is 0, and 400 points more are odds of 10 to 1.
cli-arena-read-openskill = openskill shows its own estimate and its deviation. It takes every match for independent.
cli-arena-read-cpu = CPU time counts decisions with a choice. Where only one action is legal, nobody is asked.
cli-arena-picture-wins = Win rates with their intervals: { $figures }
cli-arena-picture-elo = Elo ratings with their intervals
cli-arena-picture-cpu = CPU time a decision, from the mean to what 95 % stay below
cli-arena-axis-wins = wins, % of the seats (interval at { $level } %)
cli-arena-axis-elo = Elo points (interval at { $level } %)
cli-arena-axis-cpu = CPU time a decision, ms: mean (dot) and p95 (bar)
cli-arena-origin = Where it comes from
cli-arena-machine =
    { $processors ->
        [one] { $machine }, { $processors } processor
       *[other] { $machine }, { $processors } processors
    }
cli-arena-versions = Python { $python }; { $versions }

error-bad_contest = No contest can be played like this.
error-bad_results = { $file } holds no results, or damaged ones: line { $line }.
error-other_contest = { $file } holds the results of another contest. Choose another file, or repeat what that contest was started with.
error-results_busy = Another run writes to { $file }.
error-cannot_keep_results = { $file } cannot take the results: { $cause }.
error-cannot_load_bot = The bot { $name } cannot be loaded.
error-bad_bot_name = A bot cannot be called { $given }.
error-bad_factory = A bot is given as module:factory, not as { $given }.
error-no_such_bot = No bot was added as { $given }.
error-bad_roster = The list of bots in { $file } cannot be used: { $cause }.
error-no_cluster = No scheduler of a cluster answers at { $address }.
error-lacks_extra = This needs the package { $package }: pip install "updown-games[{ $extra }]"
error-workers_failed = The workers broke down time and again, so the contest was given up. What was finished is kept.
reason-too_few_bots = It takes at least two bots.

## updown ratings

cli-ratings-rebuilt =
    { $matches ->
        [one] { $matches } finished match, recomputed from the event log.
       *[other] { $matches } finished matches, recomputed from the event log.
    }
cli-ratings-same = Everything was stored exactly so.
cli-ratings-mended =
    { $wrong ->
        [one] { $wrong } line was stored otherwise and is mended.
       *[other] { $wrong } lines were stored otherwise and are mended.
    }
cli-ratings-wrong =
    { $wrong ->
        [one] { $wrong } line is stored otherwise. Nothing was changed.
       *[other] { $wrong } lines are stored otherwise. Nothing was changed.
    }
