"""What all tests share: a loud word about what could not run, and a failure if it had to."""

import os
import secrets
from collections.abc import Generator

import pytest

SEED = int(os.environ.get("UPDOWN_TEST_SEED") or secrets.randbelow(10**9))
MUST_RUN_ALL = os.environ.get("UPDOWN_TEST_ALL") == "1"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With UPDOWN_TEST_ALL=1 a test that skips itself fails: a skipped check must not report success."""
    report = yield
    if report.skipped and MUST_RUN_ALL and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = (
            f"{item.nodeid} did not run, and UPDOWN_TEST_ALL=1 says that everything must: {call.excinfo}"
        )
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what tests recorded as figures, from all workers, and loudly what did not run."""
    reports = terminalreporter.stats.get("passed", [])
    figures = [
        str(figure) for report in reports for name, figure in report.user_properties if name == "figure"
    ]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(sorted(figures)))
    skipped = terminalreporter.stats.get("skipped", [])
    if not skipped:
        return
    terminalreporter.section("NOT RUN", sep="!", red=True, bold=True)
    for report in skipped:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        terminalreporter.line(f"{report.nodeid}: {reason}", red=True)
    terminalreporter.line("UPDOWN_TEST_ALL=1 makes this a failure.", bold=True)


@pytest.fixture
def seed() -> int:
    """Where a random test gets its chance from; a failing test shows it."""
    print(f"UPDOWN_TEST_SEED={SEED} repeats this")
    return SEED
