"""`updown play`: a match in the terminal against bots."""

import secrets
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from updown.bots.levels import bot_for
from updown.cli.refusal import detail_of
from updown.cli.setup import GameId, Levels, OptionsJson, Speech, bot_levels, game_options, usual_seats
from updown.cli.tables import table_of
from updown.cli.texts import sentence, speak, text
from updown.core.deal import SeededDeals
from updown.core.errors import UpdownError
from updown.core.game import AnyGame, Seat
from updown.engine.match import Chooser, begin, chooser_of
from updown.engine.match import play as played
from updown.games import game_called


def play(
    game_id: GameId,
    *,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats; by default the fewest usual ones.")
    ] = None,
    bots: Levels = "medium",
    options: OptionsJson = "{}",
    lang: Speech = None,
) -> None:
    """Play a match against bots: you on seat 0, an action by its number or its notation. Ctrl-D or q leaves.

    Example: updown play river --seats 4 --bots easy --options '{"start": 5}'
    """
    speak(lang)
    game = game_called(game_id)
    seats = usual_seats(game, seats)
    levels = bot_levels(game, bots, seats - 1)
    _Sitting(game, seats, levels).play(game_options(game, options, seats))


class _Left(Exception):
    """The person has had enough."""


class _Sitting:
    """One match in one terminal."""

    def __init__(self, game: AnyGame, seats: int, levels: Sequence[str]) -> None:
        self.game = game
        self.seats = seats
        self.levels = levels
        self.names = (
            text("cli-play-you"),
            *(text("cli-play-bot", seat=seat, level=level) for seat, level in enumerate(levels, 1)),
        )
        self.console = Console(highlight=False)

    def play(self, options: Any) -> None:
        game, deals = self.game, SeededDeals(secrets.token_bytes(32))
        bots = [chooser_of(game, bot_for(game, level), SystemRandom()) for level in self.levels]
        state = begin(game, options, self.seats, deals)
        choosers: list[Chooser] = [self._ask, *bots]
        try:
            for taken in played(game, state, deals, choosers):
                self._say(taken.seat, taken.action)
                state = taken.after
        except (_Left, KeyboardInterrupt, EOFError):
            self.console.print("\n" + text("cli-play-left"))
        else:
            self._show_result(state)

    def _ask(self, state: Any, seat: Seat) -> Any:
        """Shows the seat's view and asks until the rules take the answer."""
        game, table = self.game, table_of(self.game)
        own = game.own_view(state, seat)
        legal = game.legal_actions(state, seat)
        choices = table.choices(own, [game.format_action(action) for action in legal])
        self.console.print()
        self.console.print(table.draw(game.public_view(state), own, self.names))
        self._show_choices(choices)
        by_key = dict(zip(choices, legal, strict=True))
        while True:
            try:
                action = self._action(input(text("cli-play-prompt") + " ").strip(), by_key)
                game.apply(state, seat, action)
            except UpdownError as error:
                self._refuse(error)
            else:
                return action

    def _action(self, answer: str, by_key: Mapping[str, Any]) -> Any:
        """By its key in the list or by its notation; raises BadNotation."""
        if answer.lower() in {"q", "quit"}:
            raise _Left
        return by_key[answer] if answer in by_key else self.game.parse_action(answer)

    def _show_choices(self, choices: Mapping[str, str]) -> None:
        width = max(map(len, choices))
        listed = [Text(f"{key:>{width}}) {label}") for key, label in choices.items()]
        self.console.print(Columns(listed, padding=(0, 3)))

    def _refuse(self, error: UpdownError) -> None:
        self.console.print(f"{sentence(error)} ({detail_of(error)})", markup=False)

    def _say(self, seat: Seat, action: Any) -> None:
        self.console.print(f"{self.names[seat]}: {self.game.format_action(action)}", markup=False)

    def _show_result(self, state: Any) -> None:
        outcome = self.game.outcome(state)
        assert outcome is not None, "nobody is to act, but the match is not over"  # noqa: S101
        for rank, name, total in sorted(zip(outcome.ranks, self.names, outcome.totals, strict=True)):
            self.console.print(text("cli-play-result", rank=rank, name=name, total=total), markup=False)
