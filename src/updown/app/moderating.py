"""Order on a node: who is banned, muted or a moderator, kept in memory and followed in the store."""

from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

from updown.app.chat import good_text, said_by
from updown.app.look import Look
from updown.app.moderation import ActKind, NewAct, NewReport, ReportReason, Standing
from updown.app.ports import Clock, Store, StoreFull
from updown.app.refusals import Banned, Busy, Muted, NoSuchPlayer, NotModerator
from updown.app.tables import Tables
from updown.core.errors import UpdownError

LONGEST_REASON = 500
REPORTED_LINES = 50
FOLLOW_MS = 1_000
"""How soon an act from outside this process is noticed."""

TurnAway = Callable[[], None]


class Moderation:
    """Asked before anything is done; told of every open page, so that a ban ends it."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._standing = Standing()
        self._closing: set[str] = set()
        self._pages: defaultdict[str, dict[object, TurnAway]] = defaultdict(dict)

    # ------------------------------------------------------------ asking

    def must_be_welcome(self, player: str | None) -> None:
        """Raises Banned. A program shares its owner's lot."""
        if player in self._standing.banned or player in self._standing.banned_programs:
            raise Banned("this player was banned")

    def may_speak(self, player: str) -> None:
        """Raises Banned or Muted."""
        self.must_be_welcome(player)
        if player in self._standing.muted or player in self._standing.muted_programs:
            raise Muted("this player was muted")

    def is_moderator(self, player: str) -> bool:
        return player in self._standing.moderators

    def must_moderate(self, player: str) -> None:
        """Raises NotModerator."""
        if not self.is_moderator(player):
            raise NotModerator("only moderators may do this")

    def opened(self, player: str | None, turn_away: TurnAway) -> Callable[[], None]:
        """A page that is told when its player is banned; the result ends that."""
        if player is None:
            return lambda: None
        mine = object()
        self._pages[player][mine] = turn_away

        def closed() -> None:
            pages = self._pages.get(player, {})
            pages.pop(mine, None)
            if not pages:
                self._pages.pop(player, None)

        return closed

    # ------------------------------------------------------------ acting

    async def act(self, moderator: str, kind: ActKind, whom: str, why: str) -> None:
        """Takes effect at once, here."""
        self.must_moderate(moderator)
        if kind in {"appoint", "dismiss"}:
            raise NotModerator("only the host appoints moderators")
        words = good_text(why, LONGEST_REASON)
        await self._store.moderate(NewAct(self._clock.now(), moderator, kind, whom, words))
        await self.follow()

    async def report(self, reporter: str, look: Look, accused: str, reason: ReportReason, text: str) -> int:
        """About somebody who sits or spoke at this table; the number of the report."""
        table = look.setting.id
        lines = tuple(await self._store.chat_lines(table, REPORTED_LINES))
        if accused == reporter or not (look.seat_of(accused) is not None or accused in said_by(lines)):
            raise NoSuchPlayer("nobody else of this table has this id")
        words = good_text(text, LONGEST_REASON) if text.strip() else ""
        return await self._store.report(
            NewReport(self._clock.now(), table, look.version, reporter, accused, reason, words, lines)
        )

    # ------------------------------------------------------------ following

    async def follow(self) -> None:
        """Takes notice of new acts, whoever wrote them: another node, or the host at the command line."""
        if await self._store.newest_act() != self._standing.newest:
            await self._read()
        for table in tuple(self._closing):
            await self._close(table)

    async def go_on_following(self) -> None:
        """For ever, once a second; while the store does not answer, what was known stands."""
        while True:
            await self._clock.pause(FOLLOW_MS)
            with suppress(StoreFull):
                await self.follow()

    async def _read(self) -> None:
        before, now = self._standing, await self._store.standing()
        self._standing = now
        for player in (now.banned | now.banned_programs) - (before.banned | before.banned_programs):
            for turn_away in tuple(self._pages.get(player, {}).values()):
                turn_away()
        self._closing |= set(now.closing)

    async def _close(self, table: str) -> None:
        """Tried again while the table or the store is busy; one that has ended, or is damaged, stays as it is."""
        try:
            await self._tables.close_table(table)
        except (Busy, StoreFull):
            return
        except UpdownError:
            pass
        self._closing.discard(table)
