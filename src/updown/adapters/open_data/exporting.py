"""A month as a folder: records, a Parquet file a game, hashes of all of them, and a manifest. The same database gives the same bytes."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import file_digest, sha256
from pathlib import Path
from typing import IO, Any

from updown.adapters.open_data.decisions import DecisionFile
from updown.adapters.open_data.matches import matches
from updown.adapters.open_data.month import Month
from updown.app.open_data import LICENCE, OpenMatch
from updown.core.game import AnyGame
from updown.engine.record import format_record

FORM = 1
HASHES = "SHA256SUMS"
DEDICATION = f"""{LICENCE}
To the extent possible under law, everybody whose matches are in this folder has waived all copyright and
related rights to them: https://creativecommons.org/publicdomain/zero/1.0/
"""


@dataclass(frozen=True, slots=True)
class Exported:
    """`kept_back`: public matches of the month in which somebody has not agreed."""

    matches: int
    decisions: int
    kept_back: int


def export(
    path: Path, folder: Path, month: Month, game: str | None, game_called: Callable[[str], AnyGame]
) -> Exported:
    """Into an empty folder. Raises DamagedTable if a stored match makes no sense, or OSError."""
    (folder / "records").mkdir(parents=True)
    files: dict[str, DecisionFile] = {}
    with matches(path, game_called) as found, (folder / HASHES).open("w", encoding="utf-8") as hashes:
        for match in found.of(month, game):
            _write_record(match, folder, hashes)
            _file_of(match, files, folder, month, game_called).add(match)
        (folder / "LICENSE").write_text(DEDICATION, encoding="utf-8")
        hashes.write(_hash_line(folder, "LICENSE"))
        for name, file in sorted(files.items()):
            file.close()
            hashes.write(_hash_line(folder, _file_name(name, month)))
    games = {name: file.described() for name, file in sorted(files.items())}
    _write_manifest(folder, month, games, found.kept_back)
    return Exported(
        sum(file.matches for file in files.values()),
        sum(file.decisions for file in files.values()),
        found.kept_back,
    )


def _write_record(match: OpenMatch, folder: Path, hashes: IO[str]) -> None:
    name, content = f"records/{match.record.table}.updown", format_record(match.record)
    (folder / name).write_bytes(content)
    hashes.write(f"{sha256(content).hexdigest()}  {name}\n")


def _file_of(
    match: OpenMatch,
    files: dict[str, DecisionFile],
    folder: Path,
    month: Month,
    game_called: Callable[[str], AnyGame],
) -> DecisionFile:
    game = match.record.game
    if game not in files:
        files[game] = DecisionFile(folder / _file_name(game, month), game_called(game))
    return files[game]


def _file_name(game: str, month: Month) -> str:
    return f"{game}-{month.name}.parquet"


def _hash_line(folder: Path, name: str) -> str:
    return f"{_hash_of(folder / name)}  {name}\n"


def _hash_of(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


def _write_manifest(folder: Path, month: Month, games: dict[str, Any], kept_back: int) -> None:
    manifest = {
        "form": FORM,
        "month": month.name,
        "licence": LICENCE,
        "games": games,
        "kept_back": kept_back,
        "hashes": {"file": HASHES, "sha256": _hash_of(folder / HASHES)},
    }
    (folder / "manifest.json").write_text(
        json.dumps(manifest, indent=2, sort_keys=True) + "\n", encoding="utf-8"
    )
