"""Any moment of a finished match as the beginning of a new one: same options, same cards, never rated."""

from collections.abc import Sequence
from dataclasses import dataclass

from updown.app import events as e
from updown.app.decision import Decision, in_phase
from updown.app.fold import opened
from updown.app.ports import PlayerLine
from updown.app.refusals import NoSuchMoment, OtherRules
from updown.app.setting_up import Identity, OpenTable, furnish
from updown.app.state import TableState
from updown.engine.record import Act


@dataclass(frozen=True, slots=True)
class Continue:
    """What a host wishes. `at`: the moment; `seat`: where the host sits; `bots` per seat: a level or None."""

    at: int
    seat: int
    bots: Sequence[str | None] = ()
    private: bool = False
    start: bool = False


def must_be_continuable(source: TableState, at: int) -> None:
    """Raises WrongPhase without a result, OtherRules, or NoSuchMoment (the last one leaves nothing to play)."""
    in_phase(source, "finished")
    if source.rules != source.game.rules_version:
        raise OtherRules("tables go by other rules now", rules=source.rules)
    last = len(_acts(source)) - source.acts_before - 1
    if not 0 <= at <= last:
        raise NoSuchMoment("there is nothing to play from there", last=last)


def continue_from(
    source: TableState, host: PlayerLine, wish: Continue, identity: Identity, now: int
) -> Decision:
    """A new table whose seats are those of the source. What was private stays so: its hands are known."""
    must_be_continuable(source, wish.at)
    acts = _acts(source)[: source.acts_before + wish.at]
    event = e.TableOpened(
        at=now,
        game=source.game.id,
        seats=len(source.places),
        options=source.options,
        host=host.id,
        server_seed=source.secret.server_seed.hex(),
        private_key=identity.join_key,
        keep_order=True,
        continued=e.Continued(
            table=source.id,
            at=wish.at,
            deal=source.deal_table,
            entropy=source.entropy,
            rules=source.game.rules_version,
            acts=tuple((act.seat, act.action) for act in acts),
        ),
    )
    bare = Decision(opened(identity.table, source.game, event), (event,))
    seated = OpenTable(source.game.id, len(source.places), bots=wish.bots, seat=wish.seat)
    return furnish(bare, host, seated, now)


def _acts(source: TableState) -> list[Act]:
    return [line for line in source.lines if isinstance(line, Act)]
