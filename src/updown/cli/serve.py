"""`updown serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer


def serve(  # noqa: PLR0913  one for each flag
    *,
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets phones of the house in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")] = 8000,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address that players open, if it is another one.")
    ] = None,
    data_dir: Annotated[Path, typer.Option(metavar="DIR", help="Folder of the database.")] = Path("var"),
    bot_pause: Annotated[
        float,
        typer.Option(min=0, max=600, metavar="SECONDS", help="About how long a bot waits before it acts."),
    ] = 1.0,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=256,
            metavar="N",
            help="Processes for bots that think (hard, expert, advice); by default one fewer than cores.",
        ),
    ] = None,
    bot_cpu: Annotated[
        float | None,
        typer.Option(
            min=0.01,
            max=256,
            metavar="SECONDS",
            help="CPU seconds a second that they may take together; by default as many as there are of them.",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            envvar="UPDOWN_SMTP",
            metavar="URL",
            help="Mail server for reminders, smtp://user:password@host (STARTTLS) or smtps://; best as variable.",
            show_envvar=True,
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(envvar="UPDOWN_MAIL_FROM", metavar="ADDRESS", help="Address that mail comes from."),
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(
            envvar="UPDOWN_CONTACT",
            metavar="URL",
            help="mailto: or https: address of the host, told to push services; by default the public URL.",
        ),
    ] = None,
    private_targets: Annotated[
        bool,
        typer.Option("--private-targets", help="Let webhooks reach this machine and its own network."),
    ] = False,
    limits: Annotated[bool, typer.Option(help="Refuse who asks too fast.")] = True,
    json_log: Annotated[bool, typer.Option("--json-log", help="Log lines as JSON.")] = False,
) -> None:
    """Serve tables in the browser, with everything in one process and one folder.

    Example: updown serve --host 0.0.0.0 --port 8000
    """
    from updown.server.run import serve as run  # noqa: PLC0415  the other commands need no server

    run(
        host=host,
        port=port,
        public_url=public_url,
        data_dir=data_dir,
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        bot_cpu=bot_cpu,
        limited=limits,
        smtp=smtp,
        mail_from=mail_from,
        contact=contact,
        allow_private_targets=private_targets,
        log="json" if json_log else "console",
    )
