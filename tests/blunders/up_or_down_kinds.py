"""The kinds of blunder in Up or Down?: points given away in the last turns, when all that is left is in the hands."""

KINDS: dict[str, int] = {"last-turn": 1, "last-turn-but-one": 2}
"""How many cards the seat to act still holds."""
