"""Finds a browser for the tests: what the host names, what the system has, Playwright's own, an npm package."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SPARTICUZ = "@sparticuz/chromium@153.0.0"
"""Carries a Chromium in the package itself; needs libnss3 and libnspr4 of the system."""


@cache
def find_browser() -> str | None:
    """The path of a Chromium that starts, or None."""
    for look in (_named, _on_path, _playwrights_own, _from_npm):
        path = look()
        if path is not None and _starts(path):
            return path
    return None


def _named() -> str | None:
    return os.environ.get("CHROMIUM_PATH")


def _on_path() -> str | None:
    return next((found for name in ON_PATH if (found := shutil.which(name))), None)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  heavy, and only needed here

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _from_npm() -> str | None:
    folder = ROOT / ".tools" / "chromium"
    if not (folder / "node_modules").exists():
        install = ["npm", "install", "--prefix", str(folder), "--no-save", "--ignore-scripts", SPARTICUZ]
        if _output(install, timeout=180) is None:
            return None
    script = (
        "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))"
    )
    return _output(["node", "--input-type=module", "-e", script], timeout=60, cwd=folder)


def _starts(path: str) -> bool:
    return _output([path, "--version"], timeout=30) is not None


def _output(command: list[str], timeout: float, cwd: Path | None = None) -> str | None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, cwd=cwd, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip() or None
