"""Compilation to machine code, kept on disk until a source file changes."""

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as numba_config
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parents[1]
_SOURCES = ("fast", "games", "bots", "envs")
"""Folders whose code is compiled, or called by code that is."""
_KEPT_S = 30 * 24 * 3600
"""Code of other sources is removed once nobody has used it for so long."""


def compiled(function: F) -> F:
    """Compiled at its first call, or read from the cache; to callers it is the same function.

    Integers wrap, indices are not checked, and a division by zero gives infinity, as in C.
    """
    return _compiled(function, {"_nrt": True})


def inlined(function: F) -> F:
    """Compiled, and made part of each compiled caller: for what is done at every step, and makes no array.

    Without numba's runtime (`_nrt`) arrays are not counted in and out of each call, which takes longer than a step
    of a game: with it a match goes at a quarter of the speed.
    """
    return _compiled(function, {"_nrt": False, "forceinline": True})


def _compiled(function: F, flags: dict[str, bool]) -> F:
    folder = cache_folder()
    config = cast("Any", numba_config)
    before = config.CACHE_DIR
    # numba reads the folder while it decorates; others in this process keep theirs
    config.CACHE_DIR = str(folder or "")
    try:
        compiler = cast("Any", numba).njit(cache=folder is not None, nogil=True, error_model="numpy", **flags)
        return cast("F", compiler(function))
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder() -> Path | None:
    """Where machine code is kept; None where nothing can be written.

    Its name is a hash of all sources: numba itself looks only at the file of the function it keeps, and would
    miss a change in another one that it calls.
    """
    root = os.environ.get("UPDOWN_CACHE_DIR")
    folder = (Path(root) if root else user_cache_path("updown")) / "compiled" / _hash_of_sources()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        return None
    remove_unused(folder.parent)
    return folder


def remove_unused(root: Path) -> None:
    """Each change of the sources leaves a folder of some ten megabytes behind; those long unused go."""
    for folder in root.iterdir():
        with suppress(OSError):  # another process may be at it, too
            if time.time() - folder.stat().st_mtime > _KEPT_S:
                shutil.rmtree(folder)


def _hash_of_sources() -> str:
    digest = sha256(numba.__version__.encode())
    for name in _SOURCES:
        for path in sorted((_PACKAGE / name).rglob("*.py")):
            digest.update(str(path.relative_to(_PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
