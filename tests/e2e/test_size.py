"""The first load stays small: what a phone must fetch before it shows the first page."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.e2e.conftest import NewPerson

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-alone")]

MOST_JAVASCRIPT = 120_000
"""Bytes, compressed."""


def test_the_first_page_takes_little_javascript(new_person: NewPerson) -> None:
    page = new_person()
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))  # noqa: PLW0108  Playwright marks the function
    page.goto("/")
    page.get_by_role("button", name="Play a bot now").wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [answer for answer in fetched if answer.request.resource_type == "script"]
    size = sum(len(gzip.compress(answer.body())) for answer in scripts)
    print(f"{len(scripts)} scripts, {size} bytes with gzip")
    assert scripts
    assert size <= MOST_JAVASCRIPT
