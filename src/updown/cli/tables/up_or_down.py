"""The table of Up or Down? in a terminal: circle, piles, everybody's rows and the own hand."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from updown.cli.tables import numbered
from updown.cli.texts import text
from updown.games.up_or_down.views import OwnView, PublicView, RowView, SeatView

_STYLES = ("#fbdb55", "#e2483d", "#4f8fea", "#f19ac0", "#a678d8", "#08a28d")
_SHAPES = "●■◆★⬢▲"
"""Yellow, red, blue, pink, purple, teal (U2); a shape for each, so that no colour is needed to play."""
_ARROWS = {"up": "↗", "down": "↘", None: ""}


def draw(public: PublicView, own: OwnView, names: Sequence[str]) -> RenderableType:
    """As the seat of `own` may see it."""
    return Group(
        Text(text("cli-up-or-down-turn", turn=public.turn, turns=public.turns), style="bold"),
        _labelled(text("cli-up-or-down-circle"), _cards(public.circle)),
        _labelled(text("cli-up-or-down-piles"), _piles(public)),
        _seats(public, own, names),
        _labelled(text("cli-hand"), _cards(own.hand)),
    )


def choices(own: OwnView, legal: Sequence[str]) -> Mapping[str, str]:
    """Numbered, each with the card that it takes and what that gains."""
    outcomes = {
        f"{take.card}{take.side}{place.placement}": f"{take.taken} {place.gain:+}"
        for take in own.takes
        for place in take.placements
    }
    return numbered([f"{action} [{outcomes[action[:-1]]}]" for action in legal])


def _seats(public: PublicView, own: OwnView, names: Sequence[str]) -> Table:
    table = Table(show_lines=True)
    for heading in ("", "A", "B", "C", text("cli-up-or-down-discards"), text("cli-score")):
        table.add_column(heading)
    for seat, (name, view) in enumerate(zip(names, public.seats, strict=True)):
        mark = "▶ " if seat == public.to_act else "  "
        table.add_row(Text(mark + name, style="bold" if seat == own.seat else ""), *_columns(view))
    return table


def _columns(view: SeatView) -> list[Text | str]:
    return [*map(_row, view.rows), str(len(view.discards)), str(view.score)]


def _row(row: RowView | None) -> Text:
    if row is None:
        return Text("-", style="dim")
    worth = f" {_ARROWS[row.direction]} {len(row.cards)}x{row.best_colour}={row.points}"
    return Text.assemble(_cards(row.cards), (worth, "dim"))


def _piles(public: PublicView) -> Text:
    face_up = _card(public.face_up) if public.face_up is not None else Text("-")
    return Text.assemble("^ ", face_up, f" ({public.face_up_size})   _ ▒▒ ({public.face_down_size})")


def _labelled(label: str, content: Text) -> Text:
    return Text.assemble((f"{label}: ", "dim"), content)


def _cards(cards: Iterable[int]) -> Text:
    return Text(" ").join(map(_card, cards))


def _card(card: int) -> Text:
    colour = (card - 1) % 6
    return Text(f"{card}{_SHAPES[colour]}", style=_STYLES[colour])
