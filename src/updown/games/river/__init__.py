"""Up and Down the River, a trick-taking game of prediction; rules in RULES.md."""

from updown.core.game import Game
from updown.games.river import (
    bots,
    bots_reference,
    fingerprint,
    happenings,
    imagine,
    notation,
    options,
    reasons,
    rules,
    statistics,
    views,
)
from updown.games.river.actions import Action
from updown.games.river.options import SEATS, USUAL_SEATS, Options
from updown.games.river.state import State
from updown.games.river.views import OwnView, PublicView


def _twin() -> object:
    from updown.games.river.fast import TWIN  # noqa: PLC0415  numba takes long to import

    return TWIN


def _encoding() -> object:
    from updown.games.river.encoding import ENCODING  # noqa: PLC0415  numpy is needed by few

    return ENCODING


GAME: Game[Options, State, Action, PublicView, OwnView] = Game(
    id="river",
    rules_version=1,
    seats=SEATS,
    usual_seats=USUAL_SEATS,
    choices=options.choices,
    options=options.options,
    options_json=options.options_json,
    start=rules.start,
    needs_deal=rules.needs_deal,
    deal=rules.deal,
    to_act=rules.to_act,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    default_action=bots.default_action,
    public_view=views.public_view,
    own_view=views.own_view,
    reveal=views.reveal,
    happenings=happenings.happenings,
    deal_happenings=happenings.deal_happenings,
    progress=views.progress,
    imagine=imagine.imagine,
    outcome=rules.outcome,
    fingerprint=fingerprint.fingerprint,
    format_action=notation.format_action,
    parse_action=notation.parse_action,
    bots={"easy": bots.Easy, "medium": bots.Medium, "reference": bots_reference.Reference},
    twin=_twin,
    encoding=_encoding,
    reason=reasons.reason,
    statistics=statistics.statistics,
)
