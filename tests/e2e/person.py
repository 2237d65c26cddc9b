"""A person at a table: does what the page offers, by mouse or by keyboard alone, until the match is over."""

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

MOST_TURNS = 400
"""More than any match has; a test that loops for ever is worse than one that fails."""

MY_TURN = 'main[data-my-turn="true"]'
OVER = "main.result"

Hands = Literal["mouse", "keys"]


class Person:
    """Plays one match on one page. `game` is the game's id.

    `act` chooses and sends, and does not wait for the answer.
    """

    def __init__(self, page: Page, game: str, hands: Hands = "mouse") -> None:
        self.page = page
        self._game = game
        self.act: Callable[[], None] = {
            ("up-or-down", "mouse"): self._place_by_mouse,
            ("up-or-down", "keys"): self._place_by_keys,
            ("river", "mouse"): self._bid_or_play_by_mouse,
            ("river", "keys"): self._bid_or_play_by_keys,
        }[game, hands]

    def wait_for_turn(self) -> bool:
        """False when the match is over instead."""
        self.page.locator(f"{MY_TURN}, {OVER}").wait_for()
        return self.is_to_act

    def take_turn(self) -> None:
        """One action, until the server's answer has reached the page."""
        version = self.version
        self.act()
        self.page.locator(f'main.match:not([data-version="{version}"]), {OVER}').wait_for()

    def put_away_what_is_past(self) -> None:
        """In River a finished trick and the points of a round are shown for a moment; a key puts them away."""
        if self._game == "river":
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")

    def play(self, turns: int) -> None:
        """So many turns, or fewer if the match ends."""
        for _ in range(turns):
            if not self.wait_for_turn():
                return
            self.take_turn()

    def play_to_the_end(self) -> None:
        self.play(MOST_TURNS)
        expect(self.page.locator("main.result")).to_be_visible()

    @property
    def is_to_act(self) -> bool:
        return self.page.locator(MY_TURN).count() == 1

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() == 1

    @property
    def version(self) -> int:
        return int(self.page.locator("#main").get_attribute("data-version") or 0)

    # ------------------------------------------------------------- Up or Down?

    def _place_by_mouse(self) -> None:
        for step in ("card", "take", "row", "draw"):
            self.page.locator(f'[data-step="{step}"]:not([aria-disabled="true"])').first.click()

    def _place_by_keys(self) -> None:
        self.page.keyboard.press("1")
        for step in ("take", "row", "draw"):
            # after each choice the focus goes to the best choice of the next step
            expect(self.page.locator(f'[data-step="{step}"]:focus')).to_be_visible()
            self.page.keyboard.press("Enter")

    # ------------------------------------------------------------- River

    def _bid_or_play_by_mouse(self) -> None:
        if self._round_is_told():
            self._button_of_panel.click()
        if self._open_bids.count():
            self._open_bids.first.click()
            self._button_of_panel.click()
        else:
            self._playable.first.click()
            self.page.locator(".fan .lifted").click()

    def _bid_or_play_by_keys(self) -> None:
        if self._round_is_told():
            self.page.keyboard.press("Escape")
        if self._open_bids.count():
            self.page.keyboard.press(self._open_bids.first.inner_text())
        else:
            self.page.keyboard.press(str((self._place_of_first_playable() + 1) % 10))
        self.page.keyboard.press("Enter")

    def _round_is_told(self) -> bool:
        """Whether the points of the last round stand where the bids will be asked; waits for either."""
        self._open_bids.or_(self._playable).or_(self._button_of_panel).first.wait_for()
        return not (self._open_bids.count() or self._playable.count())

    @property
    def _open_bids(self) -> Locator:
        return self.page.locator('.numbers button:not([aria-disabled="true"])')

    @property
    def _button_of_panel(self) -> Locator:
        return self.page.locator(".stage .panel .act button")

    @property
    def _playable(self) -> Locator:
        return self.page.locator(".fan button.playable")

    def _place_of_first_playable(self) -> int:
        return self.page.locator(".fan button").evaluate_all(
            "all => all.findIndex(b => b.matches('.playable'))"
        )
