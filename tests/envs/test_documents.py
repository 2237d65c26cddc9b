"""docs/environments.md names every value of every encoding as it is."""

from pathlib import Path

import pytest

from updown.core.game import AnyGame
from updown.envs.setting import games_with_encoding
from updown.fast.encoding import AnyEncoding, Field

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"

every_game = pytest.mark.parametrize("game", games_with_encoding(), ids=lambda game: game.id)


def encoding_of(game: AnyGame) -> AnyEncoding:
    assert game.encoding is not None
    return game.encoding()


def line(field: Field) -> str:
    places = str(field.start) if field.length == 1 else f"{field.start}-{field.end - 1}"
    shape = " x ".join(map(str, field.shape)) or "1"
    return f"| {places} | `{field.name}` | {shape} | {field.least} … {field.most} | {field.meaning} |"


@every_game
def test_every_value_stands_in_the_document(game: AnyGame) -> None:
    encoding = encoding_of(game)
    table = "\n".join(line(field) for field in encoding.layout.fields)
    assert table in DOCUMENT.read_text(), f"the table of {game.id} in docs/environments.md is to be\n{table}"


@every_game
def test_sizes_and_versions_stand_in_the_document(game: AnyGame) -> None:
    encoding = encoding_of(game)
    said = f"version {encoding.version}: {encoding.layout.size} values, {encoding.actions} actions"
    assert said in DOCUMENT.read_text(), said
