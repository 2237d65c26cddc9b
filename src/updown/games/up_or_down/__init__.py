"""Up or Down?, a card game for 2-6 seats by Wolfgang Kramer and Michael Kiesling; rules in RULES.md."""

from updown.core.game import Game
from updown.games.up_or_down import rules
from updown.games.up_or_down.actions import Action
from updown.games.up_or_down.bots import Easy, Medium, default_action
from updown.games.up_or_down.fingerprint import fingerprint
from updown.games.up_or_down.happenings import deal_happenings, happenings
from updown.games.up_or_down.imagine import imagine
from updown.games.up_or_down.notation import format_action, parse_action
from updown.games.up_or_down.options import SEATS, Options, choices, options, options_json
from updown.games.up_or_down.state import State
from updown.games.up_or_down.views import OwnView, PublicView, own_view, progress, public_view, reveal

GAME: Game[Options, State, Action, PublicView, OwnView] = Game(
    id="up-or-down",
    rules_version=1,
    seats=SEATS,
    usual_seats=SEATS,
    choices=choices,
    options=options,
    options_json=options_json,
    start=rules.start,
    needs_deal=rules.needs_deal,
    deal=rules.deal,
    to_act=rules.to_act,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    default_action=default_action,
    public_view=public_view,
    own_view=own_view,
    reveal=reveal,
    happenings=happenings,
    deal_happenings=deal_happenings,
    progress=progress,
    imagine=imagine,
    outcome=rules.outcome,
    fingerprint=fingerprint,
    format_action=format_action,
    parse_action=parse_action,
    bots={"easy": Easy, "medium": Medium},
)
