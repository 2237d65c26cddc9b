"""The outer form of a record: bytes to lines, and headers taken in the only order there is."""

import re

from updown.core.errors import BadRecord

MAX_BYTES = 1 << 20
"""No match comes near; a reader should not choke on what is no record."""

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def bad_form(line: int, reason: str, message: str) -> BadRecord:
    """The file is not written as a record is."""
    return BadRecord(f"line {line}: {message}", line=line, fault="form", reason=reason)


def rows_of(file: bytes) -> list[str]:
    """The lines without their LF; raises BadRecord."""
    if len(file) > MAX_BYTES:
        raise bad_form(1, "too_large", f"a record has at most {MAX_BYTES} bytes")
    if file.startswith(_BYTE_ORDER_MARK):
        raise bad_form(1, "byte_order_mark", "the file begins with a byte order mark")
    text = _decoded(file)
    if "\r" in text:
        raise bad_form(1 + text.count("\n", 0, text.index("\r")), "line_end", "lines end in LF, without CR")
    rows = text.split("\n")  # not splitlines: a name may hold U+2028
    if rows.pop():
        raise bad_form(len(rows) + 1, "line_end", "the last line must end in LF too")
    return rows


def _decoded(file: bytes) -> str:
    try:
        return file.decode("utf-8")
    except UnicodeDecodeError as error:
        line = 1 + file.count(b"\n", 0, error.start)
        raise bad_form(line, "encoding", "the text is not UTF-8") from error


class Headers:
    """Takes one header after the other; raises BadRecord at the first that is not the one expected."""

    __slots__ = ("_rows", "line")

    def __init__(self, rows: list[str]) -> None:
        self._rows = rows
        self.line = 0
        """The number of the line taken last."""

    def take(self, key: str) -> str:
        """The value of the next header, which must be this one."""
        row = self._rows[self.line] if self.line < len(self._rows) else ""
        self.line += 1
        if not row.startswith(f"{key}: "):
            raise self.refusal("header_order", f"expected the header {key!r}, got {row[:60]!r}")
        return row.removeprefix(f"{key}: ")

    def matching(self, key: str, pattern: re.Pattern[str], expected: str) -> str:
        """The value, if all of it matches."""
        value = self.take(key)
        if not pattern.fullmatch(value):
            raise self.refusal("value", f"{key} must be {expected}, got {value[:80]!r}")
        return value

    def next_is(self, key: str) -> bool:
        return self.line < len(self._rows) and self._rows[self.line].startswith(f"{key}: ")

    def end(self) -> None:
        """Nothing may be left over."""
        if self.line < len(self._rows):
            row = self._rows[self.line]
            self.line += 1
            raise self.refusal("header_order", f"expected an empty line after the headers, got {row[:60]!r}")

    def refusal(self, reason: str, message: str) -> BadRecord:
        """An error about the line taken last."""
        return bad_form(self.line, reason, message)
