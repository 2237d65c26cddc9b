"""Good records are good, bad ones are refused for the stated reason, to the byte (docs/records.md)."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from updown.core.errors import BadRecord
from updown.engine.record import Remark, format_record
from updown.engine.record_reader import parse_record
from updown.engine.replay import state_hashes, verify
from updown.games import all_games

CASES = Path(__file__).parents[1] / "cases"
CONTINUED = Path(__file__).parents[2] / "golden/continued"
GOOD = sorted([*(CASES / "records").glob("*.updown"), *CONTINUED.glob("*.updown")])
HASHES: dict[str, list[str]] = json.loads((CASES / "state-hashes.json").read_text())
BAD: dict[str, dict[str, object]] = json.loads((CASES / "bad-records/expected.json").read_text())["records"]
FAULT_OF_CLASS = {
    "form": "form",
    "commitment does not match": "commitment",
    "replays illegally": "illegal",
    "deal does not match": "deal",
    "ends too early": "end",
    "result does not match": "result",
}


def example(name: str = "river-3p-start5-simultaneous") -> bytes:
    return (CASES / f"records/{name}.updown").read_bytes()


def refusal(file: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(file, all_games())
    return caught.value


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_a_good_record_is_good_and_is_written_back_to_the_byte(path: Path) -> None:
    record, outcome = verify(path.read_bytes(), all_games())
    assert record.ending is not None
    assert outcome.totals == record.ending.result
    assert format_record(record) == path.read_bytes()


@pytest.mark.parametrize("name", HASHES)
def test_state_hashes_are_the_stated_ones(name: str) -> None:
    record = parse_record((CASES / "records" / name).read_bytes(), all_games())
    assert list(state_hashes(record, all_games())) == HASHES[name]


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_for_the_stated_reason(name: str) -> None:
    error = refusal((CASES / "bad-records" / name).read_bytes())
    assert error.arguments["fault"] == FAULT_OF_CLASS[str(BAD[name]["class"])]
    if BAD[name]["line"] is not None:
        assert error.arguments["line"] == BAD[name]["line"]
        assert f"line {BAD[name]['line']}:" in str(error)


def test_a_card_not_held_may_mean_another_deal() -> None:
    error = refusal((CASES / "bad-records/up-or-down-changed-entropy.updown").read_bytes())
    assert "does not hold 50: illegal action, or the deal does not match" in str(error)


def test_remarks_change_nothing() -> None:
    file = example()
    with_remark = file + b"# seat 1 returned\n#  two spaces, and \xe2\x80\xa8 inside\n"
    record, _ = verify(with_remark, all_games())
    assert record.lines[-1] == Remark(" two spaces, and \u2028 inside")
    assert format_record(record) == with_remark


# ---------------------------------------------------------------- form

Edit = Callable[[bytes], bytes]


def swap(old: str, new: str) -> Edit:
    def edit(file: bytes) -> bytes:
        assert file.count(old.encode()) >= 1, old
        return file.replace(old.encode(), new.encode(), 1)

    return edit


ILL_FORMED: dict[str, tuple[int, Edit]] = {
    "empty file": (1, lambda _: b""),
    "no line end at all": (1, lambda _: b"Updown-Record: 1"),
    "byte order mark": (1, lambda file: b"\xef\xbb\xbf" + file),
    "CR LF": (1, lambda file: file.replace(b"\n", b"\r\n")),
    "one CR": (8, swap("da Silva", "da\rSilva")),
    "last LF missing": (132, lambda file: file[:-1]),
    "one LF more": (133, lambda file: file + b"\n"),
    "two empty lines": (19, swap("\n\n", "\n\n\n")),
    "no empty line": (18, swap("\n\n", "\n")),
    "empty line first": (1, lambda file: b"\n" + file),
    "not UTF-8": (8, lambda file: file.replace("ã".encode(), b"\xe3")),
    "too large": (1, lambda file: file + b"# " + b"x" * (1 << 20) + b"\n"),
    "version 3": (1, swap("Updown-Record: 1", "Updown-Record: 3")),
    "version 01": (1, swap("Updown-Record: 1", "Updown-Record: 01")),
    "unknown game": (2, swap("Game: river", "Game: chess")),
    "header in capitals": (2, swap("Game: river", "GAME: river")),
    "no space after the colon": (2, swap("Game: river", "Game:river")),
    "two spaces after the colon": (2, swap("Game: river", "Game:  river")),
    "space at the end": (2, swap("Game: river", "Game: river ")),
    "rules of the future": (3, swap("Rules: 1", "Rules: 2")),
    "rules with a leading zero": (3, swap("Rules: 1", "Rules: 01")),
    "options with white space": (4, swap('"hook":false', '"hook": false')),
    "options in another order": (
        4,
        swap('{"bidding":"simultaneous","hook":false', '{"hook":false,"bidding":"simultaneous"'),
    ),
    "an option left out": (4, swap('"hook":false,', "")),
    "an option too many": (4, swap('"hook":false', '"hook":false,"i":1')),
    "an option twice": (4, swap('"hook":false', '"hook":false,"hook":false')),
    "hook under fist bidding": (4, swap('"hook":false', '"hook":true')),
    "options no JSON": (4, swap('"start":5}', '"start":5')),
    "options a list": (4, lambda file: _options(file, "[]")),
    "options NaN": (4, lambda file: _options(file, '{"start":NaN}')),
    "options a huge number": (4, lambda file: _options(file, '{"start":' + "9" * 5000 + "}")),
    "options too deep": (4, lambda file: _options(file, "[" * 100_000)),
    "options with a surrogate": (4, lambda file: _options(file, '{"start":"\\ud800"}')),
    "start size as text": (4, swap('"start":5', '"start":"5"')),
    "start size 5.0": (4, swap('"start":5', '"start":5.0')),
    "start size too large": (4, swap('"start":5', '"start":18')),
    "table in capitals": (5, swap("Table: wrr3tp", "Table: WRR3TP")),
    "table empty": (5, swap("Table: wrr3tp", "Table: ")),
    "table too long": (5, swap("Table: wrr3tp", "Table: " + "a" * 33)),
    "seats with a leading zero": (6, swap("Seats: 3", "Seats: 03")),
    "seats in other digits": (6, swap("Seats: 3", "Seats: ٣")),
    "too many seats": (6, swap("Seats: 3", "Seats: 9")),
    "more seats than names": (10, swap("Seats: 3", "Seats: 4")),
    "fewer seats than names": (9, swap("Seats: 3", "Seats: 2")),
    "unknown level": (7, swap("bot:hard", "bot:huge")),
    "no level": (7, swap("bot:hard", "bot:")),
    "no name": (9, swap("Seat-2: Zoë", "Seat-2: ")),
    "name too long": (9, swap("Zoë", "Z" * 41)),
    "name with a control character": (9, swap("Zoë", "Zo\u0085")),
    "commitment in capitals": (10, swap("Commitment: bb", "Commitment: BB")),
    "commitment too short": (10, swap("Commitment: bb", "Commitment: b")),
    "server seed no hex": (11, swap("Server-Seed: 27", "Server-Seed: 2g")),
    "seed without an end": (16, swap("Ended: 2026-12-09T18:09:49Z\n", "")),
    "end without a seed": (
        15,
        lambda file: b"".join(x for x in file.splitlines(keepends=True) if b"Server-Seed" not in x),
    ),
    "entropy of a bot": (12, swap("Entropy-0: ", "Entropy-0: " + "0" * 32)),
    "entropy without its space": (12, swap("Entropy-0: \n", "Entropy-0:\n")),
    "entropy too short": (13, swap("Entropy-1: c5", "Entropy-1: c")),
    "time without zone": (15, swap("56:31Z", "56:31")),
    "time with an offset": (15, swap("56:31Z", "56:31+00:00")),
    "no such day": (15, swap("Started: 2026-12-09", "Started: 2026-02-30")),
    "no such hour": (16, swap("Ended: 2026-12-09T18", "Ended: 2026-12-09T24")),
    "result with a plus": (17, swap("Result: 31", "Result: +31")),
    "result with a leading zero": (17, swap("Result: 31", "Result: 031")),
    "result minus zero": (17, swap("Result: 31", "Result: -0")),
    "result with two spaces": (17, swap("Result: 31 ", "Result: 31  ")),
    "result too short": (17, swap("Result: 31 53 25", "Result: 31 53")),
    "header too many": (18, swap("Result: 31 53 25\n", "Result: 31 53 25\nNote: x\n")),
    "remark among the headers": (5, swap("Table:", "# x\nTable:")),
    "remark without space": (19, swap("0 b4", "#x")),
    "seat with a leading zero": (19, swap("0 b4", "00 b4")),
    "no such seat": (19, swap("0 b4", "3 b4")),
    "two spaces in an action": (19, swap("0 b4", "0  b4")),
    "space after an action": (19, swap("0 b4", "0 b4 ")),
    "bid with a leading zero": (19, swap("0 b4", "0 b04")),
    "notation of another game": (19, swap("0 b4", "0 37<A^")),
    "no action": (19, swap("0 b4", "0")),
}


def _options(file: bytes, written: str) -> bytes:
    rows = file.split(b"\n")
    rows[3] = b"Options: " + written.encode()
    return b"\n".join(rows)


@pytest.mark.parametrize("what", ILL_FORMED)
def test_every_other_form_is_refused(what: str) -> None:
    line, edit = ILL_FORMED[what]
    error = refusal(edit(example()))
    assert (error.arguments["fault"], error.arguments["line"]) == ("form", line), str(error)


def test_form_goes_before_commitment_and_commitment_before_actions() -> None:
    bad_seed = swap("Server-Seed: 27", "Server-Seed: 37")
    bad_action = swap("0 b4", "0 2C")
    bad_result = swap("Result: 31", "Result: 32")
    file = bad_result(bad_action(bad_seed(example())))
    assert refusal(swap("1 b3", "1 x")(file)).arguments["fault"] == "form"
    assert refusal(file).arguments["fault"] == "commitment"
    assert refusal(bad_result(bad_action(example()))).arguments["fault"] == "illegal"
    assert refusal(bad_result(example())).arguments == {"fault": "result", "line": 17}


def test_no_prefix_of_a_record_is_good() -> None:
    rows = example().splitlines(keepends=True)
    for length in range(len(rows)):
        refusal(b"".join(rows[:length]))


def test_an_unfinished_record_can_be_read_but_not_replayed() -> None:
    hidden = ("Server-Seed:", "Ended:", "Result:")
    rows = [row for row in example().decode().splitlines(keepends=True) if not row.startswith(hidden)]
    file = "".join(rows[:20]).encode()
    record = parse_record(file, all_games())
    assert record.ending is None
    assert format_record(record) == file
    assert refusal(file).arguments["fault"] == "unfinished"
