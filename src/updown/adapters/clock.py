"""The clock of the machine."""

import asyncio
import time


class SystemClock:
    """Fills the Clock port."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def pause(self, ms: int) -> None:
        await asyncio.sleep(ms / 1000)  # by the loop's monotonic clock
