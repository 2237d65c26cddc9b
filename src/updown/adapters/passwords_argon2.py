"""Hashes of passwords: argon2id, in a thread, a few at a time."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MEMORY_KIB = 19 * 1024
PASSES = 2
AT_ONCE = 2
"""Each takes 19 MiB and a core for some 20 ms; the others wait."""


class Passwords:
    """Never on the event loop."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=1)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """What is stored of it: the salt and the cost are inside."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Takes as long when nothing is stored, so that nobody learns which names exist."""
        async with self._turns:
            if self._nobodys is None:
                self._nobodys = await asyncio.to_thread(self._hasher.hash, "that of nobody")
            matches = await asyncio.to_thread(self._matches, password, stored or self._nobodys)
        return matches and stored is not None

    def _matches(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
