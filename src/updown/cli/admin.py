"""`updown admin`: what the host does to keep order, while the server runs or while it does not."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from updown.cli.refusal import CannotRead
from updown.cli.setup import AsJson, Speech
from updown.cli.texts import speak, text

if TYPE_CHECKING:
    from updown.adapters.store_sql import SqlStore
    from updown.app.moderation import ActKind

T = TypeVar("T")

admin = typer.Typer(no_args_is_help=True, help="Keep order: moderators, reports, mutes, bans, closed tables.")
moderators = typer.Typer(no_args_is_help=True, help="Who may mute, ban and close in the browser.")
admin.add_typer(moderators, name="moderators")

DataDir = Annotated[Path, typer.Option(metavar="DIR", help="Folder of the database.")]
Player = Annotated[str, typer.Argument(metavar="PLAYER", help="The id of a player: the end of /p/... .")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: the end of /t/... .")]
Number = Annotated[int, typer.Argument(min=1, metavar="REPORT", help="The number of a report.")]
Why = Annotated[str, typer.Option(metavar="TEXT", help="The reason; it stands in the log.")]
Limit = Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="The newest so many.")]
VAR = Path("var")


@moderators.command()
def add(
    player: Player, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """Make a player a moderator; the page for it is /moderation."""
    _act("appoint", player, why, data_dir, lang, as_json=as_json)


@moderators.command()
def remove(
    player: Player, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """Take a moderator's powers back."""
    _act("dismiss", player, why, data_dir, lang, as_json=as_json)


@moderators.command(name="list")
def list_moderators(*, data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False) -> None:
    """List moderators."""
    speak(lang)

    async def read(store: "SqlStore") -> dict[str, str]:
        found = sorted((await store.standing()).moderators)
        names = await store.names(found)
        return {player: names.get(player, "") for player in found}

    names = _read(data_dir, read)
    lines = [{"player": player, "name": name} for player, name in names.items()]
    _show(lines, as_json=as_json, line=lambda each: f"{each['player']}  {each['name']}")


@admin.command()
def mute(
    player: Player, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """Take the word from a player at every table."""
    _act("mute", player, why, data_dir, lang, as_json=as_json)


@admin.command()
def unmute(
    player: Player, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """Give the word back."""
    _act("unmute", player, why, data_dir, lang, as_json=as_json)


@admin.command()
def ban(
    player: Player, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """Send a player away: open pages are closed within seconds, and nothing can be done any more."""
    _act("ban", player, why, data_dir, lang, as_json=as_json)


@admin.command()
def unban(
    player: Player, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """Let a player come back."""
    _act("unban", player, why, data_dir, lang, as_json=as_json)


@admin.command()
def close(
    table: TableId, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """End a table without a result, within seconds or when the server starts."""
    _act("close", table, why, data_dir, lang, as_json=as_json)


@admin.command()
def settle(
    report: Number, *, why: Why = "", data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """Put a report away as done with."""
    _act("settle", str(report), why, data_dir, lang, as_json=as_json)


@admin.command()
def reports(
    *, limit: Limit = 50, data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False
) -> None:
    """List what players complain of, those that wait first.

    Example: updown admin reports --data-dir var --json
    """
    speak(lang)
    found = _read(data_dir, lambda store: store.reports(limit))
    _show(_plain(found), as_json=as_json, line=_report_line)


@admin.command()
def log(*, limit: Limit = 50, data_dir: DataDir = VAR, lang: Speech = None, as_json: AsJson = False) -> None:
    """List what moderators and the host have done, newest first."""
    speak(lang)
    found = _read(data_dir, lambda store: store.acts(limit))
    _show(_plain(found), as_json=as_json, line=_act_line)


def _act(kind: "ActKind", whom: str, why: str, data_dir: Path, lang: Any, *, as_json: bool) -> None:
    from updown.adapters.store_sql import act_alone  # noqa: PLC0415  the other commands need no database
    from updown.app.chat import good_text  # noqa: PLC0415
    from updown.app.moderating import LONGEST_REASON  # noqa: PLC0415
    from updown.app.moderation import HOST, NewAct  # noqa: PLC0415

    speak(lang)
    words = good_text(why, LONGEST_REASON) if why else ""
    act = NewAct(at=round(time() * 1000), by=HOST, kind=kind, whom=whom, why=words)
    act_alone(_database(data_dir), act)
    if as_json:
        typer.echo(json.dumps({"kind": kind, "whom": whom, "why": words}, ensure_ascii=False))
    else:
        typer.echo(text(f"cli-admin-did-{kind}", whom=whom))


def _read(data_dir: Path, read: "Callable[[SqlStore], Awaitable[T]]") -> T:
    import asyncio  # noqa: PLC0415  --help starts without it

    from updown.adapters.store_sql import SqlStore  # noqa: PLC0415

    async def ask() -> T:
        store = SqlStore(_database(data_dir))
        try:
            return await read(store)
        finally:
            await store.close()

    return asyncio.run(ask())


def _database(data_dir: Path) -> Path:
    """Up to date; raises CannotRead where there is none."""
    from updown.adapters.store_sql import migrate  # noqa: PLC0415
    from updown.server.node import DATABASE  # noqa: PLC0415

    path = data_dir / DATABASE
    if not path.is_file():
        raise CannotRead(f"{path} is no database", file=str(path), cause="no such file")
    migrate(path)
    return path


def _plain(found: object) -> list[dict[str, Any]]:
    import msgspec  # noqa: PLC0415

    return msgspec.to_builtins(found)


def _show(lines: list[dict[str, Any]], *, as_json: bool, line: Callable[[dict[str, Any]], str]) -> None:
    if as_json:
        typer.echo(json.dumps(lines, ensure_ascii=False))
        return
    for each in lines:
        typer.echo(line(each))
    if not lines:
        typer.echo(text("cli-admin-none"))


def _when(ms: int) -> str:
    from datetime import UTC, datetime  # noqa: PLC0415

    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _report_line(report: dict[str, Any]) -> str:
    state = text("cli-admin-settled" if report["settled"] else "cli-admin-waits")
    said = [f"    {line['name']}: {line['text'] or line['preset']}" for line in report["lines"]]
    heading = text(
        "cli-admin-report",
        number=report["number"],
        when=_when(report["at"]),
        state=state,
        accused=f"{report['accused_name']} ({report['accused']})",
        reporter=f"{report['reporter_name']} ({report['reporter']})",
        reason=text(f"report-{report['reason']}"),
        table=report["table"],
        version=report["version"],
    )
    return "\n".join([heading, *([f"  {report['text']}"] if report["text"] else []), *said])


def _act_line(act: dict[str, Any]) -> str:
    by, whom = act["by_name"] or act["by"], act["whom_name"]
    named = f"{whom} ({act['whom']})" if whom else act["whom"]
    what = text(f"act-{act['kind']}")
    return f"{act['number']}  {_when(act['at'])}  {by}: {what} · {named}" + (
        f" · {act['why']}" if act["why"] else ""
    )
