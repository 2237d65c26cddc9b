"""The table of Up and Down the River in a terminal: trump, bids, the trick and the own hand."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from updown.cli.tables import numbered
from updown.cli.texts import text
from updown.games.river.views import OwnView, PublicView, SeatView

_SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_STYLES = {"C": "green", "D": "bright_blue", "H": "red", "S": "bold"}


def draw(public: PublicView, own: OwnView, names: Sequence[str]) -> RenderableType:
    """As the seat of `own` may see it."""
    return Group(
        Text(_round_line(public), style="bold"),
        _labelled(text("cli-river-trump"), _card(public.trump)),
        _seats(public, own, names),
        *_open_trick(public, names),
        _labelled(text("cli-hand"), _cards(own.hand)),
        *_hook(own),
    )


def choices(own: OwnView, legal: Sequence[str]) -> Mapping[str, str]:
    """A bid by its own number: the third in a list would be taken for a bid of 3. Cards by their place."""
    return {str(bid): f"b{bid}" for bid in own.bids} or numbered(legal)


def _round_line(public: PublicView) -> str:
    size = public.hand_sizes[public.round]
    return text("cli-river-round", round=public.round + 1, rounds=len(public.hand_sizes), cards=size)


def _seats(public: PublicView, own: OwnView, names: Sequence[str]) -> Table:
    table = Table()
    for heading in ("", text("cli-river-bid"), text("cli-river-tricks"), text("cli-score")):
        table.add_column(heading, justify="left" if not heading else "right")
    for seat, (name, view) in enumerate(zip(names, public.seats, strict=True)):
        mark = "▶ " if seat in public.to_act else "  "
        dealer = f" ({text('cli-river-dealer')})" if seat == public.dealer else ""
        label = Text(mark + name + dealer, style="bold" if seat == own.seat else "")
        bid = own.bid if seat == own.seat else view.bid
        table.add_row(label, _bid(view, bid), str(view.tricks), str(view.score))
    return table


def _bid(view: SeatView, bid: int | None) -> str:
    if bid is None:
        return text("cli-river-has-bid") if view.has_bid else "-"
    return str(bid)


def _open_trick(public: PublicView, names: Sequence[str]) -> Iterable[Text]:
    if public.trick:
        yield _labelled(text("cli-river-trick"), _played([(names[p.seat], p.card) for p in public.trick]))
    elif public.last_trick is not None:
        played = [(names[p.seat], p.card) for p in public.last_trick.cards]
        label = text("cli-river-last-trick", winner=names[public.last_trick.winner])
        yield _labelled(label, _played(played))


def _hook(own: OwnView) -> Iterable[Text]:
    """R8, said before it is tried."""
    if own.forbidden is not None:
        yield Text(text("cli-river-hook", bid=own.forbidden), style="yellow")


def _played(cards: Iterable[tuple[str, str]]) -> Text:
    return Text("  ").join(Text.assemble(f"{name} ", _card(card)) for name, card in cards)


def _labelled(label: str, content: Text) -> Text:
    return Text.assemble((f"{label}: ", "dim"), content)


def _cards(cards: Iterable[str]) -> Text:
    return Text(" ").join(map(_card, cards))


def _card(card: str) -> Text:
    rank, suit = card
    return Text(rank + _SUITS[suit], style=_STYLES[suit])
