"""The built client: types, caching, client addresses, and nothing outside its folder."""

import gzip
from pathlib import Path

import pytest

from updown.server.client_files import ASK_EACH_TIME, FOR_EVER, ClientFiles

SCRIPT = b"export const cards = [" + b"'QH', " * 200 + b"];"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Updown</title>")
    (client / "assets" / "main-B4xYz_12.js").write_bytes(SCRIPT)
    (client / "assets" / "serif-AbCdEf12.woff2").write_bytes(b"wOF2" + bytes(range(200)))
    (client / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("the seed")
    return client


def test_a_hashed_script_is_kept_for_ever_and_sent_packed(folder: Path) -> None:
    found = ClientFiles(folder).find("/assets/main-B4xYz_12.js")
    assert found is not None
    assert found.content_type == "text/javascript"
    assert found.cache == FOR_EVER
    assert found.packed is not None
    assert gzip.decompress(found.packed) == SCRIPT


def test_a_font_is_not_packed_again(folder: Path) -> None:
    found = ClientFiles(folder).find("/assets/serif-AbCdEf12.woff2")
    assert found is not None
    assert (found.content_type, found.packed) == ("font/woff2", None)


@pytest.mark.parametrize("path", ["/", "/table/k3j9x0aaaaa", "/rules/river/"])
def test_every_address_of_the_client_gets_the_page(folder: Path, path: str) -> None:
    found = ClientFiles(folder).find(path)
    assert found is not None
    assert b"<title>Updown</title>" in found.body
    assert found.cache == ASK_EACH_TIME


@pytest.mark.parametrize(
    "path", ["/assets/gone-12345678.js", "/favicon.ico", "/../secret.txt", "//secret.txt"]
)
def test_a_file_that_is_not_there_is_missing(folder: Path, path: str) -> None:
    assert ClientFiles(folder).find(path) is None


def test_an_unbuilt_client_says_how_to_build_it(tmp_path: Path) -> None:
    found = ClientFiles(tmp_path / "nowhere").find("/")
    assert found is not None
    assert b"make run" in found.body
    assert found.content_type == "text/html"
