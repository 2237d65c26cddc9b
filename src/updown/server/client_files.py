"""The built client: its files from memory, `index.html` for every page address that the client knows."""

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
HASHED = re.compile(r"^assets/.+-[\w-]{8,}\.\w+$")
COMPRESSIBLE = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
TYPES = {
    ".js": "text/javascript",  # some systems' tables say otherwise, and browsers then refuse modules
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Updown</title>
<body style="font: 1rem/1.5 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>The client is not built yet</h1>
<p>The server runs and answers under <code>/api</code>, but the page has still to be built:</p>
<pre>make run</pre>
<p>builds it and serves it; <code>make dev</code> builds it anew whenever a file changes.</p>
"""


@dataclass(frozen=True, slots=True)
class ClientFile:
    """One file as it is sent. `packed` is its gzip form, if that is any smaller."""

    body: bytes
    packed: bytes | None
    content_type: str
    cache: str
    etag: str


class ClientFiles:
    """Everything below one folder, read once. A path that is not a file there cannot be asked for."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): path for path in paths}
        self._read: dict[str, ClientFile] = {}

    @property
    def built(self) -> bool:
        """Whether there is a client to serve."""
        return "index.html" in self._files

    def find(self, path: str) -> ClientFile | None:
        """The file at a path; the page itself for an address that the client routes; None for a missing file."""
        name = path.strip("/")
        if name in self._files:
            return self._file(name)
        if "." in name.rpartition("/")[2]:
            return None
        return self._file("index.html") if self.built else _sent(NOT_BUILT, "index.html")

    def _file(self, name: str) -> ClientFile:
        if name not in self._read:
            self._read[name] = _sent(self._files[name].read_bytes(), name)
        return self._read[name]


def _sent(body: bytes, name: str) -> ClientFile:
    content_type = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    is_compressible = content_type.startswith(COMPRESSIBLE)
    packed = gzip.compress(body, mtime=0) if is_compressible else body
    return ClientFile(
        body=body,
        packed=packed if len(packed) < len(body) else None,
        content_type=content_type,
        cache=FOR_EVER if HASHED.match(name) else ASK_EACH_TIME,
        etag=f'"{sha256(body).hexdigest()[:20]}"',
    )
