"""Prints what crosses the wire, for the client's generated types: `python -m updown.server.schema openapi|wire`."""

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias, get_type_hints

import msgspec

from updown.core.game import AnyGame
from updown.games import all_games
from updown.server import wire
from updown.server.app import build
from updown.server.settings import Settings

Schema: TypeAlias = dict[str, Any]

REF = "#/$defs/"


def wire_schema() -> Schema:
    """One JSON Schema: both directions of the socket, and the views of every game under `<Game><View>`."""
    (client, server), definitions = msgspec.json.schema_components(
        (wire.ClientMessage, wire.ServerMessage), ref_template=REF + "{name}"
    )
    properties: Schema = {"ClientMessage": client, "ServerMessage": server}
    for game in all_games().values():
        views, of_views = _views_of(game)
        properties |= views
        definitions |= of_views
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "$defs": {name: _always_complete(definition) for name, definition in sorted(definitions.items())},
    }


def openapi_schema() -> Schema:
    """The description of the HTTP interface."""
    return build(Settings()).openapi_schema.to_schema()


def _views_of(game: AnyGame) -> tuple[Schema, Schema]:
    """Games use the same names for their views, so each definition gets the game's name in front."""
    kinds = {"PublicView": game.public_view, "OwnView": game.own_view}
    found, definitions = msgspec.json.schema_components(
        [get_type_hints(make)["return"] for make in kinds.values()], ref_template=REF + "{name}"
    )
    prefix = "".join(word.capitalize() for word in game.id.split("-"))
    views = {f"{prefix}{kind}": view for kind, view in zip(kinds, found, strict=True)}
    return _prefixed(views, prefix), {
        prefix + name: _prefixed(definition, prefix) | {"title": prefix + name}
        for name, definition in definitions.items()
    }


def _prefixed(schema: Schema, prefix: str) -> Schema:
    """With every reference pointing at the prefixed name."""
    return json.loads(json.dumps(schema).replace(f'"{REF}', f'"{REF}{prefix}'))


def _always_complete(definition: Schema) -> Schema:
    """The server leaves nothing out, defaults neither, and adds nothing."""
    if "properties" not in definition:
        return definition
    return definition | {"required": list(definition["properties"]), "additionalProperties": False}


PRINTED: Mapping[str, Callable[[], Schema]] = {"openapi": openapi_schema, "wire": wire_schema}


def main(arguments: Iterable[str]) -> int:
    """Prints the schema that is asked for."""
    match list(arguments):
        case [name] if name in PRINTED:
            print(json.dumps(PRINTED[name](), indent=2, ensure_ascii=False))
            return 0
        case _:
            print(f"usage: python -m updown.server.schema {'|'.join(PRINTED)}", file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
