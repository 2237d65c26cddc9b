"""What the commands of the arena ask for."""

from pathlib import Path
from typing import Annotated

import typer

MAX_JOBS = 4096

Jobs = Annotated[
    int | None, typer.Option("--jobs", help="Processes to play in; by default one per processor.")
]
ResultFile = Annotated[
    Path | None,
    typer.Option("--results", help="File to keep the results in; if it is there, the contest goes on."),
]
ReportFolder = Annotated[
    Path | None, typer.Option("--report", help="Folder to write a report to, as Markdown and HTML.")
]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Scheduler of a Dask cluster to play on instead."),
]
