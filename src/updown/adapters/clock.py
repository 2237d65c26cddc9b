"""The clock of the machine."""

import asyncio
import time


class SystemClock:
    """Fills the Clock port."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_until(self, at: int) -> None:
        """Looks again now and then, since the machine's clock may be set."""
        # what is waited for is a time of day: no event tells when the clock was set
        while (left := at - self.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, 60_000) / 1000)
