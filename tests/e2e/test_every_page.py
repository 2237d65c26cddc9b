"""Every page in every size, language and theme: nothing cut off, nothing too small, nothing that axe-core minds."""

import json

import pytest
from playwright.sync_api import Page

from tests.e2e.axe import faults
from tests.e2e.browser import ROOT
from tests.e2e.conftest import NewPerson
from tests.e2e.pages import PLACES, SEATS, House
from tests.e2e.person import Person
from tests.e2e.tables import become_guest, open_table
from tests.e2e.words import latin_words

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.xdist_group("browser-pages")]

LANGUAGES = ("en", "pt", "el", "ru")
THEMES = ("light", "dark", "contrast")
DESKTOPS = ((1440, 900), (720, 450))
"""The second is the first at a zoom of 200 %."""
TOUCHED = ((390, 844), (844, 390), (768, 1024))
PICTURES = ROOT / "test-results" / "pages"

SMALLEST = 24
"""Pixels of anything that can be pointed at (WCAG 2.5.8)."""
SMALLEST_TOUCHED = 44
NARROW_ON_PURPOSE = ".fan button, .numbers button, .topbar *, a:not(.btn), summary"
"""Strips of an overlapped hand, bids and the bar in landscape, links in text."""

_TOO_SMALL = """([least, but]) => [...document.querySelectorAll('button, a[href], select, input, summary')]
  .filter((one) => !one.matches(but) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5 && !one.closest('.sr'))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} is ${box.width.toFixed()} x ${box.height.toFixed()}`)"""

_OVERFLOW = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const tall = document.querySelector('main.match') && scrollHeight > clientHeight;
  return [scrollWidth > clientWidth && `wider by ${scrollWidth - clientWidth}`,
          tall && `the table scrolls by ${scrollHeight - clientHeight}`].filter(Boolean);
}"""

SAME_EVERYWHERE = {
    "Ana",
    "Nikos",
    "Updown",
    "updown",
    "QR",
    "CC",
    "cards",
    "example",
    "localhost",  # addresses
    "webhook",
    "RU",
    "EL",
    "Okabe",
    "Ito",
    "http",
    "https",
}


def looking_on(new_person: NewPerson, house: House, language: str, theme: str, *, touched: bool) -> Page:
    """The host again, in another browser."""
    page = new_person(storage_state=house.host.context.storage_state(), has_touch=touched)
    settings = json.dumps({"theme": theme, "language": language})
    page.add_init_script(f"localStorage.setItem('updown.settings', {json.dumps(settings)})")
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_every_screen(language: str, new_person: NewPerson) -> None:
    house = House(new_person(), new_person())
    theme = THEMES[LANGUAGES.index(language) % len(THEMES)]
    found: list[str] = []
    for touched, sizes in ((False, DESKTOPS), (True, TOUCHED)):
        page = looking_on(new_person, house, language, theme, touched=touched)
        for name in PLACES:
            resize(page, sizes[0])
            house.place(name).show(page)
            for size in sizes:
                resize(page, size)
                where = f"{name}-{size[0]}x{size[1]}-{theme}-{language}"
                page.screenshot(path=PICTURES / f"{where}.png")
                found += [f"{where}: {fault}" for fault in misfits(page, touched=touched)]
            if language in {"el", "ru"}:
                found += [f"{name}: {word!r} in {language}" for word in latin_words(page, SAME_EVERYWHERE)]
    assert not found, "\n".join(found)


def misfits(page: Page, *, touched: bool) -> list[str]:
    """What is cut off or too small to be hit."""
    small: list[str] = page.evaluate(_TOO_SMALL, [SMALLEST, "a:not(.btn)"])
    if touched:
        small += page.evaluate(_TOO_SMALL, [SMALLEST_TOUCHED, NARROW_ON_PURPOSE])
    return page.evaluate(_OVERFLOW) + small


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_any_theme(language: str, new_person: NewPerson) -> None:
    house = House(new_person(), new_person())
    found: list[str] = []
    for touched, size in ((False, DESKTOPS[0]), (True, TOUCHED[0])):
        page = looking_on(new_person, house, language, THEMES[0], touched=touched)
        resize(page, size)
        for name in PLACES:
            house.place(name).show(page)
            found += [f"{name} {size}: {fault}" for fault in faults(page)]
            for theme in THEMES[1:]:
                page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                found += [f"{name} {size} {theme}: {fault}" for fault in faults(page, ["color-contrast"])]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", SEATS)
def test_cards_in_flight_do_not_hold_up_the_next_turn(game: str, new_person: NewPerson) -> None:
    page = new_person(reduced_motion="no-preference")
    become_guest(page, "Ana")
    page.goto(open_table(page, game, {}, seats=3, bots=2, start=True))
    Person(page, game).play(8)
    assert Person(page, game).wait_for_turn()
