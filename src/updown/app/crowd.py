"""How many people are at the tables of a node, for the lobby."""

from collections.abc import Iterable

import msgspec

from updown.app.actor import TableActor


class Crowd(msgspec.Struct, frozen=True):
    """`people` with an open page at a table, and matches `playing` that somebody looks at or that go on."""

    people: int
    playing: int


def count_crowd(actors: Iterable[TableActor]) -> Crowd:
    """A person at several tables, or with several tabs, is one."""
    here, playing = set[str](), 0
    for actor in actors:
        here |= actor.audience.presence.players
        playing += actor.is_playing
    return Crowd(len(here), playing)
