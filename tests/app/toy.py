"""A tiny game for tests of tables: two hidden cards each, both rounds shown at once when the last has chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from updown.core.deal import Deals, canonical_json
from updown.core.errors import BadNotation, BadOptions, IllegalAction, NotYourTurn
from updown.core.game import Choice, Game, Happening, Outcome, Seat, outcome_of

ROUNDS = 2
FIRST_CARD = 970_000_001
"""So long that its digits stand in no hash or time by chance: tests look for cards in payloads."""


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int | None, ...]
    scores: tuple[int, ...]
    double: bool


@dataclass(frozen=True, slots=True)
class Public:
    round: int
    has_chosen: tuple[bool, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] | None = None


@dataclass(frozen=True, slots=True)
class Own:
    hand: tuple[int, ...]
    chosen: int | None


def _options(given: Mapping[str, object], seats: int) -> bool:
    if set(given) - {"double"} or not isinstance(given.get("double", False), bool):
        raise BadOptions("the toy has one option: double")
    return bool(given.get("double", False))


def _options_json(options: bool) -> dict[str, object]:  # noqa: FBT001
    return {"double": options}


def _start(options: bool, seats: int) -> State:  # noqa: FBT001
    return State(((),) * seats, (None,) * seats, (0,) * seats, options)


def _needs_deal(state: State) -> bool:
    return not any(state.hands) and not any(state.scores)


def _deal(state: State, deals: Deals) -> State:
    seats = len(state.hands)
    deck = deals.shuffle(b"deck", 0, range(FIRST_CARD, FIRST_CARD + 2 * seats))
    return replace(state, hands=tuple(tuple(sorted(deck[seat::seats])) for seat in range(seats)))


def _to_act(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, hand in enumerate(state.hands) if hand and state.chosen[seat] is None)


def _legal(state: State, seat: Seat) -> tuple[int, ...]:
    return state.hands[seat] if seat in _to_act(state) else ()


def _apply(state: State, seat: Seat, card: int) -> State:
    if seat not in _to_act(state):
        raise NotYourTurn("the toy waits for others", seat=seat)
    if card not in state.hands[seat]:
        raise IllegalAction("not in hand", rule="T1", reason="not_in_hand")
    chosen = (*state.chosen[:seat], card, *state.chosen[seat + 1 :])
    hands = tuple(
        tuple(held for held in hand if held != card or at != seat) for at, hand in enumerate(state.hands)
    )
    after = replace(state, hands=hands, chosen=chosen)
    return after if None in chosen else _scored(after)


def _scored(state: State) -> State:
    factor = 2 if state.double else 1
    pairs = zip(state.scores, state.chosen, strict=True)
    scores = tuple(score + factor * (card or 0) for score, card in pairs)
    return replace(state, scores=scores, chosen=(None,) * len(scores))


def _public(state: State) -> Public:
    round_now = 1 + sum(len(hand) < ROUNDS for hand in state.hands) // len(state.hands)
    return Public(round_now, tuple(card is not None for card in state.chosen), state.scores)


def _own(state: State, seat: Seat) -> Own:
    return Own(state.hands[seat], state.chosen[seat])


def _reveal(state: State, end: State) -> Public:
    assert _outcome(end) is not None, "hands are secret until the match is over"
    return replace(_public(state), hands=state.hands)


def _happenings(before: State, seat: Seat, card: int, after: State) -> tuple[Happening, ...]:
    chose = Happening("chose", {"seat": seat})
    own = Happening("chose_card", {"card": card}, frozenset({seat}))
    return (chose, own)


def _deal_happenings(state: State) -> tuple[Happening, ...]:
    return (Happening("dealt", {}),)


def _imagine(public: Public, own: Own, rng: Random) -> State:
    raise NotImplementedError("no bot of the toy searches")


def _outcome(state: State) -> Outcome | None:
    return outcome_of(state.scores) if any(state.scores) and not any(state.hands) else None


def _parse(text: str) -> int:
    if not text.isdecimal():
        raise BadNotation(f"expected a card's number, got {text!r}")
    return int(text)


class Highest:
    """Plays its highest card."""

    def choose(self, public: Public, own: Own, legal: Sequence[int], rng: Random) -> int:  # noqa: ARG002
        return max(legal)


TOY: Game[bool, State, int, Public, Own] = Game(
    id="toy",
    rules_version=1,
    seats=range(1, 6),
    usual_seats=range(2, 6),
    choices=lambda _: (Choice("double", (False, True), default=False),),
    options=_options,
    options_json=_options_json,
    start=_start,
    needs_deal=_needs_deal,
    deal=_deal,
    to_act=_to_act,
    legal_actions=_legal,
    apply=_apply,
    default_action=lambda _, own: own.hand[0],
    public_view=_public,
    own_view=_own,
    reveal=_reveal,
    happenings=_happenings,
    deal_happenings=_deal_happenings,
    progress=lambda public: (public.round, ROUNDS),
    imagine=_imagine,
    outcome=_outcome,
    fingerprint=lambda state: canonical_json([state.hands, state.chosen, state.scores]),
    format_action=str,
    parse_action=_parse,
    bots={"easy": Highest, "medium": Highest},
)
