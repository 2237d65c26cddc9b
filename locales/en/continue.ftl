### A new match from a moment of a finished one.

continue-from-here = Continue from here
continue-about = A new, friendly table begins at this move. It changes no rating and no statistics.
continue-you = You
continue-seat = Who plays for { $name }
continue-same-cards = The cards that nobody had seen yet are those of the old match: whoever looks up its end knows them.
continued-from = Continued from move { $at } of another match.
# In a list of past matches.
played-on = played on from a moment
error-options_fixed = The options of a match that is continued cannot be changed.
error-no_such_moment = This match ends there: nothing is left to play.
error-other_rules = This match was played by older rules; tables here no longer go by them.
