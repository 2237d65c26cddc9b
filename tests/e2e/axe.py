"""Runs axe-core on a page: what a screen reader or weak eyes would stumble over."""

from functools import cache

from playwright.sync_api import Page

from tests.e2e.browser import ROOT

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """Each as one line; `rules` names single rules instead of all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())  # the page's policy forbids script tags; a debugger may do it
    run_only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": RULES}
    found = page.evaluate(
        "choice => axe.run(document, choice)", {"runOnly": run_only, "resultTypes": ["violations"]}
    )
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@cache
def _source() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text() + "; null"
