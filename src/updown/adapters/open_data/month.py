"""A month of the calendar, in UTC."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime

from updown.core.errors import UpdownError

_MONTH = re.compile(r"(20[0-9]{2})-(0[1-9]|1[0-2])")


class BadMonth(UpdownError):
    """Not of the form 2026-11."""

    code = "bad_month"


@dataclass(frozen=True, slots=True)
class Month:
    """`since` and `until` in milliseconds since 1970; the latter belongs to the next one."""

    name: str
    since: int
    until: int

    @classmethod
    def of(cls, text: str) -> "Month":
        """Raises BadMonth."""
        found = _MONTH.fullmatch(text)
        if not found:
            raise BadMonth(f"a month is written like 2026-11, not {text[:20]!r}", given=text[:20])
        year, month = int(found[1]), int(found[2])
        return cls(text, _ms(year, month), _ms(year + month // 12, month % 12 + 1))


def _ms(year: int, month: int) -> int:
    return round(datetime(year, month, 1, tzinfo=UTC).timestamp() * 1000)
