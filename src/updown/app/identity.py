"""Ids, keys, seeds and the order of seats: all drawn from the operating system."""

from random import SystemRandom
from secrets import choice, token_bytes, token_urlsafe
from string import ascii_lowercase, digits

_random = SystemRandom()


def new_table_id() -> str:
    """11 of `a-z 0-9`: 56 bits, not to be guessed."""
    return "".join(choice(ascii_lowercase + digits) for _ in range(11))


def new_join_key() -> str:
    return token_urlsafe(12)


def new_seed() -> bytes:
    return token_bytes(32)


def shuffled_seats(seats: int) -> tuple[int, ...]:
    """So that the host gains nothing by where they sat down (R5)."""
    return tuple(_random.sample(range(seats), seats))
