"""Of which programs the players of a match were, as a hash: results of different ones should not be mixed unseen."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = ("core", "fast", "games", "engine", "bots")
"""Whatever decides what a level plays; weights that were learned lie there too."""
_MADE = {".pyc"}


def code_of(sources: Iterable[str]) -> str:
    """Hash of our own players and of `sources`, the hashes of those from outside."""
    return sha256(" ".join((_own_code(), *sources)).encode()).hexdigest()[:12]


@cache
def _own_code() -> str:
    digest = sha256()
    for folder in _FOLDERS:
        for path in sorted((_PACKAGE / folder).rglob("*.*")):
            if path.is_file() and path.suffix not in _MADE:
                digest.update(str(path.relative_to(_PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
