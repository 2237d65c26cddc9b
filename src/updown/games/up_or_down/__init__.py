"""Up or Down?, a card game for 2-6 seats by Wolfgang Kramer and Michael Kiesling; rules in RULES.md."""
