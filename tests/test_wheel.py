"""The wheel carries the client and the texts: installed in an empty environment it serves without Node."""

import os
import shutil
import socket
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.e2e.conftest import wait_until_ready

ROOT = Path(__file__).parents[1]
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([_uv(), "build", "--out-dir", folder, ROOT], check=True, timeout=300, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_contains_client_and_texts(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "updown/client/index.html" in names
    assert any(name.startswith("updown/client/assets/") and name.endswith(".js") for name in names)
    assert {f"updown/locales/{language}/cli.ftl" for language in ("en", "pt", "el", "ru")} <= set(names)


def test_it_serves_from_an_empty_environment_without_node(wheel: Path, tmp_path: Path) -> None:
    python = tmp_path / "env" / "bin" / "python"
    subprocess.run([_uv(), "venv", "--python", sys.executable, tmp_path / "env"], check=True, timeout=60)
    subprocess.run([_uv(), "pip", "install", "--python", python, wheel], check=True, timeout=300)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    bare = {"PATH": str(python.parent), "HOME": str(tmp_path)}
    assert shutil.which("node", path=bare["PATH"]) is None
    command = [python.with_name("updown"), "serve", "--port", str(port), "--data-dir", tmp_path / "tables"]
    serving = subprocess.Popen(command, env=bare, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}")
        page = httpx.get(f"http://127.0.0.1:{port}/")
        script = page.text.split('src="')[1].split('"')[0]
        assert (
            httpx.get(f"http://127.0.0.1:{port}{script}")
            .headers["content-type"]
            .startswith("text/javascript")
        )
    finally:
        serving.terminate()
        serving.wait(timeout=20)


def _uv() -> str:
    here = ROOT / ".tools" / "bin" / "uv"
    found = str(here) if os.access(here, os.X_OK) else shutil.which("uv")
    assert found is not None, "uv is brought by the Makefile"
    return found
