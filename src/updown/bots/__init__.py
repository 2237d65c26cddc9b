"""Players that know no game: random, and the levels."""
