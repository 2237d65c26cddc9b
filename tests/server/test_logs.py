"""Log lines tell hosts what went wrong without showing a hand, a token or a key."""

import json
import logging
from typing import Literal

import pytest
import structlog

from updown.server.logs import set_up_logs


@pytest.fixture(autouse=True)
def logging_as_before() -> object:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def fail_with_a_secret() -> None:
    hand = "the queen of hearts"
    raise ValueError(len(hand))


@pytest.mark.parametrize("form", ["console", "json"])
def test_a_traceback_shows_no_local_variable(
    form: Literal["console", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs(form)
    try:
        fail_with_a_secret()
    except ValueError:
        structlog.get_logger().exception("request_failed")
    written = capsys.readouterr().err
    assert "request_failed" in written
    assert "fail_with_a_secret" in written
    assert "queen of hearts" not in written.replace('hand = "the queen of hearts"', "")


def test_json_lines_are_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json")
    structlog.get_logger().info("table_opened", game="river")
    logging.getLogger("another.library").warning("slow %s", "disk")
    ours, theirs = map(json.loads, capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["game"], ours["level"]) == ("table_opened", "river", "info")
    assert theirs["event"] == "slow disk"


def test_addresses_of_sockets_are_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("console")
    logging.getLogger("uvicorn.error").info('"WebSocket /api/tables/x/socket?key=abc" [accepted]')
    assert capsys.readouterr().err == ""
