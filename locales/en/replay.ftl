### A finished match looked at again.

replay = Replay
replay-at = Move { $at } of { $last }
replay-moment = Moment of the match
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-choices = View and speed
replay-speed = Speed
replay-times = { $speed }×
replay-view = As seen by
replay-open = Open hands
replay-copy = Copy the link to this move
to-your-match = To your match
key-replay-step = one move back, one move on
key-replay-ends = to the start, to the end
key-replay-round = to the round or turn before, to the next one
key-replay-play = play and pause
