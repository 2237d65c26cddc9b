"""Every page that a person meets, and how to get there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Page

from tests.e2e.person import MY_TURN, OVER, Person
from tests.e2e.tables import become_guest, open_table, play_by_bots

SEATS = {"up-or-down": (3, 6), "river": (4, 8)}
"""A usual table and the largest one."""

COMPILED_MS = 300_000


@dataclass(frozen=True)
class Place:
    """A page: its address, what is seen once it is whole, and what is done there then."""

    address: str
    whole: str
    then: Callable[[Page], object] = lambda _: None

    def show(self, page: Page) -> None:
        page.goto(self.address)
        page.locator(self.whole).first.wait_for()
        self.then(page)


class House:
    """Two people whose tables are shown; each is set up when it is first asked for."""

    def __init__(self, host: Page, partner: Page) -> None:
        self.host, self.partner = host, partner
        self._places: dict[str, Place] = {}
        become_guest(host, "Ana Δ. Иванова")
        become_guest(partner, "Nikos")

    def place(self, name: str) -> Place:
        if name not in self._places:
            self._places[name] = PLACES[name](self)
        return self._places[name]


def _running(game: str, house: House) -> str:
    seats = SEATS[game][0]
    return open_table(house.host, game, {}, seats, bots=seats - 1, start=True)


def _table(game: str, house: House) -> Place:
    return Place(_running(game, house), MY_TURN)


def _menu(game: str, house: House) -> Place:
    return Place(_running(game, house), MY_TURN, _press(".topbar > .iconbtn >> nth=-1"))


def _keys(game: str, house: House) -> Place:
    return Place(_running(game, house), MY_TURN, lambda page: page.keyboard.press("?"))


def _chat(game: str, house: House) -> Place:
    """Beside a running match, with something said."""
    return Place(_running(game, house), MY_TURN, _talk)


def _advice(game: str, house: House) -> Place:
    """What a bot says about the first decision."""
    return Place(_running(game, house), MY_TURN, ask_advice)


def _full_table(game: str, house: House) -> Place:
    seats = SEATS[game][1]
    return Place(open_table(house.host, game, {}, seats, bots=seats - 1, start=True), MY_TURN)


def _later(game: str, house: House) -> Place:
    """Some turns into the match."""
    place = _table(game, house)
    place.show(house.host)
    Person(house.host, game).play(4)
    return place


def _result(game: str, house: House, *, seats: int) -> Place:
    return Place(play_by_bots(house.host, house.partner, game, {}, seats), OVER)


def _replay(result: str, house: House) -> Place:
    """Some moves into a match that is over, with open hands."""
    return Place(f"{house.place(result).address}?at=20&hands=open", "main[data-moment]")


def _going_on(house: House) -> Place:
    """What is asked before a match is continued."""
    address = f"{house.place('up-or-down-result').address}?at=20"
    return Place(address, "main[data-moment]", _go_on)


def _picture(house: House) -> Place:
    return Place(house.place("up-or-down-result").address, OVER, _press(".felt .buttons > button >> nth=-1"))


def _waiting(game: str, house: House, *, seats: int) -> Place:
    return Place(open_table(house.host, game, {}, seats, bots=1, start=False), "main.room")


def ask_advice(page: Page) -> None:
    """By its key; on a machine that has never compiled the search, the first answer waits for that."""
    page.keyboard.press("h")
    page.locator(".advice li").first.wait_for(timeout=COMPILED_MS)


def _talk(page: Page) -> None:
    page.keyboard.press("m")
    page.locator(".presets button").first.click()
    page.locator(".chat .words").first.wait_for()


def _press(selector: str) -> Callable[[Page], object]:
    return lambda page: page.locator(selector).click()


def _go_on(page: Page) -> None:
    """In the bar, or where that is narrow among its choices."""
    page.locator(".replay .steps").wait_for()
    button = page.locator("[data-goes-on]")
    if button.count() == 0:
        page.locator(".replay .choices > button").first.click()
    button.click()


def _fixed(
    address: str, whole: str, then: Callable[[Page], object] = lambda _: None
) -> Callable[[House], Place]:
    return lambda _: Place(address, whole, then)


PLACES: dict[str, Callable[[House], Place]] = {
    "waiting-up-or-down": partial(_waiting, "up-or-down", seats=4),
    "waiting-river": partial(_waiting, "river", seats=8),
    **{
        f"{game}-{kind}": place
        for game, (usual, most) in SEATS.items()
        for kind, place in {
            "rules": _fixed(f"/rules/{game}", "main h1"),
            "table": partial(_table, game),
            "later": partial(_later, game),
            "full-table": partial(_full_table, game),
            "menu": partial(_menu, game),
            "keys": partial(_keys, game),
            "chat": partial(_chat, game),
            "advice": partial(_advice, game),
            "result": partial(_result, game, seats=usual),
            "full-result": partial(_result, game, seats=most),
            "replay": partial(_replay, f"{game}-result"),
            "full-replay": partial(_replay, f"{game}-full-result"),
        }.items()
    },
    "going-on": _going_on,
    "picture": _picture,
    "rules": _fixed("/rules", "main li"),
    "new-table": _fixed("/new?game=river", "main .form"),
    "with-friends": _fixed("/new?game=up-or-down&friends=1", "main .form"),
    "trouble": _fixed("/t/no-such-table", "main h1.display"),
    "sign-in": _fixed("/sign-in", "main details"),
    "account": _fixed("/account", "main form"),
    "best": _fixed("/best", "main table, main .none"),
    # last, so that the matches above stand there
    "lobby": _fixed("/", ".lobby .match"),
    "settings": _fixed("/", ".lobby .match", _press(".topbar > .iconbtn >> nth=-1")),
    "name": _fixed("/", ".lobby .match", _press(".topbar > .me")),
}
