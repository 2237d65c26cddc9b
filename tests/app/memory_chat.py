"""What a store in memory keeps of chats and of moderation."""

from itertools import count

from updown.app.chat import ChatLine, NewLine
from updown.app.moderation import Act, NewAct, NewReport, Report, Standing
from updown.app.refusals import IsModerator, NoSuchReport, NothingToDo


class MemoryChat:
    """See app.chat.KeepsChat and app.moderation.KeepsOrder; knows neither players nor tables."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._said: dict[tuple[str, str, str], tuple[str, ChatLine]] = {}
        self._mutes: set[tuple[str, str]] = set()
        self._reports: list[tuple[NewReport, int | None]] = []
        self._acts: list[NewAct] = []
        self._sanctions: set[tuple[str, str]] = set()
        self._moderators: set[str] = set()

    async def say(self, line: NewLine) -> int:
        key = (line.table, line.player, line.command)
        if key not in self._said:
            kept = ChatLine(
                next(self._numbers),
                line.at,
                line.player,
                line.name,
                line.watching,
                line.preset,
                line.text,
                line.aside,
            )
            self._said[key] = (line.table, kept)
        return self._said[key][1].number

    async def chat_lines(self, table: str, limit: int, after: int = 0) -> list[ChatLine]:
        return [line for of, line in self._said.values() if of == table and line.number > after][-limit:]

    async def mute(self, player: str, other: str) -> None:
        self._mutes.add((player, other))

    async def unmute(self, player: str, other: str) -> None:
        self._mutes.discard((player, other))

    async def muted_by(self, player: str) -> list[str]:
        return sorted(other for by, other in self._mutes if by == player)

    async def report(self, report: NewReport) -> int:
        self._reports.append((report, None))
        return len(self._reports)

    async def reports(self, limit: int) -> list[Report]:
        found = [self._report(number) for number in range(len(self._reports), 0, -1)]
        return sorted(found, key=lambda report: report.settled is not None)[:limit]

    async def report_numbered(self, number: int) -> Report | None:
        return self._report(number) if 0 < number <= len(self._reports) else None

    async def moderate(self, act: NewAct) -> None:
        match act.kind:
            case "mute" | "ban":
                if act.whom in self._moderators:
                    raise IsModerator("a moderator is neither muted nor banned")
                _must(act.whom not in {who for who, kind in self._sanctions if kind == act.kind})
                self._sanctions.add((act.whom, act.kind))
            case "unmute" | "unban":
                pardoned = (act.whom, act.kind.removeprefix("un"))
                _must(pardoned in self._sanctions)
                self._sanctions.remove(pardoned)
            case "appoint":
                _must(act.whom not in self._moderators)
                self._moderators.add(act.whom)
            case "dismiss":
                _must(act.whom in self._moderators)
                self._moderators.remove(act.whom)
            case "settle":
                self._settle(int(act.whom), act.at)
            case "close":
                _must(not any((other.kind, other.whom) == ("close", act.whom) for other in self._acts))
        self._acts.append(act)

    async def acts(self, limit: int) -> list[Act]:
        numbered = [
            Act(number, act.at, act.by, None, act.kind, act.whom, None, act.why)
            for number, act in enumerate(self._acts, start=1)
        ]
        return numbered[::-1][:limit]

    async def newest_act(self) -> int:
        return len(self._acts)

    async def standing(self) -> Standing:
        return Standing(
            newest=len(self._acts),
            moderators=frozenset(self._moderators),
            banned=frozenset(who for who, kind in self._sanctions if kind == "ban"),
            muted=frozenset(who for who, kind in self._sanctions if kind == "mute"),
            closing=tuple(act.whom for act in self._acts if act.kind == "close"),
        )

    def _settle(self, number: int, at: int) -> None:
        if not 0 < number <= len(self._reports):
            raise NoSuchReport("there is no such report")
        report, settled = self._reports[number - 1]
        _must(settled is None)
        self._reports[number - 1] = (report, at)

    def _report(self, number: int) -> Report:
        report, settled = self._reports[number - 1]
        return Report(
            number,
            report.at,
            report.table,
            report.version,
            "open",
            report.reporter,
            None,
            report.accused,
            None,
            report.reason,
            report.text,
            report.lines,
            settled,
        )


def _must(change: bool) -> None:  # noqa: FBT001
    if not change:
        raise NothingToDo("it is so already")
